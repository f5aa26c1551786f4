import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { beSomebody } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
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
import { SwitchRow } from '../../settings/OptionRow.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { ClockOptions } from './ClockOptions.tsx';
import styles from './NewTablePage.module.css';
import { SeatChoices } from './SeatChoices.tsx';
import { countOpen, hasMe, keepTable, lastTable, newTableOf, type TableDraft } from './table-draft.ts';

const LONGEST_TITLE = 60;

/** Setting up a table: the game, the seats, the time, and who may come (UI-89, UI-90). */
export function NewTablePage({ go }: OnlinePageProps) {
  const t = useText();
  const words = t.online.table.create;
  const { game } = t.start;
  const [draft, setDraft] = useState<TableDraft>(lastTable);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
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
    <main className={page.page}>
      <header className={page.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={t.start.back} onClick={() => go({ at: 'lobby' })} />
        <h1 ref={heading} tabIndex={-1} className="title">
          {words.title}
        </h1>
        <p className="muted">{words.lead}</p>
      </header>
      <div className={page.columns}>
        <section className={page.scenarios} aria-labelledby="new-scenario">
          <h2 className="title">{t.tableRules.game}</h2>
          <GameList
            value={gameOf(draft.game)}
            onChange={(ruleset) => changeGame(withGame(draft.game, ruleset))}
          />
          <h2 id="new-scenario" className="title">
            {game.story}
          </h2>
          <ScenarioList
            offered={scenariosOf(gameOf(draft.game))}
            value={draft.game.scenario}
            onChange={(scenario) => changeGame({ ...draft.game, scenario })}
          />
        </section>
        <section className={page.middle} aria-labelledby="new-seats">
          <div className={styles.column}>
            <h2 id="new-seats" className="title">
              {words.seats}
            </h2>
            <SeatChoices draft={draft} onChange={change} />
            <TableOptions draft={draft.game} onChange={changeGame} />
            <h2 className="title">{t.tableRules.title}</h2>
            <RulesRow draft={draft.game} onOpen={() => setRulesOpen(true)} />
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
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <aside className={page.side} aria-label={game.preview} tabIndex={0}>
          <ScenarioPreview scenario={draft.game.scenario} />
        </aside>
      </div>
      <footer className={page.foot}>
        <div className={styles.say}>
          <Refused error={create.error} />
          <p className="muted" role="status">
            {open === 0 ? words.beginNote : words.openNoteFor(open)}
          </p>
        </div>
        <Button
          kind="main"
          size="big"
          testId="create-table"
          blocked={hasMe(draft) ? undefined : words.needsMe}
          onClick={() => !create.isPending && create.mutate()}
        >
          {open === 0 ? words.begin : words.opens}
        </Button>
      </footer>
      {areRulesOpen && (
        <RulesDialog draft={draft.game} onChange={changeGame} onClose={() => setRulesOpen(false)} />
      )}
    </main>
  );
}
