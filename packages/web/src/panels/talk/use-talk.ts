import type { Mute, Named, SeatInfo, SeenEvent, TableInfo } from '@bretwalda/protocol';
import type { SeatColour } from '@bretwalda/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { ownSeat } from '../../online/sitting.ts';
import { heardOf, type Message, newIn, saidIn, seatOf, sitterAt } from '../../online/talk/said.ts';
import { look, seen } from '../../online/talk/seen.ts';
import { limitsQuery } from '../../online/talk/talk-limits.ts';

/** A table whose players talk: while they gather, and in their game. */
export interface TalkingTable {
  readonly info: TableInfo;
  readonly events: readonly SeenEvent[];
  readonly colourOf: (seat: number) => SeatColour | null;
}

export interface Talk extends TalkingTable {
  readonly own: SeatInfo | undefined;
  readonly heard: readonly Message[];
  /** What others have said since somebody last looked. */
  readonly fresh: readonly Message[];
  readonly muted: Mute | null;
  /** Those at this table who are not heard. */
  readonly blocked: readonly Named[];
  /** Somebody has seen everything up to there. */
  readonly look: (seq: number) => void;
}

const NOBODY: readonly Named[] = [];

export function useTalk({ info, events, colourOf }: TalkingTable): Talk {
  const own = ownSeat(info);
  const player = own?.player ?? null;
  const limits = useQuery({ ...limitsQuery, enabled: player !== null }).data;
  const key = `${info.id} ${player}`;
  const upTo = useStore(seen, (all) => all[key] ?? 0);
  const blocked = limits?.blocked ?? NOBODY;
  const heard = useMemo(
    () =>
      heardOf(
        saidIn(events),
        blocked.map((one) => one.player),
      ),
    [events, blocked],
  );
  const fresh = useMemo(() => newIn(heard, player, upTo), [heard, player, upTo]);
  const isHere = (one: Named) => info.seats.some((seat) => seat.player === one.player);
  return {
    info,
    events,
    colourOf,
    own,
    heard,
    fresh,
    muted: limits?.muted ?? null,
    blocked: blocked.filter(isHere),
    look: (seq) => look(key, seq),
  };
}

/** Those to whom somebody can speak. */
export const othersAt = ({ info, own }: Talk): readonly SeatInfo[] =>
  info.seats.filter(({ player }) => player !== null && player !== own?.player);

/** What whoever said something is called. */
export function useSpeaker(): (message: Message) => string {
  const t = useText().online.talk;
  return ({ name }) => name || t.gone;
}

/** For whom a message was, in names; null: for all players. */
export function useHearers(talk: Talk): (message: Message) => readonly string[] | null {
  const t = useText().online.talk;
  const { events, info, own } = talk;
  return ({ to, seq }) =>
    to?.map((seat) => (seat === own?.seat ? t.toYou : (sitterAt(events, info.seats, seat, seq) ?? t.gone))) ??
    null;
}

export const colourOfSpeaker = ({ colourOf, info }: Talk, message: Message): SeatColour | null =>
  colourOf(seatOf(message, info.seats));
