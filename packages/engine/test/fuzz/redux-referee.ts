import { LAND } from '../../src/data/board.ts';
import { scenario } from '../../src/data/rulesets.ts';
import type { GameEvent } from '../../src/model/event.ts';
import type { GameState } from '../../src/model/state.ts';
import { CLAUSES, KINGS_LAND, worthOf } from './redux-tables.ts';

/**
 * Watches a game of reduX by its events alone, with a board and an arithmetic of its own, and objects to whatever the
 * rules do not allow: growth, limits, areas given up, retreats, points, the King.
 */

const CLEAR = new Set<string>(LAND.flatMap(({ id, terrain }) => (terrain === 'clear' ? [id] : [])));
const isLand = (area: string): boolean => LAND.some(({ id }) => id === area);

const must = (condition: boolean, what: () => string): void => {
  if (!condition) throw new Error(what());
};

/** Every refusal names a clause that its handbook tells. */
export const isToldInRedux = (clause: string): void =>
  must(CLAUSES.has(clause), () => `the handbook of reduX does not tell ${clause}`);

export class ReduxReferee {
  /** Armies by nation and area. */
  private readonly armies = new Map<string, Map<string, number>>();
  private readonly last: number;
  private round: number;
  private held = 0;
  /** The nation whose armies must be within the population limit when the next step begins. */
  private due: string | undefined;
  private points = new Map<string, number>();
  private crown = new Map<string, number>();

  constructor(state: GameState) {
    const { setup, rounds } = scenario(state.scenario);
    for (const [nation, areas] of Object.entries(setup)) for (const area of areas) this.add(nation, area, 1);
    this.round = rounds[0];
    this.last = rounds[1];
  }

  follow(event: GameEvent): void {
    switch (event.type) {
      case 'movement-started':
        this.held = this.areasHeld(event.nation).length;
        return;
      case 'movement-ended':
        return this.endMovement(event.nation);
      case 'battle-started':
      case 'turn-started':
        return this.settle();
      case 'population':
        return this.grow(event);
      case 'placed':
        if (event.why === 'population') this.mustHold(event.nation, event.area);
        must(event.unit === 'infantry', () => `${event.unit} is placed`);
        return this.add(event.nation, event.area, event.count);
      case 'moved':
        must(isLand(event.to), () => `the ${event.nation} move to ${event.to}`);
        return this.move(event.nation, event.from, event.to, event.count);
      case 'moves-taken-back':
        this.armies.set(event.nation, new Map(Object.entries(event.infantry)));
        return;
      case 'retreated':
        return this.retreat(event.nation, event.from, event.to, event.count);
      case 'removed':
      case 'eliminated':
        this.add(event.nation, event.area, -event.count);
        if (event.type === 'removed')
          must(this.here(event.nation, event.area) > 0, () => `${event.area} is emptied by ${event.why}`);
        return;
      case 'points':
        return this.score(event.nation, event.points, event.reason);
      case 'round-ended':
        return this.endRound(event.round);
      case 'leader-entered':
      case 'fort-built':
      case 'withdrew':
      case 'submitted':
      case 'bretwalda':
      case 'dismounted':
        throw new Error(`there is no ${event.type} in reduX`);
      default:
    }
  }

  private board(nation: string): Map<string, number> {
    const board = this.armies.get(nation) ?? new Map<string, number>();
    this.armies.set(nation, board);
    return board;
  }

  private readonly here = (nation: string, area: string): number => this.board(nation).get(area) ?? 0;

  private add(nation: string, area: string, count: number): void {
    const left = this.here(nation, area) + count;
    if (left > 0) this.board(nation).set(area, left);
    else this.board(nation).delete(area);
  }

  private move(nation: string, from: string, to: string, count: number): void {
    this.add(nation, from, -count);
    this.add(nation, to, count);
  }

  private areasOf(nation: string): string[] {
    return [...this.board(nation).keys()].filter(isLand);
  }

  /** X-GEN-5. */
  private areasHeld(nation: string): string[] {
    const others = [...this.armies].filter(([other]) => other !== nation);
    return this.areasOf(nation).filter((area) => others.every(([, board]) => !board.has(area)));
  }

