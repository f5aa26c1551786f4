import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { useRules } from '../../ui/use-rules.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './PointsChart.module.css';
import { isScoring } from './score-sheet.ts';

interface ChartAxesProps {
  readonly scale: ChartScale;
  readonly rounds: readonly number[];
  readonly values: readonly number[];
  readonly height: number;
}

/** Where rounds are narrower than this, only scoring rounds have their number. */
const NARROW = 18;

/** Bands of the scoring rounds, lines across for the points, and the numbers of the rounds. */
export function ChartAxes({ scale, rounds, values, height }: ChartAxesProps) {
  const t = useText();
  const rules = useRules();
  const { left, right, top, bottom, x, y, step } = scale;
  return (
    <>
      {rounds.map((round, i) =>
        isScoring(rules, round) ? (
          <rect key={round} className={styles.scoring} x={x(i)} width={step} y={top} height={bottom - top} />
        ) : null,
      )}
      {values.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${left} ${y(value)}H${right}`} />
          <text className={styles.value} x={left - 8} y={y(value) + 4}>
            {t.record.figure(value)}
          </text>
        </g>
      ))}
      {rounds.map((round, i) => (
        <text
          key={round}
          display={step < NARROW && !isScoring(rules, round) ? 'none' : undefined}
          className={classes(styles.round, isScoring(rules, round) && styles.bold)}
          x={x(i + 1)}
          y={bottom + 18}
        >
          {round}
        </text>
      ))}
      <text className={styles.round} x={(left + right) / 2} y={height - 6}>
        {t.record.chart.round}
      </text>
    </>
  );
}
