import { type GameState, present, type Seat, type SeenHistory } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { pointsByRound, type RoundPoints } from './points-by-round.ts';
import { ScoreTable } from './ScoreTable.tsx';
import styles from './ScoreWindow.module.css';
import { type NationScore, scoreSheet } from './score-sheet.ts';

interface ScoreWindowProps {
  readonly history: SeenHistory;
  readonly players: readonly Player[];
  readonly viewer?: Seat | null;
  readonly onClose: () => void;
}

/** Every point with its reason, by nation and round (UI-82, UI-83). */
export function ScoreWindow({ history, players, viewer = null, onClose }: ScoreWindowProps) {
  const t = useText();
  const state = present(history);
  return (
    <Dialog title={t.record.scores.title} size="full" onClose={onClose} testId="scores">
      {areScoresOpen(state) ? (
        <AllPoints state={state} players={players} viewer={viewer} />
      ) : (
        <p className="muted">{t.record.hidden}</p>
      )}
    </Dialog>
  );
}

interface AllPointsProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

function AllPoints({ state, players, viewer }: AllPointsProps) {
  const t = useText();
  const sheet = scoreSheet(state);
  return (
    <div className={styles.window}>
      <div className="card">
        <ScoreTable state={state} sheet={sheet} players={players} viewer={viewer} />
      </div>
      <h3 className="title">{t.record.scores.every}</h3>
      <div className={styles.nations}>
        {sheet.seats
          .flatMap((seat) => seat.nations)
          .map((score) => (
            <NationPoints key={score.nation} state={state} score={score} />
          ))}
      </div>
    </div>
  );
}

function NationPoints({ state, score }: { readonly state: GameState; readonly score: NationScore }) {
  const t = useText();
  const rounds = pointsByRound(state, score.nation);
  return (
    <details className="card">
      <summary className={styles.summary}>
        <ChevronRight size={18} aria-hidden="true" />
        <Disc nation={score.nation} size={24} />
        <b>{t.names.nations(score.nation)}</b>
        <span className="small muted">{t.record.scores.of(score.total, score.aim)}</span>
      </summary>
      {rounds.length === 0 && <p className="small muted">{t.record.scores.none}</p>}
      {rounds.map((round) => (
        <Reasons key={round.round} title={t.record.scores.round(round.round)} round={round} />
      ))}
    </details>
  );
}

/** The lines of one round: points and what they were for. */
export function Reasons({ title, round }: { readonly title: string | null; readonly round: RoundPoints }) {
  const t = useText();
  return (
    <div className={styles.round}>
      {title && (
        <h4 className={styles.head}>
          {title} <span>{t.record.signed(round.sum)}</span>
        </h4>
      )}
      <ul>
        {round.lines.map((line) => (
          <li key={line.key} className="small">
            <span>{t.pointsReason(line)}</span>
            <b>{t.record.signed(line.points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
