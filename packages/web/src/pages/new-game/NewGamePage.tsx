import type { NationId, ScenarioId } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { ArrowLeft, FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import type { ImportedGame } from '../../storage/parse.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useFileOpener } from '../saves/use-file-opener.tsx';
import { useFirstFocus } from '../saves/use-first-focus.ts';
import { GameList } from './GameList.tsx';
import { GameOptions } from './GameOptions.tsx';
import { configOf, countKind, type Draft } from './game-draft.ts';
import { keepDraft, lastDraft } from './last-draft.ts';
import styles from './NewGamePage.module.css';
import { RulesDialog } from './RulesDialog.tsx';
import { RulesRow } from './RulesRow.tsx';
import { gameOf, scenariosOf, withGame } from './rules-draft.ts';
import { ScenarioList } from './ScenarioList.tsx';
import { ScenarioPreview } from './ScenarioPreview.tsx';
import { Seats } from './Seats.tsx';
import { minutesWith, yearsOf } from './scenario-facts.ts';
import { seatNames } from './seat-names.ts';

interface NewGamePageProps {
  /** What is chosen at first; the last choice if it is left out. */
  readonly initial?: Draft | undefined;
  readonly onBegin: (config: TableConfig, name: string) => void;
  readonly onBack: () => void;
  readonly onSaves: () => void;
  readonly onOpen: (game: ImportedGame) => void;
  readonly onNation: (id: NationId, scenario: ScenarioId) => void;
}

export function NewGamePage({ initial, onBegin, onBack, onSaves, onOpen, onNation }: NewGamePageProps) {
  const t = useText();
  const { game } = t.start;
  const [draft, setDraft] = useState<Draft>(() => initial ?? lastDraft());
  const [areRulesOpen, setRulesOpen] = useState(false);
  const file = useFileOpener(onOpen);
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
  const names = seatNames(t);
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={t.start.back} onClick={onBack} />
        <h1 ref={heading} tabIndex={-1} className="title">
          {game.title}
        </h1>
        <p className="muted">{game.lead}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.scenarios} aria-labelledby="new-scenario">
          <h2 className="title">{t.tableRules.game}</h2>
          <GameList value={gameOf(draft)} onChange={(ruleset) => change(withGame(draft, ruleset))} />
          <h2 id="new-scenario" className="title">
            {game.story}
          </h2>
          <ScenarioList
            offered={scenariosOf(gameOf(draft))}
            value={draft.scenario}
            onChange={(id) => change({ ...draft, scenario: id })}
          />
        </section>
        <section className={styles.middle} aria-labelledby="new-seats">
          <h2 id="new-seats" className="title">
            {game.seats}
          </h2>
          <Seats
            draft={draft}
            names={names}
            onChange={change}
            onNation={(id) => onNation(id, draft.scenario)}
          />
          <h2 className="title">{t.tableRules.title}</h2>
          <RulesRow draft={draft} onOpen={() => setRulesOpen(true)} />
          <h2 className="title">{game.options}</h2>
          <GameOptions draft={draft} onChange={change} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <aside className={styles.side} aria-label={game.preview} tabIndex={0}>
          <ScenarioPreview scenario={draft.scenario} />
        </aside>
      </div>
      <footer className={styles.foot}>
        <div className={styles.others}>
          <Button icon={<FolderOpen size={18} />} onClick={onSaves}>
            {t.start.saved}
          </Button>
          <Button icon={<Upload size={18} />} onClick={file.choose}>
            {t.start.open}
          </Button>
        </div>
        <Summary draft={draft} />
        <Button
          kind="main"
          size="big"
          testId="begin"
          onClick={() => onBegin(configOf(draft, names), t.scenarios(draft.scenario).title)}
        >
          {game.begin(t.start.year(yearsOf(draft.scenario)[0]))}
        </Button>
      </footer>
      {areRulesOpen && <RulesDialog draft={draft} onChange={change} onClose={() => setRulesOpen(false)} />}
      {file.parts}
    </main>
  );
}

function Summary({ draft }: { readonly draft: Draft }) {
  const { game } = useText().start;
  const persons = countKind(draft, 'person');
  const computers = countKind(draft, 'computer');
  const time = game.about(game.time(minutesWith(draft.scenario, persons, computers)));
  return (
    <p className="muted" role="status">
      {persons === 0 ? game.watching : `${game.summary(persons, computers)}, ${time}`}
    </p>
  );
}
