import { allTold, type SeenEvent, type TableInfo } from '@bretwalda/protocol';
import { useQuery } from '@tanstack/react-query';
import { seatColours } from '../../../facts/seat-colours.ts';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { offeredAt } from '../../../online/offered.ts';
import { Refused } from '../../../online/Refused.tsx';
import { TalkPanel } from '../../../panels/talk/TalkPanel.tsx';
import { useTalk } from '../../../panels/talk/use-talk.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './GatheringTable.module.css';
import type { TablePlace } from './TablePage.tsx';
import talking from './TableTalk.module.css';

interface TableTalkProps {
  readonly table: TableInfo;
  readonly place: TablePlace;
}

const EVERY = 2000;
const NOTHING: readonly SeenEvent[] = [];

/** What those who have sat down say to each other while they wait for the others. */
export function TableTalk({ table, place: { id, invitation } }: TableTalkProps) {
  const t = useText().online.talk;
  const told = useQuery({
    queryKey: ['table', id, 'told', table.seats.find(({ isYou }) => isYou)?.seat],
    queryFn: () => allTold(api.table.events, { id, invitation }),
    refetchInterval: EVERY,
    placeholderData: (before) => before,
  });
  const offered = offeredAt(table);
  const colours = offered?.options.sides === 'fixed' ? seatColours(offered.scenario) : [];
  const talk = useTalk({
    info: table,
    events: told.data ?? NOTHING,
    colourOf: (seat) => colours[seat] ?? null,
  });
  return (
    <section className={classes(styles.card, talking.card)} aria-labelledby="table-talk">
      <h2 id="table-talk" className="title">
        {t.title}
      </h2>
      <Refused error={told.error} />
      <TalkPanel talk={talk} />
    </section>
  );
}
