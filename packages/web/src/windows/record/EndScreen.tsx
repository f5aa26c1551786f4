import { type NationId, present, type Seat, type SeenHistory } from '@bretwalda/engine';
import { timelineRound } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { Download, Map as MapIcon, History as Past } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../language/language.ts';
import { LeaderToken } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './EndScreen.module.css';
import { Findings } from './Findings.tsx';
import { diceLuck } from './game-findings.ts';
import { howItEnded, winnersTold } from './how-it-ended.ts';
import { PointsChart } from './PointsChart.tsx';
import { Ranking } from './Ranking.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { type EndPoints, type ScoreSheet, scoreSheet } from './score-sheet.ts';

export interface EndScreenProps {
  readonly history: SeenHistory;
  readonly players: readonly Player[];
  /** The only person at the screen: with several nobody is "you", not even the last one at it. */
  readonly viewer: Seat | null;
  /** Another game; a button of its own where the game was played elsewhere. */
  readonly onAgain?: () => void;
  readonly again?: ReactNode;
  /** The result that people agreed on, instead of that of the rules. */
  readonly agreed?: EndPoints & { readonly winners: readonly Seat[] };
  /** How it came to its end. */
  readonly note?: string;
  /** Where `onStart` leads, if not to the start page. */
  readonly startWord?: string;
  /** What else is known of the game. */
  readonly children?: ReactNode;
  readonly onStart: () => void;
  readonly onMap: () => void;
  readonly onWatch: () => void;
  readonly onSave: () => void;
}

/** Who has won, by how much, and how the game went (UI-85). */
export function EndScreen(props: EndScreenProps) {
  const { history, players, viewer, agreed = null } = props;
  const t = useText();
  const state = present(history);
  const sheet = useMemo(() => scoreSheet(state, agreed), [state, agreed]);
  const dice = useMemo(() => diceLuck(history, null)?.dice ?? 0, [history]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const view = { state, sheet, players, viewer };
  return (
    <main className={styles.screen} data-testid="end">
      <header className={styles.head}>
        <LeaderToken nation={finest(sheet)} size={48} />
        <div>
          <p className="eyebrow">{t.record.end.year(timelineRound(state, state.round).years[1])}</p>
          <h1 ref={title} tabIndex={-1} className="title">
            {agreed
              ? winnersTold(t, agreed.winners, sheet, players, viewer)
              : howItEnded(t, state, players, viewer)}
          </h1>
          {props.note && <p className="muted">{props.note}</p>}
        </div>
        <p className={classes('small muted', styles.about)}>
          {t.scenarios(state.scenario).title}
          <br />
          {t.record.end.dice(dice)}
        </p>
      </header>
      <div className={styles.body}>
        <Ranking {...view} />
        <section className={classes('card', styles.course)}>
          <h2 className="title">{t.record.chart.title}</h2>
          <div className={styles.chart}>
            <PointsChart {...view} />
          </div>
          <Findings {...view} history={history} />
        </section>
        <div className={classes('card', styles.table)}>
          <ScoreTable {...view} />
        </div>
        {props.children && <div className={styles.more}>{props.children}</div>}
      </div>
      <EndActions {...props} />
    </main>
  );
}

/** The winner's nation with most points, for the coat of arms. */
const finest = ({ seats }: ScoreSheet): NationId =>
  [...(seats[0]?.nations ?? [])].sort((a, b) => b.total - a.total)[0]?.nation ?? 'saxons';

function EndActions({ onAgain, again, onStart, startWord, onMap, onWatch, onSave }: EndScreenProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      <Button icon={<MapIcon size={18} />} onClick={onMap}>
        {t.record.end.map}
      </Button>
      <Button icon={<Past size={18} />} onClick={onWatch}>
        {t.record.end.watch}
      </Button>
      <Button icon={<Download size={18} />} onClick={onSave}>
        {t.record.end.save}
      </Button>
      <span className={styles.gap} />
      <Button onClick={onStart}>{startWord ?? t.record.end.start}</Button>
      {again}
      {onAgain && (
        <Button kind="main" onClick={onAgain}>
          {t.record.end.again}
        </Button>
      )}
    </footer>
  );
}
