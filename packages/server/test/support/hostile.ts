import { type Dice, legalActions, seededDice } from '@bretwalda/engine';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from '../../src/http/router.ts';
import type { Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** Something that nobody should send. It must be refused, and must change nothing. */
export interface Hostile {
  readonly what: string;
  readonly who: Visitor;
  readonly path: string;
  readonly init: RequestInit;
  /** Answers that are no errors and yet refuse: `stale`, `closed` … */
  readonly mayAnswer?: readonly string[];
}

interface Procedure {
  readonly path: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly schema: z.ZodType | undefined;
}

const PROCEDURES: readonly Procedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>,
).map(([path, procedure]) => ({
  path,
  type: procedure._def.type,
  schema: (procedure._def as unknown as { inputs: z.ZodType[] }).inputs[0],
}));

const ACCOUNT_PATHS = [
  'sign-up',
  'sign-in',
  'change-password',
  'forgot',
  'reset',
  'rename',
  'delete',
  'passkey/register',
  'passkey/sign-in',
  'passkey/delete',
];

/** Message number `index` of the fuzzer: the same for the same seed. */
export function hostile(stage: Stage, seed: number, index: number): Hostile {
  const chance = seededDice(seed * 1_000_003 + index);
  const of = KINDS[chance.roll(KINDS.length) - 1] as (typeof KINDS)[number];
  return of(stage, chance);
}

const pick = <T>(chance: Dice, list: readonly T[]): T => list[chance.roll(list.length) - 1] as T;

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const ask = ({ path, type }: Procedure, input: unknown): { path: string; init: RequestInit } => {
  const text = JSON.stringify(input) ?? 'null';
  if (type === 'mutation') return { path: `/api/trpc/${path}`, init: json(text) };
  const accept = type === 'subscription' ? { accept: 'text/event-stream' } : {};
  return {
    path: `/api/trpc/${path}?input=${encodeURIComponent(text).slice(0, 3500)}`,
    init: { headers: accept },
  };
};

const KINDS: readonly ((stage: Stage, chance: Dice) => Hostile)[] = [
  malformed,
  malformed,
  malformed,
  strange,
  foreignId,
  otherSeat,
  outOfTurn,
  oldNumber,
  illegal,
  withoutLink,
  brokenCookie,
  foreignOrigin,
  garbage,
  accounts,
  operators,
  wrongMethod,
];

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; drop table game; --",
  '<script>alert(1)</script>',
  '💣'.repeat(400),
  [],
  [[[[[[]]]]]],
  {},
  { $ne: null },
  { toString: 1 },
  Array(200).fill(0),
  'x'.repeat(3000),
];

/** A valid input with something wrong somewhere; what the schema would take is spoilt once more. */
function malformed(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ schema }) => schema !== undefined),
  );
  let input: unknown = stage.inputs[procedure.path] ?? {};
  for (let i = chance.roll(3); i > 0; i--) input = spoilt(input, chance);
  if (procedure.schema?.safeParse(input).success) input = { ...(input as object), 'no such field': 1 };
  return { what: 'malformed', who: pick(chance, stage.everybody), ...ask(procedure, input) };
}

function spoilt(value: unknown, chance: Dice): unknown {
  if (typeof value !== 'object' || value === null) return pick(chance, WRONG);
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = { ...value };
  const key = keys.length > 0 ? pick(chance, keys) : 'id';
  switch (chance.roll(6)) {
    case 1:
      delete copy[key];
      return copy;
    case 2:
      return {
        ...copy,
        [pick(chance, ['__proto__x', 'constructor', 'isOperator', 'userId', ' '])]: pick(chance, WRONG),
      };
    case 3:
      return pick(chance, WRONG);
    case 4:
      copy[key] = pick(chance, WRONG);
      return copy;
    default:
      copy[key] = spoilt(copy[key], chance);
      return copy;
  }
}

/** Whoever has no business at a private table asks in the best of forms. */
function strange(stage: Stage, chance: Dice): Hostile {
  const paths = PROCEDURES.filter(
    ({ path, type }) => stage.private.includes(path) && type !== 'subscription',
  );
  const procedure = pick(chance, paths);
  const who = pick(chance, stage.strangers);
  return { what: 'stranger', who, ...ask(procedure, stage.inputs[procedure.path]) };
}

function foreignId(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ path }) => stage.private.includes(path)),
  );
  const input = { ...(stage.inputs[procedure.path] as object) };
  const id = pick(chance, ['nosuchgame', '0', '-', 'a'.repeat(40), stage.elsewhere]);
  const changed = 'proposal' in input ? { ...input, proposal: id } : { ...input, id, invitation: undefined };
  return { what: 'foreign id', who: pick(chance, [stage.ann, stage.ben]), ...ask(procedure, changed) };
}

const submit = (input: unknown) => ({ path: '/api/trpc/game.submit', init: json(input) });

function legal(stage: Stage, chance: Dice): object {
  const { state, asked } = stage;
  return pick(chance, legalActions(state, asked));
}

function otherSeat(stage: Stage, chance: Dice): Hostile {
  const { id, asked, revision, owners } = stage;
  const who = owners[1 - asked] as Visitor;
  return {
    what: 'other seat',
    who,
    ...submit({ id, seat: asked, at: revision, actions: [legal(stage, chance)] }),
  };
}

