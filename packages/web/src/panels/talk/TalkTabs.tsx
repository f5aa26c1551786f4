import { type ReactNode, useState } from 'react';
import { useText } from '../../language/language.ts';
import { ownSeat } from '../../online/sitting.ts';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { DESKTOP, useMedia } from '../../ui/use-media.ts';
import { useTableScene } from '../table/use-table.ts';
import { NewMark } from './NewWords.tsx';
import { NotePad } from './NotePad.tsx';
import styles from './Talk.module.css';
import { TalkPanel } from './TalkPanel.tsx';
import { useTalkHere } from './use-talk-here.ts';

type Shown = 'record' | 'talk' | 'notes';

interface TalkTabsProps {
  /** Points and log; left out: only talk and notes. */
  readonly record?: ReactNode;
  readonly first: Shown;
}

/** What happened in the game, what players say, and one's own notes, in one place. */
export function TalkTabs({ record, first }: TalkTabsProps) {
  const words = useText().online.talk;
  const [chosen, setChosen] = useState<Shown>(first);
  const talk = useTalkHere();
  const player = talk.own?.player ?? null;
  const tabs: readonly Tab<Shown>[] = [
    ...(record ? [{ value: 'record', label: words.game } as const] : []),
    { value: 'talk', label: words.title, mark: <NewMark fresh={talk.fresh.length} /> },
    ...(player === null ? [] : [{ value: 'notes', label: words.note.tab } as const]),
  ];
  const shown = tabs.some(({ value }) => value === chosen) ? chosen : 'talk';
  return (
    <Tabs label={words.tabs} tabs={tabs} value={shown} onChange={setChosen}>
      {shown === 'record' && record}
      {shown === 'talk' && <TalkPanel talk={talk} />}
      {shown === 'notes' && player !== null && <NotePad id={talk.info.id} player={player} />}
    </Tabs>
  );
}

/** Beside the map, where there is room; elsewhere a window shows talk and notes. Who looks on has neither. */
export function TalkBesideRecord({ record }: { readonly record: ReactNode }) {
  const isSeated = useTableScene((s) => ownSeat(s.info) !== undefined);
  if (!useMedia(DESKTOP) || !isSeated) return record;
  return (
    <div className={styles.beside}>
      <TalkTabs record={record} first="record" />
    </div>
  );
}
