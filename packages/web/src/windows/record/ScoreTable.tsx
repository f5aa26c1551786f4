import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { useRules } from '../../ui/use-rules.ts';
import { playerName } from './player-labels.ts';
import styles from './ScoreTable.module.css';
import { isScoring, type NationScore, type ScoreSheet, type SeatScore } from './score-sheet.ts';

interface ScoreTableProps {
  readonly state: GameState;
  readonly sheet: ScoreSheet;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

/** All points by nation and round, with the sums of each player and what there was to aim for. */
export function ScoreTable({ state, sheet, players, viewer }: ScoreTableProps) {
  const t = useText();
  const rules = useRules();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.region} tabIndex={0} aria-label={t.record.scores.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{t.record.table.nation}</span>
            </th>
            {sheet.rounds.map((round) => (
              <th key={round} scope="col" className={classes(isScoring(rules, round) && styles.scoring)}>
                <span aria-hidden="true">{round}</span>
                <span className="hidden-text">
                  {t.record.table.round(round)}
                  {isScoring(rules, round) && `, ${t.record.table.scoring}`}
                </span>
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {t.record.table.total}
            </th>
            <th scope="col">{t.record.table.aim}</th>
          </tr>
        </thead>
        {sheet.seats.map((score) => (
          <tbody key={score.seat}>
            {score.nations.filter(isTold).map((nation) => (
              <NationRow key={nation.nation} score={nation} rounds={sheet.rounds} />
            ))}
            {score.bid > 0 && (
              <GivenRow label={t.record.table.bid} points={-score.bid} rounds={sheet.rounds} />
            )}
            {score.handicap !== 0 && (
              <GivenRow label={t.record.table.handicap} points={score.handicap} rounds={sheet.rounds} />
            )}
            <SeatRow
              score={score}
              rounds={sheet.rounds}
              name={playerName(t, players, score.seat, viewer)}
              colour={seatColour(state, score.seat)}
            />
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Nations that a short scenario leaves out are not listed. */
const isTold = ({ total, aim }: NationScore): boolean => total !== 0 || aim !== 0;

interface CellsProps {
  readonly byRound: readonly number[];
  readonly rounds: readonly number[];
}

const HIGH = 20;

function Cells({ byRound, rounds }: CellsProps) {
  const t = useText();
  const rules = useRules();
  return (
    <>
      {rounds.map((round, i) => {
        const points = byRound[i] ?? 0;
        return (
          <td
            key={round}
            className={classes(isScoring(rules, round) && styles.scoring, points >= HIGH && styles.high)}
          >
            {points === 0 ? '' : t.record.figure(points)}
          </td>
        );
      })}
    </>
  );
}

function NationRow({ score, rounds }: { readonly score: NationScore; readonly rounds: readonly number[] }) {
  const t = useText();
  const { nation, byRound, total, aim } = score;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Disc nation={nation} size={20} />
          {t.names.nations(nation)}
        </span>
      </th>
      <Cells byRound={byRound} rounds={rounds} />
      <td className={styles.total}>{t.record.figure(total)}</td>
      <td className={styles.aim}>
        <Aim total={total} aim={aim} />
      </td>
    </tr>
  );
}

function Aim({ total, aim }: { readonly total: number; readonly aim: number }) {
  const t = useText();
  const reached = total >= aim;
  return (
    <>
      {t.record.figure(aim)}{' '}
      <span aria-hidden="true" className={reached ? 'good' : 'muted'}>
        {reached ? '▲' : '▽'}
      </span>
      <span className="hidden-text">{reached ? t.record.table.above : t.record.table.below}</span>
    </>
  );
}

interface GivenRowProps {
  readonly label: string;
  readonly points: number;
  readonly rounds: readonly number[];
}

/** Points from before the game: a bid, a handicap. */
function GivenRow({ label, points, rounds }: GivenRowProps) {
  const t = useText();
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cells byRound={[]} rounds={rounds} />
      <td className={styles.total}>{t.record.signed(points)}</td>
      <td />
    </tr>
  );
}

interface SeatRowProps {
  readonly score: SeatScore;
  readonly rounds: readonly number[];
  readonly name: string;
  readonly colour: ReturnType<typeof seatColour>;
}

function SeatRow({ score, rounds, name, colour }: SeatRowProps) {
  const t = useText();
  return (
    <tr className={styles.seat}>
      <th scope="row">
        <span className={styles.name}>
          <PlayerSymbol colour={colour} size={16} />
          {name}
        </span>
      </th>
      <Cells byRound={score.byRound} rounds={rounds} />
      <td className={styles.total}>{t.record.figure(score.total)}</td>
      <td className={styles.aim}>
        <Aim total={score.total} aim={score.aim} />
      </td>
    </tr>
  );
}