function outOfTurn(stage: Stage, chance: Dice): Hostile {
  const { id, asked, revision, owners } = stage;
  const who = owners[1 - asked] as Visitor;
  const at = revision + chance.roll(3) - 1;
  const input = { id, seat: 1 - asked, at, actions: [legal(stage, chance)] };
  return {
    what: 'out of turn',
    who,
    ...submit(input),
    mayAnswer: ['refused', 'stale', 'closed', 'premature'],
  };
}

function oldNumber(stage: Stage, chance: Dice): Hostile {
  const { id, asked, revision, owners } = stage;
  const at = chance.roll(2) === 1 ? chance.roll(revision) - 1 : revision + chance.roll(1000);
  const input = { id, seat: asked, at, actions: [legal(stage, chance)] };
  return { what: 'old number', who: owners[asked] as Visitor, ...submit(input), mayAnswer: ['stale'] };
}

function illegal(stage: Stage, chance: Dice): Hostile {
  const { id, asked, revision, owners } = stage;
  const action = pick(chance, stage.illegal);
  const actions = Array.from({ length: chance.roll(5) }, () => action);
  const input = { id, seat: asked, at: revision, actions };
  return { what: 'illegal', who: owners[asked] as Visitor, ...submit(input), mayAnswer: ['refused'] };
}

function withoutLink(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ path }) =>
      [
        'game.open',
        'game.follow',
        'table.info',
        'table.join',
        'table.takeOver',
        'table.proposals',
        'archive.save',
        'archive.dice',
      ].includes(path),
    ),
  );
  const invitation = pick(chance, [
    undefined,
    '',
    'x',
    stage.invitation.slice(1),
    `${stage.invitation}2`,
    stage.invitation.toUpperCase(),
  ]);
  const input = { ...(stage.inputs[procedure.path] as object), invitation };
  return { what: 'without the link', who: pick(chance, stage.strangers), ...ask(procedure, input) };
}

function brokenCookie(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ path }) => stage.private.includes(path)),
  );
  const who = pick(chance, stage.broken);
  return { what: 'broken cookie', who, ...ask(procedure, stage.inputs[procedure.path]) };
}

function foreignOrigin(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ type }) => type === 'mutation'),
  );
  const { path, init } = ask(procedure, stage.inputs[procedure.path]);
  const origin = pick(chance, [
    'https://evil.example',
    'null',
    'none',
    `${stage.ann.url}0`,
    'http://localhost.evil.example',
  ]);
  const headers = { ...(init.headers as Record<string, string>), origin };
  return {
    what: 'foreign origin',
    who: pick(chance, [stage.ann, stage.ben]),
    path,
    init: { ...init, headers },
  };
}

function garbage(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ type }) => type === 'mutation'),
  );
  const bytes = Uint8Array.from({ length: chance.roll(300) }, () => chance.roll(256) - 1);
  const text = JSON.stringify(stage.inputs[procedure.path] ?? {});
  const body = pick<() => string | Uint8Array>(chance, [
    () => bytes,
    () => text.slice(0, -1 - chance.roll(Math.max(1, text.length - 1))),
    () => `${text}${text}`,
    () => '['.repeat(chance.roll(20_000)),
    () => `{"id":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
    () => 'x'.repeat(65_537 + chance.roll(10_000)),
    () => `{"__proto__":${text}}`,
  ])();
  const type = pick(chance, [
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
  ]);
  const init: RequestInit = { method: 'POST', headers: { 'content-type': type }, body: body as never };
  return { what: 'garbage', who: pick(chance, stage.everybody), path: `/api/trpc/${procedure.path}`, init };
}

function accounts(stage: Stage, chance: Dice): Hostile {
  const bodies = [
    '{',
    '[]',
    spoilt({ name: 'Some Name', password: 'a long password' }, chance),
    { name: 'Ann', password: 'short' },
    { who: { $gt: '' }, password: 'x' },
    { token: '../../x', password: 'a long password' },
    { response: { id: 'x', rawId: 7, response: null } },
  ];
  const path = `/api/auth/${pick(chance, [...ACCOUNT_PATHS, 'get-session', 'update-user', '../trpc', 'sign-up/email', '%00'])}`;
  const body = pick(chance, bodies);
  const isGood = typeof body === 'object' && body !== null && 'name' in body && path.endsWith('sign-up');
  return {
    what: 'accounts',
    who: pick(chance, stage.strangers),
    path,
    init: json(isGood ? { ...(body as object), more: 1 } : body),
  };
}

function operators(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(
    chance,
    PROCEDURES.filter(({ path }) => stage.forOperators.includes(path)),
  );
  return {
    what: 'operators',
    who: pick(chance, stage.everybody),
    ...ask(procedure, stage.inputs[procedure.path]),
  };
}

function wrongMethod(stage: Stage, chance: Dice): Hostile {
  const procedure = pick(chance, PROCEDURES);
  const method = pick(chance, ['PUT', 'DELETE', 'PATCH', procedure.type === 'mutation' ? 'GET' : 'POST']);
  const path = pick(chance, [
    `/api/trpc/${procedure.path}`,
    `/api/trpc/${procedure.path}.more`,
    `/api/trpc/${Array(11 + chance.roll(30))
      .fill(procedure.path)
      .join(',')}?batch=1`,
    `/api/${'x'.repeat(chance.roll(3000))}`,
    '/api/trpc/%E0%A4%A',
    `/api/trpc/${encodeURIComponent('../auth/guest')}`,
  ]);
  const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{"id":7}' };
  return { what: 'wrong method', who: pick(chance, stage.everybody), path, init: { method, ...body } };
}
