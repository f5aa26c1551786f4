import { type Entry, makeAction, parseSave, resealed, type SavedGame, type Seat } from '@bretwalda/engine';
import { type DiceProof, proofIn, type Verdict, verifyDice } from '@bretwalda/protocol/dice';
import { terminal, usage } from '@bretwalda/text/terminal';
import { oneFile, readArgs } from './args.ts';
import { accepted, Failure, type Io, readInput, say } from './io.ts';
import { table } from './text.ts';
import type { Command } from './tool.ts';

const OPTIONS = { promise: { type: 'string' }, rolls: { type: 'boolean', default: false } } as const;
const words = terminal.verify;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const { saved, isWhole } = read(await readInput(oneFile(positionals), io));
  const proof = proofIn(saved);
  if (proof === undefined) throw new Failure(words.noRecord);
  if (proof === 'damaged') throw new Failure(words.damagedRecord);
  const promise = values.promise?.trim().toLowerCase();
  if (promise !== undefined && promise !== proof.commitment)
    throw new Failure(words.brokenPromise(proof.commitment, promise));
  const verdict = verifyDice(proof);
  if (!verdict.ok)
    throw new Failure([...(isWhole ? [] : [words.changed]), problem(proof, verdict)].join(' '));
  if (!isWhole) throw new Failure(words.changedElsewhere);
  if (values.rolls) say(io, `${rollLines(proof).join('\n')}\n`);
  say(io, [...facts(proof, verdict.rolls), promise === undefined ? words.compare : words.kept].join('\n'));
  return 0;
}

/** A file that was changed is read all the same: it is worth knowing where. */
function read(text: string): { readonly saved: SavedGame; readonly isWhole: boolean } {
  const whole = parseSave(text);
  if (whole.ok) return { saved: whole.value, isWhole: true };
  const changed = parseSave(resealed(text));
  return { saved: changed.ok ? changed.value : accepted(whole), isWhole: false };
}

function problem(proof: DiceProof, verdict: Exclude<Verdict, { ok: true }>): string {
  if (verdict.problem === 'commitment') return words.wrongSecret;
  if (verdict.problem === 'entry') return words.wrongEntry(verdict.entry + 1);
  const { roll, entry, found, expected } = verdict;
  const wrong = entriesOf(proof).findLast((one) => one.entry.seq === entry && one.first <= roll);
  const shown = (value: number | undefined): string => (value === undefined ? words.noRoll : `${value}`);
  return words.wrongRoll(roll + 1, wrong ? line(wrong.entry) : `${entry + 1}`, shown(found), shown(expected));
}

interface Rolled {
  readonly entry: Entry;
  /** The number of its first roll. */
  readonly first: number;
  readonly isKept: boolean;
}

/** Every entry of the file in the order in which it was played, those that were taken back too. */
function entriesOf({ rows }: DiceProof): Rolled[] {
  let all: Rolled[] = [];
  let first = 0;
  for (const row of rows)
    if (row.kind === 'undone')
      all = all.map((one) => (one.entry.seq >= row.length ? { ...one, isKept: false } : one));
    else
      for (const entry of row.entries) {
        all.push({ entry, first, isKept: true });
        first += entry.rolls.length;
      }
  return all;
}

const line = ({ seq, seat, action }: Entry): string =>
  terminal.replay.entry(seq + 1, seat, makeAction(action));

function rollLines(proof: DiceProof): string[] {
  const rows = entriesOf(proof).flatMap(({ entry, first, isKept }) =>
    entry.rolls.map((roll, i) => [
      `${first + i + 1}`,
      `${roll}`,
      isKept ? line(entry) : words.undone(line(entry)),
    ]),
  );
  return table([words.heads, ...rows], ['right', 'right', 'left']);
}

function facts(proof: DiceProof, rolls: number): string[] {
  const { game, secret, commitment, seeds } = proof;
  const gone = entriesOf(proof).reduce((n, { entry, isKept }) => (isKept ? n : n + entry.rolls.length), 0);
  return [
    words.allRight(rolls),
    ...(gone > 0 ? [words.takenBack(gone)] : []),
    '',
    ...table(
      [
        [words.game, game],
        [words.secret, secret],
        [words.promise, commitment],
        ...seeds.map((seed, seat) => [words.seedOf(seat as Seat), seed === '' ? words.noSeed : seed]),
      ],
      ['left', 'left'],
    ),
    '',
  ];
}

export const verify: Command = { summary: usage.summary.verify, help: usage.help.verify, run };
