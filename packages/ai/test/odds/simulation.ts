import {
  type Action,
  type Area,
  apply,
  type Dice,
  fromPosition,
  type GameEvent,
  type GameState,
  type LandId,
  legalActions,
  makeAction,
  type Nation,
  nationId,
  parseAction,
  parsePosition,
  seededDice,
} from '@bretwalda/engine';
import { armiesIn, fightersIn, leaderIn } from '@bretwalda/engine/queries';
import type { RetreatPolicy } from '../../src/odds/index.ts';

/** A position in text notation, and the actions that lead from it to the battles. */
export function after(position: string, ...actions: string[]): GameState {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violation));
  const state = fromPosition(parsed.value);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return actions.reduce((s, text) => apply(s, read(text), seededDice(1)).state, state.value);
}

function read(text: string): Action {
  const action = parseAction(text);
  if (!action.ok) throw new Error(JSON.stringify(action.violation));
  return action.value;
}

export interface Choices {
  readonly attackerPolicy?: RetreatPolicy;
  readonly defenderPolicy?: RetreatPolicy;
  readonly give?: 'army' | 'burh';
}

/** Averages over many battles. */
export interface Averages {
  win: number;
  hold: number;
  bothGone: number;
  attacker: { infantry: number; cavalry: number; leader: number };
  defender: { infantry: number; cavalry: number; fort: number; burh: number; leader: number };
}

/**
 * Plays one battle of a position again and again, with the engine's rules and dice. The units are losses. Other
 * battles of the position stay unfought, so that the engine comes back as soon as this one is over.
 */
export function simulate(state: GameState, area: LandId, battles: number, choices: Choices = {}): Averages {
  const dice = seededDice(1066);
  const sum: Averages = {
    win: 0,
    hold: 0,
    bothGone: 0,
    attacker: { infantry: 0, cavalry: 0, leader: 0 },
    defender: { infantry: 0, cavalry: 0, fort: 0, burh: 0, leader: 0 },
  };
  for (let i = 0; i < battles; i++) playBattle(state, area, dice, choices, (e) => count(sum, state, e));
  const mean = <T extends object>(t: T): T =>
    Object.fromEntries(
      Object.entries(t).map(([k, v]) => [k, typeof v === 'number' ? v / battles : mean(v)]),
    ) as T;
  return mean(sum);
}

function playBattle(
  start: GameState,
  area: LandId,
  dice: Dice,
  choices: Choices,
  see: (event: GameEvent) => void,
): void {
  let state = start;
  let action: Action = { type: 'fight', area };
  for (;;) {
    const applied = apply(state, action, dice);
    state = applied.state;
    for (const event of applied.events) {
      see(event);
      if (event.type === 'battle-ended') return;
    }
    action = answer(state, choices);
  }
}

/** What players do who follow the policies. */
function answer(state: GameState, choices: Choices): Action {
  const p = state.pending;
  if (p?.kind === 'strike') return { type: 'strike', cavalry: p.most };
  if (p?.kind === 'burh-loss') return { type: 'give', unit: choices.give ?? 'army' };
  if (p?.kind !== 'retreat' || !state.battle) throw new Error(`unexpected decision: ${p?.kind}`);
  const { area, defender } = state.battle;
  const own = fightersIn(state, p.nation, area);
  const enemy = fightersIn(state, p.side === 'attacker' ? defender : state.nation, area);
  const policy = choices[`${p.side}Policy`] ?? 'stand';
  const mayLeave = armiesIn(state, p.nation, area) > 0; // a leader alone with a burh stays with it
  return mayLeave && isLeaving(policy, own, enemy) ? fullRetreat(state, p.nation, area) : { type: 'stand' };
}

function isLeaving(policy: RetreatPolicy, own: number, enemy: number): boolean {
  if (policy === 'stand') return false;
  return policy.kind === 'after-round' || own * policy.ratio < enemy;
}

/** The first retreat on offer that takes everybody along. */
function fullRetreat(state: GameState, nation: Nation, area: Area): Action {
  const all = armiesIn(state, nation, area);
  const leader = leaderIn(state, nation, area) !== undefined;
  const leaving = legalActions(state).find(
    (a) => a.type === 'retreat' && a.infantry + a.cavalry === all && a.leader === leader,
  );
  if (!leaving) throw new Error(`not all can leave: ${legalActions(state).map(makeAction)}`);
  return leaving;
}

function count(sum: Averages, start: GameState, event: GameEvent): void {
  const attacker = nationId(start.nation);
  if (event.type === 'battle-ended') {
    if (event.holder === null) sum.bothGone++;
    else if (event.holder === attacker) sum.win++;
    else sum.hold++;
  } else if (event.type === 'eliminated') {
    const side: Partial<Record<string, number>> = event.nation === attacker ? sum.attacker : sum.defender;
    side[event.unit] = (side[event.unit] ?? 0) + event.count;
  } else if (event.type === 'fort-destroyed') sum.defender.fort++;
  else if (event.type === 'leader-eliminated') {
    if (event.nation === attacker) sum.attacker.leader++;
    else sum.defender.leader++;
  }
}