  private mustHold(nation: string, area: string): void {
    must(this.areasHeld(nation).includes(area), () => `the ${nation} grow in ${area}`);
  }

  /** X-LIM-1 to X-LIM-3. */
  private excess(nation: string): number {
    const areas = this.areasOf(nation);
    const armies = areas.reduce((n, area) => n + this.here(nation, area), 0);
    const clear = this.areasHeld(nation).some((area) => CLEAR.has(area)) ? 1 : 0;
    return Math.max(0, armies - 2 * areas.length - clear);
  }

  /** X-POP-1 to X-POP-4, X-POP-6. */
  private grow(event: GameEvent & { type: 'population' }): void {
    const { nation, carried, armies, marker } = event;
    const areas = this.areasHeld(nation);
    const points = areas.reduce((n, area) => n + (CLEAR.has(area) ? 2 : 1), carried);
    const earned = Math.floor(points / 4);
    const excess = this.excess(nation);
    const due = Math.max(0, earned - excess);
    must(armies <= due, () => `the ${nation} get ${armies} armies, not ${due}`);
    const kept = areas.length === 0 || excess > earned ? 0 : armies < due ? 3 : points % 4;
    must(marker === kept, () => `the marker of the ${nation} goes to ${marker}, not ${kept}`);
  }

  /** X-MOV-8, X-MOV-3, X-STK-1. */
  private endMovement(nation: string): void {
    const now = this.areasHeld(nation).length;
    must(now >= this.held, () => `the ${nation} hold ${now} areas after moving, ${this.held} before`);
    for (const area of this.board(nation).keys()) must(isLand(area), () => `the ${nation} stay in ${area}`);
    this.due = nation;
  }

  /** X-MOV-8, RUL-146: what was too much is gone before the battles. */
  private settle(): void {
    if (this.due === undefined) return;
    const excess = this.excess(this.due);
    must(excess === 0, () => `the ${this.due} end movement with ${excess} armies too many`);
    this.due = undefined;
  }

  /** X-RET-1. */
  private retreat(nation: string, from: string, to: string, count: number): void {
    must(isLand(to), () => `the ${nation} retreat to ${to}`);
    const before = this.excess(nation);
    this.move(nation, from, to, count);
    must(this.areasHeld(nation).includes(to), () => `the ${nation} retreat to ${to} beside others`);
    const after = this.excess(nation);
    must(after <= before, () => `a retreat makes ${after} of ${before} ${nation} too many`);
  }

  private score(nation: string, points: number, reason: string): void {
    must(reason === 'hold' || reason === 'king', () => `points for ${reason}`);
    const table = reason === 'hold' ? this.points : this.crown;
    table.set(nation, (table.get(nation) ?? 0) + points);
  }

  /** X-SCORE-1, X-SCORE-2, X-SEQ-2. */
  private endRound(round: number): void {
    must(round === this.round, () => `round ${round} ends instead of round ${this.round}`);
    this.settle();
    const south = new Map<string, number>();
    for (const nation of this.armies.keys()) {
      const areas = this.areasHeld(nation);
      const due = areas.reduce((n, area) => n + worthOf(nation, area), 0);
      const got = this.points.get(nation) ?? 0;
      must(got === due, () => `the ${nation} score ${got} in round ${round}, not ${due}`);
      south.set(nation, areas.filter((area) => KINGS_LAND.has(area)).length);
    }
    this.crowned(round === this.last ? south : new Map());
    this.points = new Map();
    this.round++;
  }

  private crowned(south: ReadonlyMap<string, number>): void {
    const most = Math.max(0, ...south.values());
    const kings = [...south].filter(([, areas]) => most > 0 && areas === most).map(([nation]) => nation);
    const share = Math.floor(8 / Math.max(1, kings.length));
    must(this.crown.size === kings.length, () => `${this.crown.size} Kings instead of ${kings}`);
    for (const king of kings) {
      const got = this.crown.get(king) ?? 0;
      must(got === share, () => `King ${king} gets ${got}, not ${share}`);
    }
  }
}
