import type { AreaId } from '../data/board.ts';
import { NATIONS, type NationId } from '../data/nations.ts';
import { scenarioIds } from '../data/rulesets.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { Mutable } from '../model/draft.ts';
import type { Position, PositionArea, PositionUnits } from '../model/position.ts';
import type { Step } from '../model/state.ts';
import { ok, type Result, refused, violation } from '../model/violation.ts';
import { areaWord, fail, nationWord, numberWord, TextError, Words } from './words.ts';

/**
 * Positions as text:
 *
 *     standard-4 round 9 saxons movement
 *     essex: saxons 2 leader egbert
 *     york: romans 1 fort
 *     english-channel: jutes 1, saxons 3
 *     marker welsh 3
 *     subject welsh to romans
 *     version 1
 *     deck 0 4 4 3 4 4 2
 *
 * A number after a nation is its infantry; then `cavalry N`, `burh`, `leader NAME`. `fort`, `newfort` and `ruin`
 * stand for the area's fort. `deck` tells the
 * cards left to a seat, by face. Lines may come in any order after the first; `#` starts a comment.
 */

const FORT_WORDS = { intact: 'fort', new: 'newfort', destroyed: 'ruin' } as const;

export function makePosition(p: Position): string {
  const lines = [
    [p.scenario ?? 'standard-4', 'round', p.round, p.nation ?? '', p.step ?? '', p.half === 2 ? 'half 2' : '']
      .filter((word) => word !== '')
      .join(' '),
  ];
  for (const [area, here] of Object.entries(p.areas)) lines.push(`${area}: ${makeArea(here)}`);
  for (const [nation, marker] of Object.entries(p.markers ?? {})) lines.push(`marker ${nation} ${marker}`);
  for (const [nation, lord] of Object.entries(p.overlords ?? {})) lines.push(`subject ${nation} to ${lord}`);
  if (p.submitted?.length) lines.push(`submitted ${p.submitted.join(' ')}`);
  if (p.attacked?.length) lines.push(`attacked ${p.attacked.join(' ')}`);
  for (const [nation, areas] of Object.entries(p.scored ?? {}))
    lines.push(`scored ${nation} ${areas.join(' ')}`);
  if (p.version !== undefined) lines.push(`version ${p.version}`);
  if (p.options) lines.push(`options ${JSON.stringify(p.options)}`);
  if (p.sides) lines.push(`sides ${JSON.stringify(p.sides)}`);
  for (const [seat, deck] of (p.decks ?? []).entries()) lines.push(`deck ${seat} ${deck.join(' ')}`);
  for (const entry of p.ledger ?? []) lines.push(`points ${JSON.stringify(entry)}`);
  if (p.turn) lines.push(`turn ${JSON.stringify(p.turn)}`);
  return `${lines.join('\n')}\n`;
}

