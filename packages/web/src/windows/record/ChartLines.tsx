import type { Seat } from '@bretwalda/engine';
import type { SeatColour } from '@bretwalda/text';
import { useText } from '../../language/language.ts';
import { PLAYER_SYMBOLS } from '../../tokens/shapes.ts';
import { useRules } from '../../ui/use-rules.ts';
import { type ChartScale, spread } from './chart-scale.ts';
import styles from './PointsChart.module.css';
import { SEAT_FILLS, SEAT_TEXT_COLOURS, shortName } from './player-labels.ts';
import { isScoring } from './score-sheet.ts';

/** The totals of one player. */
export interface ChartLine {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  /** At the start and after each round. */
  readonly totals: readonly number[];
}

interface ChartLinesProps {
  readonly scale: ChartScale;
  readonly rounds: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly viewer: Seat | null;
}

const LABEL_GAP = 20;

/** One line a player, the best on top, with the names at their ends. */
export function ChartLines({ scale, rounds, lines, viewer }: ChartLinesProps) {
  const { x, y, right, top, bottom } = scale;
  const t = useText();
  const rules = useRules();
  const last = lines.map((line) => y(line.totals.at(-1) ?? 0));
  const labels = spread(last, LABEL_GAP, top + 4, bottom);
  const hasSymbol = (i: number) => i > 0 && (isScoring(rules, rounds[i - 1] ?? 0) || i === rounds.length);
  return (
    <>
      {[...lines].reverse().map((line) => (
        <PlayerLine
          key={line.seat}
          colour={line.colour}
          points={line.totals.map((total, i) => [x(i), y(total)] as const)}
          hasSymbol={hasSymbol}
          thick={line.seat === viewer}
        />
      ))}
      {lines.map((line, i) => (
        <text
          key={line.seat}
          className={styles.name}
          style={{ fill: SEAT_TEXT_COLOURS[line.colour] }}
          x={right + 12}
          y={(labels[i] ?? 0) + 4}
        >
          {shortName(line.name)} {t.record.figure(line.totals.at(-1) ?? 0)}
        </text>
      ))}
    </>
  );
}

/** Each colour has its own stroke and symbol, so that lines are told apart without colour. */
const DASHES: Readonly<Record<SeatColour, string | undefined>> = {
  yellow: undefined,
  green: '9 5',
  red: undefined,
  blue: '2.5 4',
  purple: '9 4 2.5 4',
};

interface PlayerLineProps {
  readonly colour: SeatColour;
  readonly points: readonly (readonly [number, number])[];
  readonly hasSymbol: (i: number) => boolean;
  readonly thick: boolean;
}

function PlayerLine({ colour, points, hasSymbol, thick }: PlayerLineProps) {
  const path = points
    .map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('');
  return (
    <g>
      <path className={styles.halo} d={path} />
      <path
        className={styles.line}
        d={path}
        data-colour={colour}
        strokeWidth={thick ? 3.6 : 2.4}
        strokeDasharray={DASHES[colour]}
      />
      {points.map(([px, py], i) =>
        hasSymbol(i) ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a game keep their order
            key={i}
            className={styles.symbol}
            d={PLAYER_SYMBOLS[colour]}
            transform={`translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${thick ? 0.62 : 0.5})`}
            style={{ fill: SEAT_FILLS[colour] }}
          />
        ) : null,
      )}
    </g>
  );
}
