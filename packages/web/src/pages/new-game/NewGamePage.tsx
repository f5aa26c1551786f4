import type { NationId, ScenarioId } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import type { ImportedGame } from '../../storage/parse.ts';
import { Button } from '../../ui/Button.tsx';
import { useFileOpener } from '../saves/use-file-opener.tsx';
import { GameChoice } from './GameChoice.tsx';
import { GameOptions } from './GameOptions.tsx';
import { configOf, countKind, type Draft } from './game-draft.ts';
import { keepDraft, lastDraft } from './last-draft.ts';
import styles from './NewGamePage.module.css';
import { RulesPart } from './RulesPart.tsx';
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
  const file = useFileOpener(onOpen);
  const names = seatNames(t);
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  return (
    <>
      <GameChoice
        title={game.title}
        lead={game.lead}
        draft={draft}
        onChange={change}
        onBack={onBack}
        heading={game.seats}
        foot={
          <>
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
          </>
        }
      >
        <Seats
          draft={draft}
          names={names}
          onChange={change}
          onNation={(id) => onNation(id, draft.scenario)}
        />
        <RulesPart draft={draft} onChange={change} />
        <h2 className="title">{game.options}</h2>
        <GameOptions draft={draft} onChange={change} />
      </GameChoice>
      {file.parts}
    </>
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
