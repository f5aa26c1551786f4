import {
  type Action,
  decision,
  type Entry,
  legalActions,
  loadGame,
  makeSave,
  newHistory,
  parseSave,
  play,
  present,
  resealed,
  seededDice,
} from '@bretwalda/engine';
import { commitmentTo, fairDice, type ProofRow, recorded, withRecord } from '@bretwalda/protocol';
import { describe, expect, it } from 'vitest';
import { file, run, savedGame } from './support.ts';

const SOURCE = { secret: 'a'.repeat(64), seeds: ['', 'a seed of mine'], game: 'g1' };
const HASH = commitmentTo(SOURCE.secret);

/** A game as a server keeps it, in which dice were twice taken back by consent, and once more within that. */
function rowsOf(): { readonly rows: ProofRow[]; readonly takenBack: number } {
  const chance = seededDice(5);
  let history = newHistory({ scenario: 'two-early' });
  const rows: ProofRow[] = [];
  let rolled = 0;
  let takenBack = 0;
  const back = (count: number): void => {
    const length = Math.max(0, history.journal.length - count);
    takenBack += history.journal.slice(length).reduce((n, { rolls }) => n + rolls.length, 0);
    history = {
      ...history,
      journal: history.journal.slice(0, length),
      states: history.states.slice(0, length + 1),
    };
    rows.push({ kind: 'undone', length });
  };
  for (let i = 0; i < 160; i++) {
    const state = present(history);
    const seat = decision(state)[0]?.seat;
    const legal = legalActions(state, seat);
    const dice = fairDice(SOURCE, rolled);
    history = play(history, legal[chance.roll(legal.length) - 1] as Action, dice, seat).history;
    rolled = dice.rolled();
    rows.push({ kind: 'played', entries: history.journal.slice(-1) });
    if (i === 90) back(50);
    if (i === 110) back(60);
  }
  return { rows, takenBack };
}

const { rows, takenBack } = rowsOf();
const { journal, detours } = recorded(rows);
const config = withRecord({ scenario: 'two-early' }, { ...SOURCE, commitment: HASH, detours });
const whole = makeSave({ config, journal });
const rolls = rows
  .flatMap((row) => (row.kind === 'played' ? row.entries : []))
  .flatMap((entry) => entry.rolls);

/** The file with one entry changed, and a last line that fits. */
const forged = (change: (entry: Entry) => Entry, which: (entry: Entry) => boolean): string => {
  const at = journal.findIndex(which);
  return makeSave({ config, journal: journal.map((entry, i) => (i === at ? change(entry) : entry)) });
};
const hasRolls = ({ rolls: found }: Entry): boolean => found.length > 0;
const otherRoll = (entry: Entry): Entry => ({ ...entry, rolls: entry.rolls.map((roll) => (roll % 6) + 1) });

