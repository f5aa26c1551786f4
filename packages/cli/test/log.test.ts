import { createBot } from '@bretwalda/ai';
import {
  apply,
  decision,
  type EventType,
  legalActions,
  newGame,
  seededDice,
  toSeat,
} from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { FIRST_SEAT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { boardLines, moment } from '../src/board.ts';
import { logLine } from '../src/log.ts';
import { question } from '../src/question.ts';
import { auditLines, scoreLines } from '../src/scores.ts';

const clumsy = /undefined|null|NaN|\[object|-1\b(?! point)| {2,}/;

/** Every sentence of a game is checked; what was met is given back. */
function follow(scenario: (typeof SCENARIOS)[number]['id'], seed: number) {
  const events = new Set<EventType>();
  const kinds = new Set<string>();
  const dice = seededDice(seed);
  const random = seededDice(seed + 1);
  const options = { sides: seed % 2 ? 'bid' : 'choose', ballot: seed % 2 ? 'secret' : 'ask' } as const;
  const bot = createBot('random');
  let state = newGame({ scenario, options });
  while (state.pending !== null) {
    if (!kinds.has(state.pending.kind)) {
      kinds.add(state.pending.kind);
      for (const asked of decision(state)) expect(question(state, asked)).not.toMatch(clumsy);
      expect(moment(state)).not.toMatch(clumsy);
      expect(boardLines(state).join('\n')).not.toContain('undefined');
    }
    const { action } = bot.choose(state, legalActions(state), random);
    const applied = apply(state, action, dice);
    for (const event of applied.events) {
      events.add(event.type);
      const line = logLine(event);
      if (line === '' || line.includes('\n') || clumsy.test(line))
        expect.fail(`${JSON.stringify(event)} reads "${line}"`);
    }
    state = applied.state;
  }
  expect([...scoreLines(state), ...auditLines(state, 'saxons')].join('\n')).not.toContain('undefined');
  return { events, kinds };
}

describe('the log', () => {
  it('has a line for every event and a question for every decision of random games', () => {
    const events = new Set<EventType>();
    const kinds = new Set<string>();
    SCENARIOS.forEach(({ id }, i) => {
      const seen = follow(id, i + 1);
      for (const event of seen.events) events.add(event);
      for (const kind of seen.kinds) kinds.add(kind);
    });
    // The rarest ones may be missing in so few games.
    expect(events.size).toBeGreaterThan(35);
    expect(kinds.size).toBeGreaterThan(15);
  });

  it('reads well', () => {
    const line = logLine({
      type: 'battle-rolled',
      area: 'york',
      round: 2,
      attacker: { infantry: [6, 1], cavalry: [3], fort: [], burh: [] },
      defender: { infantry: [], cavalry: [], fort: [5], burh: [] },
    });
    expect(line).toBe(
      'Battle in York, round 2: attackers roll infantry 6 1, cavalry 3; defenders roll fort 5.',
    );
    expect(
      logLine({
        type: 'moved',
        nation: 'saxons',
        from: 'english-channel',
        to: 'kent',
        unit: 'infantry',
        count: 2,
        leader: true,
      }),
    ).toBe('Saxons: 2 infantry and the leader moved from the English Channel to Kent.');
    expect(
      logLine({
        type: 'points',
        nation: 'welsh',
        points: -1,
        reason: 'limit',
        round: 5,
        area: null,
        limited: 3,
        most: 2,
      }),
    ).toBe('Welsh: -1 point, limit on hold points.');
    expect(logLine({ type: 'game-over', winners: [FIRST_SEAT, toSeat(2)] })).toBe(
      'The game is over. Won by Player 1 and Player 3.',
    );
  });
});
