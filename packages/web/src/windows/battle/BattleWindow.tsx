import { useEffect, useRef } from 'react';
import { useText } from '../../language/language.ts';
import { Swords } from '../../tokens/Tokens.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Announcement } from './Announcement.tsx';
import { awaitedAnswer } from './awaited-answer.ts';
import { BattleDecisions } from './BattleDecisions.tsx';
import { BattleFooter } from './BattleFooter.tsx';
import { Battlefield } from './Battlefield.tsx';
import { BattleSituation } from './BattleSituation.tsx';
import { BattleToolbar } from './BattleToolbar.tsx';
import styles from './BattleWindow.module.css';
import { rolesOf } from './battle-stage.ts';
import type { BattleWindowProps } from './battle-window-props.ts';
import { useBattle } from './use-battle.ts';

/** A battle: both sides, their dice round by round, the chances, and every decision inside it. */
export function BattleWindow(props: BattleWindowProps) {
  const t = useText();
  const battle = useBattle(props);
  const mainButton = useRef<HTMLButtonElement>(null);
  useEffect(() => mainButton.current?.focus(), []);
  if (!battle) return null;
  const { area, fought, stage, front, playback, settled, planned, asking } = battle;
  const isLossOpen = asking && props.state.battle?.stage === 'casualties';
  return (
    <Dialog
      title={t.battle.title(area)}
      size="full"
      className={styles.dialog}
      testId="battle"
      lead={<Swords size={28} />}
      tools={<BattleToolbar {...props} {...stage} area={area} />}
      onClose={props.onClose}
      notice={props.notice}
      footer={<BattleFooter {...props} battle={battle} mainButton={mainButton} />}
    >
      <div className={styles.columns}>
        <BattleSituation state={props.state} battle={battle} />
        <Battlefield
          area={area}
          forces={stage.now}
          round={stage.round}
          rolling={playback.rolling && fought !== null}
          open={isLossOpen ? awaitedAnswer(t, props) : null}
          fought={fought}
          shown={playback.shown}
          front={front}
          roles={rolesOf(t, props, stage.now)}
          decks={stage.decks}
          onFinish={playback.finish}
        />
        <BattleDecisions {...props} battle={battle} />
      </div>
      <Announcement
        round={playback.rolling || planned ? null : stage.round}
        report={settled ? battle.report : null}
        shown={playback.shown}
      />
    </Dialog>
  );
}
