import type { AreaId, LandId, SeaId } from '../data/board.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import type { ActionType } from './action.ts';
import type { Seat } from './ids.ts';
import type { Kind, PendingKind } from './state.ts';

/** Areas, nations and leaders are ids, numbers are as they are; seats, groups and entries count from 0. */
export type Detail = string | number | boolean | null | readonly string[] | readonly number[];

/** Details that vary too much to be listed. */
interface Open {
  readonly [name: string]: Detail | undefined;
}

interface InArea {
  nation: NationId;
  area: LandId;
}

/** How many would stand in an area, its limit, and the overstack that is in the way. */
interface Stacking extends InArea {
  armies: number;
  limit: number;
  overstack: LandId | null;
}

interface LeaderPlace extends InArea {
  leader: LeaderId;
}

interface Move {
  nation: NationId;
  from: AreaId;
  to: AreaId;
}

/** A step of armies: how much of their allowance is used, and whether a leader takes them along. */
interface ArmyStep extends Move {
  spent: number;
  allowance: number;
  led: boolean;
}

interface LeaderStep extends Move {
  leader: LeaderId;
  spent: number;
  allowance: number;
}

interface Displacement {
  nation: NationId;
  from: LandId;
  /** null: the army would be given up. */
  to: LandId | null;
}

/** Home after a raid. */
interface Departure {
  nation: NationId;
  from: LandId;
  to: AreaId;
}

/** Out of a battle; null: the armies would be given up. */
interface Retreat {
  nation: NationId;
  from: LandId;
  to: AreaId | null;
}

interface Removal {
  nation: NationId;
  area: AreaId;
  unit: Kind | 'burh';
}

/** The details of a violation, by its code: always complete, so the reader knows what is there. */
export interface ViolationDetails {
  // Input
  malformed: { field: string; text?: string; group?: number; groups?: number };
  'unknown-text': { text: string; expected: string; line?: string };
  'bad-config': { got: string; expected: string };
  /** Two optional rules that cannot be played together. */
  'options-clash': { option: string; other: string };
  /** Different for every part of a position, which `rule` names. */
  'bad-position': Open;
  /** A refused entry adds the code and details of its refusal; a damaged file adds the line. */
  'bad-journal': Open & { reason: string; entry?: number; cause?: keyof ViolationDetails };
  'other-version': { found: string; expected: string };
  // Whose decision, and which
  'game-over': Record<never, never>;
  'not-your-decision': { seat: Seat; deciders: readonly Seat[]; decision: PendingKind };
  'wrong-decision': { got: ActionType; expected: readonly ActionType[]; decision?: PendingKind };
  // Sides
  'side-taken': { group: number; seat: Seat };
  'bid-out-of-range': { group: number; points: number; least: number; most: number };
  // Population and arrivals
  'burh-terrain': { area: LandId };
  'burh-present': { area: LandId };
  'place-not-yours': InArea;
  'place-not-english': InArea;
  /** Where reinforcements without a sea may be placed (X-REI-2, X-REI-3). */
  'reinforcements-area': { nation: NationId; area: LandId; open: readonly LandId[] };
  'place-second-unit': InArea & { first: LandId };
  'place-stacking': Stacking;
  'leave-out-not-due': { nation: NationId; sea: SeaId; unit: Kind };
  'leader-no-company': LeaderPlace;
  'arthur-area': LeaderPlace & { choice: 'either' | 'own-armies' | 'english-area' };
  // Movement
  /** `leader`: is the leader there? */
  'move-no-such-units': Move & { unit: Kind; asked: number; there: number; leader: boolean };
  'move-not-adjacent': ArmyStep | LeaderStep;
  'move-allowance': ArmyStep;
  'move-difficult': ArmyStep;
  'move-strait': ArmyStep | LeaderStep;
  'move-stopped': ArmyStep | LeaderStep;
  /** Of so many armies so many are held fast; null: all, as nobody may pass there. */
  'move-enemy-holds': Move & {
    holder: NationId;
    enemy: number;
    armies: number;
    held: number | null;
    mayGoOn: number;
  };
  'move-stacking': Move & { armies: number; room: number; limit: number };
  'move-road-only': ArmyStep;
  'move-in-circles': ArmyStep;
  'move-no-boats': ArmyStep;
  'move-second-sea': Move | ArmyStep | LeaderStep;
  'move-no-landing': ArmyStep;
  'sea-closed': ArmyStep;
  'landing-forbidden': ArmyStep | LeaderStep;
  'attack-forbidden': Move & { holder: NationId };
  'subject-no-way-on': ArmyStep;
  'leader-left-alone': Move & { leader: LeaderId };
  'leader-alone': LeaderStep;
  'leader-spent': LeaderStep;
  // End of movement
  /** Every stack that is too high; where from and how many must or can leave, and whether that would be enough. */
  'end-stacking': {
    nation: NationId;
    areas: readonly LandId[];
    armies: readonly number[];
    limits: readonly number[];
    from: readonly LandId[];
    leave: readonly number[];
    overstack: LandId | null;
    enough: boolean;
  };
  'end-at-sea': { nation: NationId; sea: SeaId; armies: number };
  'end-in-subject-area': InArea;
  'end-abandoned': InArea & { overlord: NationId };
  /** Areas held before and after movement (X-MOV-8). */
  'end-areas': { nation: NationId; before: number; now: number };
  /** Armies on land, and how many the land feeds (X-MOV-7). */
  'end-population': { nation: NationId; armies: number; limit: number };
  /** No area: all moves of the phase. */
  'take-back-not-needed': { nation: NationId; area?: LandId };
  // Submission
  'must-submit': { nation: NationId; overlord: NationId };
  'displace-area': Displacement & { areas: readonly LandId[] };
  'displace-place-left': Displacement & { open: readonly LandId[] };
  'displace-leader': Displacement;
  // Battle and retreat
  'battle-none-there': InArea & { battles: readonly LandId[] };
  'strike-range': { cavalry: number; least: number; most: number };
  'loss-not-possible': { unit: Kind; back: AreaId | null; owed: number };
  'losses-first': Retreat;
  /** Either the leader is not there, or so many armies are not. */
  'retreat-no-such-units': Retreat &
    (
      | { leader: false; asked?: never; there?: never }
      | { leader?: never; asked: number; there: number; infantry: number; cavalry: number }
    );
  /** Nothing is listed for a leader without armies. */
  'retreat-not-open': Retreat & { open?: readonly AreaId[] };
  'retreat-stacking': Stacking;
  /** Armies on land, and how many the land would feed after it (X-RET-1). */
  'retreat-population': Retreat & { armies: number; limit: number };
  'retreat-leader': Retreat & { leader: LeaderId };
  'retreat-unfinished': Stacking & { leave: number };
  // After the battles
  'withdraw-no-such-units': Departure & { asked: number; there: number };
  'withdraw-not-open': Departure & { armies: number };
  'withdraw-leader': Departure;
  'remove-nothing-there': Removal;
  'remove-last-unit': Removal;
  // Rounds 6 and 16, votes
  'replace-nothing-there': { area: LandId; unit: 'fort' | 'army'; open: readonly LandId[] };
  'raze-nothing-new': { area: LandId; open: readonly LandId[] };
  'exchange-range': { cavalry: number; most: number; due: number };
  'vote-not-yours': { nation: NationId; voters: readonly NationId[] };
  /** `inEngland`: only nations with an English area can be elected (CNT-13). */
  'vote-not-candidate': { candidate: NationId; candidates: readonly NationId[]; inEngland: boolean };
}
