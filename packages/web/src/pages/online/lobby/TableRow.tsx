import type { TableInfo } from '@bretwalda/protocol';
import { Bot, Hourglass, UserRound, UserRoundPlus } from 'lucide-react';
import { seatColours } from '../../../facts/seat-colours.ts';
import { type Text, useText } from '../../../language/language.ts';
import { offeredAt } from '../../../online/offered.ts';
import { PlayerLink } from '../../../online/PlayerLink.tsx';
import { hrefOf } from '../../../online/place.ts';
import { botName, isMyTurn, leastTime, seatName, termsLine, titleOf } from '../../../online/table-words.ts';
import { useNow } from '../../../online/use-now.ts';
import { PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './TableRow.module.css';

interface TableRowProps {
  readonly table: TableInfo;
  /** What the way to it is called. */
  readonly way: 'play' | 'look' | 'enter' | 'join';
}

/** A table in a list: what is played, who sits there, where it stands, and the way to it. */
export function TableRow({ table, way }: TableRowProps) {
  const t = useText();
  const words = t.online.lobby;
  const isMain = isMyTurn(table);
  const title = titleOf(t, table);
  const { agreed, isPublic } = table;
  return (
    <li className={classes(styles.row, isMain && styles.mine)} data-testid={`table-${table.id}`}>
      <div className={styles.about}>
        <h3 className="title">{title}</h3>
        <p>{stateLine(t, table)}</p>
        <SeatList table={table} />
        <p className="small muted">
          {[termsLine(t, table), agreed.rated ? words.rated : words.unrated, !isPublic && words.isPrivate]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.ways}>
        {table.status === 'running' && <TimeLeft table={table} />}
        <a
          className={classes(styles.go, (isMain || way === 'join') && styles.main)}
          href={hrefOf({ at: 'table', id: table.id })}
        >
          {words[way]}
          <span className="hidden-text"> {title}</span>
        </a>
      </div>
    </li>
  );
}

/** Scenario and where it stands: who is awaited, who has won, how many seats are taken. */
function stateLine(t: Text, table: TableInfo): string {
  const words = t.online.lobby;
  const { status, seats, round, nation, result, deciders, agreed } = table;
  const offered = offeredAt(table);
  const story = agreed.title && offered && t.scenarios(offered.scenario).title;
  const namesOf = (wanted: readonly number[]) =>
    seats.filter(({ seat }) => wanted.includes(seat)).map((seat) => seatName(t, seat));
  const stands = (): readonly (string | false | null)[] => {
    if (status === 'gathering')
      return [words.seatsTaken(seats.filter(({ kind }) => kind !== 'open').length, seats.length)];
    if (status === 'running')
      return [
        round !== null && t.start.round(round),
        nation && t.names.nations(nation),
        isMyTurn(table) ? words.yours : words.turnOf(namesOf(deciders)),
      ];
    if (!result) return [words.givenUp];
    const points = result.players.find(({ seat }) => result.winners.includes(seat))?.points ?? 0;
    return [words.wonBy(namesOf(result.winners), points)];
  };
  return [story, ...stands()].filter(Boolean).join(' · ');
}

const KINDS = {
  open: <UserRoundPlus size={16} aria-hidden="true" />,
  person: <UserRound size={16} aria-hidden="true" />,
  bot: <Bot size={16} aria-hidden="true" />,
};

function SeatList({ table: { seats, deciders, status, ...table } }: Pick<TableRowProps, 'table'>) {
  const t = useText();
  const words = t.online.lobby;
  const offered = offeredAt(table);
  const colours = offered && offered.options.sides === 'fixed' ? seatColours(offered.scenario) : [];
  return (
    <ul className={styles.seats} aria-label={t.start.game.seats}>
      {seats.map((one) => {
        const { seat, kind, bot, isYou } = one;
        const colour = colours[seat];
        const decides = status === 'running' && deciders.includes(seat);
        const standIn = kind === 'person' && bot !== null ? ` (${botName(t, bot)})` : '';
        return (
          <li key={seat} className={classes(decides && styles.decides)}>
            {colour && <PlayerSymbol colour={colour} size={14} label={t.names.colours(colour)} />}
            {KINDS[kind]}
            <span>
              <PlayerLink id={one.player}>{seatName(t, one)}</PlayerLink>
              {standIn}
              {isYou && ` (${words.you})`}
            </span>
            {decides && (
              <>
                <Hourglass size={14} aria-hidden="true" />
                <span className="hidden-text">{words.decides}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function TimeLeft({ table }: Pick<TableRowProps, 'table'>) {
  const t = useText().online.clock;
  const left = leastTime(table, useNow(1000));
  if (table.clocks?.paused) return <Chip>{t.paused}</Chip>;
  return left === undefined ? null : <Chip tone={isMyTurn(table) ? 'gold' : 'plain'}>{t.left(left)}</Chip>;
}
