import type { SeenHistory } from '@bretwalda/engine';
import { useMemo } from 'react';
import { useText } from '../../../language/language.ts';
import { classes } from '../../../ui/classes.ts';
import { diceStatistics } from '../../../windows/record/dice-statistics.ts';
import styles from './DiceProofCard.module.css';

interface DiceTableProps {
  readonly history: SeenHistory;
  readonly nameOf: (seat: number) => string;
}

/** What everybody rolled, beside what was to be expected. */
export function DiceTable({ history, nameOf }: DiceTableProps) {
  const t = useText().online.play.end;
  const rows = useMemo(() => diceStatistics(history), [history]);
  return (
    <section className={classes('card', styles.card)} data-testid="dice-statistics">
      <h2 className="title">{t.statistics}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t.statistics}>
        <table className={classes('small', styles.table)}>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              <th scope="col">{t.rolled}</th>
              <th scope="col">{t.mean}</th>
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <th key={face} scope="col">
                  {face}
                </th>
              ))}
              <th scope="col">{t.expected}</th>
              <th scope="col">{t.luck}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, dice, mean, faces, expected, sigmas }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td className="number">{dice}</td>
                <td className="number">{dice > 0 && t.decimal(mean)}</td>
                {[1, 2, 3, 4, 5, 6].map((face) => (
                  <td key={face} className="number">
                    {faces[face - 1]}
                  </td>
                ))}
                <td className="number">{t.decimal(expected)}</td>
                <td className="number">{dice > 0 && t.sigma(sigmas)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="tiny muted">{t.luckNote}</p>
    </section>
  );
}
