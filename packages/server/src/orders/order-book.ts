import {
  type ActionType,
  check,
  decision,
  type GameState,
  type NationId,
  nationOf,
  type Seat,
  type ViolationOf,
} from '@bretwalda/engine';
import { ownerOf } from '@bretwalda/engine/queries';
import type { OrderKind, Orders, OrdersDropped, OrderUsed, Prepared } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { Problem } from '../table/problem.ts';
import type { Person } from '../table/tables.ts';
import { answerOf } from './answer.ts';

/** What somebody's orders say to a question; see `OrderUsed`. */
export type Ordered = Omit<OrderUsed, 'entry'>;

const TAKE_BACK = 'delete from prepared_order where game_id = $1 and seat = $2 and nation = $3';

/** Orders do not go over to whoever takes a seat. */
const OF_ITS_OWNER = `exists (select from seat
  where seat.game_id = o.game_id and seat.seat = o.seat and seat.user_id = o.user_id)`;

/** What players have ordered beforehand. Nobody but its owner ever sees an order. */
export class OrderBook {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async of(
    person: Person,
    id: string,
  ): Promise<{ readonly standing: Orders; readonly prepared: readonly Prepared[] }> {
    const seat = await this.seatOf(this.database.query, person, id);
    return { standing: await this.standing(id, seat), prepared: await this.preparedBy(id, seat) };
  }

  /** Gives a standing order, or takes it back. */
  async give(person: Person, id: string, kind: OrderKind, body: unknown): Promise<void> {
    await this.database.transaction(async (query) => {
      const seat = await this.seatOf(query, person, id);
      await query('delete from standing_order where game_id = $1 and seat = $2 and kind = $3', [
        id,
        seat,
        kind,
      ]);
      if (body !== null)
        await query(
          'insert into standing_order (game_id, seat, user_id, kind, body) values ($1, $2, $3, $4, $5)',
          [id, seat, person.id, kind, JSON.stringify(body)],
        );
      await tell(query, id, 'orders', { kind, given: body !== null }, [seat]);
    });
  }

  /** Orders for the next turn of a nation. They are checked again when they are played; an empty list takes them back. */
  async prepare(person: Person, id: string, { nation, round, actions }: Prepared): Promise<void> {
    await this.database.transaction(async (query) => {
      const seat = await this.seatOf(query, person, id);
      await query(TAKE_BACK, [id, seat, nation]);
      if (actions.length > 0)
        await query(
          `insert into prepared_order (game_id, seat, user_id, nation, round, actions)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, seat, person.id, nation, round, JSON.stringify(actions)],
        );
      await tell(query, id, 'orders', { nation, given: actions.length > 0 }, [seat]);
    });
  }

  private async seatOf(query: Query, person: Person, id: string): Promise<Seat> {
    const [row] = await query<{ seat: Seat }>('select seat from seat where game_id = $1 and user_id = $2', [
      id,
      person.id,
    ]);
    if (!row) throw new Problem('not-a-member');
    return row.seat;
  }

  private async standing(id: string, seat: Seat): Promise<Orders> {
    const rows = await this.database.query<{ kind: OrderKind; body: never }>(
      `select kind, body from standing_order o where game_id = $1 and seat = $2 and ${OF_ITS_OWNER}`,
      [id, seat],
    );
    return Object.fromEntries(rows.map(({ kind, body }) => [kind, body]));
  }

  private preparedBy(id: string, seat: Seat): Promise<Prepared[]> {
    return this.database.query<Prepared>(
      `select nation, round, actions from prepared_order o where game_id = $1 and seat = $2 and ${OF_ITS_OWNER}`,
      [id, seat],
    );
  }

  /** What a seat has ordered for what it is asked now; undefined: nothing. */
  async orderFor(id: string, seat: Seat, state: GameState): Promise<Ordered | undefined> {
    const nation = decision(state).find((asked) => asked.seat === seat)?.nation;
    if (!nation) return undefined;
    if (ownerOf(state, state.nation) === seat)
      return nationOf(nation) === state.nation ? this.nextPrepared(id, seat, nation, state) : undefined;
    const { kind } = state.pending ?? {};
    const action = answerOf(state, seat, await this.standing(id, seat));
    return action && { kind: kind as OrderKind, nation, action, left: 0 };
  }

  private async nextPrepared(
    id: string,
    seat: Seat,
    nation: NationId,
    state: GameState,
  ): Promise<Ordered | undefined> {
    const prepared = (await this.preparedBy(id, seat)).find((one) => one.nation === nation);
    if (!prepared || prepared.round > state.round) return undefined;
    const { actions, round } = prepared;
    const [action] = actions;
    if (!action) return undefined;
    // The turn that they were meant for never came, or went by without them.
    if (round < state.round) return void (await this.database.query(TAKE_BACK, [id, seat, nation]));
    const violation = check(state, action, seat);
    // A question that nobody could foresee, for its owner: what is prepared waits until it is answered.
    if (violation?.code === 'wrong-decision' && !actions.some(({ type }) => answers(violation, type)))
      return undefined;
    if (!violation) return { kind: null, nation, action, left: actions.length - 1 };
    await this.drop(id, seat, { nation, action, violation, left: actions.length });
    return undefined;
  }

  /** The others of a list that cannot be played any more are dropped, and their owner is told. */
  private async drop(id: string, seat: Seat, dropped: OrdersDropped): Promise<void> {
    await this.database.transaction(async (query) => {
      await query(TAKE_BACK, [id, seat, dropped.nation]);
      await tell(query, id, 'orders-dropped', dropped, [seat]);
    });
  }

  /** An order is carried out, in the transaction that writes its action to the journal; its owner is shown. */
  async used(query: Query, id: string, seat: Seat, used: OrderUsed): Promise<void> {
    const { kind, nation, action, left } = used;
    if (kind === null && left === 0) await query(TAKE_BACK, [id, seat, nation]);
    // Only what is played: its owner may have prepared something else meanwhile.
    else if (kind === null)
      await query(
        `update prepared_order set actions = actions - 0
         where game_id = $1 and seat = $2 and nation = $3 and actions -> 0 = $4`,
        [id, seat, nation, JSON.stringify(action)],
      );
    await tell(query, id, 'order-used', used, [seat]);
  }
}

const answers = ({ details }: ViolationOf<'wrong-decision'>, type: ActionType): boolean =>
  details.expected.includes(type);

/** Orders are those of a player, not of a seat: whoever comes after does not play by them. */
export async function forgetOrders(
  query: Query,
  id: string,
  seat: number,
  keeps: string | null,
): Promise<void> {
  for (const table of ['standing_order', 'prepared_order'])
    await query(`delete from ${table} where game_id = $1 and seat = $2 and user_id is distinct from $3`, [
      id,
      seat,
      keeps,
    ]);
}
