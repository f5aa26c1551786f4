import { isScenario, presetOf, rulesetOf, scenario } from '../data/rulesets.ts';
import { SECOND_EDITION } from '../data/second-edition.ts';
import { otherVersion } from '../game/config.ts';
import { type Entry, type Journal, replay } from '../game/journal.ts';
import type { Seat } from '../model/ids.ts';
import { type Config, type GameState, isKnownVersion, RULES_VERSION } from '../model/state.ts';
import { ok, type Result, refused, violation } from '../model/violation.ts';
import { makeAction, parseAction } from './action-text.ts';

/**
 * A game as a file: a readable line for each entry, so a full game stays small.
 *
 *     bretwalda 1 second-edition 2
 *     {"scenario":"standard-4"}
 *     0 move 2 english-channel kent
 *     0 fight kent | 615
 *     end 2 5a1c09f3
 *
 * The first line tells the format and the version of the rules with which the game began; it is played on with those.
 * The last line counts the entries and sums up the text, so that a cut or damaged file is noticed.
 */

const FORMAT = 1;

export interface SavedGame {
  readonly config: Config;
  readonly journal: Journal;
}

/** FNV-1a over the characters: enough to notice damage, not meant for security. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A character for each roll: 1 to 9, then a to z for 10 to 35 and A to Z for 36 to 61. */
const ROLLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const makeEntry = (e: Entry): string => {
  const rolls = e.rolls.map((roll) => ROLLS.charAt(roll)).join('');
  return `${e.seat} ${makeAction(e.action)}${rolls === '' ? '' : ` | ${rolls}`}`;
};

/** With the optional rules by name where the ruleset brings any: another version may bring others. */
function named(config: Config): Config {
  const preset = isScenario(config.scenario) ? presetOf(config.scenario) : [];
  if (preset.length === 0 || config.position || config.options?.variants) return config;
  return { ...config, options: { ...config.options, variants: preset } };
}

export function makeSave({ config, journal }: SavedGame): string {
  const { version = config.position?.version ?? RULES_VERSION, ...rest } = named(config);
  const rules = isScenario(config.scenario) ? scenario(config.scenario).rules : SECOND_EDITION.id;
  const head = [`bretwalda ${FORMAT} ${rules} ${version}`, JSON.stringify(rest)];
  const body = `${[...head, ...journal.map(makeEntry)].join('\n')}\n`;
  return sealed(body, journal.length);
}

const sealed = (body: string, entries: number): string => `${body}end ${entries} ${checksum(body)}\n`;

/** The same text with a last line that fits: to find out what was changed in a file, never to trust it. */
export function resealed(text: string): string {
  const lines = text.replace(/\r\n/g, '\n').trimEnd().split('\n').slice(0, -1);
  return sealed(`${lines.join('\n')}\n`, lines.length - 2);
}

const damaged = (reason: string, line: number): Result<never> =>
  refused(violation('bad-journal', 'file', { reason, line }));

/** Reads a saved game without playing it. */
export function parseSave(text: string): Result<SavedGame> {
  const lines = text.replace(/\r\n/g, '\n').trimEnd().split('\n');
  const [name, format, rules, version] = (lines[0] ?? '').split(' ');
  if (name !== 'bretwalda') return damaged('this is not a saved game', 1);
  if (Number(format) !== FORMAT || rulesetOf(rules ?? '') === undefined || !isKnownVersion(Number(version)))
    return refused(otherVersion(`format ${format}, ${rules} ${version}`, `format ${FORMAT}, `));
  const last = lines.at(-1) ?? '';
  const body = `${lines.slice(0, -1).join('\n')}\n`;
  const [end, count, sum] = last.split(' ');
  if (end !== 'end') return damaged('the end of the file is missing', lines.length);
  if (sum !== checksum(body)) return damaged('the text was changed or damaged', lines.length);
  const entries = lines.slice(2, -1);
  if (Number(count) !== entries.length)
    return damaged(`${entries.length} of ${count} entries are there`, lines.length);
  return parseBody(lines[1] as string, entries, Number(version));
}

function parseBody(configLine: string, lines: readonly string[], version: number): Result<SavedGame> {
  let config: Config;
  try {
    config = JSON.parse(configLine);
    // Written only for games under older rules: without it the present rules apply.
    if (version !== RULES_VERSION) config = { ...config, version };
  } catch {
    return damaged('the configuration cannot be read', 2);
  }
  const journal: Entry[] = [];
  for (const [seq, line] of lines.entries()) {
    const entry = parseEntry(line, seq);
    if (entry === undefined) return damaged(`"${line}" cannot be read`, seq + 3);
    journal.push(entry);
  }
  return ok({ config, journal });
}

function parseEntry(line: string, seq: number): Entry | undefined {
  const match = /^(\d) ([^|]+?)(?: \| ([1-9a-zA-Z]+))?$/.exec(line);
  if (!match) return undefined;
  const action = parseAction(match[2] as string);
  if (!action.ok) return undefined;
  return {
    seq,
    seat: Number(match[1]) as Seat,
    action: action.value,
    rolls: [...(match[3] ?? '')].map((roll) => ROLLS.indexOf(roll)),
  };
}

export interface LoadedGame extends SavedGame {
  readonly state: GameState;
}

/** Reads a saved game and replays it: all of it, or a refusal with the reason. */
export function loadGame(text: string): Result<LoadedGame> {
  const saved = parseSave(text);
  if (!saved.ok) return saved;
  const state = replay(saved.value.config, saved.value.journal);
  return state.ok ? ok({ ...saved.value, state: state.value }) : state;
}
