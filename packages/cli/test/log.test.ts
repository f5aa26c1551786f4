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
import { FIRST_SEAT, rulesWith } from '@bretwalda/engine/queries';
import { terminal } from '@bretwalda/text/terminal';
import { describe, expect, it } from 'vitest';
import { boardLines, moment } from '../src/board.ts';
import { playerName } from '../src/players.ts';
import { auditLines, scoreLines } from '../src/scores.ts';

const RULES = rulesWith('second-edition', []);

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
      for (const asked of decision(state))
        expect(terminal.question(state, asked, playerName(state, asked.seat))).not.toMatch(clumsy);
      expect(moment(state)).not.toMatch(clumsy);
      expect(boardLines(state).join('\n')).not.toContain('undefined');
    }
    const { action } = bot.choose(state, legalActions(state), random);
    const applied = apply(state, action, dice);
    for (const event of applied.events) {
      const line = terminal.log(event, RULES);
      if (line === null) continue;
      events.add(event.type);
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

  it('tells headings and what was the only choice', () => {
    expect(terminal.log({ type: 'turn-started', nation: 'belgae', round: 1 }, RULES)).toBe(
      '--- The turn of the Belgae begins. ---',
    );
    expect(terminal.log({ type: 'automatic', seat: FIRST_SEAT, action: { type: 'stand' } }, RULES)).toBe(
      'Player 1: stand (the only choice).',
    );
    expect(terminal.log({ type: 'game-over', winners: [FIRST_SEAT, toSeat(2)] }, RULES)).toBe(
      'Player 1 and Player 3 share the victory.',
    );
    expect(terminal.log({ type: 'movement-ended', nation: 'saxons', half: 1 }, RULES)).toBeNull();
  });
});
