import type { Draft } from '../model/draft.ts';
import { AREA_IDS, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { leastExcess } from '../query/reach.ts';
import { stackingExcess } from '../query/stacking.ts';
import { score } from './points.ts';

/** Moves of a phase can be taken back when it could not be ended otherwise (RUL-87, RUL-140). */

/** Keeps what the Movement Phase starts from. */
export function rememberStart(d: Draft): void {
  const s = d.s;
  const { nation } = s;
  const overlord = s.overlord[nation] as Nation;
  s.rewind = {
    infantry: s.infantry[nation] as readonly number[],
    cavalry: s.cavalry[nation] as readonly number[],
    holder: s.holder,
    forts: s.forts,
    groups: s.groups,
    leader: s.leaders[nation] ?? null,
    ledger: s.ledger.length,
    scored: s.scored[nation] as readonly number[],
    overlordScored: overlord === NOBODY ? [] : (s.scored[overlord] as readonly number[]),
    attacked: s.attacked,
    excess: stackingExcess(s, nation) === 0 ? 0 : leastExcess(s, nation),
  };
  // The parts are shared with the rewind now: the next write must copy them again.
  d.release();
}

/** All moves of the phase are undone, with what they scored; what an overlord granted or refused stands. */
export function takeBack(d: Draft, nation: Nation): void {
  const { rewind } = d.s;
  if (!rewind) return;
  const undone = d.s.ledger.slice(rewind.ledger);
  const before = d.s.forts;
  d.rewind(nation, d.s.overlord[nation] as Nation, rewind);
  const infantry: Record<string, number> = {};
  const cavalry: Record<string, number> = {};
  AREA_IDS.forEach((id, area) => {
    if (rewind.infantry[area]) infantry[id] = rewind.infantry[area] as number;
    if (rewind.cavalry[area]) cavalry[id] = rewind.cavalry[area] as number;
  });
  const forts = AREA_IDS.filter((_, area) => before[area] !== rewind.forts[area]);
  d.emit({ type: 'moves-taken-back', nation: nationId(nation), infantry, cavalry, forts });
  for (const entry of undone)
    if (entry.reason === 'occupy') {
      // Nothing else is scored while armies move.
      const { nation: scorer, points, area, line, via } = entry;
      const source = { reason: 'taken-back', area, line, ...(via !== undefined && { via }) } as const;
      score(d, { nation: scorer, points: -points, source });
    }
  d.s.rewind = { ...rewind, ledger: d.s.ledger.length }; // what was undone is settled
  d.ask({ kind: 'move', nation });
}