describe('verify', () => {
  it('computes every roll again, those that were taken back too', async () => {
    expect(takenBack).toBeGreaterThan(0);
    expect(detours.length).toBeGreaterThan(0);
    const { code, out } = await run(['verify', file('whole.game', whole)]);
    expect(code).toBe(0);
    expect(out).toContain(`${rolls.length} rolls: all of them are what`);
    expect(out).toContain(`${takenBack} rolls were taken back`);
    expect(out).toContain(HASH);
    expect(out).toMatch(/Seed of Player 2 +a seed of mine/);
  });

  it('lists every roll with its number, its result and what it was for', async () => {
    const { out } = await run(['verify', file('list.game', whole), '--rolls']);
    const lines = out.split('\n').filter((line) => /^ *\d+ +\d+ {2}\d+\. Player \d: /.test(line));
    expect(lines.map((line) => Number(line.trim().split(/ +/)[1]))).toEqual(rolls);
    expect(lines.filter((line) => line.endsWith('(taken back)')).length).toBe(takenBack);
  });

  it('compares the hash that was shown when the game began', async () => {
    const path = file('promise.game', whole);
    expect(await run(['verify', path, '--promise', HASH.toUpperCase()])).toMatchObject({ code: 0 });
    const { code, err } = await run(['verify', path, '--promise', 'f'.repeat(64)]);
    expect(code).toBe(1);
    expect(err).toContain('this is not the secret of that game');
  });

  it('says which roll is wrong, what the file says and what it must be', async () => {
    const entry = journal.find(hasRolls) as Entry;
    const first = rows.flatMap((row) => (row.kind === 'played' ? row.entries : [])).indexOf(entry);
    const number = rows
      .flatMap((row) => (row.kind === 'played' ? row.entries : []))
      .slice(0, first)
      .reduce((n, one) => n + one.rolls.length, 1);
    const [right = 0] = entry.rolls;
    const { code, err } = await run(['verify', file('roll.game', forged(otherRoll, hasRolls))]);
    expect(code).toBe(1);
    expect(err).toContain(`Roll ${number} is wrong, in entry ${entry.seq + 1}. Player ${entry.seat + 1}: `);
    expect(err).toContain(`the file says ${(right % 6) + 1}, but it must be ${right}.`);
    expect(err).not.toContain('damaged');
  });

  it.each([
    [
      'a roll is missing',
      (entry: Entry): Entry => ({ ...entry, rolls: entry.rolls.slice(1) }),
      'is wrong, in entry',
    ],
    [
      'there is a roll too many',
      (entry: Entry): Entry => ({ ...entry, rolls: [...entry.rolls, 3] }),
      'must be none',
    ],
    [
      'an order is another',
      (entry: Entry): Entry => ({ ...entry, action: { type: 'bid', group: 0, points: 1 } }),
      'cannot have been played',
    ],
  ])('says where %s', async (_, change, reason) => {
    const { code, err } = await run(['verify', file('entry.game', forged(change, hasRolls))]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });

  it('says it also of a file whose last line was not changed along', async () => {
    const lines = whole.split('\n');
    const at = lines.findIndex((line) => / \| \d/.test(line));
    lines[at] = (lines[at] as string).replace(/\d$/, (roll) => `${(Number(roll) % 6) + 1}`);
    const { code, err } = await run(['verify', file('changed.game', lines.join('\n'))]);
    expect(code).toBe(1);
    expect(err).toMatch(/changed or damaged .* Roll \d+ is wrong, in entry \d+\. /);
    const elsewhere = whole.replace('"scenario":"two-early"', '"scenario":"two-early","note":1');
    expect((await run(['verify', file('note.game', elsewhere)])).err).toContain('The rolls are right, but');
  });

  it('says when the secret is another, or a seed, or the game', async () => {
    const changed = (more: object) =>
      file(
        'secret.game',
        makeSave({ config: { ...config, dice: { ...config.dice, ...more } } as never, journal }),
      );
    const secret = 'b'.repeat(64);
    expect((await run(['verify', changed({ secret })])).err).toContain('does not fit the hash');
    expect((await run(['verify', changed({ secret, commitment: commitmentTo(secret) })])).err).toContain(
      'is wrong, in',
    );
    expect((await run(['verify', changed({ seeds: ['', 'another'] })])).err).toContain('is wrong, in');
    expect((await run(['verify', changed({ game: 'g2' })])).err).toContain('is wrong, in');
    expect((await run(['verify', changed({ detours: [] })])).err).toContain('is wrong, in');
    expect((await run(['verify', changed({ secret: 7 })])).err).toContain('cannot be read');
  });

  it('says when a game has no such dice, or the file is none', async () => {
    const own = savedGame({ scenario: 'two-early' }, 3, (_, entries) => entries === 10);
    expect((await run(['verify', file('own.game', own)])).err).toContain(
      'only games that were played on a server',
    );
    expect((await run(['verify', file('diary.game', 'Dear diary,\n')])).err).toContain('not a saved game');
  });
});

describe('a file with its dice', () => {
  it('is a saved game like any other', async () => {
    const loaded = loadGame(whole);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.violation));
    expect(loaded.value.journal).toEqual(journal);
    expect((await run(['replay', file('replay.game', whole)])).code).toBe(0);
    expect(parseSave(resealed(whole))).toEqual(parseSave(whole));
  });
});
