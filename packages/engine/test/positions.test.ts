import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { checkConfig, newGame } from '../src/game/new-game.ts';
import { decision } from '../src/game/play.ts';
import { toPosition } from '../src/game/position.ts';
import type { Position } from '../src/model/position.ts';
import { makePosition, parsePosition } from '../src/notation/position-text.ts';
import { at, brief, refusedPosition, start } from './support.ts';

/** Positions and configurations from outside: what is taken, what is refused and in which words. */

const refusal = (position: unknown) => {
  const read = fromPosition(position as Position);
  return read.ok ? 'accepted' : { rule: read.violation.rule, ...read.violation.details };
};

const welsh = { round: 3, nation: 'welsh', areas: {} };
const GROUP = { kind: 'infantry', start: 'kent', back: null, home: null, spent: 0, flags: 0, trail: 0 };
const ALFRED = { id: 'alfred', start: 'kent', home: null, spent: 0, flags: 0, from: null };

/** Saxons from Kent and Sussex lost one of three in Essex; their owner has not said which. */
const unnamedLosses = () =>
  at('round 10 saxons movement\nkent: saxons 2\nsussex: saxons 1\nessex: angles 2')
    .do('move 2 kent essex')
    .do('move 1 sussex essex')
    .do('end', [1, 1, 1, 5, 1])
    .do('stand');

