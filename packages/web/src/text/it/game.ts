import type { Layer } from '../../session/scene.ts';
import type { game as en } from '../en/game.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  moves: 'Mosse',
  points: 'Punti',
  population: 'Popolazione',
  stacking: 'Limiti',
};
