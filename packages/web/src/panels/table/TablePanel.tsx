import type { Seat } from '@bretwalda/engine';
import { decision } from '@bretwalda/engine';
import type { SeatInfo } from '@bretwalda/protocol';
import { Bot, Hourglass, Palmtree, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { shortDayOf } from '../../online/dates.ts';
import { useScene } from '../../session/context.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './TablePanel.module.css';
import { clockOf, levelName, nameOf, useServerTime, useTableScene } from './use-table.ts';

/** Who sits at the table, whose turn it is, and how much time everybody has. */
interface TablePanelProps {
  /** In a line above the map, where there is no room beside it. */
  readonly isBar?: boolean;
  /** Buttons at its end. */
  readonly children?: ReactNode;
}

export function TablePanel({ isBar = false, children }: TablePanelProps) {
  const t = useText();
  const info = useTableScene((s) => s.info);
  const state = useScene((s) => s.game.state);
  const { clocks, status } = info;
  const isRunning = status === 'running' && clocks !== null && !clocks.paused;
  const now = useServerTime(isRunning);
  const asked = status === 'running' ? decision(state).map(({ seat }) => seat) : [];
  return (
    <section
      className={classes(isBar ? styles.strip : classes('card', styles.panel))}
      aria-label={t.online.play.table}
      data-testid={isBar ? 'table-strip' : 'table-panel'}
    >
      <ol>
        {info.seats.map((seat) => (
          <SeatLine
            key={seat.seat}
            seat={seat}
            name={nameOf(t, info.seats, seat.seat)}
            isAsked={asked.includes(seat.seat as Seat)}
            clock={status === 'running' ? clockOf(info, seat.seat, now) : null}
          />
        ))}
      </ol>
      {status === 'running' && clocks?.paused && (
        <p className={styles.paused}>
          <Pause size={16} aria-hidden="true" /> {t.online.play.paused}
        </p>
      )}
      {children && <div className={styles.tools}>{children}</div>}
    </section>
  );
}

interface SeatLineProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly isAsked: boolean;
  readonly clock: ReturnType<typeof clockOf>;
}

function SeatLine({ seat, name, isAsked, clock }: SeatLineProps) {
  const t = useText().online.play;
  const all = useText();
  const state = useScene((s) => s.state);
  const level = levelName(all, seat.bot);
  const isAway = seat.kind === 'person' && seat.bot !== null;
  return (
    <li className={classes(styles.seat, isAsked && styles.asked)} data-testid={`seat-${seat.seat}`}>
      <PlayerSymbol colour={seatColour(state, seat.seat as Seat)} size={14} />
      <span className={styles.name}>
        <b>{name}</b>
        {seat.isYou && <span className="tiny muted"> ({t.you})</span>}
        {seat.bot !== null && (
          <span className={classes('tiny muted', styles.bot)}>
            <Bot size={12} aria-hidden="true" /> {isAway ? t.standIn(level) : t.computer}
          </span>
        )}
        {seat.vacation?.until && (
          <span className={classes('tiny muted', styles.vacation)} data-testid={`vacation-${seat.seat}`}>
            <Palmtree size={12} aria-hidden="true" />
            {t.vacation.of(shortDayOf(seat.vacation.until, all.start.locale))}
          </span>
        )}
        {isAsked && (
          <span className={classes('tiny', styles.turn)}>{seat.isYou ? t.yourTurn : t.toPlay}</span>
        )}
      </span>
      {clock && seat.kind === 'person' && seat.bot === null && (
        <span
          className={classes('number', styles.clock, clock.isLow && styles.low)}
          data-testid={`clock-${seat.seat}`}
        >
          {clock.runs && <Hourglass size={14} aria-hidden="true" />}
          <span aria-hidden="true">{t.clock(clock.left)}</span>
          <span className="hidden-text">{t.clockOf(name, clock.left)}</span>
          {clock.isLow && <span className="tiny"> {t.runsOut}</span>}
        </span>
      )}
    </li>
  );
}
