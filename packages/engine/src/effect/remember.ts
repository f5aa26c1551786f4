import type { Draft } from '../model/draft.ts';
import { NOBODY } from '../model/ids.ts';
import { overlordOf } from '../model/readers.ts';
import { leastExcess } from '../query/reach.ts';
import { stackingExcess } from '../query/stacking.ts';
import { has } from '../query/version.ts';

/**
 * What a Movement Phase started from, or what it went on from after a submission (RUL-160): so far its moves can be
 * taken back (RUL-87).
 */
export function rememberStart(d: Draft): void {
  const s = d.s;
  const { nation } = s;
  const overlord = overlordOf(s, nation);
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
    moves: overlord !== NOBODY && has(s, 'movesAreTakenBackByArea') ? [] : null,
    excess: stackingExcess(s, nation) === 0 ? 0 : leastExcess(s, nation),
  };
  // The parts are now shared with the rewind: the next write must copy them again.
  d.release();
}
