import type { LandId } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { battleOdds, specIn } from '../../src/odds/index.ts';
import { after, type Choices, simulate } from './simulation.ts';

/** The exact odds against the engine itself: its rules, its dice, its order of decisions. */

const BATTLES = 20_000;
const CLOSE = 0.01;
/** Odds that are off by more than this cannot be close to what the engine plays. */
const FAR = 2 * CLOSE;

interface Case {
  readonly title: string;
  readonly area: LandId;
  readonly position: string;
  readonly moves: readonly string[];
  readonly choices?: Choices;
}

/** Besides the battle in question there are two skirmishes, so that the engine stops after it. */
const SEA_SKIRMISHES = ['move 1 english-channel sussex', 'move 1 english-channel wessex'];

const CASES: readonly Case[] = [
  {
    title: 'BAT-6: infantry in a clear area',
    area: 'kent',
    position: `
      round 9 saxons movement
      english-channel: saxons 6
      kent: angles 3
      essex: jutes 1
      sussex: jutes 1
      wessex: jutes 1
    `,
    moves: ['move 4 english-channel kent', ...SEA_SKIRMISHES],
  },
  {
    title: 'BAT-7: infantry in a difficult area',
    area: 'cornwall',
    position: `
      round 9 saxons movement
      english-channel: saxons 6
      cornwall: welsh 2
      devon: jutes 1
      sussex: jutes 1
      wessex: jutes 1
    `,
    moves: ['move 4 english-channel cornwall', ...SEA_SKIRMISHES],
  },
  {
    title: 'BAT-7 LDR-12: a leader against shelter',
    area: 'downlands',
    position: `
      round 11 saxons movement
      wessex: saxons 5 leader egbert
      downlands: angles 3
      avalon: angles 1
      devon: angles 1
    `,
    moves: ['move 3 leader wessex downlands', 'move 1 wessex avalon', 'move 1 wessex devon'],
  },
  {
    title: 'CAS-3: Romans behind a fort',
    area: 'york',
    position: `
      round 2 brigantes movement
      bernicia: brigantes 8
      york: romans 1, fort
      lothian: fort
      pennines: fort
    `,
    moves: ['move 6 bernicia york', 'move 1 bernicia lothian', 'move 1 bernicia pennines'],
  },
  {
    title: 'CAS-3 BAT-7: a fort in a difficult area',
    area: 'pennines',
    position: `
      round 2 brigantes movement
      bernicia: brigantes 6
      york: fort
      lothian: fort
      pennines: romans 1, fort
    `,
    moves: ['move 4 bernicia pennines', 'move 1 bernicia york', 'move 1 bernicia lothian'],
  },
  {
    title: 'GEN-3: Romans attack',
    area: 'dunedin',
    position: `
      round 4 romans movement
      lothian: romans 5, fort
      dunedin: scots 4
      strathclyde: scots 1
      galloway: scots 1
    `,
    moves: ['move 3 lothian dunedin', 'move 1 lothian strathclyde', 'move 1 lothian galloway'],
  },
  {
    title: 'CAS-5 CAS-8: Norman cavalry and William against Harold and a burh',
    area: 'kent',
    position: `
      round 16 normans movement
      sussex: normans 4 cavalry 2 leader william
      kent: saxons 4 burh leader harold
      wessex: saxons 1
      downlands: saxons 1
    `,
    moves: [
      'move 2 sussex kent',
      'move 2 cavalry leader sussex kent',
      'move 1 sussex wessex',
      'move 1 sussex downlands',
    ],
  },
  {
    title: 'CAS-6: mixed defenders under shelter',
    area: 'downlands',
    position: `
      round 16 saxons movement
      wessex: saxons 6 leader harold
      downlands: normans 1 cavalry 2
      avalon: normans 1
      devon: normans 1
    `,
    moves: ['move 4 leader wessex downlands', 'move 1 wessex avalon', 'move 1 wessex devon'],
  },
  {
    title: 'CAS-8: a burh in round 13, when the armies go first',
    area: 'kent',
    position: `
      round 13 danes movement
      frisian-sea: danes 6
      kent: saxons 2 burh leader edgar
      essex: saxons 1
      suffolk: saxons 1
    `,
    moves: ['move 4 frisian-sea kent', 'move 1 frisian-sea essex', 'move 1 frisian-sea suffolk'],
  },
  {
    title: 'DEC-16: a burh in round 13 that is given first',
    area: 'kent',
    position: `
      round 13 danes movement
      frisian-sea: danes 6
      kent: saxons 2 burh
      essex: saxons 1
      suffolk: saxons 1
    `,
    moves: ['move 4 frisian-sea kent', 'move 1 frisian-sea essex', 'move 1 frisian-sea suffolk'],
    choices: { give: 'burh' },
  },
  {
    title: 'CAS-8: a burh in round 14',
    area: 'kent',
    position: `
      round 14 danes movement
      frisian-sea: danes 6
      kent: saxons 3 burh
      essex: saxons 1
      suffolk: saxons 1
    `,
    moves: ['move 4 frisian-sea kent', 'move 1 frisian-sea essex', 'move 1 frisian-sea suffolk'],
  },
  {
    title: 'RET-1: both sides leave when outnumbered',
    area: 'essex',
    position: `
      round 9 saxons movement
      kent: saxons 4
      essex: angles 3
      suffolk: angles 1
      wessex: saxons 2
      avalon: jutes 1
      devon: jutes 1
    `,
    moves: ['move 4 kent essex', 'move 1 wessex avalon', 'move 1 wessex devon'],
    choices: {
      attackerPolicy: { kind: 'outnumbered', ratio: 1 },
      defenderPolicy: { kind: 'outnumbered', ratio: 1.5 },
    },
  },
  {
    title: 'RET-2: Romans leave their fort behind',
    area: 'york',
    position: `
      round 2 brigantes movement
      bernicia: brigantes 6
      york: romans 2, fort
      march: romans 1, fort
      lothian: fort
      pennines: fort
    `,
    moves: ['move 4 bernicia york', 'move 1 bernicia lothian', 'move 1 bernicia pennines'],
    choices: { defenderPolicy: { kind: 'after-round' } },
  },
  {
    title: 'LDR-15: armies and leader leave a burh, the others leave when they are too few',
    area: 'wessex',
    position: `
      round 13 danes movement
      sussex: danes 5
      wessex: saxons 2 burh leader edgar
      avalon: saxons 1
      kent: saxons 1
      essex: saxons 1
    `,
    moves: ['move 3 sussex wessex', 'move 1 sussex kent', 'move 1 sussex essex'],
    choices: {
      attackerPolicy: { kind: 'outnumbered', ratio: 1.2 },
      defenderPolicy: { kind: 'after-round' },
    },
  },
  {
    title: 'CAS-8 LDR-15: armies and leader leave with the burh standing, or already fallen',
    area: 'wessex',
    position: `
      round 16 normans movement
      sussex: normans 5 cavalry 2 leader william
      wessex: saxons 3 burh leader harold
      avalon: saxons 1
      kent: saxons 1
      essex: saxons 1
    `,
    moves: [
      'move 3 sussex wessex',
      'move 2 cavalry leader sussex wessex',
      'move 1 sussex kent',
      'move 1 sussex essex',
    ],
    choices: {
      attackerPolicy: { kind: 'outnumbered', ratio: 1 },
      defenderPolicy: { kind: 'outnumbered', ratio: 1.1 },
    },
  },
];

