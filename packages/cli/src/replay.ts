import {
  apply,
  type Entry,
  type GameState,
  type LoadedGame,
  loadGame,
  makeAction,
  newGame,
  scriptedDice,
  viewEvents,
} from '@bretwalda/engine';
import { areScoresOpen, rulesOf } from '@bretwalda/engine/queries';
import { en } from '@bretwalda/text';
import { terminal, usage } from '@bretwalda/text/terminal';
import { oneFile, readArgs, wholeNumber } from './args.ts';
import { moment } from './board.ts';
import { accepted, type Io, readInput, say, UsageError } from './io.ts';
import { rulesLine } from './rules.ts';
import { scoreLines, winnerLine } from './scores.ts';
import { showLines } from './show.ts';
import { table } from './text.ts';
import type { Command } from './tool.ts';

const OPTIONS = { events: { type: 'boolean', default: false }, at: { type: 'string' } } as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const at = values.at === undefined ? undefined : wholeNumber(values.at, 'at', 0);
  const game = accepted(loadGame(await readInput(file, io)));
  if (at !== undefined && at > game.journal.length)
    throw new UsageError(usage.atTooFar(at, game.journal.length));
  const { lines, state } = followed(game, at ?? game.journal.length);
  if (values.events) say(io, `${lines.join('\n')}\n`);
  say(io, summary(game).join('\n'));
  if (at !== undefined) say(io, `\n${terminal.replay.after(at)}\n${showLines(state).join('\n')}`);
  return 0;
}

/** The log of the first entries and the state after them. */
export function followed(
  { config, journal, state: end }: LoadedGame,
  length: number,
): { lines: string[]; state: GameState } {
  const lines: string[] = [];
  let state = newGame(config);
  for (const entry of journal.slice(0, length)) {
    lines.push(entryLine(state, entry));
    const { state: next, events } = apply(state, entry.action, scriptedDice(entry.rolls));
    const told = viewEvents(events, areScoresOpen(end) ? end : next); // in the end all points may be told
    lines.push(
      ...told.flatMap((event) => terminal.log(event, rulesOf(next)) ?? []).map((line) => `    ${line}`),
    );
    state = next;
  }
  return { lines, state };
}

/** '12. Player 1: move 2 kent essex'; a secret vote stays secret until its ballot is revealed by its events. */
function entryLine(state: GameState, { seq, seat, action }: Entry): string {
  const p = state.pending;
  const secret = p?.kind === 'vote' && p.secret && action.type === 'vote';
  const text = secret ? terminal.replay.secretVote(action.nation) : makeAction(action);
  return terminal.replay.entry(seq + 1, seat, text);
}

export function summary({ config, journal, state }: LoadedGame): string[] {
  const rolls = journal.reduce((n, entry) => n + entry.rolls.length, 0);
  const facts = [
    [terminal.replay.scenario, `${en.scenarios(config.scenario).title} (${config.scenario})`],
    [terminal.replay.rules, rulesLine(state).replace(/^Rules: /, '')],
    [terminal.replay.entries, terminal.replay.allLegal(journal.length)],
    [terminal.replay.rolls, `${rolls}`],
    [terminal.replay.moment, moment(state)],
  ];
  return [
    ...table(facts, ['left', 'left']),
    '',
    ...scoreLines(state),
    winnerLine(state) ?? terminal.scores.goesOn,
  ];
}

export const replay: Command = { summary: usage.summary.replay, help: usage.help.replay, run };