describe('Impossible positions say what is wrong', () => {
  it.each([
    [7, { rule: 'position', expected: 'an object' }],
    [null, { rule: 'position', expected: 'an object' }],
    [
      { ...welsh, round: 0 },
      { rule: 'round', round: 0, first: 1, last: 16 },
    ],
    [
      { ...welsh, round: 17 },
      { rule: 'round', round: 17, first: 1, last: 16 },
    ],
    [
      { ...welsh, round: 2.5 },
      { rule: 'round', round: 2.5, first: 1, last: 16 },
    ],
    [
      { ...welsh, scenario: 'two-vikings' },
      { rule: 'round', round: 3, first: 11, last: 14 },
    ],
    [
      { ...welsh, step: 'breakfast' },
      { rule: 'step', step: 'breakfast' },
    ],
    [
      { ...welsh, step: 'hold-points' },
      { rule: 'nation', step: 'hold-points', nation: 'welsh', expected: 'none' },
    ],
    [
      { round: 3, step: 'turn-start', areas: {} },
      { rule: 'nation', step: 'turn-start', nation: null, expected: 'a nation' },
    ],
    [
      { round: 3, step: 'turn-end', areas: {} },
      { rule: 'nation', step: 'turn-end', nation: null, expected: 'a nation' },
    ],
    [
      { ...welsh, nation: 'swiss' },
      { rule: 'nation', nation: 'swiss' },
    ],
    [
      { ...welsh, half: 3 },
      { rule: 'half', half: 3 },
    ],
    [
      { ...welsh, half: 0 },
      { rule: 'half', half: 0 },
    ],
    [
      { ...welsh, areas: { atlantis: {} } },
      { rule: 'area', area: 'atlantis' },
    ],
    [
      { ...welsh, areas: { kent: { fort: 'old' } } },
      { rule: 'fort', area: 'kent' },
    ],
    [
      { ...welsh, areas: { 'irish-sea': { fort: 'intact' } } },
      { rule: 'fort', area: 'irish-sea' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'swiss' }] } } },
      { rule: 'nation', area: 'kent', nation: 'swiss' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: -1 }] } } },
      { rule: 'units', where: 'kent', got: '-1' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 1.5 }] } } },
      { rule: 'units', where: 'kent', got: '1.5' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 1, cavalry: 100 }] } } },
      { rule: 'units', where: 'kent', got: '100' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 99 }] } } },
      { rule: 'supply', nation: 'welsh', infantry: 99, most: 13 },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 14 }] } } },
      { rule: 'supply', nation: 'welsh', infantry: 14, most: 13 },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 1, cavalry: 1 }] } } },
      { rule: 'supply', nation: 'welsh', cavalry: 1, most: 0 },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 1, burh: true }] } } },
      { rule: 'burh', area: 'kent' },
    ],
    [
      { round: 12, nation: 'saxons', areas: { 'irish-sea': { units: [{ nation: 'saxons', burh: true }] } } },
      { rule: 'burh', area: 'irish-sea' },
    ],
    [
      {
        round: 12,
        nation: 'saxons',
        areas: { kent: { units: [{ nation: 'saxons', infantry: 1, leader: 'ida' }] } },
      },
      { rule: 'leader', leader: 'ida', nation: 'saxons' },
    ],
    [
      {
        round: 12,
        nation: 'saxons',
        areas: {
          kent: { units: [{ nation: 'saxons', infantry: 1, leader: 'alfred' }] },
          essex: { units: [{ nation: 'saxons', infantry: 1, leader: 'edgar' }] },
        },
      },
      { rule: 'leader', leader: 'edgar', nation: 'saxons', reason: 'two at once' },
    ],
    [
      { round: 12, nation: 'saxons', areas: { kent: { units: [{ nation: 'saxons', leader: 'alfred' }] } } },
      { rule: 'leader-alone', nation: 'saxons', leader: 'alfred', area: 'kent' },
    ],
    [
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh' }] } } },
      { rule: 'holder', area: 'kent', nation: 'welsh' },
    ],
    [
      {
        round: 9,
        nation: 'saxons',
        areas: {
          kent: {
            units: [
              { nation: 'welsh', infantry: 1 },
              { nation: 'angles', infantry: 1 },
            ],
          },
        },
      },
      { rule: 'two-nations', area: 'kent', nations: ['welsh', 'angles'] },
    ],
    [
      { round: 7, nation: 'welsh', areas: { kent: { fort: 'destroyed' } } },
      { rule: 'fort', area: 'kent', round: 7 },
    ],
    [
      { ...welsh, markers: { welsh: 6 } },
      { rule: 'marker', nation: 'welsh', marker: 6 },
    ],
    [
      { ...welsh, markers: { welsh: -1 } },
      { rule: 'marker', nation: 'welsh', marker: -1 },
    ],
    [
      { ...welsh, markers: { swiss: 1 } },
      { rule: 'nation', nation: 'swiss' },
    ],
    [
      { ...welsh, overlords: { welsh: 'angles' } },
      { rule: 'overlord', nation: 'welsh', overlord: 'angles', round: 3 },
    ],
    [
      { ...welsh, overlords: { brigantes: 'angles' } },
      { rule: 'overlord', nation: 'brigantes', overlord: 'angles', round: 3 },
    ],
    [
      { ...welsh, round: 13, overlords: { brigantes: 'angles' } },
      { rule: 'overlord', nation: 'brigantes', overlord: 'angles', round: 13 },
    ],
    [
      { ...welsh, overlords: { irish: 'romans' } },
      { rule: 'overlord', nation: 'irish', overlord: 'romans', round: 3 },
    ],
    [
      { ...welsh, round: 6, overlords: { welsh: 'romans' } },
      { rule: 'overlord', nation: 'welsh', overlord: 'romans', round: 6 },
    ],
    [
      { ...welsh, submitted: ['swiss'] },
      { rule: 'nation', nation: 'swiss' },
    ],
    [
      { ...welsh, attacked: ['swiss'] },
      { rule: 'nation', nation: 'swiss' },
    ],
    [
      { ...welsh, scored: { welsh: ['atlantis'] } },
      { rule: 'area', area: 'atlantis' },
    ],
    [
      { ...welsh, ledger: [{ nation: 'welsh', points: 1 }, { nation: 'welsh' }] },
      { rule: 'ledger', line: 2 },
    ],
    [
      { ...welsh, turn: { leaders: [{ ...ALFRED, at: 'kent' }] } },
      { rule: 'leader', leader: 'alfred' },
    ],
    [
      { ...welsh, turn: { leaders: [{ id: 'alfred' }] } },
      { rule: 'turn', field: 'turn.leaders[0].at', expected: 'an area' },
    ],
    [
      { ...welsh, turn: { groups: 7 } },
      { rule: 'turn', field: 'turn.groups', expected: 'a list' },
    ],
    [
      { ...welsh, turn: { granted: 7 } },
      { rule: 'turn', field: 'turn.granted', expected: 'a list' },
    ],
    [
      { ...welsh, turn: { refused: null } },
      { rule: 'turn', field: 'turn.refused', expected: 'a list' },
    ],
    [
      { ...welsh, turn: { holdingOut: 'x' } },
      { rule: 'turn', field: 'turn.holdingOut', expected: 'a list' },
    ],
    [
      {
        ...welsh,
        areas: { kent: { units: [{ nation: 'welsh', infantry: 2 }] } },
        turn: { groups: [{ ...GROUP, at: 'kent', n: 1 }] },
      },
      { rule: 'groups', grouped: 1, inPlay: 2 },
    ],
    [{ ...welsh, sides: { cards: [], order: [] } }, { rule: 'sides' }],
    [{ ...welsh, sides: sides({ seat: 4, points: 0 }) }, { rule: 'sides' }],
    [{ ...welsh, sides: sides({ seat: -1, points: 0 }) }, { rule: 'sides' }],
    [{ ...welsh, sides: sides({ seat: 0, points: -1 }) }, { rule: 'sides' }],
    [{ ...welsh, sides: sides({ seat: 0, points: 0.5 }) }, { rule: 'sides' }],
    [{ ...welsh, sides: { ...sides({ seat: 0, points: 0 }), order: [0, 1, 2, 2] } }, { rule: 'sides' }],
    [{ ...welsh, sides: { ...sides({ seat: 0, points: 0 }), order: [0, 1, 2, 4] } }, { rule: 'sides' }],
    [{ ...welsh, sides: { ...sides({ seat: 0, points: 0 }), order: [0, 1, 2, 3, 3] } }, { rule: 'sides' }],
    [
      { ...welsh, sides: sides(null) },
      { rule: 'sides', expected: 'a seat for every group' },
    ],
    [
      { ...welsh, scenario: 'short-3', round: 7, nation: 'romans' },
      { rule: 'nation', nation: 'romans', scenario: 'short-3' },
    ],
    [
      {
        ...welsh,
        scenario: 'short-3',
        round: 7,
        areas: { kent: { units: [{ nation: 'normans', infantry: 1 }] } },
      },
      { rule: 'nation', nation: 'normans', scenario: 'short-3' },
    ],
  ])('%j', (position, expected) => {
    expect(refusal(position)).toEqual(expected);
  });

  function sides(first: unknown) {
    const card = (seat: number) => ({ seat, points: 0 });
    return { cards: [first, card(1), card(2), card(3)], order: [0, 1, 2, 3] };
  }

  it('a field of the wrong shape is refused with what went wrong, and never thrown', () => {
    expect(fromPosition({ ...welsh, areas: { kent: { units: 7 } } } as never)).toMatchObject({
      ok: false,
      violation: { code: 'bad-position', rule: 'shape' },
    });
    expect(refusal({ ...welsh, areas: { kent: null } })).toMatchObject({
      reason: expect.stringMatching(/null/),
    });
  });

  it('what is just possible is taken', () => {
    for (const position of [
      { round: 1, nation: 'welsh', areas: {} },
      { round: 16, nation: 'welsh', areas: {} },
      { ...welsh, half: 2 },
      { ...welsh, markers: { welsh: 5, picts: 0 } },
      {
        ...welsh,
        round: 5,
        overlords: { welsh: 'romans', belgae: 'romans', picts: 'romans', brigantes: 'romans' },
      },
      { ...welsh, round: 6, overlords: { brigantes: 'angles' } },
      { ...welsh, round: 12, overlords: { brigantes: 'angles' } },
      { ...welsh, areas: { kent: { units: [{ nation: 'welsh', infantry: 13 }] } } },
      { ...welsh, round: 6, areas: { kent: { fort: 'destroyed' } } },
      { ...welsh, sides: sides({ seat: 0, points: 12 }) },
      { round: 1, step: 'sides', options: { sides: 'choose' }, areas: {}, sides: sides(null) },
    ])
      expect(fromPosition(position as Position).ok, JSON.stringify(position)).toBe(true);
  });
});

