import { apply, type Config, type Entry, type GameState, newGame, RuleError } from '@bretwalda/engine';
import { commitmentTo, type DiceSource, fairDice } from './dice.ts';

/** All that it takes to check every roll of a game that is over, those that were taken back too. */
export interface DiceProof extends DiceSource {
  readonly format: 'bretwalda-dice 1';
  readonly commitment: string;
  readonly config: Config;
  readonly rows: readonly ProofRow[];
}

export type ProofRow =
  | { readonly kind: 'played'; readonly entries: readonly Entry[] }
  | { readonly kind: 'undone'; readonly length: number };

export type Verdict =
  | { readonly ok: true; readonly rolls: number }
  /** The secret is not the one that was promised. */
  | { readonly ok: false; readonly problem: 'commitment' }
  /** What cannot have been played; `entry` is its number. */
  | { readonly ok: false; readonly problem: 'entry'; readonly entry: number }
  | WrongRoll;

/** The first roll that is not what it should be. Entries and rolls are numbered from zero. */
export interface WrongRoll {
  readonly ok: false;
  readonly problem: 'roll';
  readonly entry: number;
  readonly roll: number;
  /** Undefined: there is a roll too many. */
  readonly expected: number | undefined;
  /** Undefined: it is missing. */
  readonly found: number | undefined;
}

/** Plays the whole game again with dice from the published secret, and compares every roll. */
export function verifyDice({ commitment, config, rows, ...source }: DiceProof): Verdict {
  if (commitmentTo(source.secret) !== commitment) return { ok: false, problem: 'commitment' };
  const dice = fairDice(source, 0);
  const states: GameState[] = [newGame(config)];
  for (const row of rows) {
    if (row.kind === 'undone') states.length = row.length + 1;
    else
      for (const { seq, seat, action, rolls } of row.entries) {
        const state = states[seq];
        if (!state || states.length !== seq + 1) return { ok: false, problem: 'entry', entry: seq };
        const first = dice.rolled();
        try {
          const applied = apply(state, action, dice, seat);
          const wrong = firstWrong(applied.rolls, rolls);
          if (wrong !== undefined)
            return {
              ok: false,
              problem: 'roll',
              entry: seq,
              roll: first + wrong,
              expected: applied.rolls[wrong],
              found: rolls[wrong],
            };
          states.push(applied.state);
        } catch (error) {
          if (error instanceof RuleError) return { ok: false, problem: 'entry', entry: seq };
          throw error;
        }
      }
  }
  return { ok: true, rolls: dice.rolled() };
}

function firstWrong(expected: readonly number[], found: readonly number[]): number | undefined {
  const length = Math.max(expected.length, found.length);
  for (let i = 0; i < length; i++) if (expected[i] !== found[i]) return i;
  return undefined;
}
