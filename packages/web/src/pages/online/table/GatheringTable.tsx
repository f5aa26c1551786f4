import type { TableInfo } from '@bretwalda/protocol';
import type { BotLevel } from '@bretwalda/table';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { beSomebody } from '../../../online/me.ts';
import type { Place } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DiceSeed } from './DiceSeed.tsx';
import styles from './GatheringTable.module.css';
import { Invitation } from './Invitation.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import type { TablePlace } from './TablePage.tsx';
import { tableKey } from './TablePage.tsx';
import { TableTalk } from './TableTalk.tsx';
import { TableTerms } from './TableTerms.tsx';

interface GatheringTableProps {
  readonly table: TableInfo;
  readonly place: TablePlace;
  readonly go: (place: Place) => void;
}

/** Who sits where, who may still come, and what is agreed (UI-92). */
export function GatheringTable({ table, place, go }: GatheringTableProps) {
  const t = useText().online;
  const words = t.table.page;
  const { id, invitation } = place;
  const [draft, setDraft] = useState<string | null>(null);
  const seed = draft ?? table.diceSeed ?? '';
  const mine = table.seats.find(({ isYou }) => isYou);
  const onSuccess = (info: TableInfo) => {
    queries.setQueryData(tableKey(place), info);
    setDraft(null);
  };
  const sit = useMutation({
    mutationFn: async (seat: number) => {
      await beSomebody();
      return api.table.join.mutate({ id, seat, invitation, diceSeed: seed.trim() });
    },
    onSuccess,
  });
  const bot = useMutation({
    mutationFn: (to: { readonly seat: number; readonly level: BotLevel | null }) =>
      api.table.setBot.mutate({ id, ...to }),
    onSuccess,
  });
  const leave = useMutation({
    mutationFn: () => api.table.leave.mutate({ id }),
    onSuccess: () => {
      go({ at: 'lobby' });
      return queries.invalidateQueries();
    },
  });
  const isLast = table.seats.every(({ kind, isYou }) => kind !== 'person' || isYou);
  return (
    <>
      <p className="muted" role="status">
        {`${t.lobby.seatsTaken(table.seats.filter(({ kind }) => kind !== 'open').length, table.seats.length)}. ${words.waiting}`}
      </p>
      <Refused error={sit.error ?? bot.error ?? leave.error} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="table-seats">
            <h2 id="table-seats" className="title">
              {words.seats}
            </h2>
            <SeatPlan
              table={table}
              onSit={(seat) => !sit.isPending && sit.mutate(seat)}
              onBot={(seat, level) => !bot.isPending && bot.mutate({ seat, level })}
            />
            {mine && (
              <div className={styles.ways}>
                <Button
                  icon={<LogOut size={18} />}
                  onClick={() => !leave.isPending && leave.mutate()}
                  testId="leave"
                >
                  {words.leave}
                </Button>
                {isLast && <span className="small muted">{words.leaveLast}</span>}
              </div>
            )}
          </section>
          <TableTerms table={table} />
        </div>
        <div className={styles.column}>
          <Invitation table={table} place={place} />
          {mine && <TableTalk table={table} place={place} />}
          <DiceSeed
            table={table}
            seed={seed}
            onSeed={setDraft}
            isKept={draft === null && Boolean(table.diceSeed)}
            onAdd={mine && (() => !sit.isPending && sit.mutate(mine.seat))}
          />
        </div>
      </div>
    </>
  );
}
