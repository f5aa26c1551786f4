import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { beSomebody } from '../../../online/me.ts';
import { Field } from '../../../ui/Field.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { GameChoice } from '../../new-game/GameChoice.tsx';
import type { Draft } from '../../new-game/game-draft.ts';
import { RulesPart } from '../../new-game/RulesPart.tsx';
import { TableOptions } from '../../new-game/TableOptions.tsx';
import { SwitchRow } from '../../settings/OptionRow.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { ClockOptions } from './ClockOptions.tsx';
import { CreateBar } from './CreateBar.tsx';
import styles from './NewTablePage.module.css';
import { SeatChoices } from './SeatChoices.tsx';
import { countOpen, hasMe, keepTable, lastTable, newTableOf, type TableDraft } from './table-draft.ts';

const LONGEST_TITLE = 60;

/** Setting up a table: the game, the seats, the time, and who may come (UI-89, UI-90). */
export function NewTablePage({ go }: OnlinePageProps) {
  const t = useText();
  const words = t.online.table.create;
  const [draft, setDraft] = useState<TableDraft>(lastTable);
  const change = (next: TableDraft) => {
    setDraft(next);
    keepTable(next);
  };
  const changeGame = (next: Draft) => change({ ...draft, game: next });
  const create = useMutation({
    mutationFn: async () => {
      await beSomebody();
      return api.table.create.mutate(newTableOf(draft));
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['tables'] });
      go({ at: 'table', id });
    },
  });
  const open = countOpen(draft);
  return (
    <GameChoice
      title={words.title}
      lead={words.lead}
      draft={draft.game}
      onChange={changeGame}
      onBack={() => go({ at: 'lobby' })}
      heading={words.seats}
      foot={
        <CreateBar
          error={create.error}
          note={open === 0 ? words.beginNote : words.openNoteFor(open)}
          label={open === 0 ? words.begin : words.opens}
          blocked={hasMe(draft) ? undefined : words.needsMe}
          onCreate={() => !create.isPending && create.mutate()}
          testId="create-table"
        />
      }
    >
      <div className={styles.column}>
        <SeatChoices draft={draft} onChange={change} />
        <TableOptions draft={draft.game} onChange={changeGame} />
        <RulesPart draft={draft.game} onChange={changeGame} />
        <h2 className="title">{t.online.clock.title}</h2>
        <ClockOptions draft={draft} onChange={change} />
        <h2 className="title">{words.table}</h2>
        <Field
          label={words.titleLabel}
          note={words.titleNote}
          value={draft.title}
          onChange={(title) => change({ ...draft, title })}
          most={LONGEST_TITLE}
        />
        <SwitchRow>
          <Switch
            label={words.isPublic}
            note={words.publicNote}
            checked={draft.isPublic}
            onChange={(isPublic) => change({ ...draft, isPublic })}
          />
        </SwitchRow>
        <SwitchRow>
          <Switch
            label={words.rated}
            note={words.ratedNote}
            checked={draft.rated}
            onChange={(rated) => change({ ...draft, rated })}
          />
        </SwitchRow>
      </div>
    </GameChoice>
  );
}
