import type { GameState, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { playerKind, playerName, SEAT_FILLS } from './player-labels.ts';
import styles from './Ranking.module.css';
import { isProjected, type ScoreSheet, type SeatScore } from './score-sheet.ts';

interface RankingProps {
  readonly state: GameState;
  readonly sheet: ScoreSheet;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
}

/** The players with their nations and totals, the best first. */
export function Ranking(props: RankingProps) {
  const t = useText();
  return (
    <ol className={styles.ranking} aria-label={t.record.end.ranking}>
      {props.sheet.seats.map((score) => (
        <RankedPlayer key={score.seat} {...props} score={score} />
      ))}
    </ol>
  );
}

function RankedPlayer({
  state,
  sheet,
  players,
  viewer,
  score,
}: RankingProps & { readonly score: SeatScore }) {
  const t = useText();
  const { seat, nations, total, place } = score;
  const colour = seatColour(state, seat);
  const kind = `${t.names.colours(colour)}, ${playerKind(t, players, seat)}`;
  return (
    <li className={classes('card', styles.place, place === 1 && styles.first)}>
      <span className={styles.strip} style={{ background: SEAT_FILLS[colour] }}>
        <PlayerSymbol colour={colour} size={24} />
      </span>
      <div className={styles.who}>
        <h2>{playerName(t, players, seat, viewer)}</h2>
        <p className="tiny muted">{kind}</p>
        <div className={styles.nations}>
          {nations.map(({ nation }) => (
            <Disc key={nation} nation={nation} size={22} label={t.names.nations(nation)} />
          ))}
        </div>
      </div>
      <p className={styles.points}>
        <b>{t.record.figure(total)}</b>
        <span className="small muted">{distance(t, sheet, score)}</span>
        {isProjected(sheet) && <span className="small muted">{t.record.end.scored(score.scored)}</span>}
      </p>
    </li>
  );
}

function distance(t: ReturnType<typeof useText>, { seats }: ScoreSheet, score: SeatScore): string {
  const best = seats[0]?.total ?? 0;
  if (score.place > 1) return t.record.end.behind(best - score.total);
  const lead = best - (seats[1]?.total ?? 0);
  return lead === 0 ? t.record.end.level : t.record.end.ahead(lead);
}
