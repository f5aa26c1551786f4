import { seatColours } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { OptionRow } from '../settings/OptionRow.tsx';
import type { Draft } from './game-draft.ts';
import styles from './RulesDialog.module.css';
import { handicapsOf, MOST_HANDICAP, withHandicap } from './rules-draft.ts';

interface AgreementsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What a table agrees on besides the rules: points for weaker players, and how deals are made. */
export function Agreements({ draft, onChange }: AgreementsProps) {
  const t = useText();
  const { agreements, handicap, deals } = t.tableRules;
  const colours = seatColours(draft.scenario);
  return (
    <section>
      <h3 className="title">{agreements}</h3>
      <OptionRow label={deals.label} note={deals.note} tip={deals.tip}>
        <Segmented
          label={deals.label}
          value={draft.negotiation}
          options={(['free', 'open', 'none'] as const).map((value) => ({ value, label: deals[value] }))}
          onChange={(negotiation) => onChange({ ...draft, negotiation })}
        />
      </OptionRow>
      <div className={styles.handicap}>
        <p>
          <b>{handicap.label}</b>
          <span className="tiny muted">{handicap.note}</span>
        </p>
        <ul aria-label={handicap.label}>
          {handicapsOf(draft).map((points, side) => {
            const colour = colours[side] ?? 'purple';
            const name = t.names.colours(colour);
            return (
              <li key={colour}>
                <PlayerSymbol colour={colour} size={16} />
                <span>{name}</span>
                <Stepper
                  label={handicap.of(name)}
                  less={handicap.less(name)}
                  more={handicap.more(name)}
                  value={points}
                  least={-MOST_HANDICAP}
                  most={MOST_HANDICAP}
                  onChange={(next) => onChange(withHandicap(draft, side, next))}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
