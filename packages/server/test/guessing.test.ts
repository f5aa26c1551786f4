import { refusalIn } from '@bretwalda/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

const GUESSES = 3;
const PASSWORD = 'not to be guessed';
const [HOME, GUESSER, ELSEWHERE] = ['203.0.113.7', '198.51.100.66', '192.0.2.15'];

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({
    env: { TRUST_PROXY: 'true', LIMIT_WRONG_PASSWORDS: `${GUESSES}`, LIMIT_GUESTS: '4' },
  });
  const home = server.visitor(HOME);
  await home.accounts.signUp({ name: 'Bede', email: 'bede@jarrow.example', password: PASSWORD });
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('delete from attempt'));

const enter = (visitor: Visitor, password: string, who = 'Bede'): Promise<string> =>
  visitor.accounts.signIn({ who, password }).then(
    () => 'in',
    (error) => refusalIn(error)?.code ?? String(error),
  );

async function guess(times: number, address = GUESSER, who = 'Bede'): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < times; i++) answers.push(await enter(server.visitor(address), `guess ${i}`, who));
  return answers;
}

describe('a guesser of passwords', () => {
  it('has a few tries, whatever name is written how', async () => {
    expect(await guess(GUESSES + 1)).toEqual([...Array(GUESSES).fill('wrong-password'), 'too-many-requests']);
    expect(await guess(1, GUESSER, 'BÉDE')).toEqual(['too-many-requests']);
    // Not even the right one is let in from there.
    expect(await enter(server.visitor(GUESSER), PASSWORD)).toBe('too-many-requests');
  });

  it('locks nobody out: not the owner, and nobody else from the same address', async () => {
    await server.visitor(ELSEWHERE).accounts.signUp({ name: 'Caedmon', password: PASSWORD });
    await guess(GUESSES * 4);
    expect(await enter(server.visitor(HOME), PASSWORD)).toBe('in');
    expect(await enter(server.visitor(ELSEWHERE), PASSWORD)).toBe('in');
    expect(await enter(server.visitor(GUESSER), PASSWORD, 'Caedmon')).toBe('in');
  });

  it('is not let try many names from one address', async () => {
    const answers: string[] = [];
    for (let i = 0; i < GUESSES * 10 + 1; i++)
      answers.push(await enter(server.visitor(GUESSER), 'a usual password', `Somebody ${i}`));
    expect(answers.at(-2)).toBe('wrong-password');
    expect(answers.at(-1)).toBe('too-many-requests');
    expect(await enter(server.visitor(ELSEWHERE), PASSWORD)).toBe('in');
  });

  it('is stopped also with many addresses, and the owner still gets in from home', async () => {
    await server.database.query(
      `insert into attempt (key, count, until) values ('guess-name bede', 100000, now() + interval '5 minutes')`,
    );
    expect(await guess(1, '192.0.2.99')).toEqual(['too-many-requests']);
    expect(await enter(server.visitor(HOME), PASSWORD)).toBe('in');
    expect(await enter(server.visitor(HOME), PASSWORD, 'bede@jarrow.example')).toBe('in');
  });

  it('gains nothing by trying all at once', async () => {
    const tries = Array.from({ length: 12 }, (_, i) => enter(server.visitor(GUESSER), `guess ${i}`));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === 'wrong-password')).toHaveLength(GUESSES);
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(12 - GUESSES);
  });

  it('may try again when the time is over; being refused does not prolong it', async () => {
    await guess(GUESSES + 3);
    const [row] = await server.database.query<{ left: number }>(
      `select extract(epoch from max(until) - now())::int as left from attempt`,
    );
    expect(row?.left).toBeLessThanOrEqual(15 * 60);
    await server.database.query(`update attempt set until = now()`);
    expect(await guess(1)).toEqual(['wrong-password']);
  });

  it('of a whole network counts as one', async () => {
    const own = (i: number) => `2001:db8:1:2::${i}`;
    const answers: string[] = [];
    for (let i = 1; i <= GUESSES + 1; i++) answers.push(await enter(server.visitor(own(i)), `guess ${i}`));
    expect(answers.at(-1)).toBe('too-many-requests');
    expect(await enter(server.visitor('2001:db8:1:3::1'), PASSWORD)).toBe('in');
  });
});

describe('signing in often', () => {
  it('with the right password is no guessing', async () => {
    for (let i = 0; i < GUESSES * 2; i++) expect(await enter(server.visitor(ELSEWHERE), PASSWORD)).toBe('in');
  });
});

describe('changing a password', () => {
  it('is no way to guess the old one', async () => {
    const visitor = server.visitor(HOME);
    await visitor.accounts.signIn({ who: 'Bede', password: PASSWORD });
    const answers: string[] = [];
    for (let i = 0; i <= GUESSES; i++)
      answers.push(
        await visitor.accounts.changePassword({ current: `guess ${i}`, next: 'a new password' }).then(
          () => 'changed',
          (error) => refusalIn(error)?.code ?? String(error),
        ),
      );
    expect(answers).toEqual([...Array(GUESSES).fill('wrong-password'), 'too-many-requests']);
  });
});

describe('guests', () => {
  it('are not made without end from one address; others still come', async () => {
    const come = (address: string) =>
      server
        .visitor(address)
        .accounts.guest()
        .then(
          () => 'in',
          (error) => refusalIn(error)?.code,
        );
    const answers: unknown[] = [];
    for (let i = 0; i < 5; i++) answers.push(await come(GUESSER));
    expect(answers).toEqual(['in', 'in', 'in', 'in', 'too-many-requests']);
    expect(await come(ELSEWHERE)).toBe('in');
  });
});

describe('an address that is only claimed', () => {
  it('counts for nothing unless the server is told to believe its proxy', async () => {
    const plain = await TestServer.start({ env: { LIMIT_WRONG_PASSWORDS: '2' } });
    await plain.person('Bede', PASSWORD);
    const answers: string[] = [];
    for (let i = 0; i < 3; i++) answers.push(await enter(plain.visitor(`192.0.2.${i}`), `guess ${i}`));
    expect(answers).toEqual(['wrong-password', 'wrong-password', 'too-many-requests']);
    await plain.stop();
  });
});
