import {
  type Action,
  check,
  decision,
  type GameState,
  legalActions,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { TestServer } from './server.ts';
import { Visitor } from './visitor.ts';

/** A server with people, tables and secrets on it, for those who want to do harm. */
export interface Stage {
  readonly server: TestServer;
  readonly ann: Visitor;
  readonly ben: Visitor;
  /** By seat, at the private game. */
  readonly owners: readonly Visitor[];
  /** People without a seat, and nobody. */
  readonly strangers: readonly Visitor[];
  readonly broken: readonly Visitor[];
  readonly everybody: readonly Visitor[];
  /** A private game that runs, who is asked in it, and how it stands. */
  readonly id: string;
  readonly invitation: string;
  readonly asked: Seat;
  readonly revision: number;
  readonly state: GameState;
  /** Actions of the right form that the rules forbid now. */
  readonly illegal: readonly Action[];
  /** A private table of other people. */
  readonly elsewhere: string;
  /** Valid inputs by procedure; all of them ask about the private game where they ask about one. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Procedures that are refused to whoever has no seat in the game. */
  readonly private: readonly string[];
  readonly forOperators: readonly string[];
}

const OPERATORS = ['talk.reports', 'talk.settle', 'talk.mute', 'talk.mutes', 'talk.unmute'];

export async function setStage(): Promise<Stage> {
  const limits = {
    LIMIT_REQUESTS: '1000000',
    LOG_LEVEL: 'error',
    LIMIT_REQUESTS_OF_ADDRESS: '1000000',
    LIMIT_STREAMS: '10000',
  };
  const server = await TestServer.start({ env: limits });
  const [ann, ben, dan] = await Promise.all(
    ['Ann of York', 'Ben of Kent', 'Dan of Bath'].map((name) => server.person(name)),
  );
  const cat = await server.guest();
  if (!ann || !ben || !dan) throw new Error('nobody came');
  const id = await server.begun([ann, ben]);
  const elsewhere = await server.begun([dan, await server.guest()]);
  const { invitation } = await ann.api.table.info.query({ id });
  await furnish(ann, ben, id);
  const { state, revision, asked } = await playOn(server, [ann, ben], id);
  const owners = [ann, ben];
  const illegal = illegalActions(state, asked);
  // What is sent later by itself is no change that anybody has made.
  await server.services.world.outbox.drain();
  await server.database.query('update notice set sent_at = now()');
  const said = await server.database.query<{ seq: number }>(
    `select seq from event where game_id = $1 and kind = 'talk' order by seq limit 1`,
    [id],
  );
  const inputs = inputsFor(id, asked, revision, said[0]?.seq ?? 1, legalActions(state, asked)[0] as Action);
  const isPrivate = (path: string) => {
    const input = inputs[path];
    return (
      typeof input === 'object' &&
      input !== null &&
      ('id' in input || 'proposal' in input) &&
      !path.startsWith('cups')
    );
  };
  return {
    server,
    ann,
    ben,
    owners,
    strangers: [cat, dan, server.visitor()],
    broken: brokenOf(ann),
    everybody: [ann, ben, cat, dan, server.visitor()],
    id,
    invitation: invitation ?? '',
    asked,
    revision,
    state,
    illegal,
    elsewhere,
    inputs,
    private: Object.keys(inputs).filter((path) => isPrivate(path)),
    forOperators: Object.keys(inputs).filter((path) => OPERATORS.includes(path)),
  };
}

/** Things that must not change, and must not be seen. */
async function furnish(ann: Visitor, ben: Visitor, id: string): Promise<void> {
  await ann.api.talk.keepNote.mutate({ id, words: 'my own note' });
  await ann.api.talk.say.mutate({ id, words: 'to you alone', to: [1] });
  await ben.api.orders.give.mutate({ id, order: { kind: 'submit', body: { answer: 'resist' } } });
}

async function playOn(
  server: TestServer,
  players: readonly Visitor[],
  id: string,
): Promise<Pick<Stage, 'state' | 'revision' | 'asked'>> {
  const chance = seededDice(3);
  for (let revision = 0; ; revision++) {
    const state = await server.services.world.games.state(id);
    if (!state) throw new Error('the game is gone');
    const asked = decision(state)[0]?.seat as Seat;
    if (revision >= 12) return { state, revision, asked };
    const legal = legalActions(state, asked);
    const actions = [legal[chance.roll(legal.length) - 1] as Action];
    await players[asked]?.api.game.submit.mutate({ id, seat: asked, at: revision, actions });
  }
}

function illegalActions(state: GameState, seat: Seat): readonly Action[] {
  const candidates: readonly Action[] = [
    { type: 'stand' },
    { type: 'submit' },
    { type: 'resist' },
    { type: 'permit' },
    { type: 'fight', area: 'york' },
    { type: 'move', from: 'orkneys', to: 'kent', infantry: 20, cavalry: 0, leader: false } as never,
  ];
  return candidates.filter((action) => check(state, action, seat) !== undefined);
}

/** Cookies of somebody, each broken in another way. */
function brokenOf(owner: Visitor): Visitor[] {
  const breaks: readonly ((value: string) => string)[] = [
    (value) => value.slice(0, -4),
    (value) => `${value.slice(0, -6)}AAAAAA`,
    (value) => value.split('.')[0] ?? '',
    () => 'x'.repeat(4000),
    () => '%00%ff%E0%A4%A',
    () => '{"id":1}',
  ];
  return breaks.map((change) => {
    const visitor = new Visitor(owner.url);
    for (const [name, value] of owner.cookies) visitor.cookies.set(name, change(value));
    return visitor;
  });
}

const inputsFor = (
  id: string,
  seat: number,
  at: number,
  seq: number,
  action: Action,
): Record<string, unknown> => ({
  'archive.save': { id },
  'archive.dice': { id },
  'archive.import': { file: 'no file' },
  'archive.mine': {},
  'archive.of': { user: 'nobody' },
  'archive.profile': { user: 'nobody' },
  'cups.info': { id: 'nosuchcup' },
  'cups.join': { id: 'nosuchcup' },
  'cups.begin': { id: 'nosuchcup' },
  'cups.leave': { id: 'nosuchcup' },
  'cups.create': { title: 'A cup', scenario: 'standard-4' },
  'game.open': { id },
  'game.follow': { id, after: 0 },
  'game.submit': { id, seat, at, actions: [action] },
  'game.undo': { id, seat, at, to: 0 },
  'notices.look': { id },
  'notices.addWay': { kind: 'webhook', body: { url: 'https://example.org/hook' } },
  'notices.dropWay': { way: 'nosuchway' },
  'notices.sendCode': { way: 'nosuchway' },
  'notices.confirmWay': { way: 'nosuchway', code: '123456' },
  'notices.setLanguage': { language: 'it' },
  'notices.see': { notice: 'nosuchnotice' },
  'notices.block': { notice: 'nosuchnotice' },
  'orders.mine': { id },
  'orders.give': { id, order: { kind: 'submit', body: { answer: 'submit' } } },
  'orders.prepare': { id, nation: 'welsh', round: 1, actions: [] },
  'table.info': { id },
  'table.create': { scenario: 'two-early', seats: [{ kind: 'me' }, { kind: 'open' }] },
  'table.join': { id, seat: 0 },
  'table.invite': { id, name: 'Dan of Bath' },
  'table.leave': { id },
  'table.setBot': { id, seat: 0, level: 'squire' },
  'table.rematch': { id },
  'table.comeBack': { id },
  'table.takeOver': { id, seat: 0 },
  'table.beginVacation': { id },
  'table.endVacation': { id },
  'table.giveUp': { id },
  'table.proposals': { id },
  'table.propose': { id, kind: 'end' },
  'table.answer': { proposal: 'nosuchproposal', yes: true },
  'talk.say': { id, words: 'hello', to: null },
  'talk.block': { id, user: 'nobody' },
  'talk.unblock': { user: 'nobody' },
  'talk.report': { id, seq, reason: 'rude' },
  'talk.note': { id },
  'talk.keepNote': { id, words: 'changed' },
  'talk.settle': { report: 1 },
  'talk.mute': { user: 'nobody', reason: 'rude', days: 1 },
  'talk.reports': null,
  'talk.mutes': null,
  'talk.unmute': { user: 'nobody' },
});
