import { isDeepStrictEqual } from 'node:util';
import { fromPosition } from '../../src/game/from-position.ts';
import { check, decision, legalActions } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import { view, viewEvents } from '../../src/game/view.ts';
import type { Action } from '../../src/model/action.ts';
import type { GameEvent } from '../../src/model/event.ts';
import { ALL_NATIONS, type Area, LAND_AREAS, NATION, NOBODY, nationId } from '../../src/model/ids.ts';
import { holderOf } from '../../src/model/readers.ts';
import { calendarOf, rulesOf, waysOf } from '../../src/model/rules.ts';
import type { GameState } from '../../src/model/state.ts';
import { makeAction, parseAction } from '../../src/notation/action-text.ts';
import { makePosition, parsePosition } from '../../src/notation/position-text.ts';
import { isPassage } from '../../src/query/attack.ts';
import { armiesIn, fightersIn, isContested, stackSizeIn, sum } from '../../src/query/occupation.ts';
import { markerTop } from '../../src/query/prices.ts';
import { hasBurhs } from '../../src/query/traits.ts';

/** What must hold at every state of every game. Each check throws with a sentence. */

const must = (condition: boolean, what: () => string): void => {
  if (!condition) throw new Error(what());
};

/** A state is plain JSON: nothing is lost on the way out and back. */
export function survivesJson(state: GameState, text: string): void {
  must(isDeepStrictEqual(JSON.parse(text), state), () => 'the state does not survive JSON');
}

/** A position restores the state exactly, as JSON and as text. */
export function survivesPosition(state: GameState): void {
  const position = toPosition(state);
  const parsed = parsePosition(makePosition(position));
  must(parsed.ok, () => `the text of the position cannot be read: ${JSON.stringify(parsed)}`);
  if (!parsed.ok) return;
  const back = fromPosition(parsed.value);
  must(back.ok, () => `the position is refused: ${JSON.stringify(back)}`);
  if (!back.ok) return;
  for (const key of Object.keys(state) as (keyof GameState)[])
    must(
      isDeepStrictEqual(back.value[key], state[key]),
      () =>
        `${key} is not restored from the position: ${JSON.stringify(back.value[key])} instead of ${JSON.stringify(state[key])}`,
    );
}

/** The legal list is not empty, has no doubles, agrees with `check`, and every text reads back. */
export function legalListIsSound(state: GameState): Action[] {
  const actions = legalActions(state);
  must(actions.length > 0, () => `nothing is legal in ${JSON.stringify(state.pending)}`);
  must(decision(state).length > 0, () => 'nobody decides');
  const texts = new Set<string>();
  for (const action of actions) {
    const text = makeAction(action);
    must(!texts.has(text), () => `"${text}" is listed twice`);
    texts.add(text);
    const refusal = check(state, action);
    must(refusal === undefined, () => `"${text}" is listed but refused: ${JSON.stringify(refusal)}`);
    const read = parseAction(text);
    must(
      read.ok && isDeepStrictEqual(read.value, action),
      () => `"${text}" reads back as ${JSON.stringify(read)}`,
    );
  }
  return actions;
}

/** Whatever is not listed is refused. */
export function unlistedIsRefused(
  state: GameState,
  listed: readonly Action[],
  tries: readonly Action[],
): void {
  const texts = new Set(listed.map(makeAction));
  for (const action of tries) {
    const text = makeAction(action);
    const refused = check(state, action) !== undefined;
    must(
      refused !== texts.has(text),
      () => `"${text}" is ${refused ? 'listed but refused' : 'legal but not listed'}`,
    );
  }
}

/** Who holds what, company of leaders, numbers of pieces, groups. */
export function boardIsSound(s: GameState): void {
  for (const area of LAND_AREAS) {
    const present = ALL_NATIONS.filter((n) => fightersIn(s, n, area) > 0);
    const holder = holderOf(s, area);
    must(present.length <= 2, () => `three nations stand in area ${area}`);
    must(
      holder === NOBODY ? present.length === 0 : present.includes(holder),
      () => `area ${area} is held by ${holder}`,
    );
    if (present.length === 2 && s.step !== 'roman-departure') {
      must(present.includes(s.nation), () => `two nations share area ${area} and neither moves`);
      const passing = isPassage(s, s.nation, area);
      const leaving = s.displacing !== NOBODY;
      must(isContested(s, area) || passing || leaving, () => `area ${area} is shared without a battle`);
    }
  }
  for (const n of ALL_NATIONS) {
    const id = nationId(n);
    const burhs = hasBurhs(s, n) && waysOf(s).burhPieces === 'infantry' ? sum(s.burhs) : 0;
    const infantry = sum(s.infantry[n]) + burhs;
    // Former cavalry may stand beyond the limit (ART-8).
    const beyond = n === NATION['romano-british'] && s.round >= calendarOf(s).arthurLeaves ? 2 : 0;
    must(
      infantry <= (rulesOf(s).maxInfantry[n] as number) + beyond,
      () => `${infantry} infantry of the ${id}`,
    );
    must(sum(s.cavalry[n]) <= (rulesOf(s).maxCavalry[n] as number), () => `too many cavalry of the ${id}`);
    const leader = s.leaders[n];
    must(!leader || stackSizeIn(s, n, leader.at) > 0, () => `${leader?.id} is alone`);
    const marker = s.markers[n] as number;
    must(marker >= 0 && marker <= markerTop(s, n), () => `the marker of the ${id} shows ${marker}`);
  }
  groupsAreSound(s);
}

function groupsAreSound(s: GameState): void {
  if (s.groups.length === 0) return;
  const owed = s.battle ? s.battle.owedInfantry + s.battle.owedCavalry : 0;
  const perArea = new Map<Area, number>();
  for (const g of s.groups) {
    must(g.count > 0, () => 'a group is empty');
    perArea.set(g.at, (perArea.get(g.at) ?? 0) + g.count);
  }
  for (const [area, n] of perArea) {
    const open = s.battle?.area === area ? owed : 0;
    must(
      n === armiesIn(s, s.nation, area) + open,
      () => `groups count ${n} armies in area ${area}, the board ${armiesIn(s, s.nation, area)}`,
    );
  }
}

/** Points are seen as they are scored, or only when the game is over (GEN-15, RUL-144). */
export function scoresAreSeenInTime(s: GameState, events: readonly GameEvent[]): void {
  const isOpen = waysOf(s).scores === 'open' || s.step === 'over';
  must(view(s).ledger.length === (isOpen ? s.ledger.length : 0), () => 'points are seen at the wrong time');
  const isPoints = ({ type }: GameEvent) => type === 'points';
  const seen = viewEvents(events, s).filter(isPoints).length;
  must(seen === (isOpen ? events.filter(isPoints).length : 0), () => 'events tell of points too early');
}
