import type { SeatInfo, SeenEvent, TalkBody } from '@bretwalda/protocol';

/** Something that was said at a table, with its number there. */
export interface Message extends TalkBody {
  readonly seq: number;
  readonly at: string;
}

/** All that was said, as far as it was told to this page. */
export const saidIn = (events: readonly SeenEvent[]): readonly Message[] =>
  events.flatMap(({ seq, at, kind, body }) => (kind === 'talk' ? [{ ...(body as TalkBody), seq, at }] : []));

/** Without the words of those who are blocked: also what they said before. */
export const heardOf = (said: readonly Message[], blocked: readonly string[]): readonly Message[] =>
  blocked.length === 0 ? said : said.filter(({ player }) => player === null || !blocked.includes(player));

/** What others have said since somebody last looked. */
export const newIn = (heard: readonly Message[], own: string | null, seen: number): readonly Message[] =>
  heard.filter(({ seq, player }) => seq > seen && player !== own);

/** Where somebody who said something sits now, or sat when they said it. */
export const seatOf = ({ player, seat }: Message, seats: readonly SeatInfo[]): number =>
  seats.find((one) => player !== null && one.player === player)?.seat ?? seat;

/** Who sat somewhere at some time; undefined: nobody knows any more. */
export function sitterAt(
  events: readonly SeenEvent[],
  seats: readonly SeatInfo[],
  seat: number,
  seq: number,
): string | undefined {
  const sat = events.filter(
    ({ kind, body }) =>
      (kind === 'joined' || kind === 'taken-over') && (body as { seat: number }).seat === seat,
  );
  const isStillThere = !sat.some((event) => event.seq > seq);
  if (isStillThere) return seats.find((one) => one.seat === seat)?.name || undefined;
  const { body } = sat.findLast((event) => event.seq < seq) ?? {};
  return (body as { name?: string } | undefined)?.name || undefined;
}
