import { type LeaderId, NATIONS } from '../data/nations.ts';
import { areaOf, type Nation, NOBODY, NOWHERE, nationId, nationOf } from '../model/ids.ts';
import type { FallenUnit, PointsReason, ScoreEntry } from '../model/points.ts';
import type { GameState } from '../model/state.ts';
import { isWhole } from '../model/whole.ts';
import { cardNation } from '../query/occupation.ts';
import { cardOf, holdPointsOf, limesPoints, occupyPoints, snapshotPoints } from '../query/tables.ts';

/**
 * The points of a position. Each line says where its points come from, as a `PointsSource`. Lines written by hand or by
 * an older version may leave that out, or give it as a word (`what`); they get as much as can be worked out.
 */

type Line = Readonly<Record<string, unknown>>;

const REASONS: readonly PointsReason[] = [
  'occupy',
  'hold',
  'limes',
  'limit',
  'subject-half',
  'eliminate',
  'special',
  'bretwalda',
  'king',
  'taken-back',
];

/** A card line that is no longer known. */
const UNKNOWN = -1;

/** The entry of a line, or undefined if it is impossible. */
export function readEntry(s: GameState, line: Line): ScoreEntry | undefined {
  const nation = nationOf(String(line.nation));
  const { round = s.round, points, reason = 'hold' } = line;
  const area = line.area === undefined || line.area === null ? NOWHERE : areaOf(String(line.area));
  const known =
    nation !== NOBODY &&
    isWhole(round) &&
    isWhole(points) &&
    REASONS.includes(reason as PointsReason) &&
    (area !== NOWHERE || line.area === undefined || line.area === null);
  if (!known) return undefined;
  const base = { nation, round, points, area };
  return sourced(s, base, reason as PointsReason, line);
}

type Base = Pick<ScoreEntry, 'nation' | 'round' | 'points' | 'area'>;

const number = (value: unknown, fallback: number): number => (isWhole(value) ? value : fallback);

function sourced(s: GameState, base: Base, reason: PointsReason, line: Line): ScoreEntry | undefined {
  const what = typeof line.what === 'string' ? line.what : undefined;
  const card = cardNation(s, base.nation);
  switch (reason) {
    case 'occupy':
    case 'hold':
    case 'limes':
    case 'taken-back': {
      const via = nationOf(String(line.via ?? what));
      const index = number(line.line, areaLine(s, card, base.round, reason));
      return { ...base, reason, line: index, ...(via !== NOBODY && { via }) };
    }
    case 'limit':
      return { ...base, reason, limited: number(line.limited, 0), most: number(line.most, 0) };
    case 'subject-half': {
      const overlord = nationOf(String(line.overlord));
      return { ...base, reason, ...(overlord !== NOBODY && { overlord }) };
    }
    case 'eliminate':
      return eliminated(s, card, base, line, what);
    case 'special': {
      const event = (line.event ?? what) as 'belgae-submit' | 'harold-eliminated';
      const found = (cardOf(s, card).special ?? []).findIndex((special) => special.event === event);
      return found < 0 ? undefined : { ...base, reason, line: found, event };
    }
    case 'king':
      return { ...base, reason, cnut: line.cnut === true || what === 'cnut' };
    default:
      return { ...base, reason };
  }
}

function areaLine(
  s: GameState,
  card: Nation,
  round: number,
  reason: 'occupy' | 'hold' | 'limes' | 'taken-back',
): number {
  if (reason === 'hold') return holdPointsOf(s, round, card)?.line ?? UNKNOWN;
  if (reason === 'limes') return limesPoints(s, round, card)?.line ?? UNKNOWN;
  return (occupyPoints(s, round, card) ?? snapshotPoints(s, round, card))?.line ?? UNKNOWN;
}

/** Older versions named a leader, or a nation and its unit: "boudicca", "saxons infantry". */
function eliminated(s: GameState, card: Nation, base: Base, line: Line, what = ''): ScoreEntry {
  const [first = '', second = 'infantry'] = what.split(' ');
  const leader = leaderOf(line.leader ?? first);
  const unit = (line.unit ?? (leader ? 'leader' : second)) as FallenUnit;
  const of = leader ? nationOfLeader(leader) : nationOf(String(line.of ?? first));
  const index = number(line.line, eliminateLine(s, card, base, unit, of, leader));
  return {
    ...base,
    reason: 'eliminate',
    line: index,
    unit,
    ...(of !== NOBODY && { of }),
    ...(leader && { leader }),
  };
}

const leaderOf = (id: unknown): LeaderId | undefined =>
  NATIONS.flatMap(({ leaders }): readonly LeaderId[] => leaders).find((leader) => leader === id);

const nationOfLeader = (leader: LeaderId): Nation =>
  nationOf(NATIONS.find(({ leaders }) => (leaders as readonly LeaderId[]).includes(leader))?.id);

/** The first line of the card that pays this much for such a unit in that round. */
function eliminateLine(
  s: GameState,
  card: Nation,
  { points, round }: Base,
  unit: FallenUnit,
  of: Nation,
  leader: LeaderId | undefined,
): number {
  return (cardOf(s, card).eliminate ?? []).findIndex((line) => {
    if (line.points !== points || (line.rounds !== 'any' && !line.rounds.includes(round))) return false;
    if (unit === 'leader') return line.leader === leader || line.otherLeaders === true;
    if (unit === 'fort') return line.forts === true;
    if (unit === 'cavalry' && line.cavalryOf?.includes(nationId(of))) return true;
    return typeof line.armiesOf === 'string' || line.armiesOf?.includes(nationId(of)) === true;
  });
}
