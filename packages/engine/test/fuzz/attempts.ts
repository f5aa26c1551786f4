import type { Action, ActionType } from '../../src/model/action.ts';
import type { Dice } from '../../src/model/dice.ts';
import { AREA_IDS, AREAS, areaId, LAND_AREAS, LAND_COUNT, NATION_IDS } from '../../src/model/ids.ts';
import { isAction } from '../../src/model/shape.ts';
import type { GameState } from '../../src/model/state.ts';
import { ruleOf } from '../../src/phase/flow.ts';

/** Orders that somebody might try: well-formed answers to the pending decision, most of them illegal. */
export function attempts(state: GameState, listed: readonly Action[], random: Dice, count: number): Action[] {
  const p = state.pending;
  if (p === null) return [];
  const answers = ruleOf(p).answers;
  const tries: Action[] = [];
  for (let i = 0; i < count; i++) {
    const base = listed[random.roll(listed.length) - 1] as Action;
    const action =
      random.roll(2) === 1
        ? mutated(base, random)
        : invented(answers[random.roll(answers.length) - 1] as ActionType, state, random);
    if (isAction(action)) tries.push(action);
  }
  return tries;
}

const pick = <T>(list: readonly T[], random: Dice): T => list[random.roll(list.length) - 1] as T;
const anyArea = (random: Dice) => pick(AREA_IDS, random);
const anyLand = (random: Dice) => areaId(pick(LAND_AREAS, random));

/** One field of a legal action changed. */
function mutated(action: Action, random: Dice): Action {
  const fields = Object.keys(action).filter((key) => key !== 'type');
  if (fields.length === 0) return action;
  const field = pick(fields, random);
  const old = (action as unknown as Record<string, unknown>)[field];
  let value: unknown = old;
  if (typeof old === 'number') value = Math.max(0, old + random.roll(5) - 3);
  else if (typeof old === 'boolean') value = !old;
  else if (field === 'unit') value = pick(['infantry', 'cavalry', 'burh', 'army', 'fort'], random);
  else if (field === 'nation' || field === 'for') value = pick(NATION_IDS, random);
  else if ((AREA_IDS as readonly string[]).includes(old as string) || old === null)
    value = random.roll(6) === 1 ? null : anyArea(random);
  return { ...action, [field]: value } as Action;
}

function invented(type: ActionType, state: GameState, random: Dice): Action {
  const own = state.groups.length > 0 ? areaId(pick(state.groups, random).at) : anyArea(random);
  const kind = pick(['infantry', 'infantry', 'infantry', 'cavalry'] as const, random);
  const count = random.roll(5) - 1;
  const leader = random.roll(3) === 1;
  const all: Record<string, unknown> = {
    type,
    area: anyLand(random),
    sea: areaId(pick(AREAS.slice(LAND_COUNT), random)),
    from: own,
    to: anyArea(random),
    unit: pick([kind, 'burh', 'army', 'fort', kind, kind], random),
    count,
    leader,
    group: random.roll(4) === 1 ? 1 : 0,
    points: random.roll(110) - 1,
    grant: 'full',
    cavalry: random.roll(5) - 1,
    infantry: random.roll(5) - 1,
    back: anyArea(random),
    home: random.roll(2) === 1 ? null : anyArea(random),
    secret: true,
    nation: pick(NATION_IDS, random),
    for: pick(NATION_IDS, random),
  };
  const fields = FIELDS[type] ?? [];
  return Object.fromEntries([['type', type], ...fields.map((f) => [f, all[f]])]) as unknown as Action;
}

const FIELDS: Partial<Record<ActionType, readonly string[]>> = {
  bid: ['group', 'points'],
  choose: ['group'],
  population: ['grant'],
  burh: ['area'],
  place: ['area'],
  'leave-out': ['sea', 'unit'],
  leader: ['area'],
  move: ['from', 'to', 'unit', 'count', 'leader', 'group'],
  displace: ['from', 'to', 'leader'],
  fight: ['area'],
  strike: ['cavalry'],
  give: ['unit'],
  lose: ['unit', 'back', 'home'],
  retreat: ['to', 'infantry', 'cavalry', 'leader', 'home'],
  withdraw: ['from', 'to', 'count', 'leader'],
  remove: ['area', 'unit'],
  replace: ['area', 'unit'],
  ballot: ['secret'],
  vote: ['nation', 'for'],
  exchange: ['cavalry'],
};
