import type { TableInfo } from '@bretwalda/protocol';
import { useMutation } from '@tanstack/react-query';
import { Download, Trophy } from 'lucide-react';
import { type Text, useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { dayOf } from '../../../online/dates.ts';
import { offeredAt } from '../../../online/offered.ts';
import { PlayerLink } from '../../../online/PlayerLink.tsx';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { coloursOf, sideOf } from '../../../online/table-sides.ts';
import { seatName, titleOf } from '../../../online/table-words.ts';
import { exportText } from '../../../storage/files.ts';
import { PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import rows from '../lobby/TableRow.module.css';
import styles from './FinishedList.module.css';

/** Finished games: what came of each, and the ways to its moments. */
export const FinishedList = ({ games }: { readonly games: readonly TableInfo[] }) => (
  <ul className={styles.list}>
    {games.map((table) => (
      <FinishedGame key={table.id} table={table} />
    ))}
  </ul>
);

function FinishedGame({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const words = t.online.history;
  const title = titleOf(t, table);
  const save = useMutation({
    mutationFn: () => api.archive.save.query({ id: table.id }),
    onSuccess: (file) => exportText(file, title),
  });
  const { id } = table;
  return (
    <li className={rows.row} data-testid={`finished-${id}`}>
      <div className={rows.about}>
        <h3 className="title">{title}</h3>
        <p>{endLine(t, table)}</p>
        <ResultList table={table} />
        <Refused error={save.error} />
      </div>
      <div className={styles.ways}>
        <a className={rows.go} href={hrefOf({ at: 'table', id, moment: 'end' })}>
          {words.toResult}
          <span className="hidden-text"> {title}</span>
        </a>
        <a className={rows.go} href={hrefOf({ at: 'table', id, moment: 0 })}>
          {words.fromStart}
          <span className="hidden-text"> {title}</span>
        </a>
        <Button icon={<Download size={18} />} onClick={() => save.isPending || save.mutate()}>
          {words.save}
          <span className="hidden-text"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

/** What came of it for oneself, and when. */
function endLine(t: Text, table: TableInfo): string {
  const words = t.online.history;
  const { result, seats, endedAt, startedAt, agreed } = table;
  const own = seats.filter(({ isYou }) => isYou).map(({ seat }) => seat as number);
  const winners: readonly number[] = result?.winners ?? [];
  const fate = winners.some((seat) => own.includes(seat))
    ? winners.length > 1
      ? words.shared
      : words.won
    : words.lost;
  const offered = offeredAt(table);
  const day = endedAt ? dayOf(endedAt, t.start.locale) : '';
  return [
    own.length > 0 && fate,
    result?.agreed && words.agreed,
    startedAt === null ? words.imported(day) : words.ended(day),
    agreed.title && offered && t.scenarios(offered.scenario).title,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ResultList({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const words = t.online.history;
  const { result, seats, scenario } = table;
  const colours = coloursOf(scenario);
  const players = [...(result?.players ?? [])].sort((a, b) => b.points - a.points);
  return (
    <ul className={styles.result} aria-label={words.result(titleOf(t, table))}>
      {players.map(({ seat, nations, points }) => {
        const one = seats.find((found) => found.seat === seat);
        const colour = colours[sideOf(scenario, nations)];
        const isWinner = result?.winners.includes(seat);
        return (
          <li key={seat} className={classes(isWinner && styles.winner)}>
            {colour && <PlayerSymbol colour={colour} size={14} label={t.names.colours(colour)} />}
            <span>
              {one && <PlayerLink id={one.player}>{one.name || seatName(t, one)}</PlayerLink>}
              {one?.isYou && ` (${t.online.lobby.you})`}
            </span>
            <b className="number">{t.record.figure(points)}</b>
            {isWinner && (
              <>
                <Trophy size={14} aria-hidden="true" />
                <span className="hidden-text">{words.winner}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
