import type { Action, ActionOf, GameState, LandId, LeaderId } from '@bretwalda/engine';
import { check, decision } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { ArrowRight, Dices, Map as MapIcon, SkipForward, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { type Text, useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './BattleWindow.module.css';
import type { BattleReport } from './battle-types.ts';
import type { FightToEnd } from './use-fight-to-end.ts';
import type { Playback } from './use-playback.ts';
import type { RetreatDraft } from './use-retreat.ts';

interface BattleFooterProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly alone: boolean;
  readonly actions: readonly Action[];
  readonly onAct: (action: Action) => void;
  readonly onClose: () => void;
  readonly area: LandId;
  /** null: the battle is only looked at yet. */
  readonly fought: BattleReport | null;
  readonly playback: Playback;
  readonly settled: boolean;
  readonly fights: readonly ActionOf<'fight'>[];
  readonly draft: RetreatDraft | null;
  readonly onFight: (action: Action) => void;
  /** To the next battle, fought already or still to be fought. */
  readonly toNext: (() => void) | null;
  readonly main: Ref<HTMLButtonElement>;
  readonly rush: FightToEnd;
}

/** The next step of the battle: one loud button, always at the same place. */
export function BattleFooter(props: BattleFooterProps) {
  const { fought, playback, settled, fights, area, onFight, main } = props;
  const t = useText();
  if (!fought) {
    const fight = fights.find((action) => action.area === area);
    return fight ? (
      <Button
        key="main"
        kind="main"
        size="big"
        className={styles.answer}
        icon={<Dices size={18} />}
        ref={main}
        onClick={() => onFight(fight)}
      >
        {t.battle.fight}
      </Button>
    ) : (
      <Watcher {...props} />
    );
  }
  if (!settled)
    return (
      <>
        <ToEnd rush={props.rush} />
        <Button
          key="main"
          kind="main"
          size="big"
          className={styles.answer}
          ref={main}
          icon={<Dices size={18} />}
          onClick={playback.rolling ? playback.finish : playback.next}
        >
          {playback.shown === 0 ? t.battle.fight : t.battle.nextRound}
        </Button>
      </>
    );
  return fought.ended ? <Ended {...props} /> : <Answer {...props} />;
}

function ToEnd({ rush }: { readonly rush: FightToEnd }) {
  const t = useText();
  if (rush.pressed) return null;
  return (
    <Button size="big" className={styles.answer} icon={<SkipForward size={18} />} onClick={rush.press}>
      {t.battle.toEnd}
    </Button>
  );
}

function Ended({ toNext: next, onClose }: BattleFooterProps) {
  const t = useText();
  return (
    <>
      {next && (
        <Button size="big" className={styles.answer} icon={<MapIcon size={18} />} onClick={onClose}>
          {t.battle.toMap}
        </Button>
      )}
      <Button
        key="main"
        kind="main"
        size="big"
        className={styles.answer}
        icon={next ? <ArrowRight size={18} /> : <MapIcon size={18} />}
        onClick={next ?? onClose}
      >
        {next ? t.battle.nextBattle : t.battle.toMap}
      </Button>
    </>
  );
}

const isOfBattle = ({ pending }: GameState): boolean =>
  pending !== null && ['strike', 'burh-loss', 'losses', 'submit'].includes(pending.kind);

/** Something else is asked of the viewer: that is decided on the map. */
function ToMap({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Button
      key="main"
      kind="main"
      size="big"
      className={styles.answer}
      icon={<MapIcon size={18} />}
      onClick={onClose}
    >
      {t.battle.toMap}
    </Button>
  );
}

/** Retreat, or fight on; other questions have their buttons in a card of their own. */
function Answer(props: BattleFooterProps) {
  const { state, actions, onAct, playback, draft, alone } = props;
  const t = useText();
  const stand = actions.find((action) => action.type === 'stand');
  if (!stand && !draft) {
    if (actions.length === 0) return <Watcher {...props} />;
    return isOfBattle(state) ? <Awaited {...props} /> : <ToMap onClose={props.onClose} />;
  }
  return (
    <>
      {!alone && <Awaited {...props} />}
      {stand && <ToEnd rush={props.rush} />}
      {draft && <Retreat draft={draft} leader={leaderOf(state)} onAct={onAct} />}
      <Button
        key="main"
        kind="main"
        size="big"
        className={styles.answer}
        icon={<Dices size={18} />}
        blocked={stand ? undefined : standRefusal(t, state)}
        onClick={
          stand &&
          (() => {
            playback.next();
            onAct(stand);
          })
        }
      >
        {t.battle.retreat.stand}
      </Button>
    </>
  );
}

/** Whose word the battle waits for; at a shared screen by name. */
export function awaitedIn(
  t: Text,
  { state, players, actions, alone }: Pick<BattleFooterProps, 'state' | 'players' | 'actions' | 'alone'>,
): string {
  if (actions.length > 0 && alone) return t.battle.choosing;
  const name = players[decision(state)[0]?.seat ?? -1]?.name ?? '';
  return actions.length > 0 ? t.battle.answers(name) : t.battle.waiting(name);
}

const Awaited = (props: BattleFooterProps) => (
  <p className={classes('muted', styles.wait)} role="status">
    {awaitedIn(useText(), props)}
  </p>
);

/** A retreat that has begun may have to go on before the others stand (RUL-59). */
function standRefusal(t: ReturnType<typeof useText>, state: GameState): string | undefined {
  const violation = check(state, { type: 'stand' });
  return violation && t.refusals(violation).text;
}

const leaderOf = ({ pending, leaders }: GameState): LeaderId | null =>
  pending?.kind === 'retreat' ? (leaders[pending.nation]?.id ?? null) : null;

interface RetreatProps {
  readonly draft: RetreatDraft;
  readonly leader: LeaderId | null;
  readonly onAct: (action: Action) => void;
}

function Retreat({ draft, leader, onAct }: RetreatProps) {
  const t = useText();
  const { way, party, action, problem } = draft;
  if (!way)
    return (
      <Button
        size="big"
        className={styles.answer}
        icon={<Undo2 size={18} />}
        blocked={t.battle.retreat.whereFirst}
      >
        {t.battle.retreat.leave}
      </Button>
    );
  const why = () => {
    if (!problem) return undefined;
    if (problem.code === 'stacking') return t.battle.retreat.stacking(problem.most, way.to);
    if (problem.code === 'nobody' || !leader) return t.battle.retreat.nobody;
    return problem.code === 'leader-alone'
      ? t.battle.retreat.leaderAlone(leader)
      : t.battle.retreat.leaderStays(leader);
  };
  return (
    <Button
      size="big"
      className={styles.answer}
      icon={<Undo2 size={18} />}
      blocked={why()}
      onClick={action && (() => onAct(action))}
    >
      {t.battle.retreat.go(party.infantry + party.cavalry, party.leader ? leader : null, way.to)}
    </Button>
  );
}

/** Somebody else decides. */
function Watcher(props: BattleFooterProps) {
  const { state, onClose } = props;
  const t = useText();
  return (
    <>
      {state.pending !== null && <Awaited {...props} />}
      <Button key="main" size="big" className={styles.answer} icon={<MapIcon size={18} />} onClick={onClose}>
        {t.battle.toMap}
      </Button>
    </>
  );
}
