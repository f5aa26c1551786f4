import type { GameState, NationId } from '@bretwalda/engine';
import { leadersOf } from '../../facts/leaders.ts';
import { useText } from '../../language/language.ts';
import { LeaderToken } from '../../tokens/Tokens.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './NationSections.module.css';

interface LeadersProps {
  readonly state: GameState;
  readonly nation: NationId;
  /** With a line on who they were. */
  readonly told?: boolean;
}

/** Its leaders with their rounds, and where they are. */
export function Leaders({ state, nation, told = false }: LeadersProps) {
  const t = useText();
  const words = t.windows.nation;
  const leaders = leadersOf(state, nation);
  if (leaders.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className="title">{words.leaders}</h3>
      <ul className={styles.leaders}>
        {leaders.map(({ leader, round, year, state: now, at, leaves }) => (
          <li key={leader} data-here={now === 'here'}>
            <LeaderToken nation={nation} size={36} />
            <span>
              <b>{t.names.leaders(leader)}</b>
              <span className="tiny muted">
                {words.leaderRound(round, year)}
                {at !== undefined && ` · ${t.names.areas(at)}`}
                {leaves !== undefined && now !== 'gone' && now !== 'fallen' && (
                  <>
                    <br />
                    {words.leaves(leaves)}
                  </>
                )}
              </span>
            </span>
            {told && <p className={`${styles.told} small`}>{t.cards.leaders(leader)}</p>}
            {now !== 'to-come' && (
              <Chip tone={now === 'here' ? 'ok' : 'plain'}>{words.leaderState(now)}</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