describe('Positions as text', () => {
  const TEXT = `
    two-early round 3 welsh movement
    york: romans 1, newfort
    kent: fort
    essex: ruin
    norfolk: romans 2, ruin
    gwynedd: welsh 3
    marker welsh 3
    subject welsh to romans
    submitted welsh picts
    attacked picts irish
    scored romans york kent
    version 2
    points {"nation":"romans","round":2,"points":3,"area":"york","reason":"occupy","line":0}
  `;

  it('every line is read, and written again', () => {
    const parsed = parsePosition(TEXT);
    if (!parsed.ok) throw new Error(brief(parsed.violation));
    expect(parsed.value).toEqual({
      scenario: 'two-early',
      round: 3,
      nation: 'welsh',
      step: 'movement',
      areas: {
        york: { units: [{ nation: 'romans', infantry: 1 }], fort: 'new' },
        kent: { fort: 'intact' },
        essex: { fort: 'destroyed' },
        norfolk: { units: [{ nation: 'romans', infantry: 2 }], fort: 'destroyed' },
        gwynedd: { units: [{ nation: 'welsh', infantry: 3 }] },
      },
      markers: { welsh: 3 },
      overlords: { welsh: 'romans' },
      submitted: ['welsh', 'picts'],
      attacked: ['picts', 'irish'],
      scored: { romans: ['york', 'kent'] },
      version: 2,
      ledger: [{ nation: 'romans', round: 2, points: 3, area: 'york', reason: 'occupy', line: 0 }],
    });
    expect(makePosition(parsed.value)).toBe(`${TEXT.trim().replace(/\n +/g, '\n')}\n`);
  });

  it('what the text does not say is not in the position either', () => {
    const parsed = parsePosition('round 3');
    expect(parsed).toStrictEqual({ ok: true, value: { round: 3, areas: {} } });
    expect(parsed.ok && makePosition(parsed.value)).toBe('standard-4 round 3\n');
  });

  it('cavalry, burhs, leaders, halves, and settings', () => {
    const parsed = parsePosition(`
      round 16 normans movement half 2   # a comment
      kent: normans 2 cavalry 3 leader william
      essex: saxons 1 burh, normans cavalry 1
      options {"ballot":"open"}
      sides {"cards":[],"order":[]}
      turn {"shortfall":1}
    `);
    if (!parsed.ok) throw new Error(brief(parsed.violation));
    expect(parsed.value).toEqual({
      round: 16,
      nation: 'normans',
      step: 'movement',
      half: 2,
      areas: {
        kent: { units: [{ nation: 'normans', infantry: 2, cavalry: 3, leader: 'william' }] },
        essex: {
          units: [
            { nation: 'saxons', infantry: 1, burh: true },
            { nation: 'normans', cavalry: 1 },
          ],
        },
      },
      options: { ballot: 'open' },
      sides: { cards: [], order: [] },
      turn: { shortfall: 1 },
    });
    expect(makePosition(parsed.value)).toBe(
      [
        'standard-4 round 16 normans movement half 2',
        'kent: normans 2 cavalry 3 leader william',
        'essex: saxons 1 burh, normans cavalry 1',
        'options {"ballot":"open"}',
        'sides {"cards":[],"order":[]}',
        'turn {"shortfall":1}',
        '',
      ].join('\n'),
    );
  });

  it('the text of a state leads back to it, with all that is known of the turn', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 2
      points {"nation":"angles","round":8,"points":4,"area":null,"reason":"bretwalda"}
    `).do('move 3 kent essex');
    const parsed = parsePosition(makePosition(toPosition(game.state)));
    if (!parsed.ok) throw new Error(brief(parsed.violation));
    expect(fromPosition(parsed.value)).toEqual({ ok: true, value: game.state });
  });

  it.each([
    ['losses that nobody has named yet', unnamedLosses],
    [
      'a choice of burh or army',
      () =>
        at('round 12 danes movement\nkent: danes 3\nessex: saxons 1 burh')
          .do('move 3 kent essex')
          .do('end', [5, 1, 1, 1, 1]),
    ],
    [
      'a strike at cavalry',
      () =>
        at('round 7 angles movement\nkent: angles 2\nessex: romano-british 1 cavalry 1')
          .do('move 2 kent essex')
          .do('end', [6, 1, 1, 1]),
    ],
    [
      'a retreat',
      () =>
        at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2\nsuffolk: angles 1')
          .do('move 3 kent essex')
          .do('end', [1, 1, 1, 1, 1]),
    ],
    [
      'a displacement',
      () =>
        at('round 2 romans movement\nhwicce: romans 2, fort\ngwent: welsh 1')
          .do('move 2 hwicce gwent')
          .do('end')
          .do('submit'),
    ],
    [
      'a nation that holds out',
      () =>
        at('round 2 romans movement\nhwicce: romans 2, fort\ngwent: welsh 1\nkent: belgae 1')
          .do('move 2 hwicce gwent')
          .do('end')
          .do('hold-out', [1, 1, 1]),
    ],
    [
      'leave that was refused',
      () =>
        at(
          'round 3 welsh movement\nsubject welsh to romans\ngwent: welsh 1\npowys: welsh 1\nessex: romans 1, fort',
        )
          .do('move 1 gwent powys')
          .do('end')
          .do('refuse'),
    ],
    [
      'a leader on his way',
      () => at('round 11 saxons movement\nkent: saxons 3 leader egbert').do('move 2 leader kent essex'),
    ],
    [
      'raiders ashore',
      () => at('round 5 saxons movement\nfrisian-sea: saxons 2').do('move 2 frisian-sea norfolk').do('end'),
    ],
    [
      'votes',
      () =>
        at('round 9 bretwalda\noptions {"ballot":"secret"}\nkent: saxons 2\nyork: angles 1').do(
          'vote saxons saxons',
        ),
    ],
    [
      'sides',
      () =>
        start({ scenario: 'standard-4', options: { sides: 'bid' } })
          .do('begin', [2])
          .do('bid 3 7'),
    ],
    [
      'armies that the land cannot feed',
      () => at('round 9 saxons movement\nkent: saxons 3\nessex: saxons 3').do('move 1 kent essex').do('end'),
    ],
    ['units left out', () => at('round 12 danes turn-start\nessex: danes 15')],
  ])('inside a turn too: %s', (_, play) => {
    const game = play();
    const parsed = parsePosition(makePosition(toPosition(game.state)));
    if (!parsed.ok) throw new Error(brief(parsed.violation));
    expect(fromPosition(parsed.value)).toEqual({ ok: true, value: game.state });
  });

  it.each([
    ['', '"" ', 'a first line such as "standard-4 round 9 saxons movement"'],
    ['hello', 'hello', 'a first line such as "standard-4 round 9 saxons movement"'],
    ['round', '', 'the round'],
    ['round x', 'x', 'a number'],
    ['round 3 welsh movement half', '', '1 or 2'],
    ['round 3 welsh movement soon', 'soon', 'the end of the line'],
    ['round 3 welsh movement\natlantis: welsh 1', 'atlantis', 'an area'],
    ['round 3 welsh movement\nkent: welsh 1\nkent: welsh 1', 'kent', 'one line for each area'],
    ['round 3 welsh movement\n: welsh 1', '', 'an area'],
    ['round 3 welsh movement\nkent: swiss 1', 'swiss', 'a nation'],
    ['round 3 welsh movement\nkent: welsh 1 horse', 'horse', 'cavalry, burh, leader, fort, ruin or a comma'],
    ['round 3 welsh movement\nkent: welsh 1 cavalry', '', 'a number'],
    ['round 3 welsh movement\nkent: welsh 1 leader', '', 'a leader'],
    ['round 3 welsh movement\nmarker', '', 'a nation'],
    ['round 3 welsh movement\nmarker welsh', '', 'a number'],
    ['round 3 welsh movement\nmarker welsh 1 2', '2', 'the end of the line'],
    ['round 3 welsh movement\nversion', '', 'a number'],
    ['round 3 welsh movement\nversion 1 2', '2', 'the end of the line'],
    ['round 3 welsh movement\nsubject', '', 'a nation'],
    ['round 3 welsh movement\nsubject welsh to', '', 'a nation'],
    ['round 3 welsh movement\nsubject welsh to romans now', 'now', 'the end of the line'],
    ['round 3 welsh movement\nsubmitted swiss', 'swiss', 'a nation'],
    ['round 3 welsh movement\nscored', '', 'a nation'],
    ['round 3 welsh movement\nscored welsh atlantis', 'atlantis', 'an area'],
    ['round 3 welsh movement\nturn {', 'turn {', 'JSON'],
    [
      'round 3 welsh movement\nkent welsh 2',
      'kent',
      'an area with a colon, or marker, subject, submitted, attacked, scored, version, options',
    ],
  ])('%j is refused with the line and what was expected', (text, got, expected) => {
    const { code, rule, details } = refusedPosition(text);
    expect([code, rule]).toEqual(['unknown-text', 'notation']);
    expect(details).toEqual({ text: got.replace(/^"" $/, ''), expected, line: text.split('\n').at(-1) });
  });
});

describe('Configurations', () => {
  const wrong = (config: unknown) => {
    const refusal = checkConfig(config);
    return refusal && brief(refusal);
  };
  const game = { scenario: 'standard-4' };

  const REFUSED: readonly (readonly [unknown, string])[] = [
    [7, 'config is 7, expected an object'],
    [null, 'config is null, expected an object'],
    [{ ...game, rules: 'third' }, 'rules is third, expected second-edition'],
    [
      { scenario: 'chess' },
      'scenario is chess, expected standard-4, standard-3, standard-5, short-3, two-early, two-germanic, two-vikings, computer-full, computer-invasions, computer-vikings, redux-4, redux-3, redux-5, redux-short-4',
    ],
    [{ ...game, options: 7 }, 'options is 7, expected an object'],
    [{ ...game, options: null }, 'options is null, expected an object'],
    [
      { ...game, options: { sides: 'drawn' } },
      'options.sides is drawn, expected fixed, random, choose or bid',
    ],
    ...[0, 51, 1.5, '2'].map(
      (raise) =>
        [
          { ...game, options: { minRaise: raise } },
          `options.minRaise is ${raise}, expected a whole number from 1 to 50`,
        ] as const,
    ),
    [{ ...game, options: { ballot: 'loud' } }, 'options.ballot is loud, expected ask, open or secret'],
    ...[7, [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, 3, 4]].map(
      (groups) =>
        [
          { ...game, groups },
          `groups is ${JSON.stringify(groups)}, expected the numbers 0 to 3, once each`,
        ] as const,
    ),
  ];

  it.each(REFUSED)('%j is refused', (config, words) => {
    expect(wrong(config)).toBe(words);
  });

  it('every choice that is offered is taken', () => {
    for (const sides of ['fixed', 'random', 'choose', 'bid'])
      for (const ballot of ['ask', 'open', 'secret'])
        for (const minRaise of [1, 50])
          expect(
            wrong({ ...game, rules: 'second-edition', options: { sides, ballot, minRaise } }),
          ).toBeUndefined();
  });

  it('groups say which seat plays which nations', () => {
    const { owner, seats } = newGame({ scenario: 'standard-4', groups: [3, 2, 1, 0] });
    expect(seats).toBe(4);
    expect(owner).toEqual(newGame({ scenario: 'standard-4' }).owner.map((seat) => 3 - seat));
  });
});

describe('SEQ-5: nothing of a turn outlives it', () => {
  const clean = {
    entries: [],
    battle: null,
    window: null,
    holdingOut: [],
    displacing: null,
    granted: [],
    refused: [],
    fullPopulation: false,
    leaderMayEnter: true,
    shortfall: 0,
  };

  it('not its battles, nor who held out', () => {
    const game = at('round 2 romans movement\nhwicce: romans 2, fort\ngwent: welsh 2\npowys: welsh 1')
      .do('move 2 hwicce gwent')
      .do('end')
      .do('hold-out', [1, 1, 1, 1]);
    expect(toPosition(game.state).turn).toMatchObject({
      entries: [['hwicce', 'gwent']],
      holdingOut: ['welsh'],
      window: null,
    });
    game.do('stand').do('retreat 2 to hwicce');
    expect(game.state.nation).not.toBe(0);
    expect(toPosition(game.state).turn).toMatchObject(clean);
  });

  it('nor what its overlord allowed or refused', () => {
    const game = at(
      'round 3 welsh movement\nsubject welsh to romans\ngwent: welsh 1\npowys: welsh 1\nkent: romans 1, fort',
    )
      .do('move 1 gwent powys')
      .do('end')
      .do('refuse');
    expect(toPosition(game.state).turn).toMatchObject({ refused: ['gwent'], granted: [] });
    game.do('take-back gwent').do('move 1 powys gwent').do('end');
    expect(toPosition(game.state).turn).toMatchObject({ granted: [], refused: ['gwent'] });
    game.do('permit');
    expect(decision(game.state)[0]?.nation).toBe('irish');
    expect(toPosition(game.state).turn).toMatchObject(clean);
  });
});
