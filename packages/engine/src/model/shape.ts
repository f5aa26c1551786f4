import type { Action, ActionType } from './action.ts';
import { areaOf, isSea, nationOf } from './ids.ts';

/** Checks whether data from outside has the shape of an action. Nothing else reads untrusted fields. */

type Test = (value: unknown) => boolean;

const isArea: Test = (v) => areaOf(v) >= 0;
const isLandArea: Test = (v) => areaOf(v) >= 0 && !isSea(areaOf(v));
const isSeaArea: Test = (v) => areaOf(v) >= 0 && isSea(areaOf(v));
const isNation: Test = (v) => nationOf(v) >= 0;
const isCount: Test = (v) => typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= 1000;
const isFlag: Test = (v) => typeof v === 'boolean';
const oneOf =
  (...values: unknown[]): Test =>
  (v) =>
    values.includes(v);
const orNull =
  (test: Test): Test =>
  (v) =>
    v === null || test(v);
const orMissing =
  (test: Test): Test =>
  (v) =>
    v === undefined || test(v);
const isKind = oneOf('infantry', 'cavalry');

const FIELDS: { readonly [T in ActionType]: Readonly<Record<string, Test>> } = {
  begin: {},
  bid: { group: isCount, points: isCount },
  choose: { group: isCount },
  population: { grant: oneOf('full', 'half') },
  burh: { area: isLandArea },
  place: { area: isLandArea },
  'leave-out': { sea: isSeaArea, unit: isKind },
  leader: { area: isLandArea },
  move: { from: isArea, to: isArea, unit: isKind, count: isCount, leader: isFlag, group: isCount },
  end: {},
  'take-back': { area: orMissing(isLandArea) },
  permit: {},
  refuse: {},
  submit: {},
  resist: {},
  'hold-out': {},
  displace: { from: isLandArea, to: orNull(isLandArea), leader: isFlag },
  fight: { area: isLandArea },
  strike: { cavalry: isCount },
  give: { unit: oneOf('burh', 'army') },
  lose: { unit: isKind, back: orNull(isArea), home: orNull(isArea) },
  retreat: { to: orNull(isArea), infantry: isCount, cavalry: isCount, leader: isFlag, home: orNull(isArea) },
  stand: {},
  withdraw: { from: isLandArea, to: isArea, count: isCount, leader: isFlag },
  remove: { area: isArea, unit: oneOf('infantry', 'cavalry', 'burh') },
  raze: { area: isLandArea },
  replace: { area: isLandArea, unit: oneOf('fort', 'army') },
  ballot: { secret: isFlag },
  vote: { nation: isNation, for: isNation },
  exchange: { cavalry: isCount },
};

export const ACTION_TYPES = Object.keys(FIELDS) as ActionType[];

interface FieldTests {
  readonly names: readonly string[];
  readonly tests: readonly Test[];
}

const TESTS = new Map<unknown, FieldTests>(
  Object.entries(FIELDS).map(([type, fields]) => [
    type,
    { names: Object.keys(fields), tests: Object.values(fields) },
  ]),
);

/** The name of the field that is missing or wrong ('type' if it is no action at all), or undefined. */
export function badField(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'type';
  const record = value as Record<string, unknown>;
  const tests = TESTS.get(record.type);
  if (!tests) return 'type';
  for (let i = 0; i < tests.names.length; i++) {
    const name = tests.names[i] as string;
    if (!(tests.tests[i] as Test)(record[name])) return name;
  }
  const lone = record.type === 'retreat' ? record.infantry === 0 && record.cavalry === 0 : record.count === 0;
  return lone ? loneLeaderField(record) : undefined;
}

/**
 * A leader who goes alone takes no armies, so the fields about armies must have their defaults: one action has one
 * form.
 */
function loneLeaderField(record: Record<string, unknown>): string | undefined {
  if (record.leader !== true) return 'count';
  if (record.unit !== 'infantry' && record.unit !== undefined) return 'unit';
  if (record.group !== 0 && record.group !== undefined) return 'group';
  return record.home === null || record.home === undefined ? undefined : 'home';
}

export const isAction = (value: unknown): value is Action => badField(value) === undefined;

/** An action from outside with its own fields and no others, or undefined: what is kept for ever holds nothing unknown. */
export function readAction(value: unknown): Action | undefined {
  if (!isAction(value)) return undefined;
  const { names } = TESTS.get(value.type) as FieldTests;
  return Object.keys(value).every((key) => key === 'type' || names.includes(key)) ? value : undefined;
}
