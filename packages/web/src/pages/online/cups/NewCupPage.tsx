import { scenario } from '@bretwalda/engine/data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { GameList } from '../../new-game/GameList.tsx';
import type { Draft } from '../../new-game/game-draft.ts';
import page from '../../new-game/NewGamePage.module.css';
import { RulesDialog } from '../../new-game/RulesDialog.tsx';
import { RulesRow } from '../../new-game/RulesRow.tsx';
import { gameOf, scenariosOf, withGame } from '../../new-game/rules-draft.ts';
import { ScenarioList } from '../../new-game/ScenarioList.tsx';
import { ScenarioPreview } from '../../new-game/ScenarioPreview.tsx';
import { TableOptions } from '../../new-game/TableOptions.tsx';
import { useFirstFocus } from '../../saves/use-first-focus.ts';
import { OptionRow, SwitchRow } from '../../settings/OptionRow.tsx';
import { ClockOptions } from '../new-table/ClockOptions.tsx';
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
  const [areRulesOpen, setRulesOpen] = useState(false);
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
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
    <main className={page.page}>
      <header className={page.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={t.start.back} onClick={() => go({ at: 'cups' })} />
        <h1 ref={heading} tabIndex={-1} className="title">
          {words.title}
        </h1>
        <p className="muted">{words.lead}</p>
      </header>
      <div className={page.columns}>
        <section className={page.scenarios} aria-labelledby="cup-story">
          <h2 className="title">{t.tableRules.game}</h2>
          <GameList
            value={gameOf(draft.game)}
            onChange={(ruleset) => changeGame(withGame(draft.game, ruleset))}
          />
          <h2 id="cup-story" className="title">
            {t.start.game.story}
          </h2>
          <ScenarioList
            offered={scenariosOf(gameOf(draft.game))}
            value={draft.game.scenario}
            onChange={(next) => changeGame({ ...draft.game, scenario: next })}
          />
        </section>
        <section className={page.middle} aria-labelledby="cup-itself">
          <div className={styles.column}>
            <h2 id="cup-itself" className="title">
              {words.cup}
            </h2>
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
            <h2 className="title">{t.tableRules.title}</h2>
            <RulesRow draft={draft.game} onOpen={() => setRulesOpen(true)} />
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
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <aside className={page.side} aria-label={t.start.game.preview} tabIndex={0}>
          <ScenarioPreview scenario={draft.game.scenario} />
        </aside>
      </div>
      <footer className={page.foot}>
        <div className={styles.say}>
          <Refused error={create.error} />
          <p className="muted" role="status">
            {reason ?? words.buttonNote}
          </p>
        </div>
        <Button
          kind="main"
          size="big"
          testId="create-cup"
          blocked={reason}
          onClick={() => !create.isPending && create.mutate()}
        >
          {words.button}
        </Button>
      </footer>
      {areRulesOpen && (
        <RulesDialog draft={draft.game} onChange={changeGame} onClose={() => setRulesOpen(false)} />
      )}
    </main>
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