export function makeArea(here: PositionArea): string {
  const units = (here.units ?? []).map((u) =>
    [
      u.nation,
      u.infantry ?? '',
      u.cavalry ? `cavalry ${u.cavalry}` : '',
      u.burh ? 'burh' : '',
      u.leader ? `leader ${u.leader}` : '',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
  return [...units, ...(here.fort ? [FORT_WORDS[here.fort]] : [])].join(', ');
}

/** Reads a position; `fromPosition` tells whether it is possible. */
export function parsePosition(text: string): Result<Position> {
  const lines = text
    .split('\n')
    .map((line) => (line.split('#')[0] ?? '').trim())
    .filter(Boolean);
  let current = '';
  try {
    current = lines[0] ?? '';
    const position = readHeader(current);
    for (const line of lines.slice(1)) {
      current = line;
      readLine(position, line);
    }
    return ok(position);
  } catch (error) {
    if (error instanceof TextError)
      return refused({ ...error.violation, details: { ...error.violation.details, line: current } });
    if (error instanceof SyntaxError)
      return refused(
        violation('unknown-text', 'notation', { text: current, line: current, expected: 'JSON' }),
      );
    throw error;
  }
}

interface Draft extends Mutable<Position> {
  areas: Partial<Record<AreaId, PositionArea>>;
}

function readHeader(line: string): Draft {
  const w = new Words(line);
  const position: Draft = { round: 0, areas: {} };
  const scenarioId = scenarioIds().find((id) => w.has(id));
  if (scenarioId) position.scenario = scenarioId as ScenarioId;
  if (!w.has('round')) fail(line, 'a first line such as "standard-4 round 9 saxons movement"');
  position.round = numberWord(w.next('the round'));
  const nation = NATIONS.map((n) => n.id as NationId).find((id) => w.has(id));
  if (nation) position.nation = nation;
  if (!w.done) position.step = w.next('the step') as Step;
  if (w.has('half')) position.half = numberWord(w.next('1 or 2'));
  w.end();
  return position;
}

function readLine(p: Draft, line: string): void {
  const colon = line.indexOf(':');
  const head = line.split(/\s+/)[0] as string;
  if (head.endsWith(':')) {
    const area = areaWord(line.slice(0, colon));
    if (p.areas[area]) fail(area, 'one line for each area');
    p.areas[area] = readArea(line.slice(colon + 1));
    return;
  }
  const rest = line.slice(head.length);
  const w = new Words(rest);
  switch (head) {
    case 'marker':
      p.markers = { ...p.markers, [nationWord(w.next('a nation'))]: numberWord(w.next('a number')) };
      return w.end();
    case 'version':
      p.version = numberWord(w.next('a number'));
      return w.end();
    case 'subject': {
      const subject = nationWord(w.next('a nation'));
      w.has('to');
      p.overlords = { ...p.overlords, [subject]: nationWord(w.next('a nation')) };
      return w.end();
    }
    case 'submitted':
    case 'attacked': {
      const list: NationId[] = [];
      while (!w.done) list.push(nationWord(w.next('a nation')));
      p[head] = list;
      return;
    }
    case 'scored': {
      const nation = nationWord(w.next('a nation'));
      const areas: AreaId[] = [];
      while (!w.done) areas.push(areaWord(w.next('an area')));
      p.scored = { ...p.scored, [nation]: areas };
      return;
    }
    case 'deck': {
      const decks = [...(p.decks ?? [])];
      const seat = numberWord(w.next('a seat'));
      if (seat > decks.length) fail(`${seat}`, 'a line for each seat, in order');
      decks[seat] = Array.from({ length: 6 }, () => numberWord(w.next('six numbers')));
      p.decks = decks;
      return w.end();
    }
    case 'points':
      p.ledger = [...(p.ledger ?? []), JSON.parse(rest)];
      return;
    case 'options':
    case 'sides':
    case 'turn':
      p[head] = JSON.parse(rest);
      return;
    default:
      fail(head, 'an area with a colon, or marker, subject, submitted, attacked, scored, version, options');
  }
}

function readArea(text: string): PositionArea {
  const units: PositionUnits[] = [];
  let fort: PositionArea['fort'];
  for (const part of text.split(',')) {
    const w = new Words(part);
    let nation: Mutable<PositionUnits> | undefined;
    while (!w.done) {
      if (w.has('fort')) fort = 'intact';
      else if (w.has('newfort')) fort = 'new';
      else if (w.has('ruin')) fort = 'destroyed';
      else if (!nation) {
        nation = { nation: nationWord(w.next('a nation')) };
        if (w.hasNumber()) nation.infantry = numberWord(w.next('a number'));
        units.push(nation);
      } else if (w.has('cavalry')) nation.cavalry = numberWord(w.next('a number'));
      else if (w.has('burh')) nation.burh = true;
      else if (w.has('leader')) nation.leader = w.next('a leader') as never;
      else fail(w.first, 'cavalry, burh, leader, fort, ruin or a comma');
    }
  }
  return { ...(units.length > 0 && { units }), ...(fort && { fort }) };
}
