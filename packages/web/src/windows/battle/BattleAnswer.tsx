import { type Action, check, type GameState, type LeaderId } from '@bretwalda/engine';
import { Dices, Undo2 } from 'lucide-react';
import { type Text, useText } from '../../language/language.ts';
import { AwaitedAnswer } from './AwaitedAnswer.tsx';
import type { BattleWindowProps } from './battle-window-props.ts';
import { FightToEndButton, FooterButton, ToMapButton } from './FooterButton.tsx';
import type { Party, Way } from './retreat-choice.ts';
import type { BattleView } from './use-battle.ts';
import type { RetreatDraft } from './use-retreat.ts';

export interface BattleAnswerProps
  extends Pick<BattleWindowProps, 'state' | 'players' | 'alone' | 'actions' | 'onAct' | 'onClose'> {
  readonly battle: BattleView;
}

/** Retreat, or fight on; other questions have their buttons in a card of their own. */
export function BattleAnswer(props: BattleAnswerProps) {
  const { state, actions, onAct, alone, battle } = props;
  const { playback, retreat } = battle;
  const t = useText();
  const stand = actions.find((action) => action.type === 'stand');
  if (!stand && !retreat)
    return isOfBattle(state) ? (
      <AwaitedAnswer {...props} />
    ) : (
      <ToMapButton key="main" kind="main" onClose={props.onClose} />
    );
  return (
    <>
      {!alone && <AwaitedAnswer {...props} />}
      {stand && <FightToEndButton fightToEnd={battle.fightToEnd} />}
      {retreat && <RetreatButton draft={retreat} leader={retreatingLeader(state)} onAct={onAct} />}
      <FooterButton
        key="main"
        kind="main"
        icon={<Dices size={18} />}
        blocked={stand ? undefined : whyNoStand(t, state)}
        onClick={
          stand &&
          (() => {
            playback.next();
            onAct(stand);
          })
        }
      >
        {t.battle.retreat.stand}
      </FooterButton>
    </>
  );
}

const isOfBattle = ({ pending }: GameState): boolean =>
  pending !== null && ['strike', 'burh-loss', 'losses', 'submit'].includes(pending.kind);

/** A retreat that has begun may have to go on before the others stand (RUL-59). */
function whyNoStand(t: Text, state: GameState): string | undefined {
  const violation = check(state, { type: 'stand' });
  return violation && t.refusals(violation).text;
}

const retreatingLeader = ({ pending, leaders }: GameState): LeaderId | null =>
  pending?.kind === 'retreat' ? (leaders[pending.nation]?.id ?? null) : null;

interface RetreatButtonProps {
  readonly draft: RetreatDraft;
  readonly leader: LeaderId | null;
  readonly onAct: (action: Action) => void;
}

function RetreatButton({ draft, leader, onAct }: RetreatButtonProps) {
  const t = useText();
  const { way, party, action } = draft;
  return (
    <FooterButton
      icon={<Undo2 size={18} />}
      blocked={whyNoRetreat(t, draft, leader)}
      onClick={action && (() => onAct(action))}
    >
      {way ? retreatWords(t, way, party, leader) : t.battle.retreat.leave}
    </FooterButton>
  );
}

function retreatWords(t: Text, { to }: Way, party: Party, leader: LeaderId | null): string {
  const armies = party.infantry + party.cavalry;
  if (to === null) return t.battle.retreat.giveUp(armies);
  return t.battle.retreat.go(armies, party.leader ? leader : null, to);
}

function whyNoRetreat(t: Text, { way, problem }: RetreatDraft, leader: LeaderId | null): string | undefined {
  if (!way) return t.battle.retreat.whereFirst;
  if (!problem) return undefined;
  if (problem.code === 'stacking' && way.to !== null) return t.battle.retreat.stacking(problem.most, way.to);
  if (problem.code === 'nobody' || !leader) return t.battle.retreat.nobody;
  return problem.code === 'leader-alone'
    ? t.battle.retreat.leaderAlone(leader)
    : t.battle.retreat.leaderStays(leader);
}
