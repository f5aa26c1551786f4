import { type ParseArgsConfig, parseArgs } from 'node:util';
import { checkConfig, type ScenarioId } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { terminal, usage } from '@bretwalda/text/terminal';
import { UsageError } from './io.ts';

type OptionTable = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends OptionTable> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** Options and other words of a command; what it does not know is a UsageError of one line. */
export function readArgs<T extends OptionTable>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: withValues(args, options), options, allowPositionals: true }) as Parsed<T>;
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    const [, option] = /^Option '(--[\w-]+).*' argument/.exec(line) ?? [];
    if (option) throw new UsageError(usage.needsValue(option));
    throw new UsageError(`${line.charAt(0).toLowerCase()}${line.slice(1)}`.replace(/\s+/g, ' '));
  }
}

/** A value that begins with a dash, as '-1', belongs to the option before it: no option begins with a single one. */
function withValues(args: readonly string[], options: OptionTable): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const before = joined.at(-1) ?? '';
    const wantsValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (wantsValue && /^-[^-]/.test(word)) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(usage.unexpectedWord(words[0] as string));
}

export function oneFile(words: readonly string[]): string {
  const [file, second] = words;
  if (file === undefined) throw new UsageError(usage.fileMissing);
  if (second !== undefined) throw new UsageError(usage.unexpectedWord(second));
  return file;
}

/** Where JSON goes: to the file named after --json; undefined without one. */
export function jsonFile(json: boolean, words: readonly string[]): string | undefined {
  if (!json || words.length > 1) noWords(json ? words.slice(1) : words);
  return words[0];
}

export function wholeNumber(text: string, option: string, least: number, most = 2 ** 32 - 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(usage.notWhole(option, text, least, most));
}

export const scenarioId = (text: string): ScenarioId =>
  oneOf(
    text,
    'scenario',
    SCENARIOS.map(({ id }) => id),
  );

export function oneOf<T extends string>(text: string, option: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new UsageError(usage.notOneOf(option, text, values));
}

/** The configuration itself, or the engine's reason against it. */
export function checked<T>(config: T): T {
  const problem = checkConfig(config);
  if (problem) throw new UsageError(terminal.refusal(problem));
  return config;
}
