import {
  type Action,
  type AreaId,
  areaOf,
  type GameState,
  type LandId,
  landId,
  type NationId,
  nationId,
  nationOf,
  type Seat,
} from '@bretwalda/engine';
import { contestedAreas, isSheltered } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import { Swords } from '../../tokens/Tokens.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Announcement } from './Announcement.tsx';
import { awaitedIn, BattleFooter } from './BattleFooter.tsx';
import { Battlefield } from './Battlefield.tsx';
import { Stakes, WhatCounts } from './BattleNotes.tsx';
import { BattleQueue } from './BattleQueue.tsx';
import { BattleToolbar } from './BattleToolbar.tsx';
import styles from './BattleWindow.module.css';
import { type Forces, forcesAt, forcesIn } from './battle-forces.ts';
import { isKnownFromStart } from './battle-reports.ts';
import type { BattleReport, BattleSide } from './battle-types.ts';
import { ChancesCard } from './ChancesCard.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { RetreatCard } from './RetreatCard.tsx';
import { RoundsCard } from './RoundsCard.tsx';
import { useFightToEnd } from './use-fight-to-end.ts';
import { type DiceSpeed, usePlayback } from './use-playback.ts';
import { useRetreat } from './use-retreat.ts';

export interface BattleWindowProps {
  readonly state: GameState;
  /**
   * The battles to show, in order: one answer may decide several, because a single one left is fought by itself. More
   * are added while the window is open. Empty before the first of the phase.
   */
  readonly reports: readonly BattleReport[];
  readonly players: readonly Player[];
  /** The legal actions of the viewer; empty while somebody else decides. */
  readonly actions: readonly Action[];
  readonly onAct: (action: Action) => void;
  readonly onClose: () => void;
  /** Centres the map on a battle of the list. */
  readonly onPick?: (area: AreaId) => void;
  readonly speed: DiceSpeed;
  readonly onSpeed?: (speed: DiceSpeed) => void;
  /** Nations of the people at the screen: their side stands in front. */
  readonly own: readonly NationId[];
  /** Whether one person plays alone, who is then called "you". */
  readonly alone: boolean;
  /** Who answers at the screen. */
  readonly viewer: Seat | null;
  /** With which of the battles to begin. */
  readonly first: number;
  /** How many rounds of a battle were looked at before. */
  readonly seenOf: (report: BattleReport) => number;
  /** Called with the battle and the number of rounds that have landed. */
  readonly onSeen?: (report: BattleReport, rounds: number) => void;
}

