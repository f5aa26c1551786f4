import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { playerName } from './player-labels.ts';
import { pointsByRound } from './points-by-round.ts';
import { Reasons } from './ScoreWindow.tsx';
import styles from './ScoringSummary.module.css';
import { type SeatScore, scoreSheet } from './score-sheet.ts';

interface ScoringSummaryProps {
  readonly state: GameState;
  /** The round that was counted. */
  readonly round: number;
  readonly players: readonly Player[];
  readonly viewer?: Seat | null;
  readonly onClose: () => void;
}

/** What a round brought each player and nation, and why (UI-83). */
export function ScoringSummary(props: ScoringSummaryProps) {
  const { state, round, onClose } = props;
  const t = useText();
  const { seats } = scoreSheet(state);
  return (
    <Dialog
      title={t.record.summary.title(round)}
      size="full"
      onClose={onClose}
      testId="scoring"
      footer={
        <Button kind="main" onClick={onClose}>
          {t.game.close}
        </Button>
      }
    >
      <div className={styles.seats}>
        {seats.map((score) => (
          <SeatCard key={score.seat} {...props} score={score} />
        ))}
      </div>
    </Dialog>
  );
}

function SeatCard(props: ScoringSummaryProps & { readonly score: SeatScore }) {
  const { state, round, players, viewer = null, score } = props;
  const t = useText();
  const nations = score.nations.flatMap(({ nation }) => {
    const points = pointsByRound(state, nation).find((found) => found.round === round);
    return points ? [{ nation, points }] : [];
  });
  const gained = nations.reduce((sum, { points }) => sum + points.sum, 0);
  return (
    <section className="card">
      <h3 className={styles.head}>
        <PlayerSymbol colour={seatColour(state, score.seat)} size={16} />
        <b>{playerName(t, players, score.seat, viewer)}</b>
        <b className={styles.gained}>{t.record.signed(gained)}</b>
      </h3>
      <p className="tiny muted">
        {t.record.summary.total}: {score.total}
      </p>
      {nations.length === 0 && <p className="small muted">{t.record.summary.nothing}</p>}
      {nations.map(({ nation, points }) => (
        <div key={nation} className={styles.nation}>
          <h4>
            <Disc nation={nation} size={22} />
            {t.names.nations(nation)}
            <b>{t.record.signed(points.sum)}</b>
          </h4>
          <Reasons title={null} round={points} />
        </div>
      ))}
    </section>
  );
}
