import type { GameState, NationId } from '@bretwalda/engine';
import { areScoresOpen, rulesOf } from '@bretwalda/engine/queries';
import { Check } from 'lucide-react';
import { eliminationsOf, specialGoalsOf } from '../../facts/eliminations.ts';
import { useText } from '../../language/language.ts';
import styles from './OtherGoals.module.css';

interface Goal {
  readonly key: string;
  readonly points: number;
  readonly text: string;
  readonly note: string;
  readonly done: string | undefined;
  readonly open: boolean;
  /** Too late to score now. With hidden scores nobody is told whether it was scored in time. */
  readonly missed: boolean;
}

/** Points for eliminating units, and for events (UI-24). */
export function OtherGoals({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const scoresOpen = areScoresOpen(state);
  const eliminations = eliminationsOf(state, nation).map(
    (line): Goal => ({
      key: line.key,
      points: line.points,
      text: words.targets(line.targets),
      note: words.when(line.rounds, line.ownTurnOnly, line.exceptOwnTurnOf),
      done: line.times > 0 ? words.times(line.times) : undefined,
      open: line.open,
      missed: scoresOpen && !line.open && line.times === 0,
    }),
  );
  const special = specialGoalsOf(state, nation).map(
    (line): Goal => ({
      key: line.event,
      points: line.points,
      text: words.goal(line.event, line.by),
      note: t.windows.span(...line.rounds),
      done: line.earned ? words.times(1) : undefined,
      open: line.open,
      missed: scoresOpen && !line.open && !line.earned,
    }),
  );
  // Where no card rewards it, nobody misses it.
  const rewards = rulesOf(state).cardOf.some((card) => card.eliminate !== undefined);
  return (
    <>
      {rewards && (
        <section className={styles.section}>
          <h3 className="title">{words.eliminating}</h3>
          {eliminations.length === 0 ? (
            <p className="small muted">{words.noEliminations}</p>
          ) : (
            <Goals goals={eliminations} />
          )}
        </section>
      )}
      {special.length > 0 && (
        <section className={styles.section}>
          <h3 className="title">{words.goals}</h3>
          <Goals goals={special} />
        </section>
      )}
    </>
  );
}

function Goals({ goals }: { readonly goals: readonly Goal[] }) {
  const words = useText().windows.nation;
  return (
    <ul className={styles.goals}>
      {goals.map(({ key, points, text, note, done, open, missed }) => (
        <li key={key} data-open={open || done !== undefined}>
          <b className="number">{points}</b>
          <span className="small">
            {text}
            {note !== '' && <span className={`${styles.note} tiny muted`}>{note}</span>}
            {missed && <span className={`${styles.note} tiny muted`}>{words.tooLate}</span>}
          </span>
          {done !== undefined && (
            <span className={styles.done} title={done}>
              <Check size={16} strokeWidth={3} aria-hidden="true" />
              <span className="hidden-text">{done}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
