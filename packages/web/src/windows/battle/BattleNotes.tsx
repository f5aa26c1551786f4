import { type Area, type GameState, nationOf } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './BattleNotes.module.css';
import type { Forces } from './battle-forces.ts';
import { prizesIn, type Stake, stakeOf } from './stakes.ts';
import { type BattleFact, whatCounts } from './what-counts.ts';

type Words = ReturnType<typeof useText>;

function say(t: Words, fact: BattleFact): string {
  const words = t.battle.counts;
  switch (fact.kind) {
    case 'leader':
      return words.leader(fact.leader, fact.nation);
    case 'falls':
      return words.falls(fact.nation, fact.needed, fact.byStrong);
    case 'shelter':
    case 'cavalry':
      return words[fact.kind](fact.nation);
    case 'legions':
    case 'fort':
    case 'burh':
      return words[fact.kind]();
    case 'burh-first':
      return words.burhFirst();
    case 'pairs':
      return words.pairs;
    case 'no-retreat-yet':
      return words.noRetreatYet;
  }
}

interface WhatCountsProps {
  readonly forces: Forces;
  readonly difficult: boolean;
  readonly burhFirst: boolean;
  readonly begun: boolean;
  readonly dicePerUnit: number;
}

export function WhatCounts({ forces, difficult, burhFirst, begun, dicePerUnit }: WhatCountsProps) {
  const t = useText();
  return (
    <section className={classes('card', styles.notes)}>
      <h3>{t.battle.counts.title}</h3>
      <ul>
        {whatCounts(forces, difficult, burhFirst, begun, dicePerUnit).map((fact) => (
          <li key={say(t, fact)} className="small muted">
            <WithTerms>{say(t, fact)}</WithTerms>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayStake(t: Words, stake: Stake, attacks: boolean): string[] {
  const { nation, now, next } = stake;
  const lines = attacks && now > 0 ? [t.battle.stakes.now(nation, now)] : [];
  if (next && next.points > 0) return [...lines, t.battle.stakes.next(nation, next.points, next.round)];
  return lines.length > 0 ? lines : [t.battle.stakes.nothing(nation)];
}

export function Stakes({
  state,
  forces,
  area,
}: {
  readonly state: GameState;
  readonly forces: Forces;
  readonly area: Area;
}) {
  const t = useText();
  const { attacker, defender } = forces;
  const lines = [
    ...sayStake(t, stakeOf(state, nationOf(attacker.nation), area), true),
    ...sayStake(t, stakeOf(state, nationOf(defender.nation), area), false),
    ...prizesIn(state, forces).map(({ nation, units }) => t.battle.stakes.defeats(nation, units)),
    ...[attacker, defender].flatMap(({ leader }) => (leader ? [t.battle.stakes.leader(leader)] : [])),
  ];
  return (
    <section className={classes('card', styles.notes)}>
      <h3>{t.battle.stakes.title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="small muted">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
