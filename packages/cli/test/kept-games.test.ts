import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playBatch } from '../src/batch.ts';
import type { Io } from '../src/io.ts';
import type { Job } from '../src/jobs.ts';
import { file, run } from './support.ts';

const io = { progress: false } as Io;
const job = (seed: number): Job => ({ config: { scenario: 'two-early' }, seed, bots: ['random', 'random'] });
const batch = (keep: string, ...seeds: number[]) =>
  playBatch(io, { label: 'test', jobs: seeds.map(job), workers: 1, keep });
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');

/** The seed of a line, and a change of its points that no game would give. */
const seedOf = (line: string): number => JSON.parse(line).job.seed;
const marked = (line: string): string => line.replace(/"points":\[[^\]]*\]/, '"points":[1000,2000]');

describe('kept games', () => {
  it('are played once: later runs take them from the file, in the order they want', async () => {
    const path = file('kept.jsonl');
    const first = await batch(path, 1, 2);
    expect(linesOf(path).map(seedOf)).toEqual([1, 2]);
    file('kept.jsonl', `${linesOf(path).map(marked).join('\n')}\n`);
    const second = await batch(path, 3, 2, 1);
    expect(linesOf(path).map(seedOf)).toEqual([1, 2, 3]);
    expect(second.played.map(({ points }) => points)).toEqual([
      expect.not.arrayContaining([1000]),
      [1000, 2000],
      [1000, 2000],
    ]);
    expect(second.played[1]?.nations).toEqual(first.played[1]?.nations);
    // Speed is that of the one game that was played.
    expect(second.gamesPerSecond * second.seconds).toBeCloseTo(1);
  });

  it('are those of the same bots and the same configuration only', async () => {
    const path = file('others.jsonl');
    await batch(path, 1);
    const others: Job[] = [
      { ...job(1), bots: ['random', 'greedy'] },
      { ...job(1), config: { scenario: 'two-early', options: { ballot: 'secret' } } },
      { ...job(1), strict: true },
    ];
    await playBatch(io, { label: 'test', jobs: others, workers: 1, keep: path });
    expect(linesOf(path)).toHaveLength(4);
  });

  it('survive a run that is broken off in the middle of a line, or by a game that fails', async () => {
    const path = file('broken.jsonl');
    await batch(path, 1, 2);
    const [one, two] = linesOf(path) as [string, string];
    file('broken.jsonl', `${one}\n${two.slice(0, 100)}`);
    const unknown: Job = { ...job(4), bots: ['genius' as never, 'random'] };
    const failing = playBatch(io, {
      label: 'test',
      jobs: [1, 2, 3].map(job).concat(unknown),
      workers: 1,
      keep: path,
    });
    await expect(failing).rejects.toThrow(/^A game failed/);
    expect(linesOf(path).map(seedOf)).toEqual([1, 2, 3]);
  });

  it('give the same tables as a run without a file', async () => {
    const path = file('tables.jsonl');
    const args = ['sim', '--scenario', 'two-early', '--workers', '1', '--seed', '5', '--json'];
    const keep = ['--keep', path];
    await run([...args, '--games', '2', ...keep]);
    const whole = JSON.parse((await run([...args, '--games', '4', ...keep])).out).scenarios[0];
    const plain = JSON.parse((await run([...args, '--games', '4'])).out).scenarios[0];
    expect(whole.players).toEqual(plain.players);
    expect(whole.nations).toEqual(plain.nations);
    expect(linesOf(path)).toHaveLength(4);
  });

  it('are never written into a file of something else', async () => {
    for (const text of ['Dear diary,\n', 'Dear diary,', '\n', '{"job":{}}\n', 'null\n']) {
      const path = file('diary.txt', text);
      for (const command of [
        ['sim', '--games', '1'],
        ['mixed', '--games', '1'],
        ['duel', '--a', 'random', '--b', 'greedy'],
      ]) {
        const { code, err } = await run([...command, '--keep', path]);
        expect(code).toBe(1);
        expect(err).toContain(`${path} does not keep games: line 1 is none. Name another file.`);
      }
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    const { code, err } = await run(['sim', '--games', '1000000', '--keep', file('no/such/folder.jsonl')]);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('cannot be written: there is no such file or folder.'),
    ]);
  });
});
