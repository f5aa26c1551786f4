import { areaId, areaOf, nationId, nationOf } from './ids.ts';

/**
 * Plain data with numbers of areas and nations turned into readable names, and back, by the name of the field.
 * One table serves the decisions, the positions and their texts.
 */

type Naming = 'area' | 'nation';

const NAMING: Readonly<Record<string, Naming>> = {
  area: 'area',
  at: 'area',
  start: 'area',
  back: 'area',
  home: 'area',
  from: 'area',
  to: 'area',
  near: 'area',
  placed: 'area',
  granted: 'area',
  refused: 'area',
  nation: 'nation',
  overlord: 'nation',
  subject: 'nation',
  defender: 'nation',
  victim: 'nation',
  holdingOut: 'nation',
  voters: 'nation',
  votes: 'nation',
  via: 'nation',
  of: 'nation',
};

function nameOf(naming: Naming, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v) => nameOf(naming, v));
  if (typeof value !== 'number') return value;
  if (value < 0) return value === -1 ? null : 'hidden';
  return naming === 'area' ? areaId(value) : nationId(value);
}

function numberOf(naming: Naming, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v) => numberOf(naming, v));
  if (value === null) return -1;
  if (value === 'hidden') return -2;
  if (typeof value !== 'string') return value;
  return naming === 'area' ? areaOf(value) : nationOf(value);
}

function translate(value: unknown, leaf: (naming: Naming, v: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((v) => translate(v, leaf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => {
      const naming = NAMING[key];
      const isLeaf = naming !== undefined && (typeof v !== 'object' || v === null || Array.isArray(v));
      return [key, isLeaf ? leaf(naming, v) : translate(v, leaf)];
    }),
  );
}

export const named = (value: unknown): unknown => translate(value, nameOf);
export const numbered = (value: unknown): unknown => translate(value, numberOf);
