import { readFileSync } from 'node:fs';
import { makeSave, parseAction, parsePosition, parseSave } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { botSeats } from '../src/bots.ts';
import { Session } from '../src/session.ts';
import { ordersOf } from '../src/several.ts';
import { file, gameWithBallot, oldGame, run } from './support.ts';

/** What was printed in answer to each line of input. */
async function session(args: readonly string[], input: readonly string[]) {
  const { code, out, err } = await run(['play', '--seed', '3', ...args], input);
  const [opening = '', ...answers] = out.split('\n> ');
  return { code, err, out, opening, answers };
}

describe('play', () => {
  it('shows the board and asks in words', async () => {
    const { code, opening, answers } = await session([], ['']);
    expect(code).toBe(0);
    expect(opening).toContain('The full game (standard-4), seed 3.');
    expect(opening).toMatch(/^Romans +1 +0 +0 {2}~English Channel 16$/m);
    expect(opening).toContain('Round 1, 43 to 60. Romans: Movement');
    expect(opening).toContain(
      'Player 1 (yellow), for the Romans: Move the armies of the Romans, then end the movement.',
    );
    expect(opening).toContain(
      'move N english-channel (N up to 16): cornwall (up to 4), devon (up to 4), kent',
    );
    expect(answers.at(-1)).toContain('End of input.');
  });

  it('moves, refuses, takes back, places, saves and loads', async () => {
    const path = file('session.game');
    const { code, err, answers } = await session(
      [],
      [
        'move 8 engl kent',
        'move 9 engl sussex',
        'fly',
        '999',
        'undo',
        'undo',
        'move 8 engl kent',
        'move 2 kent essex',
        'restart-phase',
        'move 16 engl kent',
        'end',
        'undo',
        'auto-turn',
        'place kent',
        'place ess',
        'hint',
        'auto',
        `save ${path}`,
        'score romans',
        'score',
        'move 1 wess avalon',
        `load ${path}`,
        'quit',
        'board',
      ],
    );
    expect(code).toBe(0);
    expect(err).toBe('');
    const expected = [
      'The Romans move 8 armies from the English Channel to Kent.',
      'Refused: There are only 8 armies of this kind in the English Channel.',
      '"fly" cannot be read',
      'There is no order number 999',
      '1 order undone.',
      'Nothing to undo',
      'The Romans move 8 armies',
      'The Romans move 2 armies from Kent to Essex.',
      '2 orders undone.',
      'The Romans move 16 armies',
      'Battle in Kent, roll 1: attackers ',
      'Nothing to undo',
      '--- The turn of the Belgae begins. ---',
      'Refused: The Belgae have nothing in Kent.',
      'The Belgae place 1 army in Essex.',
      'A king would: leader ',
      'Boudicca joins the Belgae in',
      `Saved to ${path}`,
      'Kent occupied',
      'Player 1 (yellow)  2  Romans 2',
      'The Belgae move 1 army from Wessex to Avalon.',
      `Loaded ${path}; Player 4 (blue) decides.`,
      'quit',
    ];
    expected.forEach((text, i) => {
      expect(answers[i], `answer ${i + 1}`).toContain(text);
    });
    expect(answers).toHaveLength(expected.length);
    expect(readFileSync(path, 'utf8')).toMatch(/^bretwalda 1 second-edition/);
  });

  it('names the word of an order that it cannot read, and an order that would do', async () => {
    const { answers } = await session(
      [],
      ['move x y z', 'move', 'move 2 atlantis kent', 'move 2 engl', 'place', 'fly', 'retreat 2 to atlantis'],
    );
    const expected = [
      '"x" cannot be read; expected a number of armies, or "leader".',
      'The line ends too soon; expected a number of armies, or "leader".',
      '"atlantis" cannot be read; expected an area.',
      'The line ends too soon; expected an area.',
      'The line ends too soon; expected an area.',
      '"fly" cannot be read; expected an order',
      '"atlantis" cannot be read; expected an area.',
    ];
    expected.forEach((text, i) => {
      expect(answers[i], `answer ${i + 1}`).toContain(text);
      expect(answers[i]).toMatch(/ An order now looks like this: "move \d+ english-channel \w+"\.\n?$/);
    });
  });

  it('goes on with a saved game, and keeps it', async () => {
    const path = file('kept.game');
    const first = await session(['--scenario', 'two-germanic', '--save', path], ['auto', 'auto']);
    expect(first.code).toBe(0);
    const kept = readFileSync(path, 'utf8');
    expect(kept.trimEnd().split('\n')).toHaveLength(5);
    const second = await session(['--load', path], ['board']);
    expect(second.opening).toContain('(two-germanic)');
    expect((await run(['play', '--load', file('damaged.game', `${kept}x`)])).code).toBe(1);
  });

  it('keeps playing when a file cannot be loaded or written', async () => {
    const { answers, code } = await session(
      [],
      ['load no-such-file', 'save no-such-folder/x', 'load', 'save'],
    );
    expect(code).toBe(0);
    expect(answers[0]).toContain('no-such-file cannot be read');
    expect(answers[1]).toContain('cannot be written');
  });

  it('goes on with a game of older rules by those rules', async () => {
    const saved = parseSave(oldGame('standard-4'));
    if (!saved.ok) throw new Error('not read');
    const { config, journal } = saved.value;
    const path = file('old.game', makeSave({ config, journal: journal.slice(0, 100) }));
    const { code, answers } = await session(['--load', path, '--save', path], ['1']);
    expect(code).toBe(0);
    expect(answers.at(0)).not.toContain('Not possible');
    const [head, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(head).toBe('bretwalda 1 second-edition 1');
    expect(lines).toHaveLength(1 + 101 + 1);
  });

  it('takes several pieces in one line, all of them or none', async () => {
    const position = parsePosition(`
      round 9 welsh overpopulation
      avalon: welsh 5
      hwicce: welsh 2
      gwent: welsh 2
      kent: angles 1
    `);
    if (!position.ok) throw new Error();
    const save = makeSave({ config: { scenario: 'standard-4', position: position.value }, journal: [] });
    const { opening, answers } = await session(
      ['--load', file('crowded.game', save)],
      [
        'remove avalon, 2 hwicce',
        'remove avalon, kent',
        'remove 2 avalon',
        'undo 2',
        'remove 2 avalon, hwicce',
      ],
    );
    expect(opening).toContain(
      'The Welsh have 3 armies too many. Choose what to remove. You can name several in one line',
    );
    expect(answers[0]).toContain(
      'Refused ("remove hwicce"; nothing was done): The last unit in Hwicce must stay',
    );
    expect(answers[1]).toContain('Refused ("remove kent"; nothing was done)');
    expect(answers[2]).toContain('have 1 army too many. Choose what to remove.\n');
    expect(answers[3]).toContain('2 orders undone.');
    expect(answers[4]?.match(/lose 1 army in Avalon to overpopulation/g)).toHaveLength(2);
    expect(answers[4]?.match(/lose 1 army in Hwicce to overpopulation/g)).toHaveLength(1);
    expect(answers[4]).toContain('for the Irish');
  });

  it('reads one order for each piece of a list', () => {
    expect(ordersOf('replace fort kent, york, army 2 essex')).toEqual([
      'replace fort kent',
      'replace fort york',
      'replace army essex',
      'replace army essex',
    ]);
    expect(ordersOf('remove burh kent, 2 essex')).toEqual([
      'remove burh kent',
      'remove essex',
      'remove essex',
    ]);
    expect(ordersOf('move 2 kent essex')).toEqual(['move 2 kent essex']);
  });

  it('settles sides by bidding', async () => {
    const { answers } = await session(
      ['--sides', 'bid', '--bots', '2,3,4'],
      ['begin', 'list bid 1 100', 'bid 1 101'],
    );
    expect(answers[0]).toContain('Lots are drawn. Order: ');
    expect(answers[0]).toContain('Take a free group of nations, or outbid');
    expect(answers[1]).toMatch(/^ +\d+ {2}bid 1 100$/m);
    expect(answers[2]).toContain('Refused: A bid can be at most 100 points.');
  });

  it('keeps secret votes off the screen, of the player and of bots', async () => {
    const { opening, answers } = await session(
      ['--load', file('ballot.game', gameWithBallot())],
      ['list vote', '1', 'undo', 'board'],
    );
    expect(opening).toContain('Nobody sees the votes until all have voted.');
    expect(answers[0]).toMatch(/ 1 {2}vote /);
    expect(answers[1]).toMatch(/^\(secret\)\n {2}The [A-Z].* have voted\.\n/);
    expect(answers[1]).not.toMatch(/ give \d+ votes? to /);
    const bots = await session(['--load', file('ballot.game'), '--bots', '1=squire,2=squire'], []);
    expect(bots.opening).toContain(' have voted.');
    expect(bots.opening).not.toMatch(/ give \d+ votes? to |: vote |Wants the crown |Would rather /);
  });

  it('seats bots by name', async () => {
    expect([...botSeats('2, 3=random', 4)]).toEqual([
      [1, 'random'],
      [2, 'random'],
    ]);
    expect([...botSeats('random', 3).keys()]).toEqual([1, 2]);
    expect([...botSeats('all=random', 3).keys()]).toEqual([0, 1, 2]);
    expect(botSeats('', 3).size).toBe(0);
    const { opening } = await session(['--scenario', 'two-early', '--bots', '1=random'], []);
    expect(opening).toMatch(/^Player 2 \(group 2\), for the /m);
  });

  it('lets bots play a whole game', async () => {
    const { code, opening, answers } = await session(
      ['--scenario', 'two-early', '--bots', 'all'],
      ['auto', 'end', 'score', 'hint'],
    );
    expect(code).toBe(0);
    expect(opening).toContain('The game is over.');
    expect(opening).toMatch(/^Won by Player/m);
    expect(answers[0]).toContain('The game is over.');
    expect(answers[1]).toContain('The game is over.');
    expect(answers[2]).toContain('Player 1 (group 1)');
    expect(answers[3]).toContain('The game is over.');
  });

  it('tells why bots do what they do, once for each reason in a row', async () => {
    const { opening } = await session(['--scenario', 'two-early', '--bots', '1=squire'], []);
    const orders = [...opening.matchAll(/^ {2}Player 1: (.+?) \((.+)\)\.$/gm)];
    expect(orders.length).toBeGreaterThan(3);
    for (const [, order] of orders) expect(parseAction(order as string).ok, order).toBe(true);
    expect(opening).toMatch(/: move \d+ .+ \((Takes|Attacks|Sends) .+ (army|armies)\b.*\)\.$/m);
    const reasons = orders.map(([, , reason]) => reason);
    expect(reasons.filter((reason, i) => reason === reasons[i - 1])).toEqual([]);
    const random = await session(['--scenario', 'two-early', '--bots', '1'], []);
    expect(random.opening.match(/Leaves it to chance/g)).toHaveLength(1);
  });

  it('tells the reason of a bot with its order, before what came of it, to the end of the game', async () => {
    const { opening } = await session(['--scenario', 'two-early', '--bots', 'all=squire'], []);
    const lines = opening.split('\n');
    const told = lines.flatMap(
      (line) => line.match(/^ {2}Player \d: (.+?) \((?!the only choice).+\)\.$/)?.[1] ?? [],
    );
    expect(told.length).toBeGreaterThan(50);
    for (const order of told) expect(parseAction(order).ok, order).toBe(true);
    const events = lines.filter((line) => /^ {2}(?!Player)/.test(line));
    const reasons =
      / (Takes|Attacks|Sends|Sees|Fights|Retreats|Comes|Wants|wins) .*(armies|army|gain|better|time)/;
    expect(events.filter((line) => reasons.test(line))).toEqual([]);
    expect(opening).toMatch(/^ {2}Player \d wins the game\.$/m);
  });

  it('gives the same legal hint twice, and leaves the game as it is', async () => {
    const game = new Session({ scenario: 'two-early', options: {} }, 3);
    const before = structuredClone(game.state);
    const clock = () => {
      let now = 0;
      return () => (now += 250); // eight looks at the clock, and the time is over
    };
    const hint = game.hint(clock());
    expect(game.hint(clock())).toEqual(hint);
    expect(hint && game.refusal(hint.action)).toBeUndefined();
    expect(hint?.reasons).not.toEqual([]);
    expect(game.state).toEqual(before);
    expect(game.entries).toBe(0);

    const orders = ['move 16 engl kent', 'end'];
    const [plain, hinted] = [file('plain.game'), file('hinted.game')];
    await session(['--save', plain], orders);
    const { answers } = await session(['--save', hinted], ['hint', 'move 16 engl kent', 'hint', 'end']);
    // The whole plan, also for armies that have moved and may go further.
    expect(answers[0]).toMatch(/^hint\nA king would: move .* \([A-Z].*\)\.(\n {2}Then: [A-Z].*\.)+$/);
    expect(answers[2]).toMatch(/^hint\nA king would: move \d+ kent .* \(.* from Kent/);
    expect(readFileSync(hinted, 'utf8')).toBe(readFileSync(plain, 'utf8'));
  });
});
