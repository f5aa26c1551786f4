import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../accounts/auth.ts';
import { findVisitor, type Visitor } from '../accounts/visitor.ts';
import type { Database } from '../db/database.ts';

interface Known {
  readonly visitor: Visitor | null;
  readonly until: number;
}

const FRESH_MS = 120_000;
const MOST = 20_000;

const CHANNEL = 'visitors';

/**
 * Who has sent a request. The library asks the database twice each time, so what it has said is believed for a while, until
 * this or another process says that somebody has become somebody else. Who may play is asked of the database always.
 */
export class Visitors {
  private readonly auth: Auth;
  private readonly database: Database;
  private readonly operators: readonly string[];
  private readonly asked = new WeakMap<FastifyRequest, Promise<Visitor | null>>();
  private readonly known = new Map<string, Known>();

  private stopListening: (() => Promise<void>) | undefined;

  constructor(auth: Auth, database: Database, operators: readonly string[]) {
    this.auth = auth;
    this.database = database;
    this.operators = operators;
  }

  of(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null> {
    const before = this.asked.get(request);
    if (before) return before;
    const found = this.find(request.headers.cookie, reply);
    this.asked.set(request, found);
    return found;
  }

  async start(): Promise<void> {
    const forget = () => this.known.clear();
    this.stopListening = await this.database.listen(CHANNEL, forget, forget);
  }

  async stop(): Promise<void> {
    await this.stopListening?.();
  }

  /** Somebody has become somebody else: no process believes what it knew. */
  async forget(): Promise<void> {
    this.known.clear();
    await this.database.query('select pg_notify($1, $2)', [CHANNEL, ''], 'forget-visitors');
    this.known.clear(); // also what was asked before and answered meanwhile
  }

  private async find(cookie: string | undefined, reply: FastifyReply): Promise<Visitor | null> {
    if (!cookie) return null;
    const known = this.known.get(cookie);
    if (known && known.until > Date.now()) return known.visitor;
    const { visitor, cookies } = await findVisitor(this.auth, cookie, this.operators);
    for (const one of cookies) reply.header('set-cookie', one);
    if (visitor && cookies.length === 0) this.keep(cookie, visitor);
    return visitor;
  }

  private keep(cookie: string, visitor: Visitor): void {
    this.known.delete(cookie);
    this.known.set(cookie, { visitor, until: Date.now() + FRESH_MS });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) return;
      this.known.delete(oldest);
    }
  }
}
