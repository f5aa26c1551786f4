export { Board } from './Board.tsx';
export type { Holders } from './holders.ts';
export { holdersOf } from './holders.ts';
export { Picture } from './Picture.tsx';
export type {
  AreaPieces,
  BoardHandle,
  BoardProps,
  Figure,
  Insets,
  Mark,
  Motion,
  Stack,
  Travel,
} from './types.ts';
