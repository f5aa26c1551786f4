import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { useRef } from 'react';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { ChartAxes } from './ChartAxes.tsx';
import { type ChartLine, ChartLines } from './ChartLines.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartScale, ticks } from './chart-scale.ts';
import styles from './PointsChart.module.css';
import { playerName } from './player-labels.ts';
import { type ScoreSheet, totalsByRound } from './score-sheet.ts';
import { useElementSize } from './use-element-size.ts';

interface PointsChartProps {
  readonly state: GameState;
  readonly sheet: ScoreSheet;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

/** Points after each round, one line a player. The same numbers follow as a table for those who cannot see it. */
export function PointsChart({ state, sheet, players, viewer }: PointsChartProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  // A game that people ended has no points after its last round.
  const rounds = sheet.rounds.filter((round) => round <= state.round);
  const lines = sheet.seats.map(
    (score): ChartLine => ({
      seat: score.seat,
      name: playerName(t, players, score.seat, viewer),
      colour: seatColour(state, score.seat),
      totals: totalsByRound(score).slice(0, rounds.length + 1),
    }),
  );
  const totals = lines.flatMap((line) => line.totals);
  const values = ticks(Math.min(...totals), Math.max(...totals));
  const scale = chartScale(size, rounds.length, values);
  return (
    <div ref={box} className={styles.box}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        role="img"
        aria-label={t.record.chart.label(t.names.list(lines.map((line) => line.name)))}
      >
        <ChartAxes scale={scale} rounds={rounds} values={values} height={size.height} />
        <ChartLines scale={scale} rounds={rounds} lines={lines} viewer={viewer} />
      </svg>
      <ChartTable lines={lines} rounds={rounds} />
    </div>
  );
}
