import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { useRef } from 'react';
import type { SeatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { PLAYER_SYMBOLS } from '../../tokens/shapes.ts';
import { classes } from '../../ui/classes.ts';
import { spread, ticks } from './chart-scale.ts';
import styles from './PointsChart.module.css';
import { colourOfSeat, playerName, SEAT_FILLS, textColour } from './player-labels.ts';
import { isScoring, type ScoreSheet, totalsByRound } from './score-sheet.ts';
import { useElementSize } from './use-element-size.ts';

interface PointsChartProps {
  readonly state: GameState;
  readonly sheet: ScoreSheet;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

const LEFT = 36;
const RIGHT = 108;
const TOP = 12;
const BOTTOM = 44;
const LABEL_GAP = 20;
/** Below this only the scoring rounds have their figure. */
const NARROW = 18;

/** Each colour has its own stroke and mark, so that lines are told apart without colour. */
const DASHES: Readonly<Record<SeatColour, string | undefined>> = {
  yellow: undefined,
  green: '9 5',
  red: undefined,
  blue: '2.5 4',
  purple: '9 4 2.5 4',
};

interface Line {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  readonly totals: readonly number[];
}

/** Points after each round, one line a player. The same figures follow as a table for who cannot see it. */
export function PointsChart({ state, sheet, players, viewer }: PointsChartProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(box);
  const lines: readonly Line[] = sheet.seats.map((score) => ({
    seat: score.seat,
    name: playerName(t, players, score.seat, viewer),
    colour: colourOfSeat(state, score.seat),
    totals: totalsByRound(score),
  }));
  const figures = lines.flatMap((line) => line.totals);
  const values = ticks(Math.min(...figures), Math.max(...figures));
  const [low, high] = [values[0] as number, values.at(-1) as number];
  const x = (i: number) => LEFT + (i * (width - LEFT - RIGHT)) / sheet.rounds.length;
  const y = (points: number) => height - BOTTOM - ((points - low) * (height - BOTTOM - TOP)) / (high - low);
  const ends = spread(
    lines.map((line) => y(line.totals.at(-1) ?? 0)),
    LABEL_GAP,
    TOP + 4,
    height - BOTTOM,
  );
  return (
    <div ref={box} className={styles.box}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={t.record.chart.label(t.names.list(lines.map((line) => line.name)))}
      >
        {sheet.rounds.map((round, i) =>
          isScoring(round) ? (
            <rect
              key={round}
              className={styles.scoring}
              x={x(i)}
              width={x(1) - x(0)}
              y={TOP}
              height={height - BOTTOM - TOP}
            />
          ) : null,
        )}
        {values.map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text className={styles.value} x={LEFT - 8} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {sheet.rounds.map((round, i) => (
          <text
            key={round}
            display={x(1) - x(0) < NARROW && !isScoring(round) ? 'none' : undefined}
            className={classes(styles.round, isScoring(round) && styles.bold)}
            x={x(i + 1)}
            y={height - BOTTOM + 18}
          >
            {round}
          </text>
        ))}
        <text className={styles.round} x={(LEFT + width - RIGHT) / 2} y={height - 6}>
          {t.record.chart.round}
        </text>
        {[...lines].reverse().map((line) => (
          <PlayerLine
            key={line.seat}
            line={line}
            points={line.totals.map((total, i) => [x(i), y(total)] as const)}
            marked={(i) => i > 0 && (isScoring(sheet.rounds[i - 1] ?? 0) || i === sheet.rounds.length)}
            thick={line.seat === viewer}
          />
        ))}
        {lines.map((line, i) => (
          <text
            key={line.seat}
            className={styles.name}
            style={{ fill: textColour(line.colour) }}
            x={width - RIGHT + 12}
            y={(ends[i] ?? 0) + 4}
          >
            {shorten(line.name)} {line.totals.at(-1)}
          </text>
        ))}
      </svg>
      <NumbersTable lines={lines} rounds={sheet.rounds} />
    </div>
  );
}

const LONGEST = 9;
const shorten = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;

interface PlayerLineProps {
  readonly line: Line;
  readonly points: readonly (readonly [number, number])[];
  readonly marked: (i: number) => boolean;
  readonly thick: boolean;
}

function PlayerLine({ line, points, marked, thick }: PlayerLineProps) {
  const path = points
    .map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('');
  return (
    <g>
      <path className={styles.halo} d={path} />
      <path
        className={styles.line}
        d={path}
        data-colour={line.colour}
        strokeWidth={thick ? 3.6 : 2.4}
        strokeDasharray={DASHES[line.colour]}
      />
      {points.map(([px, py], i) =>
        marked(i) ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a game keep their order
            key={i}
            className={styles.mark}
            d={PLAYER_SYMBOLS[line.colour]}
            transform={`translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${thick ? 0.62 : 0.5})`}
            style={{ fill: SEAT_FILLS[line.colour] }}
          />
        ) : null,
      )}
    </g>
  );
}

function NumbersTable({
  lines,
  rounds,
}: {
  readonly lines: readonly Line[];
  readonly rounds: readonly number[];
}) {
  const t = useText();
  return (
    <div className="hidden-text">
      <table>
        <caption>{t.record.chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.record.chart.round}</th>
            {lines.map((line) => (
              <th key={line.seat} scope="col">
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, ...rounds].map((round, i) => (
            <tr key={round}>
              <th scope="row">{round === 0 ? t.record.chart.start : round}</th>
              {lines.map((line) => (
                <td key={line.seat}>{line.totals[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
