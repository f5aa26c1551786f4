import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../language/language.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useFirstFocus } from '../saves/use-first-focus.ts';
import { GameList } from './GameList.tsx';
import type { Draft } from './game-draft.ts';
import styles from './NewGamePage.module.css';
import { gameOf, scenariosOf, withGame } from './rules-draft.ts';
import { ScenarioList } from './ScenarioList.tsx';
import { ScenarioPreview } from './ScenarioPreview.tsx';

interface GameChoiceProps {
  readonly title: string;
  readonly lead: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onBack: () => void;
  /** What is decided beside game and scenario. */
  readonly heading: string;
  readonly children: ReactNode;
  /** The way on. */
  readonly foot: ReactNode;
}

/** A page on which a game is chosen: game and scenario at the left, the rest beside it, the start of the scenario at the right. */
export function GameChoice({
  title,
  lead,
  draft,
  onChange,
  onBack,
  heading,
  children,
  foot,
}: GameChoiceProps) {
  const t = useText();
  const { game } = t.start;
  const id = useId();
  const first = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={t.start.back} onClick={onBack} />
        <h1 ref={first} tabIndex={-1} className="title">
          {title}
        </h1>
        <p className="muted">{lead}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.scenarios} aria-labelledby={`${id}-story`}>
          <h2 className="title">{t.tableRules.game}</h2>
          <GameList value={gameOf(draft)} onChange={(ruleset) => onChange(withGame(draft, ruleset))} />
          <h2 id={`${id}-story`} className="title">
            {game.story}
          </h2>
          <ScenarioList
            offered={scenariosOf(gameOf(draft))}
            value={draft.scenario}
            onChange={(scenario) => onChange({ ...draft, scenario })}
          />
        </section>
        <section className={styles.middle} aria-labelledby={`${id}-rest`}>
          <h2 id={`${id}-rest`} className="title">
            {heading}
          </h2>
          {children}
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <aside className={styles.side} aria-label={game.preview} tabIndex={0}>
          <ScenarioPreview scenario={draft.scenario} />
        </aside>
      </div>
      <footer className={styles.foot}>{foot}</footer>
    </main>
  );
}
