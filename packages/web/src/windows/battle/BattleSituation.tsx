import { areaOf, type GameState } from '@bretwalda/engine';
import { isSheltered } from '@bretwalda/engine/queries';
import { useText } from '../../language/language.ts';
import { Stakes, WhatCounts } from './BattleNotes.tsx';
import { BattleQueue } from './BattleQueue.tsx';
import styles from './BattleWindow.module.css';
import type { BattleView } from './use-battle.ts';

interface BattleSituationProps {
  readonly state: GameState;
  readonly battle: BattleView;
}

/** The left column: which battles there are, what counts in this one, and what is at stake. */
export function BattleSituation({ state, battle }: BattleSituationProps) {
  const t = useText();
  const { area, fought, over, stage, playback } = battle;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.situation} tabIndex={0} aria-label={t.battle.about}>
      <BattleQueue
        state={state}
        report={battle.report}
        later={battle.later}
        shown={playback.shown}
        over={over}
        planned={battle.planned}
        mayPlan={battle.mayPlan}
        onPlan={battle.plan}
      />
      {!(fought && over) && (
        <WhatCounts
          forces={stage.now}
          difficult={isSheltered(areaOf(area))}
          burhFirst={stage.burhFirst}
          dicePerUnit={stage.dicePerUnit}
          begun={stage.round !== null || fought?.rounds.length === 0}
        />
      )}
      <Stakes state={state} forces={stage.now} area={areaOf(area)} />
    </section>
  );
}
