import type { AreaId } from '../data/board.ts';
import type { SpecialLine } from '../data/cards.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import { type Area, areaId, type Nation, NOWHERE, nationId } from './ids.ts';

/** What can be destroyed in battle for points. A burh is not an army and scores nothing (GEN-2). */
export type FallenUnit = 'infantry' | 'cavalry' | 'fort' | 'leader';

/**
 * Where points come from. `line` is the index of the line in its list on the nation's card; `via` names the subject
 * through whom an overlord scores. What a position leaves out is missing here; an unknown line is -1. `A` and `M` say
 * whether areas and nations are numbers of a state or names.
 */
export type PointsSource<A, M> =
  | {
      /** `taken-back`: the moves that had earned it were undone (RUL-87). */
      readonly reason: 'occupy' | 'hold' | 'limes' | 'taken-back';
      readonly area: A;
      readonly line: number;
      readonly via?: M;
    }
  /** Points of one part of the board beyond half of those of another (LIMIT-4). */
  | { readonly reason: 'limit'; readonly area: A; readonly limited: number; readonly most: number }
  /** A subject keeps half of its hold points (SUB-24). */
  | { readonly reason: 'subject-half'; readonly area: A; readonly overlord?: M }
  | {
      readonly reason: 'eliminate';
      readonly area: A;
      readonly line: number;
      readonly unit: FallenUnit;
      readonly of?: M;
      readonly leader?: LeaderId;
    }
  | {
      readonly reason: 'special';
      readonly area: A;
      readonly line: number;
      readonly event: SpecialLine['event'];
    }
  | { readonly reason: 'king'; readonly area: A; readonly cnut: boolean }
  | { readonly reason: 'bretwalda'; readonly area: A };

export type PointsReason = PointsSource<Area, Nation>['reason'];

/** A line of the ledger. */
export type ScoreEntry = {
  readonly nation: Nation;
  readonly round: number;
  readonly points: number;
} & PointsSource<Area, Nation>;

/** The points of an account, before they are entered in the ledger. */
export interface Award {
  readonly nation: Nation;
  readonly points: number;
  readonly source: PointsSource<Area, Nation>;
}

/** A line of the ledger in names. */
export type NamedEntry = {
  readonly nation: NationId;
  readonly round: number;
  readonly points: number;
} & PointsSource<AreaId | null, NationId>;

export const namedEntry = ({ nation, round, points, ...source }: ScoreEntry): NamedEntry => ({
  nation: nationId(nation),
  round,
  points,
  ...namedSource(source),
});

/** The same source in names. */
export function namedSource(source: PointsSource<Area, Nation>): PointsSource<AreaId | null, NationId> {
  const area = source.area === NOWHERE ? null : areaId(source.area);
  switch (source.reason) {
    case 'occupy':
    case 'hold':
    case 'limes':
    case 'taken-back': {
      const { reason, line, via } = source;
      return via === undefined ? { reason, area, line } : { reason, area, line, via: nationId(via) };
    }
    case 'subject-half': {
      const { overlord, ...rest } = source;
      return { ...rest, area, ...(overlord !== undefined && { overlord: nationId(overlord) }) };
    }
    case 'eliminate': {
      const { of, ...rest } = source;
      return { ...rest, area, ...(of !== undefined && { of: nationId(of) }) };
    }
    default:
      return { ...source, area };
  }
}
