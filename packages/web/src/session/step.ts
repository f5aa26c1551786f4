import { decision, type GameState, nationId, type Seat } from '@bretwalda/engine';
import { peopleFight } from './people.ts';
import type { Scene } from './scene.ts';

/** What a game waits for. All but what bots do is ended by a person, with something that is then on the screen. */
export type Awaited = Cover | 'review' | 'thought' | 'bot-action' | 'pause' | 'answer' | 'others' | 'nothing';

/** What a game does next, by itself. */
export type Step =
  | { readonly kind: 'wait'; readonly for: Awaited }
  | { readonly kind: 'ask'; readonly seat: Seat }
  /** The screen goes to another person, and nothing is seen until they are there. */
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  /** Another person is asked in between, at the same screen. */
  | { readonly kind: 'turn-to'; readonly seat: Seat }
  | { readonly kind: 'open-battle' };

/** What lies over the board; the first of these that is there is seen, and can be closed. */
export type Cover = 'hand-over' | 'battle' | 'event' | 'scoring';

export function coverOf({ handOver, review, battle, happenings, scoring }: Scene): Cover | null {
  if (handOver !== null) return 'hand-over';
  if (review) return null; // the past is looked at on the bare board
  if (battle) return 'battle';
  if (happenings.length > 0) return 'event';
  return scoring === null ? null : 'scoring';
}

/** Questions that the window of a battle asks. */
const IN_BATTLE: readonly string[] = ['strike', 'burh-loss', 'losses', 'retreat'];
export const isAskedInBattle = ({ pending }: GameState): boolean =>
  pending !== null && IN_BATTLE.includes(pending.kind);

const wait = (what: Awaited): Step => ({ kind: 'wait', for: what });

/**
 * The one place that says what waits for what. What covers the board is looked at to its end before anybody else is
 * asked or given the screen; only a battle on show that is still being fought goes on under the eyes of all.
 */
export function nextStep(scene: Scene): Step {
  const { state, game, viewer, review, thinking, paused } = scene;
  const { players } = game.config;
  if (scene.elsewhere) return wait('nothing');
  const cover = coverOf(scene);
  if (cover === 'hand-over') return wait(cover);
  if (review) return wait('review');
  if (thinking !== null) return wait('thought');
  const inBattle = cover === 'battle' && state.battle !== null;
  if (cover !== null && !inBattle) return wait(cover);
  if (scene.isShowing) return wait('bot-action');
  const seats = decision(state).map(({ seat }) => seat);
  const computer = seats.find((seat) => players[seat]?.kind === 'computer');
  if (computer !== undefined) return paused ? wait('pause') : { kind: 'ask', seat: computer };
  if (seats.length === 0) return wait('nothing');
  const seat = seats.find((one) => scene.people.includes(one));
  if (seat === undefined) return wait('others');
  if (viewer !== null && seats.includes(viewer))
    return opensBattle(scene) ? { kind: 'open-battle' } : wait('answer');
  return { kind: !inBattle && isCeremonial(scene, seat) ? 'hand-over' : 'turn-to', seat };
}

/** A question in between is answered without ceremony; a secret vote, and the turn of another person, are not. */
function isCeremonial({ people, state, viewer, seated }: Scene, seat: Seat): boolean {
  if (people.length < 2) return false;
  const secret = state.pending?.kind === 'vote' && state.pending.secret;
  const ownTurn = state.nation >= 0 && state.owner[state.nation] === seat && seat !== seated;
  return viewer === null || secret || ownTurn;
}

/** The window of a battle opens for its question, unless the person has just closed it. */
function opensBattle({ game, people, state, battle, closedAt }: Scene): boolean {
  if (battle || !state.battle || !isAskedInBattle(state)) return false;
  const nations = [state.nation, state.battle.defender].map(nationId);
  return closedAt !== game.journal.length && peopleFight(people, state, ...nations);
}

/** Whether the person at the screen has something to decide. */
export const mayDecide = ({ viewer, handOver, review, elsewhere, state }: Scene): boolean =>
  viewer !== null &&
  handOver === null &&
  review === null &&
  !elsewhere &&
  decision(state).some(({ seat }) => seat === viewer);
