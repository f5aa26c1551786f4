import type { Seat } from '@bretwalda/engine';
import type { OrderUsed, SeenEvent } from '@bretwalda/protocol';
import type { GameLink } from '@bretwalda/table';

/** An order that was carried out is told just after its entry: so long it is waited for. */
const SETTLED = 1000;

interface Watched {
  readonly link: GameLink;
  readonly seat: Seat;
  /** Something that was played here is on its way. */
  readonly isSending: () => boolean;
  readonly events: () => readonly SeenEvent[];
  /** The person has played the entry with this number, but not here. */
  readonly onPlayed: (entry: number) => void;
}

/** Notices that whoever sits here plays on elsewhere, on a phone perhaps; orders that were carried out are no sign of it. */
export function watchOtherDevices({ link, seat, isSending, events, onPlayed }: Watched): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = link.subscribe(link.snapshot().revision, (change) => {
    const entry = change.kind === 'played' && change.entries.findLast((one) => one.seat === seat);
    if (!entry || isSending()) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!isOrdered(events(), entry.seq)) onPlayed(entry.seq);
    }, SETTLED);
    timers.add(timer);
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

const isOrdered = (events: readonly SeenEvent[], entry: number): boolean =>
  events.some(({ kind, body }) => kind === 'order-used' && (body as OrderUsed).entry === entry);
