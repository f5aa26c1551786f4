import { makeSave, type NationId, NOBODY, nationId, present, type ScenarioId } from '@bretwalda/engine';
import type { Player, Table } from '../session/table.ts';

/** A saved game as it stands in lists. */
export interface SaveInfo {
  readonly id: string;
  readonly name: string;
  /** `auto`: the one running save of a game; `named`: made by hand, never overwritten by play. */
  readonly kind: 'auto' | 'named';
  readonly scenario: ScenarioId;
  readonly round: number;
  readonly nation: NationId | null;
  readonly players: readonly Player[];
  /** Milliseconds since 1970. */
  readonly saved: number;
  readonly over: boolean;
  /** Nobody has done anything yet: kept for a reload, but in no list. */
  readonly fresh: boolean;
}

/** The same with the file of the engine. */
export interface SaveRecord extends SaveInfo {
  readonly text: string;
}

export const saveText = (table: Table): string =>
  makeSave({ config: table.config, journal: table.history.journal });

export function recordOf(table: Table, kind: SaveInfo['kind'], id: string, name: string): SaveRecord {
  const state = present(table.history);
  return {
    id,
    name,
    kind,
    text: saveText(table),
    scenario: table.config.scenario,
    round: state.round,
    nation: state.nation === NOBODY ? null : nationId(state.nation),
    players: table.config.players,
    saved: Date.now(),
    over: state.step === 'over',
    fresh: kind === 'auto' && table.history.journal.length === 0,
  };
}

export const infoOf = ({ text: _, ...info }: SaveRecord): SaveInfo => info;

/** Is this one of our records, as far as one can see? Its text is checked when it is opened. */
export const isRecord = (value: unknown): value is SaveRecord =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'saved' in value &&
  typeof value.saved === 'number';
