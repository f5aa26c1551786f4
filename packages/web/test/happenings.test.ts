import {
  type Action,
  defaultAction,
  type GameEvent,
  type History,
  newHistory,
  type Position,
  parsePosition,
  play,
  present,
  seededDice,
  toSeat,
} from '@bretwalda/engine';
import { rulesWith } from '@bretwalda/engine/queries';
import { en, loadText } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, settings } from '../src/base/settings.ts';
import { type Happening, happeningsOf, shownHappenings } from '../src/session/happenings.ts';
import { nextStep } from '../src/session/step.ts';
import { sessionAt } from './table-for.ts';

const RULES = rulesWith('second-edition', []);

const italian = await loadText('it');

const dice = seededDice(4);

/** What happens in a game that goes on by itself, as long as a condition holds. */
function happenings(start: History, goesOn: (history: History) => boolean): readonly Happening[] {
  const found: Happening[] = [];
  for (let history = start; present(history).pending && goesOn(history); ) {
    history = play(history, defaultAction(present(history)) as Action, dice).history;
    found.push(...happeningsOf(history));
  }
  return found;
}

const at = (text: string): History => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return newHistory({
    scenario: position.value.scenario ?? 'standard-4',
    position: position.value as Position,
  });
};

const inRound = (round: number) => (history: History) => present(history).round === round;
const told = (found: readonly Happening[]) => found.map((one) => one.leader ?? one.kind);

describe('what has a window of its own (UI-80)', () => {
  const whole = happenings(newHistory({ scenario: 'standard-4' }), () => true);

  it('leaders come and go, each once', () => {
    const come = whole.filter(({ kind }) => kind === 'leader-entered').map(({ leader }) => leader);
    const gone = whole
      .filter(({ kind }) => kind === 'leader-left' || kind === 'leader-eliminated')
      .map(({ leader }) => leader);
    expect(come).toContain('boudicca');
    expect(new Set(come).size).toBe(come.length);
    expect(new Set(gone).size).toBe(gone.length);
    expect(come).toEqual(expect.arrayContaining(gone));
  });

  it('what goes over several answers is told once, when it begins', () => {
    expect(whole.filter(({ kind }) => kind === 'romans-leave')).toHaveLength(1);
    expect(whole.filter(({ kind }) => kind === 'recall').length).toBeLessThanOrEqual(1);
    const crowded = at(`
      round 2 romans movement
      kent: romans 8, fort
      essex: romans 7, fort
      york: brigantes 1
    `);
    expect(told(happenings(crowded, inRound(2)))).toContain('recall');
    expect(told(happenings(crowded, inRound(2))).filter((kind) => kind === 'recall')).toHaveLength(1);
  });

  it('a vote is told with all that was given, a king only if there is one', () => {
    const [elected] = happenings(
      at(`
        round 9 bretwalda
        kent: saxons 1
        essex: saxons 1
        york: angles 1
        options {"ballot":"open"}
      `),
      inRound(9),
    );
    expect(elected?.events.map(({ type }) => type)).toEqual(['voted', 'voted', 'bretwalda', 'points']);
    const kings = whole.filter(({ kind }) => kind === 'king');
    for (const { events } of kings)
      expect((events[0] as Extract<GameEvent, { type: 'king' }>).nation).not.toBeNull();
  });

  it('has a title, and says something, in both languages', () => {
    expect(whole.length).toBeGreaterThan(20);
    for (const t of [en, italian])
      for (const one of whole) {
        const said = [
          ...one.events.map((event) => t.log(event, String, RULES)?.text),
          t.events.meaning(one, RULES),
        ].filter(Boolean);
        expect(t.events.title(one)).not.toBe('');
        expect(said.length, one.kind).toBeGreaterThan(0);
      }
  });
});

describe('the windows of what happens', () => {
  const history = at(`
    round 8
    kent: romano-british 1 cavalry 1 leader arthur
    york: angles 1
  `);

  it('are for people who want them, and wait for nobody when motion is off', () => {
    const people = [toSeat(0)];
    const on = { ...DEFAULT_SETTINGS, events: true, motion: 'calm' } as const;
    const many = happeningsOf(history).length;
    expect(shownHappenings(people, history, on)).toHaveLength(many);
    expect(shownHappenings([], history, on)).toEqual([]);
    expect(shownHappenings(people, history, { ...on, events: false })).toEqual([]);
    expect(shownHappenings(people, history, { ...on, motion: 'off' })).toEqual([]);
  });

  it('lie over the board until they are closed, and the game waits', () => {
    settings.update({ motion: 'fast', dice: 'skip', confirmIdle: false, events: true });
    const text =
      'round 9 bretwalda\nkent: saxons 1\nessex: saxons 1\nyork: angles 1\noptions {"ballot":"open"}';
    const session = sessionAt(text, 'PPPP');
    session.start();
    session.flow.takeSeat();
    for (let i = 0; i < 2; i++) session.act(session.actions.slice(0, 1));
    expect(told(session.scene.get().happenings)).toEqual(['bretwalda']);
    expect(nextStep(session.scene.get())).toEqual({ kind: 'wait', for: 'event' });
    session.flow.closeHappenings();
    expect(session.scene.get().happenings).toEqual([]);
    expect(nextStep(session.scene.get())).not.toMatchObject({ for: 'event' });
    session.close();
    settings.update(DEFAULT_SETTINGS);
  });
});

it('SUB-24 POP-13: a submission promises no peace, which Angles need not keep, and no points to share', () => {
  const submitted = { kind: 'submitted', nation: 'brigantes', events: [] } as const;
  expect(en.events.meaning(submitted, RULES)).toBe(
    'A subject scores half of its points for the areas it holds, and grows at half the rate unless its overlord allows more.',
  );
  expect(italian.events.meaning(submitted, RULES)).not.toMatch(/attacca|divis/);
});
