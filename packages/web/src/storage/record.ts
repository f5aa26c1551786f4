import { makeSave, type NationId, NOBODY, nationId, present, type ScenarioId } from '@bretwalda/engine';
import { NATIONS, SCENARIOS } from '@bretwalda/engine/data';
import type { Player } from '@bretwalda/table';
import type { ChosenOptions } from '../facts/rules-played.ts';
import type { StoredGame } from './stored-game.ts';

/** A saved game as it stands in lists. */
export interface SaveInfo {
  readonly id: string;
  readonly name: string;
  /** `auto`: the one running save of a game; `named`: made by hand, never overwritten by play. */
  readonly kind: 'auto' | 'named';
  readonly scenario: ScenarioId;
  /** By which optional rules it is played; saves from before there were any do not say. */
  readonly options?: ChosenOptions | undefined;
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

export const saveText = (game: StoredGame): string =>
  makeSave({ config: game.config, journal: game.history.journal });

export function recordOf(game: StoredGame, kind: SaveInfo['kind'], id: string, name: string): SaveRecord {
  const state = present(game.history);
  return {
    id,
    name,
    kind,
    text: saveText(game),
    scenario: game.config.scenario,
    options: chosenIn(state.options),
    round: state.round,
    nation: state.nation === NOBODY ? null : nationId(state.nation),
    players: game.config.players,
    saved: Date.now(),
    over: state.step === 'over',
    fresh: kind === 'auto' && game.history.journal.length === 0,
  };
}

const chosenIn = ({ variants, handicap, negotiation }: ChosenOptions): ChosenOptions => ({
  variants,
  handicap,
  negotiation,
});

export const infoOf = ({ text: _, ...info }: SaveRecord): SaveInfo => info;

const isIn = <T>(value: unknown, known: readonly T[]): value is T => known.includes(value as T);

const isPlayer = (value: unknown): value is Player =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** What lists show of a save, or null: damaged, or written by a version that we do not know. */
export function readInfo(found: unknown): SaveInfo | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, name, kind, scenario, round, nation, players, saved, over, fresh } = found as Partial<SaveInfo>;
  const options = readOptions((found as Partial<SaveInfo>).options);
  if (typeof id !== 'string' || typeof name !== 'string' || !isIn(kind, ['auto', 'named'] as const))
    return null;
  if (!isIn(scenario, STORIES) || !Number.isInteger(round) || !(nation === null || isIn(nation, PEOPLES)))
    return null;
  if (!Array.isArray(players) || !players.every(isPlayer) || !isMoment(saved)) return null;
  const marks = { over: over === true, fresh: fresh === true };
  const rules = options && { options };
  return { id, name, kind, scenario, ...rules, round: round as number, nation, players, saved, ...marks };
}

/** Only for lists: what cannot be read is not shown, and the file itself is checked when it is opened. */
function readOptions(found: unknown): ChosenOptions | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { variants, handicap, negotiation } = found as Partial<ChosenOptions>;
  const areNames = Array.isArray(variants) && variants.every((id) => typeof id === 'string');
  const arePoints = Array.isArray(handicap) && handicap.every((points) => Number.isInteger(points));
  if (!areNames || !arePoints || !isIn(negotiation, ['free', 'open', 'none'] as const)) return undefined;
  return { variants, handicap, negotiation };
}

const STORIES = SCENARIOS.map(({ id }) => id);
const PEOPLES = NATIONS.map(({ id }) => id);

/** A time that calendars know. */
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** The same with its file, which is checked when it is opened. */
export function readRecord(found: unknown): SaveRecord | null {
  const info = readInfo(found);
  const text = info && (found as Partial<SaveRecord>).text;
  return info && typeof text === 'string' ? { ...info, text } : null;
}

/** A save that cannot be shown as one, with what can still be said of it. */
export interface DamagedSave {
  readonly id: string;
  readonly name: string | null;
}

export function damagedSave(found: unknown): DamagedSave {
  const { id, name } = found as Partial<SaveInfo>;
  return { id: id as string, name: typeof name === 'string' && name.trim() !== '' ? name : null };
}

/** All that lies under an id, for a file: the text of the game if there is one. */
export function remainsOf(found: unknown): string {
  const { text } = found as Partial<SaveRecord>;
  return typeof text === 'string' ? text : JSON.stringify(found, null, 2);
}
