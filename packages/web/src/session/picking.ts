import {
  type Action,
  type ActionOf,
  type AreaId,
  apply,
  check,
  type GameEvent,
  type GameState,
  type Nation,
  seededDice,
} from '@bretwalda/engine';

/**
 * Pieces that go together: overpopulation, legions called home, Cnut's men, forts and armies that become
 * Romano-British (UI-67). The rules take them one by one; a person chooses all of them and confirms once.
 */
export type Picked = ActionOf<'remove' | 'replace'>;

export interface Picking {
  readonly kind: 'remove' | 'replace';
  /** Whose pieces go. */
  readonly nation: Nation;
  readonly picks: readonly Picked[];
  /** All that goes: the picks, and what then has no other choice. */
  readonly going: readonly Picked[];
  /** How many are still to be chosen. */
  readonly left: number;
  /** May the choice end before all are chosen (first printing)? */
  readonly mayStop: boolean;
  /** The question as it stands after the picks; while nothing is left, as it stood before the last of them. */
  readonly state: GameState;
}

/** Ends a choice early. */
export const STOP: Action = { type: 'end' };

type Question = Extract<GameState['pending'], { kind: 'remove' | 'replace' }>;

const questionOf = ({ pending }: GameState): Question | null =>
  pending?.kind === 'remove' || pending?.kind === 'replace' ? pending : null;

/** Is it still the same question, only smaller? Another one may follow it at once, for example legions after overpopulation. */
const goesOn = (before: Question, after: Question | null): after is Question =>
  after?.kind === before.kind &&
  after.nation === before.nation &&
  after.left < before.left &&
  (after.kind === 'replace' || (before.kind === 'remove' && after.why === before.why));

/** The choice so far; null where nothing is to be picked. Every pick is a legal action after those before it. */
export function pickingOf(state: GameState, picks: readonly Picked[]): Picking | null {
  let question = questionOf(state);
  if (!question) return null;
  const { kind, nation } = question;
  let now = state;
  const going: Picked[] = [];
  for (const pick of picks) {
    // What comes after the last of them may be dice: it is thrown away, so any will do.
    const next = apply(now, pick, seededDice(1));
    const after = questionOf(next.state);
    const on = goesOn(question, after);
    const forced = question.left - 1 - (on ? after.left : 0);
    going.push(pick, ...next.events.flatMap(forcedPick).slice(0, forced));
    if (!on) return { kind, nation, picks, going, left: 0, mayStop: false, state: now };
    question = after;
    now = next.state;
  }
  const mayStop = check(now, STOP) === undefined;
  return { kind, nation, picks, going, left: question.left, mayStop, state: now };
}

const forcedPick = (event: GameEvent): readonly Picked[] =>
  event.type === 'automatic' && isPick(event.action) ? [event.action] : [];

export const isPick = (action: Action): action is Picked =>
  action.type === 'remove' || action.type === 'replace';

/** How many go from each area. */
export function goingFrom({ going }: Picking): ReadonlyMap<AreaId, number> {
  const counts = new Map<AreaId, number>();
  for (const { area } of going) counts.set(area, (counts.get(area) ?? 0) + 1);
  return counts;
}
