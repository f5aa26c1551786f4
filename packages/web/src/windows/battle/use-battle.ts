import type { Action, ActionOf, LandId } from '@bretwalda/engine';
import { useEffect, useState } from 'react';
import { type BattleStage, firstContested, frontOf, stageOf } from './battle-stage.ts';
import type { BattleReport, BattleSide } from './battle-types.ts';
import type { BattleWindowProps } from './battle-window-props.ts';
import { type FightToEnd, useFightToEnd } from './use-fight-to-end.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { type RetreatDraft, useRetreat } from './use-retreat.ts';

/** The battle in the window: which one it is, how far it has come, and what can be done next. */
export interface BattleView {
  readonly area: LandId;
  /** The battle that is being fought or was fought last. */
  readonly report: BattleReport | null;
  /** The same, unless the window shows one that is only planned. */
  readonly fought: BattleReport | null;
  /** Battles decided by the same answer, to be looked at next. */
  readonly later: readonly BattleReport[];
  /** The battle that is looked at before it is fought. */
  readonly planned: LandId | null;
  readonly mayPlan: boolean;
  readonly plan: (area: LandId | null) => void;
  readonly stage: BattleStage;
  readonly front: BattleSide;
  readonly playback: Playback;
  /** All dice of the battle shown have landed. */
  readonly settled: boolean;
  readonly over: boolean;
  /** What is asked belongs to the battle shown. */
  readonly asking: boolean;
  readonly retreat: RetreatDraft | null;
  readonly fightToEnd: FightToEnd;
  readonly fights: readonly ActionOf<'fight'>[];
  readonly fight: (action: Action) => void;
  /** To the next battle, fought already or still to be fought. */
  readonly toNext: (() => void) | null;
}

/** Null: there is no battle to show. */
export function useBattle(props: BattleWindowProps): BattleView | null {
  const { state, reports, actions, speed, seenOf } = props;
  const [at, setAt] = useState(props.first);
  const [rolled, setRolled] = useState(-1);
  const [picked, setPicked] = useState<LandId | null>(null);
  const report = reports[at] ?? null;
  const playback = usePlayback(report ? `${report.entry}:${report.area}` : '', {
    rounds: report?.rounds.length ?? 0,
    seen: report ? seenOf(report) : 0,
    begun: at === rolled,
    speed,
  });
  const fights = actions.filter((action) => action.type === 'fight');
  const chosen = fights.some((fight) => fight.area === picked) ? picked : null;
  const planned = chosen ?? (report ? null : (fights[0]?.area ?? firstContested(state)));
  const landed = report !== null && !playback.more && !playback.rolling;
  const settled = landed && planned === null;
  const later = reports.slice(at + 1);
  // What is asked belongs to the last battle: an earlier one is first watched to its end.
  const asking = settled && later.length === 0;
  const retreat = useRetreat(state, asking ? actions : []);
  const fightToEnd = useFightToEnd(props, asking, playback);
  useReportSeen(props, report, playback.shown);
  useStandWhen(fightToEnd.on, props);

  const area = planned ?? report?.area;
  if (!area) return null;
  const fought = planned ? null : report;
  const stage = stageOf(state, fought, area, playback.shown, playback.rolling);
  const firstFight = fights[0];
  return {
    area,
    report,
    fought,
    later,
    planned,
    mayPlan: fights.length > 0 && later.length === 0 && (report === null || (report.ended && !playback.more)),
    plan: (next) => {
      setPicked(next);
      if (next) props.onPick?.(next);
    },
    stage,
    front: frontOf(stage.now, props.own),
    playback,
    settled,
    over: landed && report.decided,
    asking,
    retreat,
    fightToEnd,
    fights,
    fight: (action) => {
      setPicked(null);
      setAt(reports.length);
      setRolled(reports.length);
      props.onAct(action);
    },
    toNext: later.length > 0 ? () => setAt(at + 1) : firstFight ? () => setPicked(firstFight.area) : null,
  };
}

/** Reports every round whose dice have landed. */
function useReportSeen({ onSeen }: BattleWindowProps, report: BattleReport | null, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round that has landed
  useEffect(() => {
    if (report && shown > 0) onSeen?.(report, shown);
  }, [report?.entry, report?.area, shown]);
}

/** Answers "fight on" to every question as long as somebody wants the battle fought to its end. */
function useStandWhen(isWanted: boolean, { state, actions, onAct }: BattleWindowProps): void {
  const stand = actions.find((action) => action.type === 'stand');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isWanted && stand) onAct(stand);
  }, [isWanted, state]);
}
