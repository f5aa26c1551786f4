import type { GameState } from '@bretwalda/engine';
import { aroundNow, type RoundFact, timelineOf } from '../../facts/rounds.ts';
import { useText } from '../../language/language.ts';
import { Crown } from '../../tokens/Tokens.tsx';
import styles from './TimelineStrip.module.css';
import { Laurel } from './timeline-icons.tsx';

/** The rounds in one line above the map; a tablet shows five around now. Opens the whole timeline. */
export function TimelineStrip({ state, onOpen }: { readonly state: GameState; readonly onOpen: () => void }) {
  const t = useText();
  const words = t.windows.timeline;
  const rounds = timelineOf(state);
  const now = rounds.findIndex(({ when }) => when === 'now');
  const near = aroundNow(rounds, now < 0 ? rounds.length - 1 : now);
  return (
    <nav className={styles.strip} aria-label={words.strip} data-testid="timeline-strip">
      <button type="button" className={styles.button} onClick={onOpen} title={words.open}>
        <span className="hidden-text">{words.open}. </span>
        {rounds.map((fact) => (
          <RoundCell key={fact.round} fact={fact} near={near.includes(fact)} />
        ))}
      </button>
    </nav>
  );
}

function RoundCell({ fact, near }: { readonly fact: RoundFact; readonly near: boolean }) {
  const t = useText();
  const { round, years, scoring, crown, when } = fact;
  const words = t.windows.timeline;
  const spoken = words.spoken(round, years[0], [
    ...(scoring ? [words.scoring] : []),
    ...(crown ? [words.crown[crown]] : []),
  ]);
  return (
    <span
      className={styles.round}
      data-when={when}
      data-scoring={scoring}
      data-near={near}
      title={spoken}
      aria-current={when === 'now' ? 'step' : undefined}
    >
      {when === 'now' && <span className="hidden-text">{`${words.now}: ${spoken}`}</span>}
      <span className={styles.number} aria-hidden="true">
        {round}
      </span>
      <span className={styles.year} aria-hidden="true">
        {years[0]}
      </span>
      <span className={styles.signs} aria-hidden="true">
        {crown ? <Crown size={13} /> : <i />}
        {scoring && <Laurel size={13} />}
      </span>
    </span>
  );
}
