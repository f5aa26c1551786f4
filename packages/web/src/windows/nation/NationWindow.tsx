import type { GameState, NationId } from '@bretwalda/engine';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { neighbourNation } from '../../facts/roster.ts';
import { useText } from '../../language/language.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ArmyNumbers } from './ArmyNumbers.tsx';
import { Leaders } from './Leaders.tsx';
import { Limits } from './Limits.tsx';
import { NationHistory } from './NationHistory.tsx';
import { NationOwner } from './NationOwner.tsx';
import { NationScoreTable } from './NationScoreTable.tsx';
import { NationStanding } from './NationStanding.tsx';
import { NationTimetable } from './NationTimetable.tsx';
import styles from './NationWindow.module.css';
import { OtherGoals } from './OtherGoals.tsx';
import { PopulationSection } from './PopulationSection.tsx';
import { WorthMap } from './WorthMap.tsx';

interface NationWindowProps {
  readonly state: GameState;
  readonly nation: NationId;
  readonly onClose: () => void;
  readonly onNation: (nation: NationId) => void;
  /** Opens the list of its units, where there is one. */
  readonly onUnits?: ((nation: NationId) => void) | undefined;
  /** Opens the list of its areas and their population, where there is one. */
  readonly onGrowth?: ((nation: NationId) => void) | undefined;
}

const TABS = ['points', 'army', 'story'] as const;
type Tab = (typeof TABS)[number];

/** The card of a nation: what it can do, what scores when, what it has (UI-22 to UI-28). */
export function NationWindow(props: NationWindowProps) {
  const { state, nation, onClose, onNation, onUnits, onGrowth } = props;
  const t = useText();
  const words = t.windows.nation;
  const [tab, setTab] = useState<Tab>('points');
  const previous = neighbourNation(state, nation, -1);
  const next = neighbourNation(state, nation, 1);
  return (
    <Dialog
      title={t.names.nations(nation)}
      onClose={onClose}
      size="full"
      className={styles.window}
      testId="nation-window"
      lead={
        <>
          <Shield nation={nation} size={64} />
          <NationOwner state={state} nation={nation} />
        </>
      }
      tools={
        <div className={styles.tools}>
          <NationStanding state={state} nation={nation} />
          <IconButton
            icon={<ChevronLeft size={18} />}
            label={words.previous(previous)}
            onClick={() => onNation(previous)}
          />
          <IconButton
            icon={<ChevronRight size={18} />}
            label={words.next(next)}
            onClick={() => onNation(next)}
          />
        </div>
      }
    >
      <p className="hidden-text" aria-live="polite">
        {t.names.nations(nation)}
      </p>
      <div className={styles.narrow}>
        <NationStanding state={state} nation={nation} />
        <Segmented
          label={words.tabs}
          value={tab}
          options={TABS.map((value) => ({ value, label: words.tab[value] }))}
          onChange={setTab}
        />
      </div>
      <div className={styles.columns} data-tab={tab}>
        <div className={styles.army}>
          <ArmyNumbers state={state} nation={nation} onUnits={onUnits} />
          <PopulationSection state={state} nation={nation} onGrowth={onGrowth} />
          <Leaders state={state} nation={nation} />
          <Limits state={state} nation={nation} />
        </div>
        <div className={styles.points}>
          <NationScoreTable key={nation} state={state} nation={nation} />
          <NationTimetable state={state} nation={nation} />
        </div>
        <div className={styles.story}>
          <WorthMap state={state} nation={nation} />
          <OtherGoals state={state} nation={nation} />
          <NationHistory state={state} nation={nation} />
        </div>
      </div>
    </Dialog>
  );
}