const positionOf = ({ position, moves }: Case, options = '') =>
  after(`${position}\n${options}`, ...moves, 'end');

const REDUCED_LUCK = 'options {"variants":["reduced-luck"]}';

describe.each([
  ['', ''],
  [' with two dice for each unit (X-BAT-5)', REDUCED_LUCK],
])('The odds of a battle are those of the engine%s', (_, options) => {
  it.each(CASES)('$title', (example) => {
    const { area, choices } = example;
    const state = positionOf(example, options);
    const spec = { ...specIn(state, area), ...choices };
    const odds = battleOdds(spec);
    const played = simulate(state, area, BATTLES, choices);
    const { attacker, defender } = spec;
    const wrong: Record<string, [odds: number, played: number]> = {};
    const compare = (what: string, exact: number, average: number, of = 1) => {
      if (Math.abs(exact - average) >= CLOSE * of) wrong[what] = [exact, average];
    };
    compare('win', odds.win, played.win);
    compare('hold', odds.hold, played.hold);
    compare('both gone', odds.bothGone, played.bothGone);
    for (const unit of ['infantry', 'cavalry'] as const)
      compare(`attacking ${unit}`, odds.attackerLosses[unit], played.attacker[unit], attacker[unit] || 1);
    for (const unit of ['infantry', 'cavalry', 'fort', 'burh'] as const)
      compare(`defending ${unit}`, odds.defenderLosses[unit], played.defender[unit], defender[unit] || 1);
    compare('attacking leader', odds.attackerLeaderLost, played.attacker.leader);
    compare('defending leader', odds.defenderLeaderLost, played.defender.leader);
    expect(wrong).toEqual({});
  });
});

describe('The comparison is sharp enough to miss nothing', () => {
  const bias = (title: string, change: (spec: ReturnType<typeof specIn>) => ReturnType<typeof specIn>) => {
    const example = CASES.find((c) => c.title.startsWith(title)) as Case;
    const spec = { ...specIn(positionOf(example), example.area), ...example.choices };
    return Math.abs(battleOdds(change(spec)).win - battleOdds(spec).win);
  };

  it('BAT-7: without shelter it would fail', () => {
    expect(bias('BAT-7: infantry', (s) => ({ ...s, difficult: false }))).toBeGreaterThan(FAR);
  });

  it('LDR-12: without the attacking or the defending leader it would fail', () => {
    const noLeader = <T extends { leader: boolean }>(side: T): T => ({ ...side, leader: false });
    expect(bias('BAT-7 LDR-12', (s) => ({ ...s, attacker: noLeader(s.attacker) }))).toBeGreaterThan(FAR);
    expect(
      bias('CAS-8: a burh in round 13', (s) => ({ ...s, defender: noLeader(s.defender) })),
    ).toBeGreaterThan(FAR);
  });

  it('CAS-3: without the fort it would fail', () => {
    expect(bias('CAS-3: Romans', (s) => ({ ...s, defender: { ...s.defender, fort: 0 } }))).toBeGreaterThan(
      FAR,
    );
  });

  it('X-BAT-5: with single dice it would fail', () => {
    const example = CASES.find((c) => c.title.startsWith('BAT-6')) as Case;
    const { carried, ...single } = specIn(positionOf(example, REDUCED_LUCK), example.area);
    expect(carried).toBeDefined();
    expect(Math.abs(battleOdds({ ...single, carried }).win - battleOdds(single).win)).toBeGreaterThan(FAR);
  });

  it('RET-1: without retreats it would fail', () => {
    expect(bias('RET-1', (s) => ({ ...s, defenderPolicy: 'stand' }))).toBeGreaterThan(FAR);
    expect(bias('RET-2', (s) => ({ ...s, defenderPolicy: 'stand' }))).toBeGreaterThan(FAR);
  });
});
