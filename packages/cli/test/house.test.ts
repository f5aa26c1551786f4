import { describe, expect, it } from 'vitest';
import { file, run, savedGame } from './support.ts';

/** What the terminal says of the options that a table agrees on. */

const POSITION = [
  'round 9 saxons movement',
  'kent: saxons 3',
  'essex: angles 2',
  'suffolk: angles 1',
  'points {"nation":"saxons","round":8,"points":7,"reason":"hold","area":"york"}',
];
const show = async (options: object, ...lines: string[]) =>
  (await run(['show', '-'], [...POSITION, `options ${JSON.stringify(options)}`, ...lines])).out;

describe('the terminal', () => {
  it('RUL-142: lists the cards left in each deck', async () => {
    const out = await show({ variants: ['dice-deck-24'] });
    expect(out).toContain('Cards left in the decks of dice:');
    expect(out).toMatch(/^Player 3 \(red\) +1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4$/m);
    expect(await show({})).not.toContain('Cards left');
  });

  it('X-BAT-5: tells the hits kept in a battle', async () => {
    const none = { high: 0, low: 0 };
    const battle = {
      ...{
        area: 'essex',
        defender: 'angles',
        round: 1,
        stage: 'defender',
        onAttacker: none,
        onDefender: none,
      },
      ...{ attackerCavalry: -1, defenderCavalry: -1, burhLost: -1, owedInfantry: 0, owedCavalry: 0 },
      ...{ carriedOnAttacker: none, carriedOnDefender: { high: 0, low: 1 } },
    };
    const { out } = await run(
      ['show', '-'],
      [
        'round 9 saxons battles',
        'essex: angles 2, saxons 3',
        'suffolk: angles 1',
        'options {"variants":["reduced-luck"]}',
        `turn ${JSON.stringify({ battle })}`,
      ],
    );
    expect(out).toContain('Hits kept for the next roll: 0 on the attackers, 1 on the defenders');
  });

  it('RUL-143: adds the handicap to the score, and says so', async () => {
    expect(await show({ handicap: [0, 0, -3, 12] })).toMatch(/^Player 3 \(red\) +4 +Saxons 7, handicap -3$/m);
  });

  it('RUL-144: hides points until the end, on the board, in the score and in the log', async () => {
    const out = await show({ variants: ['hidden-scores'] });
    expect(out).toContain('Points stay hidden until the game is over.');
    expect(out).toMatch(/^Saxons +3 +0 +- +Kent 3$/m);
    expect(out).not.toMatch(/Saxons 7/);
    const config = { scenario: 'two-early', options: { variants: ['hidden-scores'] } } as const;
    const short = file(
      'hidden.game',
      savedGame(config, 3, (_, entries) => entries === 60),
    );
    expect((await run(['replay', short, '--events'])).out).not.toMatch(/ score \d+ points? /);
    const whole = file('told.game', savedGame(config, 3));
    expect((await run(['replay', whole, '--events'])).out).toMatch(/ score \d+ points? /);
  });

  it('RUL-144: nor does a game that is played tell points', async () => {
    const save = file(
      'play-hidden.game',
      savedGame({ scenario: 'standard-4', options: { variants: ['hidden-scores'] } }, 3, (_, n) => n === 1),
    );
    const { out } = await run(['play', '--seed', '3', '--load', save], ['auto-turn', 'score', 'quit']);
    expect(out).toContain('Points stay hidden until the game is over.');
    expect(out).not.toMatch(/ score \d+ points? /);
  });

  it('RUL-145: opens with what may be negotiated', async () => {
    const { out } = await run(['play', '--seed', '3'], ['quit']);
    expect(out).toContain('Deals: players may agree on anything.');
    const save = file(
      'silent.game',
      savedGame({ scenario: 'standard-4', options: { negotiation: 'none' } }, 3, (_, n) => n === 1),
    );
    expect((await run(['play', '--load', save], ['quit'])).out).toContain('Deals: none are made');
  });
});
