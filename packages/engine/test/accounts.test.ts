import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenario } from '../src/data/rulesets.ts';
import { SCENARIOS } from '../src/data/scenarios.ts';
import { newGame } from '../src/game/new-game.ts';
import { apply, legalActions } from '../src/game/play.ts';
import type { Action } from '../src/model/action.ts';
import { seededDice } from '../src/model/dice.ts';
import type { GameEvent, Rolls } from '../src/model/event.ts';
import { ALL_NATIONS, areaId, areaOf, NATION, type Nation, nationId, nationOf } from '../src/model/ids.ts';
import type { GameState, Group } from '../src/model/state.ts';
import {
  burhQuestion,
  casualtiesOf,
  cavalryRange,
  type Force,
  hitsOf,
  isStrong,
  leaderBonus,
} from '../src/query/battle.ts';
import { BATTLE_UNITS, diceAccount } from '../src/query/battle-account.ts';
import { armyBounty, bounty, fortBounty, leaderBounty } from '../src/query/bounty.ts';
import { kingAccount, voteAccount } from '../src/query/crown.ts';
import { countsFor, holdAccount, nextHold, occupyAward } from '../src/query/hold-account.ts';
import { nextScoring } from '../src/query/moment.ts';
import { movementAccount } from '../src/query/movement-account.ts';
import { growthAccount } from '../src/query/population.ts';
import { at } from './support.ts';

/** What the accounts say is what the engine does with them. */

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A game of random choices, every moment of it handed to `look`. */
function playRandomly(
  id: GameState['scenario'],
  seed: number,
  look: (before: GameState, events: readonly GameEvent[], after: GameState) => void,
): GameState {
  const dice = seededDice(seed);
  const chance = seededDice(seed + 1);
  let state = newGame({ scenario: id });
  while (state.pending !== null) {
    const legal = legalActions(state);
    const types = [...new Set(legal.map((a) => a.type))];
    const type = types[chance.roll(types.length) - 1];
    const among = chance.roll(2) === 1 ? legal : legal.filter((a) => a.type === type);
    const applied = apply(state, among[chance.roll(among.length) - 1] as Action, dice);
    look(state, applied.events, applied.state);
    state = applied.state;
  }
  return state;
}

describe('The account of hold points', () => {
  it.each(SCENARIOS.map(({ id }) => id))(
    'SCORE-2: is what the last round of %s scored, line by line',
    (id) => {
      for (const seed of [1, 2]) {
        const end = playRandomly(id, seed, () => {});
        const [, last] = scenario(id).rounds;
        for (const nation of ALL_NATIONS) {
          const scored = end.ledger.filter(
            (e) =>
              e.nation === nation &&
              e.round === last &&
              ['hold', 'limes', 'limit', 'subject-half'].includes(e.reason),
          );
          const { awards, total } = holdAccount(end, nation, last);
          expect(awards.map(({ points, source }) => ({ nation, round: last, points, ...source }))).toEqual(
            scored,
          );
          expect(total).toBe(sum(scored.map(({ points }) => points)));
        }
      }
    },
  );

  it('LIMES-1: has the forts of the Romans in it, also before round 5', () => {
    const { state } = at('round 4 romans movement\nessex: romans 1, fort\nyork: fort\nkent: romans 2, ruin');
    const { awards, total } = holdAccount(state, NATION.romans, 5);
    expect(total).toBe(12);
    expect(awards.map(({ source }) => areaId(source.area))).toEqual(['york', 'essex']);
    expect(nextHold(state, NATION.romans)?.round).toBe(5);
    expect(nextHold(state, NATION.romans)?.values[areaOf('essex')]).toBe(6);
  });

  it('LIMIT-4 SUB-24: shows the limit and the half of a subject as lines of their own', () => {
    const areas = 'cheshire march hwicce north-mercia south-mercia lindsey suffolk essex powys gwynedd';
    const held = areas.split(' ').map((area) => `${area}: welsh 1`);
    const { state } = at(
      ['round 5 welsh movement', ...held, 'kent: romans 1', 'subject welsh to romans'].join('\n'),
    );
    const { awards, total } = holdAccount(state, NATION.welsh, 7);
    expect(total).toBe(6); // EXA-88: 16 points, 4 over the limit, and half of 12
    const cut = awards.filter(({ points }) => points < 0).map(({ source }) => source.reason);
    expect(cut).toEqual(['limit', 'subject-half']);
    const limit = awards.find(({ source }) => source.reason === 'limit');
    if (limit?.source.reason !== 'limit') throw new Error('no limit');
    expect(-limit.points).toBe(limit.source.limited - limit.source.most);
    expect(total).toBe(sum(awards.map(({ points }) => points)));
  });

  it('BSUB-9: names the subject through whom it counts', () => {
    const { state } = at(
      'round 7 angles movement\nyork: brigantes 1\nsubject brigantes to angles\nkent: angles 1',
    );
    const york = holdAccount(state, NATION.angles, 7).awards.find(
      ({ source }) => source.area === areaOf('york'),
    );
    expect(york?.source).toMatchObject({ reason: 'hold', via: NATION.brigantes });
  });

  it('BSUB-9 SUB-24: the Romans count no areas of their subject Brigantes but by the Limes', () => {
    const { state } = at(
      'round 3 romans movement\nyork: brigantes 1\nkent: romans 1\nsubject brigantes to romans',
    );
    expect(countsFor(state, NATION.romans, areaOf('york'), 'hold')).toBe(false);
    expect(countsFor(state, NATION.romans, areaOf('york'), 'limes')).toBe(true);
  });

  it('SEQ-8: the last round is counted too', () => {
    expect(nextHold(at('round 16 saxons movement\nkent: saxons 1').state, NATION.saxons)?.round).toBe(16);
  });

  it('SEQ-8: the next scoring is the one not yet counted', () => {
    expect(nextScoring(at('round 5 hold-points\nyork: fort').state)).toBe(7);
    expect(nextScoring(at('round 5 romans movement\nyork: romans 1').state)).toBe(5);
  });
});

