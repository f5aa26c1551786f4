import { nationId } from '@bretwalda/engine';
import { clauseIn } from '@bretwalda/engine/queries';
import { Check } from 'lucide-react';
import { phaseOf, phasesOf, stepOf } from '../facts/phases.ts';
import { useText } from '../language/language.ts';
import { useScene } from '../session/context.ts';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useRules } from '../ui/use-rules.ts';
import styles from './PhaseBar.module.css';

interface PhaseListProps {
  /** Opens the handbook at a rule. */
  readonly onRule: (rule: string) => void;
}

/** The rule that tells the order of the phases. */
const TURN_RULE = 'SEQ-5';
/** So many phases show their names only where there is room. */
const MANY = 6;
const SYMBOLS = { done: '✓', now: '▸', coming: '·' } as const;

/** The phases of the turn. The present one opens its rule; the note lists all of them in order (UI-33). */
export function PhaseList({ onRule }: PhaseListProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  const rules = useRules();
  if (state.nation < 0) return <p className={styles.between}>{t.phases.step(stepOf(state))}</p>;
  const all = phasesOf(state, state.nation);
  const now = phaseOf(state);
  const at = now ? all.indexOf(now) : -1;
  const phases = all.map((phase, i) => {
    const place = i < at ? 'done' : i === at ? 'now' : 'coming';
    return { phase, place, words: t.phases.turn(phase, rules) } as const;
  });
  const lines = phases.map(({ place, words }) => `${SYMBOLS[place]} ${words.name}`);
  const note = now ? t.phases.turn(now, rules, nationId(state.nation)).note : '';
  return (
    <Tooltip text={[t.game.phaseBar, ...lines, note].join('\n')} block>
      <ol className={styles.phases} aria-label={t.game.phaseBar} data-many={all.length >= MANY}>
        {phases.map(({ phase, place, words: { short: name } }, i) => (
          <li
            key={phase}
            className={classes(styles.phase, place !== 'coming' && styles[place])}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {place === 'done' ? <Check size={14} strokeWidth={3} /> : i + 1}
            </span>
            {place === 'now' ? (
              <button
                type="button"
                className={styles.name}
                onClick={() => onRule(clauseIn(state, TURN_RULE))}
              >
                <span aria-hidden="true">{name}</span>
                <span className="hidden-text">{t.game.phaseNow(name)}</span>
              </button>
            ) : (
              <>
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
                <span className="hidden-text">{place === 'done' ? t.game.phaseDone(name) : name}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Tooltip>
  );
}
