import { ALL_NATIONS, type Nation, type Seat } from '../model/ids.ts';
import { numberAt, ownerOf } from '../model/readers.ts';
import { calendarOf, rulesOf } from '../model/rules.ts';
import type { GameState, PendingKind } from '../model/state.ts';
import { roundsOf } from './moment.ts';
import { maySubmitLater, mustSubmit } from './submission.ts';
import { hasBurhs } from './traits.ts';

/** Decisions that a player has in the turns of others, and can settle beforehand. */
export type AskedByOthers = Extract<
  PendingKind,
  'retreat' | 'submit' | 'allowance' | 'permission' | 'strike' | 'burh-loss'
>;

/** Which of them this game, from here to its last round, may still bring to a seat by its rules. */
export function askedByOthers(s: GameState, seat: Seat): readonly AskedByOthers[] {
  const own = ALL_NATIONS.filter((nation) => ownerOf(s, nation) === seat);
  const others = ALL_NATIONS.filter((nation) => ownerOf(s, nation) >= 0 && ownerOf(s, nation) !== seat);
  const pairs = (subjects: readonly Nation[], overlords: readonly Nation[]) =>
    subjects.flatMap((subject) => overlords.map((overlord) => [subject, overlord] as const));
  const has: Readonly<Record<AskedByOthers, boolean>> = {
    retreat: own.length > 0,
    submit: pairs(own, others).some(
      ([nation, overlord]) => !mustSubmit(s, nation) && maySubmitLater(s, nation, overlord),
    ),
    allowance: pairs(others, own).some(([nation, overlord]) => mayBeSubject(s, nation, overlord)),
    permission: pairs(others, own).some(([nation, overlord]) => mayBeSubject(s, nation, overlord)),
    strike: others.some((nation) => numberAt(rulesOf(s).maxCavalry, nation) > 0),
    'burh-loss': own.some((nation) => hasBurhs(s, nation)) && mayChooseBurh(s),
  };
  return (Object.keys(has) as AskedByOthers[]).filter((kind) => has[kind]);
}

const mayBeSubject = (s: GameState, nation: Nation, overlord: Nation): boolean =>
  s.overlord[nation] === overlord || maySubmitLater(s, nation, overlord);

/** CAS-8: burhs are there from the first round of their calendar, and fall first from another. */
const mayChooseBurh = (s: GameState): boolean => {
  const { burhs, burhsFallFirst } = calendarOf(s);
  const from = Math.max(s.round, Math.min(...burhs));
  return roundsOf(s).some(({ round }) => round >= from && round < burhsFallFirst);
};