describe('The account of occupying', () => {
  it('SCORE-3: pays once per nation and area', () => {
    const game = at('round 1 romans movement\nkent: romans 2');
    const award = occupyAward(game.state, NATION.romans, areaOf('essex'));
    expect(award?.points).toBe(2);
    expect(award?.source).not.toHaveProperty('via');
    game.do('move 1 kent essex');
    expect(occupyAward(game.state, NATION.romans, areaOf('essex'))).toBeUndefined();
    expect(game.seen('points')).toMatchObject([{ reason: 'occupy', area: 'essex', line: 0 }]);
  });
});

describe('The account of growth', () => {
  it('POP-1..4: is what every Population Increase of a game tells', () => {
    let seen = 0;
    playRandomly('standard-4', 3, (before, events) => {
      const grown = events.filter((e) => e.type === 'population');
      // With a single one in the action, and nobody moved in between, the state before is what it grew from.
      const [event] = grown;
      if (!event || before.pending?.kind !== 'allowance') return;
      const { action: _, ...rest } = { action: null, ...event };
      const granted = events.some((e) => e.type === 'allowance' && e.grant === 'full');
      const account = growthAccount({ ...before, fullPopulation: granted }, nationOf(rest.nation));
      expect(rest).toMatchObject({
        areas: account.areas.map(({ area }) => areaId(area)),
        full: account.full,
        fromAreas: account.fromAreas,
        carried: account.carried,
        armies: account.armies,
        marker: account.kept,
        lost: account.lost,
      });
      seen++;
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('POP-4: what neither buys an army nor fits on the marker is lost', () => {
    const { state } = at(`
      round 3 welsh movement
      ${['gwynedd', 'powys', 'dyfed', 'gwent', 'clwyd', 'devon', 'cornwall', 'march', 'hwicce', 'avalon']
        .map((area, i) => `${area}: welsh ${i < 3 ? 2 : 1}`)
        .join('\n')}
      marker welsh 5
    `);
    const account = growthAccount(state, NATION.welsh);
    expect(account.points).toBe(account.carried + account.fromAreas);
    expect(account.armies * 6 + account.kept + account.lost).toBe(account.points);
  });

  it('POP-13: halves a subject of odd points upwards, unless its overlord grants the whole', () => {
    const { state } = at(
      'round 3 welsh turn-start\npowys: welsh 1\nmarch: welsh 1\nkent: romans 1\nsubject welsh to romans',
    );
    expect(growthAccount(state, NATION.welsh)).toMatchObject({ full: 3, fromAreas: 2, halved: true });
    expect(growthAccount({ ...state, fullPopulation: true }, NATION.welsh)).toMatchObject({ fromAreas: 3 });
  });

  it('POP-13: what is granted to the nation whose turn it is, the other subjects do not get', () => {
    const { state } = at(`
      round 3 welsh turn-start
      powys: welsh 1
      march: welsh 1
      york: brigantes 1
      pennines: brigantes 1
      kent: romans 1
      subject welsh to romans
      subject brigantes to romans
    `);
    const granted = { ...state, fullPopulation: true };
    expect(growthAccount(granted, NATION.welsh)).toMatchObject({ full: 3, fromAreas: 3, halved: false });
    expect(growthAccount(granted, NATION.brigantes)).toMatchObject({ full: 3, fromAreas: 2, halved: true });
  });
});

describe('The account of a battle', () => {
  const none: Rolls = { infantry: [], cavalry: [], fort: [], burh: [] };
  const force = (nation: Nation, more: Partial<Force>): Force => ({
    nation,
    strong: nation === NATION.romans,
    infantry: 0,
    cavalry: 0,
    fort: 0,
    burh: 0,
    ...more,
  });

  it('CAS-3: of a six and a five against one Roman army and a fort the six fells the army, the five the fort', () => {
    const own = { ...force(NATION.welsh, { infantry: 2 }), led: false };
    const foe = force(NATION.romans, { infantry: 1, fort: 1 });
    const toll = { infantry: 1, cavalry: 0, fort: 1, burh: 0 };
    const dice = diceAccount(own, foe, { ...none, infantry: [5, 6] }, false, toll);
    expect(dice).toMatchObject([
      { natural: 5, needed: 5, hit: true, felled: 'fort' },
      { natural: 6, needed: 5, hit: true, felled: 'infantry' },
    ]);
  });

  it('CAS-3: a five against two Romans and a fort hits nothing', () => {
    const own = { ...force(NATION.welsh, { infantry: 2 }), led: false };
    const foe = force(NATION.romans, { infantry: 2, fort: 1 });
    const dice = diceAccount(own, foe, { ...none, infantry: [5, 6] }, false);
    expect(dice.map(({ hit }) => hit)).toEqual([false, true]);
    expect(dice.map(({ needed }) => needed)).toEqual([6, 6]);
  });

  it('LDR-12 BAT-7: a leader helps all but forts, and difficult land shelters those in it', () => {
    const own = { ...force(NATION.romans, { infantry: 1, fort: 1 }), led: true };
    const foe = force(NATION.picts, { infantry: 3 });
    const rolls = { ...none, infantry: [5], fort: [5] };
    expect(diceAccount(own, foe, rolls, true).map(({ value, hit }) => [value, hit])).toEqual([
      [6, true],
      [5, false],
    ]);
    expect(diceAccount(own, foe, rolls, false).map(({ needed }) => needed)).toEqual([4, 5]);
  });

  it('CAS-1..8: what falls to the dice is what the side loses, for any forces and dice', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const nation = fc.constantFrom(NATION.romans, NATION.saxons, NATION['romano-british'], NATION.welsh);
    const side = fc.record({
      nation,
      infantry: fc.integer({ min: 0, max: 5 }),
      cavalry: fc.integer({ min: 0, max: 3 }),
      extra: fc.boolean(),
      led: fc.boolean(),
    });
    const asForce = ({
      nation,
      infantry,
      cavalry,
      extra,
    }: {
      nation: Nation;
      infantry: number;
      cavalry: number;
      extra: boolean;
    }) =>
      force(nation, {
        infantry,
        cavalry: nation === NATION['romano-british'] ? cavalry : 0,
        fort: nation === NATION.romans && extra ? 1 : 0,
        burh: nation === NATION.saxons && extra ? 1 : 0,
      });
    fc.assert(
      fc.property(
        side,
        side,
        fc.boolean(),
        fc.array(die, { minLength: 12, maxLength: 12 }),
        fc.nat(),
        (a, b, sheltered, pool, pick) => {
          const own = { ...asForce(a), led: a.led };
          const foe = asForce(b);
          let next = 0;
          const take = (n: number) => Array.from({ length: n }, () => pool[next++ % pool.length] as number);
          const rolls: Rolls = {
            infantry: take(own.infantry),
            cavalry: take(own.cavalry),
            fort: take(own.fort),
            burh: take(own.burh),
          };
          const hits = { high: 0, low: 0 };
          for (const unit of BATTLE_UNITS) {
            const { high, low } = hitsOf(
              rolls[unit],
              leaderBonus(unit, own.led),
              isStrong(own, unit),
              sheltered,
            );
            hits.high += high;
            hits.low += low;
          }
          const { least, most } = cavalryRange(foe, hits);
          const cavalry = foe.cavalry === 0 ? 0 : least + (pick % (most - least + 1));
          const burh =
            burhQuestion(foe, hits, false) === 'none'
              ? 0
              : burhQuestion(foe, hits, false) === 'falls'
                ? 1
                : pick % 2;
          const toll = casualtiesOf(foe, hits, cavalry, burh);
          const dice = diceAccount(own, foe, rolls, sheltered, toll);
          for (const unit of BATTLE_UNITS)
            expect(dice.filter(({ felled }) => felled === unit)).toHaveLength(toll[unit]);
          for (const { hit, felled, value, needed } of dice) {
            expect(hit).toBe(value >= needed);
            if (felled !== null) expect(hit).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('Bounty', () => {
  it('SCORE-6 SCORE-10: every point for a defeated unit comes from the account, for any unit of any nation', () => {
    const { state } = at(
      'round 16 saxons movement\nessex: saxons 1 leader harold\nkent: normans 1 leader william',
    );
    const awards = bounty(
      state,
      NATION.normans,
      { unit: 'leader', leader: 'harold', nation: NATION.saxons },
      areaOf('essex'),
    );
    expect(awards.map(({ nation }) => nationId(nation))).toContain('normans');
    expect(awards.some(({ source }) => source.reason === 'special')).toBe(true);
  });

  it('SCORE-7 SCORE-15: the sums are those of the lines', () => {
    for (const round of [1, 4, 7, 12, 16]) {
      const { state } = at(`round ${round} saxons movement\nkent: saxons 1`);
      for (const by of ALL_NATIONS)
        for (const nation of ALL_NATIONS) {
          const paid = (unit: 'infantry' | 'cavalry' | 'fort') =>
            sum(bounty(state, by, { unit, nation }).map(({ points }) => points));
          expect(armyBounty(state, by, nation, 'infantry')).toBe(paid('infantry'));
          expect(armyBounty(state, by, nation, 'cavalry')).toBe(paid('cavalry'));
          if (nation === NATION.romans) expect(fortBounty(state, by, nation)).toBe(paid('fort'));
        }
      const boudicca = bounty(state, NATION.romans, {
        unit: 'leader',
        leader: 'boudicca',
        nation: NATION.belgae,
      });
      expect(leaderBounty(state, NATION.romans, 'boudicca')).toBe(sum(boudicca.map(({ points }) => points)));
    }
  });

  it('RB-12: those who submitted to the Romans and attacked the Romano-British are worth more to them', () => {
    const position =
      'round 7 romano-british movement\nkent: romano-british 1\nmarch: welsh 1\nsubmitted welsh';
    const before = armyBounty(at(position).state, NATION['romano-british'], NATION.welsh, 'infantry');
    const after = armyBounty(
      at(`${position}\nattacked welsh`).state,
      NATION['romano-british'],
      NATION.welsh,
      'infantry',
    );
    expect(after).toBeGreaterThan(before);
  });

  it('SCORE-6: nothing for forts of others than the Romans, or for leaders whom the card does not name', () => {
    const { state } = at('round 3 welsh movement\npowys: welsh 1\nkent: romans 1');
    expect(fortBounty(state, NATION.welsh, NATION.romans)).toBeGreaterThan(0);
    expect(fortBounty(state, NATION.welsh, NATION.belgae)).toBe(0);
    expect(leaderBounty(state, NATION.welsh, 'offa')).toBe(0);
  });

  it('RB-12: those who attacked them without having submitted are worth no more', () => {
    const position = 'round 7 romano-british movement\nkent: romano-british 1\nmarch: welsh 1';
    const bountyAt = (text: string) =>
      armyBounty(at(text).state, NATION['romano-british'], NATION.welsh, 'infantry');
    expect(bountyAt(`${position}\nattacked welsh`)).toBe(bountyAt(position));
  });
});

describe('The account of movement', () => {
  const group = (state: GameState, area: string): Group =>
    state.groups.find((g) => g.at === areaOf(area)) as Group;

  it('MOV-2 MOV-4 LDR-8: what is left, and what has used it up', () => {
    const game = at('round 9 saxons movement\nwessex: saxons 2 leader alfred\nkent: saxons 1');
    expect(movementAccount(game.state, NATION.saxons, group(game.state, 'kent'))).toMatchObject({
      most: 2,
      left: 2,
    });
    expect(movementAccount(game.state, NATION.saxons, group(game.state, 'wessex'))).toMatchObject({
      most: 3,
      left: 3,
      led: true,
    });
    game.do('move 1 wessex downlands');
    expect(movementAccount(game.state, NATION.saxons, group(game.state, 'downlands'))).toMatchObject({
      left: 0,
      halt: 'difficult',
    });
  });

  it('MOV-8: a strait is the whole move', () => {
    const game = at('round 3 picts movement\ncaithness: picts 2').do('move 1 caithness orkneys');
    expect(movementAccount(game.state, NATION.picts, group(game.state, 'orkneys'))).toEqual({
      most: 2,
      spent: 2,
      left: 0,
      led: false,
      halt: 'strait',
    });
    expect(movementAccount(game.state, NATION.picts, group(game.state, 'caithness'))).toMatchObject({
      spent: 0,
      left: 2,
      halt: null,
    });
  });

  it('MOV-3: a step uses up one area', () => {
    const game = at('round 3 belgae movement\nkent: belgae 1').do('move 1 kent essex');
    expect(movementAccount(game.state, NATION.belgae, group(game.state, 'essex'))).toEqual({
      most: 2,
      spent: 1,
      left: 1,
      led: false,
      halt: null,
    });
  });

  it('ROAD-5: Romans in difficult terrain go on by road only', () => {
    const game = at(
      'round 3 romans movement\nwessex: romans 1\ndownlands: romans 1, fort\nessex: romans 1, fort',
    ).do('move 1 wessex downlands');
    const moved = game.state.groups.find((g) => g.at === areaOf('downlands') && g.spent > 0) as Group;
    expect(movementAccount(game.state, NATION.romans, moved)).toEqual({
      most: 3,
      spent: 1,
      left: 0,
      led: false,
      halt: 'roads-only',
    });
  });
});

describe('Crowns', () => {
  it('KING-1: the account names who would be king as things stand', () => {
    const four = ['kent', 'essex', 'sussex', 'wessex'].map((area) => `${area}: saxons 1`).join('\n');
    const saxon = at(`round 11 saxons movement\n${four}\nyork: danes 1`);
    expect(kingAccount(saxon.state)).toMatchObject({
      nation: NATION.saxons,
      points: 8,
      army: true,
      alive: [],
    });
    const rival = at(`round 11 saxons movement\n${four}\nyork: danes 1\nnorfolk: danes 1\nlindsey: danes 1`);
    expect(kingAccount(rival.state).nation).toBe(-1);
  });

  it('KING-7: in the last round nobody is king once no claimant lives', () => {
    const { state } = at('round 16 saxons movement\nkent: saxons 1');
    expect(kingAccount(state)).toMatchObject({ nation: -1, army: false, alive: [] });
  });

  it('BRET-4: nothing is cast while nobody is asked', () => {
    const { cast, votes } = voteAccount(at('round 16 over\nkent: saxons 1').state);
    expect(votes[NATION.saxons]).toBe(1);
    expect(sum(cast)).toBe(0);
  });

  it('BRET-4: a majority is more than half of all votes', () => {
    const { state } = at(
      'round 8 bretwalda\nkent: saxons 1\nessex: saxons 1\nyork: angles 1\nlindsey: angles 1',
    );
    const { votes, of, majority, candidates } = voteAccount(state);
    expect([votes[NATION.saxons], votes[NATION.angles], of, majority]).toEqual([2, 2, 4, 3]);
    expect(candidates.map(nationId)).toEqual(['saxons', 'angles']);
  });
});
