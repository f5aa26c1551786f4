import type { Seat, SeenHistory } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { useMemo } from 'react';
import { useText } from '../../language/language.ts';
import styles from './Findings.module.css';
import { bestNation, diceLuck, nationsOfSeat, turningPoint } from './game-findings.ts';
import { playerName } from './player-labels.ts';
import type { ScoreSheet } from './score-sheet.ts';

interface FindingsProps {
  readonly history: SeenHistory;
  readonly sheet: ScoreSheet;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

/** Three things worth knowing about a game. */
export function Findings({ history, sheet, players, viewer }: FindingsProps) {
  const t = useText();
  const turn = turningPoint(sheet);
  const best = bestNation(sheet);
  const luck = useMemo(
    () => diceLuck(history, viewer === null ? null : nationsOfSeat(history, viewer)),
    [history, viewer],
  );
  const words = t.record.end;
  return (
    <dl className={styles.findings}>
      <div>
        <dt className="small muted">{words.turning}</dt>
        <dd>
          {turn
            ? words.turningAt(
                turn.round,
                turn.points,
                turn.seat === viewer ? null : playerName(t, players, turn.seat, null),
              )
            : words.evenly}
        </dd>
      </div>
      {best && (
        <div>
          <dt className="small muted">{words.best}</dt>
          <dd>{words.bestIs(t.names.nations(best.nation), t.record.signed(best.total - best.aim))}</dd>
        </div>
      )}
      <div>
        <dt className="small muted">{viewer === null ? words.luckAll : words.luck}</dt>
        <dd>{luck ? words.luckIs(Math.round(100 * luck.off)) : words.noDice}</dd>
      </div>
    </dl>
  );
}
