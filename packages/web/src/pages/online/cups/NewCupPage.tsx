import { scenario } from '@bretwalda/engine/data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { Field } from '../../../ui/Field.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { GameChoice } from '../../new-game/GameChoice.tsx';
import type { Draft } from '../../new-game/game-draft.ts';
import { RulesPart } from '../../new-game/RulesPart.tsx';
import { TableOptions } from '../../new-game/TableOptions.tsx';
import { OptionRow, SwitchRow } from '../../settings/OptionRow.tsx';
import { ClockOptions } from '../new-table/ClockOptions.tsx';
import { CreateBar } from '../new-table/CreateBar.tsx';
import styles from '../new-table/NewTablePage.module.css';
import { lastTable, newTableOf, type TableDraft } from '../new-table/table-draft.ts';
import type { OnlinePageProps } from '../OnlinePages.tsx';

const LONGEST_TITLE = 60;
const MOST_CYCLES = 4;

/** A cup while it is set up: the game, the time, how often everybody plays each side. */
export function NewCupPage({ go }: OnlinePageProps) {
  const t = useText();
  const words = t.online.cups.create;
  const me = useQuery(meQuery);
  const [draft, setDraft] = useState<TableDraft>(cupDraft);
  const [title, setTitle] = useState('');
  const [cycles, setCycles] = useState(1);
  const changeGame = (game: Draft) => setDraft({ ...draft, game: { ...game, sides: 'fixed' } });
  const create = useMutation({
    mutationFn: () => {
      const { scenario: id, options, agreed } = newTableOf(draft);
      const cup = { title: title.trim(), scenario: id, options, agreed: { ...agreed, title: '' }, cycles };
      return api.cups.create.mutate(cup);
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['cups'] });
      go({ at: 'cup', id });
    },
  });
  const reason =
    me.data?.isGuest === false
      ? title.trim() === ''
        ? words.needsName
        : draft.clock === 'none'
          ? words.needsClock
          : undefined
      : words.needsAccount;
  return (
    <GameChoice
      title={words.title}
      lead={words.lead}
      draft={draft.game}
      onChange={changeGame}
      onBack={() => go({ at: 'cups' })}
      heading={words.cup}
      foot={
        <CreateBar
          error={create.error}
          note={reason ?? words.buttonNote}
          label={words.button}
          blocked={reason}
          onCreate={() => !create.isPending && create.mutate()}
          testId="create-cup"
        />
      }
    >
      <div className={styles.column}>
        <Field label={words.name} value={title} onChange={setTitle} most={LONGEST_TITLE} isRequired />
        <OptionRow
          label={words.cycles}
          note={words.cyclesNote(scenario(draft.game.scenario).groups.length, cycles)}
        >
          <Stepper
            label={words.cycles}
            less={words.fewer}
            more={words.more}
            value={cycles}
            least={1}
            most={MOST_CYCLES}
            onChange={setCycles}
          />
        </OptionRow>
        <TableOptions draft={draft.game} onChange={changeGame} areSidesSet />
        <RulesPart draft={draft.game} onChange={changeGame} />
        <h2 className="title">{t.online.clock.title}</h2>
        <ClockOptions draft={draft} onChange={setDraft} />
        <SwitchRow>
          <Switch
            label={t.online.table.create.rated}
            note={t.online.table.create.ratedNote}
            checked={draft.rated}
            onChange={(rated) => setDraft({ ...draft, rated })}
          />
        </SwitchRow>
      </div>
    </GameChoice>
  );
}

/** As the last table, but nobody chooses a side: the schedule of the cup gives them. */
function cupDraft(): TableDraft {
  const draft = lastTable();
  return {
    ...draft,
    game: { ...draft.game, sides: 'fixed' },
    clock: draft.clock === 'none' ? 'days' : draft.clock,
  };
}
