import { nationId } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import styles from './BattleWindow.module.css';
import { carriedAt, forcesToCompare } from './battle-stage.ts';
import type { BattleWindowProps } from './battle-window-props.ts';
import { ChancesCard } from './ChancesCard.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { RetreatCard } from './RetreatCard.tsx';
import { RoundsCard } from './RoundsCard.tsx';
import type { BattleView } from './use-battle.ts';

interface BattleDecisionsProps
  extends Pick<BattleWindowProps, 'state' | 'actions' | 'onAct' | 'own' | 'alone'> {
  readonly battle: BattleView;
}

/** The right column: what is to be decided, the chances, and the rounds so far. */
export function BattleDecisions({ state, actions, onAct, own, alone, battle }: BattleDecisionsProps) {
  const t = useText();
  const { area, fought, asking, retreat, stage, front, playback } = battle;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.decisions} tabIndex={0} aria-label={t.battle.chances.title}>
      {asking && <ChoiceCard state={state} actions={actions} onAct={onAct} />}
      {retreat && state.pending?.kind === 'retreat' && (
        <RetreatCard
          nation={nationId(state.pending.nation)}
          leader={state.leaders[state.pending.nation]?.id ?? null}
          draft={retreat}
        />
      )}
      <ChancesCard
        battle={{ area, burhFirst: stage.burhFirst }}
        carried={{
          start: carriedAt(null, stage.dicePerUnit, 0),
          now: carriedAt(fought, stage.dicePerUnit, playback.shown),
        }}
        decks={stage.decks !== null}
        {...forcesToCompare(fought, stage.now, playback.shown)}
        front={front}
        brief={asking && actions.length > 0}
        mine={alone && own.includes(stage.now[front].nation)}
      />
      {fought && <RoundsCard rounds={fought.rounds.slice(0, playback.shown)} front={front} />}
    </section>
  );
}