/** A battle: both sides, their dice round by round, the chances, and every decision inside it. */
export function BattleWindow(props: BattleWindowProps) {
  const { state, reports, actions, onAct, own, alone, speed, first, seenOf } = props;
  const t = useText();
  const [at, setAt] = useState(first);
  const [rolled, setRolled] = useState(-1);
  const report = reports[at] ?? null;
  const key = report ? `${report.entry}:${report.area}` : '';
  const [picked, setPicked] = useState<LandId | null>(null);
  const playback = usePlayback(key, {
    rounds: report?.rounds.length ?? 0,
    seen: report ? seenOf(report) : 0,
    begun: at === rolled,
    speed,
  });
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const fights = actions.filter((action) => action.type === 'fight');
  const chosen = fights.some((fight) => fight.area === picked) ? picked : null;
  const planned = chosen ?? (report ? null : (fights[0]?.area ?? firstContested(state)));
  const landed = report !== null && !playback.more && !playback.rolling;
  const settled = landed && planned === null;
  const over = landed && report.decided;
  const later = reports.slice(at + 1);
  // What is asked belongs to the last battle: an earlier one is first looked at to its end.
  const asking = settled && later.length === 0;
  const draft = useRetreat(state, asking ? actions : []);
  const rush = useFightToEnd(props, asking, playback);
  useSideEffects(props, report, playback.shown, rush.on);
  const fight = (action: Action) => {
    setPicked(null);
    setAt(reports.length);
    setRolled(reports.length);
    onAct(action);
  };
  const toNext =
    later.length > 0 ? () => setAt(at + 1) : fights[0] ? () => setPicked(fights[0]?.area ?? null) : null;

  const area = planned ?? report?.area;
  if (!area) return null;
  const fought = planned ? null : report;
  const stage = stageOf(state, fought, area, playback.shown, playback.rolling);
  const front: BattleSide =
    own.includes(stage.now.defender.nation) && !own.includes(stage.now.attacker.nation)
      ? 'defender'
      : 'attacker';
  const view = { area, fought, playback, settled, fights, draft, main, toNext, rush };
  return (
    <Dialog
      title={t.battle.title(area)}
      size="full"
      className={styles.dialog}
      testId="battle"
      lead={<Swords size={28} />}
      tools={<BattleToolbar {...props} {...stage} area={area} />}
      onClose={props.onClose}
      footer={<BattleFooter {...props} {...view} onFight={fight} />}
    >
      <div className={styles.grid}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.left} tabIndex={0} aria-label={t.battle.about}>
          <BattleQueue
            state={state}
            report={report}
            later={later}
            shown={playback.shown}
            over={over}
            planned={planned}
            mayPlan={
              fights.length > 0 && later.length === 0 && (report === null || (report.ended && !playback.more))
            }
            onPlan={(next) => {
              setPicked(next);
              if (next) props.onPick?.(next);
            }}
          />
          {!(fought && over) && (
            <WhatCounts
              forces={stage.now}
              difficult={isSheltered(areaOf(area))}
              gameRound={stage.gameRound}
              begun={stage.round !== null || fought?.rounds.length === 0}
            />
          )}
          <Stakes state={state} forces={stage.now} area={areaOf(area)} />
        </section>
        <Battlefield
          area={area}
          forces={stage.now}
          round={stage.round}
          rolling={playback.rolling && fought !== null}
          open={asking && state.battle?.stage === 'casualties' ? awaitedIn(t, props) : null}
          fought={fought}
          shown={playback.shown}
          front={front}
          roles={rolesOf(t, props, stage.now)}
          onFinish={playback.finish}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.right} tabIndex={0} aria-label={t.battle.chances.title}>
          {asking && <ChoiceCard state={state} actions={actions} onAct={onAct} />}
          {draft && state.pending?.kind === 'retreat' && (
            <RetreatCard
              nation={nationId(state.pending.nation)}
              leader={state.leaders[state.pending.nation]?.id ?? null}
              draft={draft}
            />
          )}
          <ChancesCard
            battle={{ area, gameRound: stage.gameRound }}
            {...momentsOf(fought, stage.now, playback.shown)}
            front={front}
            brief={asking && actions.length > 0}
            mine={alone && own.includes(stage.now[front].nation)}
          />
          {fought && <RoundsCard rounds={fought.rounds.slice(0, playback.shown)} front={front} />}
        </section>
      </div>
      <Announcement
        round={playback.rolling || planned ? null : stage.round}
        report={settled ? report : null}
        shown={playback.shown}
      />
    </Dialog>
  );
}

const firstContested = (state: GameState): LandId | null => {
  const [first] = contestedAreas(state);
  return first === undefined ? null : landId(first);
};

/** What the field shows: a round with its dice, or two armies facing each other. */
function stageOf(
  state: GameState,
  fought: BattleReport | null,
  area: LandId,
  shown: number,
  rolling: boolean,
) {
  if (!fought)
    return { now: forcesIn(state, areaOf(area)), round: null, gameRound: state.round, half: state.half };
  const round = fought.rounds[rolling ? shown : shown - 1] ?? null;
  return { now: forcesAt(fought, shown), round, gameRound: fought.gameRound, half: fought.half };
}

/** The moments of a battle whose chances are told: before its first dice, and as it stands. */
function momentsOf(fought: BattleReport | null, now: Forces, shown: number) {
  if (!fought) return { start: now, now: null };
  return isKnownFromStart(fought)
    ? { start: fought.start, now: shown > 0 ? now : null }
    : { start: null, now };
}

function useSideEffects(
  props: BattleWindowProps,
  report: BattleReport | null,
  shown: number,
  fightsOn: boolean,
): void {
  const { state, actions, onAct, onSeen } = props;
  const stand = actions.find((action) => action.type === 'stand');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round that has landed
  useEffect(() => {
    if (report && shown > 0) onSeen?.(report, shown);
  }, [report?.entry, report?.area, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (fightsOn && stand) onAct(stand);
  }, [fightsOn, state]);
}

type Words = ReturnType<typeof useText>;

function rolesOf(t: Words, props: BattleWindowProps, { attacker, defender }: ReturnType<typeof forcesIn>) {
  const { state, players, own, alone } = props;
  const player = (nation: NationId) => players[state.owner[nationOf(nation)] ?? -1]?.name ?? '';
  const isYou = (nation: NationId) => alone && own.includes(nation);
  return {
    attacker: isYou(attacker.nation) ? t.battle.youAttack : t.battle.attacks(player(attacker.nation)),
    defender: isYou(defender.nation) ? t.battle.youDefend : t.battle.defends(player(defender.nation)),
  };
}
