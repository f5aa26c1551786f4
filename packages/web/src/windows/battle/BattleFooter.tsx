import { ArrowRight, Dices, Map as MapIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../../language/language.ts';
import { AwaitedAnswer } from './AwaitedAnswer.tsx';
import { BattleAnswer, type BattleAnswerProps } from './BattleAnswer.tsx';
import { FightToEndButton, FooterButton, ToMapButton } from './FooterButton.tsx';

interface BattleFooterProps extends BattleAnswerProps {
  readonly mainButton: Ref<HTMLButtonElement>;
}

/** The next step of the battle: one main button, always in the same place. */
export function BattleFooter(props: BattleFooterProps) {
  const { battle, mainButton } = props;
  const { fought, playback, settled, fights, area } = battle;
  const t = useText();
  if (!fought) {
    const fight = fights.find((action) => action.area === area);
    return fight ? (
      <FooterButton
        key="main"
        kind="main"
        icon={<Dices size={18} />}
        ref={mainButton}
        onClick={() => battle.fight(fight)}
      >
        {t.battle.fight}
      </FooterButton>
    ) : (
      <WaitForOthers {...props} />
    );
  }
  if (!settled)
    return (
      <>
        <FightToEndButton fightToEnd={battle.fightToEnd} />
        <FooterButton
          key="main"
          kind="main"
          ref={mainButton}
          icon={<Dices size={18} />}
          onClick={playback.rolling ? playback.finish : playback.next}
        >
          {playback.shown === 0 ? t.battle.fight : t.battle.nextRound}
        </FooterButton>
      </>
    );
  if (fought.ended) return <LeaveBattle {...props} />;
  const isAsked = props.actions.length > 0 || battle.retreat !== null;
  return isAsked ? <BattleAnswer {...props} /> : <WaitForOthers {...props} />;
}

/** The battle is over: to the next one, or back to the map. */
function LeaveBattle({ battle: { toNext }, onClose }: BattleAnswerProps) {
  const t = useText();
  return (
    <>
      {toNext && <ToMapButton kind="plain" onClose={onClose} />}
      <FooterButton
        key="main"
        kind="main"
        icon={toNext ? <ArrowRight size={18} /> : <MapIcon size={18} />}
        onClick={toNext ?? onClose}
      >
        {toNext ? t.battle.nextBattle : t.battle.toMap}
      </FooterButton>
    </>
  );
}

/** Somebody else decides. */
function WaitForOthers(props: BattleAnswerProps) {
  return (
    <>
      {props.state.pending !== null && <AwaitedAnswer {...props} />}
      <ToMapButton key="main" kind="plain" onClose={props.onClose} />
    </>
  );
}
