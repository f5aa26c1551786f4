import type { GameEvent } from '../../src/model/event.ts';
import { ALL_NATIONS, AREA_IDS, LAND_AREAS, NATION_IDS, nationId } from '../../src/model/ids.ts';
import { DESTROYED_FORT, type GameState, NO_FORT } from '../../src/model/state.ts';
import { hasBurhs } from '../../src/query/traits.ts';

/**
 * The board as the events tell it. If it ever differs from the state, a piece appeared, vanished or moved
 * without an event.
 */
export class BoardModel {
  private readonly pieces = new Map<string, number>();

  constructor(state: GameState) {
    for (const [key, count] of piecesOf(state)) this.pieces.set(key, count);
  }

  private add(key: string, count: number): void {
    const now = (this.pieces.get(key) ?? 0) + count;
    if (now < 0) throw new Error(`the events leave ${now} of ${key}`);
    if (now === 0) this.pieces.delete(key);
    else this.pieces.set(key, now);
  }

  follow(event: GameEvent): void {
    const unit = (nation: string, area: string, kind: string) => `${nation} ${kind} ${area}`;
    switch (event.type) {
      case 'placed':
        return this.add(unit(event.nation, event.area, event.unit), event.count);
      case 'eliminated':
      case 'removed':
        return this.add(unit(event.nation, event.area, event.unit), -event.count);
      case 'moved':
      case 'retreated':
      case 'withdrew':
      case 'displaced':
        this.add(unit(event.nation, event.from, event.unit), -event.count);
        this.add(unit(event.nation, event.to, event.unit), event.count);
        if (event.leader) this.moveLeader(event.nation, event.from, event.to);
        return;
      case 'moves-taken-back':
        for (const area of AREA_IDS) this.pieces.delete(unit(event.nation, area, 'infantry'));
        for (const area of AREA_IDS) this.pieces.delete(unit(event.nation, area, 'cavalry'));
        for (const kind of ['infantry', 'cavalry'] as const)
          for (const [area, count] of Object.entries(event[kind]))
            this.add(unit(event.nation, area, kind), count);
        for (const area of event.forts) this.add(`fort ${area}`, -1);
        return this.forgetLeader(event.nation);
      case 'dismounted':
        this.add(unit(event.nation, event.area, 'cavalry'), -event.count);
        return this.add(unit(event.nation, event.area, 'infantry'), event.count);
      case 'fort-built':
        return this.add(`fort ${event.area}`, 1);
      case 'fort-destroyed':
        this.add(`fort ${event.area}`, -1);
        return this.add(`ruin ${event.area}`, 1);
      case 'fort-removed':
        return this.add(`${event.intact ? 'fort' : 'ruin'} ${event.area}`, -1);
      case 'replaced':
        if (event.unit === 'fort') this.add(`${event.ruined ? 'ruin' : 'fort'} ${event.area}`, -1);
        return;
      case 'leader-entered':
        return this.add(`${event.nation} leader ${event.area}`, 1);
      case 'leader-left':
      case 'leader-eliminated':
        return this.add(`${event.nation} leader ${event.area}`, -1);
      default:
    }
  }

  private moveLeader(nation: string, from: string, to: string): void {
    this.add(`${nation} leader ${from}`, -1);
    this.add(`${nation} leader ${to}`, 1);
  }

  /** A leader whose moves are taken back stands where the state says; only that he still exists is checked. */
  private forgetLeader(nation: string): void {
    this.unknownLeader = nation;
  }
  private unknownLeader: string | undefined;

  check(state: GameState): void {
    const actual = piecesOf(state);
    if (this.unknownLeader) this.relocateLeader(this.unknownLeader, actual);
    for (const [key, count] of actual)
      if (this.pieces.get(key) !== count)
        throw new Error(`${key}: the state has ${count}, the events ${this.pieces.get(key) ?? 0}`);
    for (const [key, count] of this.pieces)
      if (!actual.has(key)) throw new Error(`${key}: the state has none, the events ${count}`);
  }

  private relocateLeader(nation: string, actual: Map<string, number>): void {
    const isHis = (key: string) => key.startsWith(`${nation} leader `);
    const before = [...this.pieces.keys()].filter(isHis);
    const now = [...actual.keys()].filter(isHis);
    if (before.length !== now.length)
      throw new Error(`the leader of the ${nation} came or went without an event`);
    for (const key of before) this.pieces.delete(key);
    for (const key of now) this.pieces.set(key, 1);
    this.unknownLeader = undefined;
  }
}

function piecesOf(s: GameState): Map<string, number> {
  const pieces = new Map<string, number>();
  const set = (key: string, count: number) => {
    if (count > 0) pieces.set(key, count);
  };
  NATION_IDS.forEach((nation, n) => {
    AREA_IDS.forEach((area, a) => {
      set(`${nation} infantry ${area}`, s.infantry[n]?.[a] as number);
      set(`${nation} cavalry ${area}`, s.cavalry[n]?.[a] as number);
    });
    const leader = s.leaders[n];
    if (leader) set(`${nation} leader ${AREA_IDS[leader.at]}`, 1);
  });
  const builder = ALL_NATIONS.find((nation) => hasBurhs(s, nation));
  for (const a of LAND_AREAS) {
    set(`${builder === undefined ? 'nobody' : nationId(builder)} burh ${AREA_IDS[a]}`, s.burhs[a] as number);
    const fort = s.forts[a];
    if (fort === DESTROYED_FORT) set(`ruin ${AREA_IDS[a]}`, 1);
    else if (fort !== NO_FORT) set(`fort ${AREA_IDS[a]}`, 1);
  }
  return pieces;
}
