import type { GameState, NationId, Seat } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { type ReactNode, useState } from 'react';
import { expectedByNow, standingOf } from '../../facts/expected-points.ts';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './PointsPanel.module.css';
import { playerKind, playerName, SEAT_FILLS } from './player-labels.ts';
import { type SeatScore, scoreSheet } from './score-sheet.ts';

interface PointsPanelProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
  /** Opens the window of all points. */
  readonly onOpen: () => void;
  readonly onNation: (nation: NationId) => void;
}

/** Who leads, by how much, and against what is expected by now. */
export function PointsPanel(props: PointsPanelProps) {
  return areScoresOpen(props.state) ? <OpenPoints {...props} /> : <HiddenPoints />;
}

/** Points that nobody may see before the end (RUL-144). */
function HiddenPoints() {
  const t = useText();
  return (
    <section className={classes('card', styles.panel)} aria-label={t.record.panel.title}>
      <header>
        <h2 className="title">{t.record.panel.title}</h2>
      </header>
      <p className="small muted">{t.record.hidden}</p>
    </section>
  );
}

function OpenPoints(props: PointsPanelProps) {
  const { state, onOpen } = props;
  const t = useText();
  const { seats } = scoreSheet(state);
  const rows = seats.map((score) => ({ score, expected: expectedOf(state, score) }));
  const most = Math.max(1, ...rows.flatMap(({ score, expected }) => [score.total, expected]));
  return (
    <section className={classes('card', styles.panel)} aria-label={t.record.panel.title}>
      <header>
        <h2 className="title">{t.record.panel.title}</h2>
        <span className="tiny muted">{t.record.panel.after(state.round)}</span>
      </header>
      <ol>
        {rows.map(({ score, expected }) => (
          <PlayerRow key={score.seat} {...props} score={score} expected={expected} most={most} />
        ))}
      </ol>
      <footer>
        <span className="tiny muted">
          <i className={styles.key} aria-hidden="true" /> {t.record.panel.usual}
        </span>
        <Button kind="flat" size="small" onClick={onOpen} className={styles.where}>
          {t.record.panel.where}
        </Button>
      </footer>
    </section>
  );
}

const expectedOf = (state: GameState, { nations, bid, handicap }: SeatScore): number =>
  nations.reduce((sum, { nation }) => sum + expectedByNow(state, nation), handicap - bid);

interface PlayerRowProps extends PointsPanelProps {
  readonly score: SeatScore;
  readonly expected: number;
  readonly most: number;
}

function PlayerRow({ state, players, viewer, onNation, score, expected, most }: PlayerRowProps) {
  const t = useText();
  const { seat, total, place } = score;
  const own = seat === viewer;
  const [open, setOpen] = useState(own);
  const colour = seatColour(state, seat);
  const name = playerName(t, players, seat, viewer);
  const width = (points: number) => `${(100 * Math.max(0, points)) / most}%`;
  return (
    <li className={classes(styles.row, own && styles.own)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-label={`${t.record.panel.row(name, total, expected, place)}. ${t.record.panel.show(name)}`}
        onClick={() => setOpen(!open)}
      >
        <PlayerSymbol colour={colour} size={14} />
        <span className={styles.name}>
          <b>{name}</b> <span className="tiny muted">{own ? '' : playerKind(t, players, seat)}</span>
        </span>
        <b className={styles.points}>{t.record.figure(total)}</b>
        <b className={classes('small', total >= expected ? 'good' : 'bad')}>
          {t.record.signed(total - expected)}
        </b>
      </button>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: width(total), background: SEAT_FILLS[colour] }} />
        <span style={{ left: width(expected) }} />
      </div>
      {open && <NationPointsList state={state} score={score} onNation={onNation} />}
    </li>
  );
}

function NationPointsList({
  state,
  score,
  onNation,
}: Pick<PlayerRowProps, 'state' | 'score' | 'onNation'>): ReactNode {
  const t = useText();
  return (
    <ul className={styles.nations}>
      {score.nations.map(({ nation }) => {
        const { points } = standingOf(state, nation);
        return (
          <li key={nation}>
            <button
              type="button"
              aria-label={t.record.panel.nation(t.names.nations(nation), points)}
              onClick={() => onNation(nation)}
            >
              <Disc nation={nation} size={22} />
              {t.record.figure(points)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
