import {
  type Config,
  checkConfig,
  fromPosition,
  type History,
  newHistory,
  type Position,
  parsePosition,
  parseSave,
  RuleError,
  toPosition,
  type Violation,
  type ViolationOf,
} from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { TableConfig } from '@bretwalda/table';
import { readPlayers } from './players.ts';
import { type FileProblem, type FileResult, failed, opened } from './problem.ts';

/** A game or a position that came from a file, ready to be played. */
export interface ImportedGame {
  readonly kind: 'game' | 'position';
  readonly name: string;
  readonly config: TableConfig;
  readonly history: History;
}

/** Characters; the longest games need a twentieth of it. */
export const MOST_TEXT = 4_000_000;

/** Words that files lack: the name of a game without a file name, and those of players who are not named. */
export interface Defaults {
  readonly game: string;
  readonly player: (seat: number) => string;
}

/** Reads any file that someone may hand us. Never throws. */
export function parseFile(text: string, fileName: string, defaults: Defaults): FileResult<ImportedGame> {
  if (text.length > MOST_TEXT) return failed({ kind: 'huge', size: text.length, most: MOST_TEXT });
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') return failed({ kind: 'empty' });
  if (isBinary(clean)) return failed({ kind: 'binary' });
  const name = nameFromFile(fileName) || defaults.game;
  if (/^\s*bretwalda\b/.test(clean)) return readSave(clean.trimStart(), name, defaults);
  const position = readPosition(clean);
  return position.ok ? fromMoment(position.value, name, defaults) : position;
}

/** No text has zero bytes or many bytes that are no characters. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 4000);
  if (sample.includes('\0')) return true;
  const odd = sample.match(/\uFFFD|(?![\t-\r])\p{Cc}/gu)?.length ?? 0;
  return odd * 20 > sample.length;
}

/** "Bretwalda Winter evening round 7 (1).txt" is the game "Winter evening". */
export const nameFromFile = (fileName: string): string =>
  (fileName.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/ \(\d+\)$/, '')
    .replace(/^Bretwalda /i, '')
    .replace(/ \p{L}+ \d+$/u, '')
    .trim()
    .slice(0, 60);

function readSave(text: string, name: string, defaults: Defaults): FileResult<ImportedGame> {
  const saved = parseSave(text);
  if (!saved.ok) return failed(saveProblem(text, saved.violation));
  const problem = checkConfig(saved.value.config);
  if (problem) return failed(ruleProblem(problem));
  const config = tableConfig(saved.value.config, defaults);
  if (!config.ok) return config;
  try {
    const history = newHistory(config.value, saved.value.journal);
    return opened({ kind: 'game', name, config: config.value, history });
  } catch (error) {
    return failed(replayProblem(error));
  }
}

const otherVersion = ({ details }: ViolationOf<'other-version'>): FileProblem => ({
  kind: 'other-version',
  found: details.found,
  expected: details.expected,
});

function saveProblem(text: string, violation: Violation): FileProblem {
  if (violation.code === 'other-version') return otherVersion(violation);
  const lines = text.trimEnd().split('\n');
  if (!lines.at(-1)?.startsWith('end ')) return { kind: 'cut' };
  const line = violation.code === 'bad-journal' ? violation.details.line : undefined;
  return { kind: 'changed', line: Number(line ?? lines.length) };
}

const replayProblem = (error: unknown): FileProblem =>
  error instanceof RuleError ? ruleProblem(error.violation) : { kind: 'changed', line: 2 };

function ruleProblem(violation: Violation): FileProblem {
  if (violation.code === 'other-version') return otherVersion(violation);
  if (violation.code === 'bad-position') return { kind: 'position', violation };
  if (violation.code === 'bad-config' || violation.code === 'options-clash')
    return { kind: 'config', violation };
  const entry = violation.code === 'bad-journal' ? violation.details.entry : undefined;
  return { kind: 'entry', entry: (entry ?? 0) + 1, violation };
}

/** The known fields only, with players; a file without players is played by persons at this screen. */
function tableConfig(config: Config & { players?: unknown }, defaults: Defaults): FileResult<TableConfig> {
  const seats = scenario(config.scenario).groups.length;
  const { rules, version, scenario: id, options, groups, position } = config;
  const players =
    config.players === undefined
      ? Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: defaults.player(seat) }))
      : readPlayers(config.players, seats);
  if ('what' in players) return failed({ kind: 'players', reason: players });
  return opened({
    ...(rules && { rules }),
    ...(version && { version }),
    scenario: id,
    ...(options && { options }),
    ...(groups && { groups }),
    ...(position && { position }),
    players,
  });
}

/** A position as JSON, or in the notation of positions. */
function readPosition(text: string): FileResult<Position> {
  if (/^\s*[{[]/.test(text)) {
    try {
      const found: unknown = JSON.parse(text);
      const isPosition = typeof found === 'object' && found !== null && 'round' in found && 'areas' in found;
      return isPosition ? opened(found as Position) : failed({ kind: 'foreign' });
    } catch {
      return failed(/"round"/.test(text) ? { kind: 'cut' } : { kind: 'foreign' });
    }
  }
  const first = text.split('\n').find((line) => !/^\s*(#|$)/.test(line)) ?? '';
  if (!/^\s*(\S+ +)?round \d/.test(first)) return failed({ kind: 'foreign' });
  const position = parsePosition(text);
  return position.ok ? position : failed({ kind: 'position', violation: position.violation });
}

function fromMoment(found: Position, name: string, defaults: Defaults): FileResult<ImportedGame> {
  const state = fromPosition(found);
  if (!state.ok) return failed(ruleProblem(state.violation));
  // Written anew, so that nothing of the file but the position itself goes into the game.
  const position = toPosition(state.value);
  const config = tableConfig({ scenario: state.value.scenario, position }, defaults);
  if (!config.ok) return config;
  try {
    return opened({ kind: 'position', name, config: config.value, history: newHistory(config.value) });
  } catch (error) {
    return failed(replayProblem(error));
  }
}
