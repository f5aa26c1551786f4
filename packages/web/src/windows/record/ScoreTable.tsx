import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { useRules } from '../../ui/use-rules.ts';
import { playerName } from './player-labels.ts';
import styles from './ScoreTable.module.css';
import { isProjected, isScoring, type NationScore, type ScoreSheet, type SeatScore } from './score-sheet.ts';

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
  const isAhead = isProjected(sheet);
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
            {isAhead && <th scope="col">{t.record.table.toCome}</th>}
            <th scope="col" className={styles.total}>
              {t.record.table.total}
            </th>
            <th scope="col">{t.record.table.aim}</th>
          </tr>
        </thead>
        {sheet.seats.map((score) => (
          <tbody key={score.seat}>
            {score.nations.filter(isTold).map((nation) => (
              <NationRow key={nation.nation} score={nation} rounds={sheet.rounds} isAhead={isAhead} />
            ))}
            {score.bid > 0 && (
              <GivenRow
                label={t.record.table.bid}
                points={-score.bid}
                rounds={sheet.rounds}
                isAhead={isAhead}
              />
            )}
            {score.handicap !== 0 && (
              <GivenRow
                label={t.record.table.handicap}
                points={score.handicap}
                rounds={sheet.rounds}
                isAhead={isAhead}
              />
            )}
            <SeatRow
              score={score}
              rounds={sheet.rounds}
              isAhead={isAhead}
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

/** What would probably still have come. */
function ToCome({ scored, total }: Pick<NationScore, 'scored' | 'total'>) {
  const t = useText();
  return <td className={styles.aim}>{total === scored ? '' : t.record.signed(total - scored)}</td>;
}

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

interface RowProps {
  readonly rounds: readonly number[];
  /** With a column for points that would still have come. */
  readonly isAhead: boolean;
}

function NationRow({ score, rounds, isAhead }: RowProps & { readonly score: NationScore }) {
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
      {isAhead && <ToCome {...score} />}
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

interface GivenRowProps extends RowProps {
  readonly label: string;
  readonly points: number;
}

/** Points from before the game: a bid, a handicap. */
function GivenRow({ label, points, rounds, isAhead }: GivenRowProps) {
  const t = useText();
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cells byRound={[]} rounds={rounds} />
      {isAhead && <td />}
      <td className={styles.total}>{t.record.signed(points)}</td>
      <td />
    </tr>
  );
}

interface SeatRowProps extends RowProps {
  readonly score: SeatScore;
  readonly name: string;
  readonly colour: ReturnType<typeof seatColour>;
}

function SeatRow({ score, rounds, isAhead, name, colour }: SeatRowProps) {
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
      {isAhead && <ToCome {...score} />}
      <td className={styles.total}>{t.record.figure(score.total)}</td>
      <td className={styles.aim}>
        <Aim total={score.total} aim={score.aim} />
      </td>
    </tr>
  );
}
