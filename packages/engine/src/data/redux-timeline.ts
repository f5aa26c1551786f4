import type { SeaId } from './board.ts';
import type { LeaderId, NationId } from './nations.ts';
import { TIMELINE, type TimelineEvent, type TimelineRound } from './timeline.ts';

/** XP-11, XP-12: the reinforcements of Britannia reduX, with names that have no effect (X-GEN-3). */

const event = (nation: NationId, rest: Omit<TimelineEvent, 'nation' | 'status'>): TimelineEvent => ({
  nation,
  status: [],
  ...rest,
});

/** X-REI-1: armies at sea, on one sea or on the border of two. */
const from = (
  nation: NationId,
  infantry: number,
  sea: SeaId,
  more: { readonly orSea?: SeaId; readonly name?: LeaderId } = {},
): TimelineEvent => {
  const { orSea, name } = more;
  return event(nation, {
    invaders: [{ sea, ...(orSea && { orSea }), infantry }],
    ...(name && { namesake: name }),
  });
};

/** X-REI-2: armies that are placed on land. */
const onLand = (nation: NationId, infantry: number, name?: LeaderId): TimelineEvent =>
  event(nation, { place: { infantry }, ...(name && { namesake: name }) });

/** A name alone. */
const named = (nation: NationId, name: LeaderId): TimelineEvent => event(nation, { namesake: name });

const EVENTS: Readonly<Record<number, readonly TimelineEvent[]>> = {
  6: [
    from('irish', 1, 'atlantic-ocean'),
    from('scots', 2, 'irish-sea'),
    from('saxons', 6, 'frisian-sea', { name: 'aelle' }),
    from('jutes', 1, 'english-channel'),
    from('angles', 5, 'north-sea'),
  ],
  7: [
    onLand('romano-british', 2, 'arthur'),
    named('brigantes', 'urien'),
    from('irish', 1, 'atlantic-ocean'),
    from('scots', 3, 'irish-sea', { name: 'fergus-mor-mac-erc' }),
    from('saxons', 3, 'frisian-sea'),
    from('angles', 7, 'north-sea', { name: 'ida' }),
  ],
  8: [from('irish', 1, 'atlantic-ocean'), from('scots', 1, 'irish-sea'), from('angles', 2, 'north-sea')],
  9: [named('angles', 'oswiu')],
  10: [named('angles', 'offa')],
  11: [
    from('norsemen', 5, 'icelandic-sea', { name: 'ketil-flatnose' }),
    from('danes', 6, 'north-sea', { orSea: 'frisian-sea' }),
    named('saxons', 'egbert'),
  ],
  12: [
    from('norsemen', 4, 'irish-sea', { orSea: 'atlantic-ocean' }),
    from('dubliners', 3, 'irish-sea'),
    from('danes', 6, 'north-sea', { name: 'ivar-and-halfdan' }),
    named('saxons', 'alfred'),
  ],
  13: [
    from('dubliners', 5, 'irish-sea', { name: 'olaf-guthfrithsson' }),
    from('danes', 2, 'north-sea'),
    named('saxons', 'edgar'),
  ],
  14: [from('dubliners', 3, 'irish-sea'), from('danes', 5, 'frisian-sea', { name: 'cnut' })],
  15: [
    from('norwegians', 10, 'north-sea', { name: 'harald-hardrada' }),
    onLand('saxons', 1, 'harold'),
    from('normans', 10, 'english-channel', { name: 'william' }),
  ],
  16: [
    from('danes', 3, 'frisian-sea', { name: 'svein-estrithson' }),
    from('norwegians', 2, 'north-sea'),
    onLand('saxons', 2),
    from('normans', 3, 'english-channel'),
  ],
};

/** XP-1: eleven rounds, numbered and dated as in the second edition; points at the end of each (X-SEQ-2). */
export const REDUX_TIMELINE: readonly TimelineRound[] = TIMELINE.filter(({ round }) => EVENTS[round]).map(
  ({ round, years }) => ({
    round,
    years,
    scoring: true,
    bretwalda: false,
    king: false,
    events: EVENTS[round] ?? [],
  }),
);
