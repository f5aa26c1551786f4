import {
  type Action,
  type ActionOf,
  type Area,
  areaOf,
  type GameState,
  type Kind,
  legalActions,
  makeAction,
  type Nation,
} from '@bretwalda/engine';
import { AREA, NATION, NATION_COUNT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { standOrRetreat } from '../src/decide/battle.ts';
import { battleOdds, NO_SIDE, type Odds, type Side } from '../src/odds/index.ts';
import { AreaValues } from '../src/plan/area-values.ts';
import { spoils } from '../src/plan/spoils.ts';
import { Forecast } from '../src/value/forecast.ts';
import type { Stakes } from '../src/value/stakes.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at } from './support.ts';

/** Battles weighed with pencil and paper: what standing somewhere is worth is said by each test. */

interface Worths {
  readonly standing?: (nation: Nation, area: Area, infantry: number, cavalry: number) => number;
  readonly entry?: number;
  readonly army?: number;
  /** Points that every army there may bring to another nation. */
  readonly tempts?: readonly [Nation, number];
}

/** One table for all, since much is worked out anew for another. */
const TOLD = { ...WEIGHTS, driven: 0.5, leader: 3, crown: 8 };

class Told extends Forecast {
  private readonly worths: Worths;

  constructor(s: GameState, worths: Worths) {
    super(s, TOLD);
    this.worths = worths;
  }

  override standing(nation: Nation, area: Area, infantry: number, cavalry: number): number {
    return this.worths.standing?.(nation, area, infantry, cavalry) ?? 0;
  }

  override entry(): number {
    return this.worths.entry ?? 0;
  }

  override armyWorth(): number {
    return this.worths.army ?? 0;
  }

  override temptation(...[, , infantry, cavalry, paid]: Parameters<Forecast['temptation']>): void {
    const { tempts } = this.worths;
    if (tempts) paid(tempts[0], tempts[1] * (infantry + cavalry));
  }
}

/** What is to come for others counts half against one, what they score a quarter. */
const stakesOf = (nation: Nation): Stakes => ({
  future: new Float64Array(NATION_COUNT).fill(-0.5).fill(1, nation, nation + 1),
  points: new Float64Array(NATION_COUNT).fill(-0.25).fill(1, nation, nation + 1),
});

const groundOf = (state: GameState, worths: Worths, nation = state.nation) =>
  new AreaValues(new Told(state, worths), nation, stakesOf(nation));

/** An area is worth ten to the Saxons and twenty to others, and each army there one more, on horse three. */
const standing: Worths['standing'] = (nation, _, infantry, cavalry) =>
  infantry + cavalry === 0 ? 0 : (nation === NATION.saxons ? 10 : 20) + infantry + 3 * cavalry;

describe('The worth of an area without an enemy', () => {
  const state = at('round 9 saxons movement\nkent: saxons 3\nessex: angles 1');

  it('is that of standing there and of entering it, and of what others may make of it', () => {
    const values = groundOf(state, { standing, entry: 4, tempts: [NATION.angles, 2] });
    expect(values.worth(AREA.wessex, 2, 0, false)).toBeCloseTo(12 + 4 - 0.25 * 4);
    expect(values.worth(AREA.wessex, 0, 0, false)).toBe(0); // nobody enters
    expect(values.worth(AREA.wessex, 2, 0, false)).toBe(values.worth(AREA.wessex, 2, 0, true));
  });

  it('RAID-4: raiders have at least their armies, back at sea', () => {
    const irish = (army: number) =>
      groundOf(at('round 4 irish movement\natlantic-ocean: irish 2\ndyfed: welsh 1'), {
        standing: (_, __, infantry) => 2 * infantry,
        army,
      }).worth(AREA.powys, 2, 0, false);
    expect(irish(5)).toBe(10);
    expect(irish(1)).toBe(4);
    // Who may not go back has what standing there is worth.
    expect(groundOf(state, { standing, army: 50 }).worth(AREA.wessex, 2, 0, false)).toBe(12);
  });

  it('is told apart by infantry, cavalry and area', () => {
    const normans = groundOf(at('round 16 normans movement\nkent: normans 4 cavalry 4\nyork: saxons 1'), {
      standing: (_, area, infantry, cavalry) => 100 * area + 10 * infantry + cavalry,
    });
    // Twice: the second time they are remembered.
    for (const _ of [1, 2])
      for (const area of [AREA.orkneys, AREA.hebrides, AREA.sussex, AREA.kent, AREA.essex])
        for (const infantry of [0, 1, 2, 3])
          for (const cavalry of [1, 2, 3, 4])
            expect(normans.worth(area, infantry, cavalry, false)).toBe(100 * area + 10 * infantry + cavalry);
  });

  it('of an attack is told apart by the leader', () => {
    for (const area of ['orkneys', 'essex'] as const) {
      const angles = at(`round 10 angles movement\nkent: angles 4 leader offa\n${area}: saxons 2`);
      const values = groundOf(angles, { standing });
      const [led, alone] = [true, false].map((leader) => values.worth(AREA[area], 2, 0, leader)) as [
        number,
        number,
      ];
      expect(led).toBeGreaterThan(alone);
      expect(values.worth(AREA[area], 2, 0, true)).toBe(led);
      expect(values.worth(AREA[area], 2, 0, false)).toBe(alone);
    }
  });

  it('SUB-21: is five less for a subject who leaves it, but not where a burh stays, nor for others', () => {
    const welsh = (...more: string[]) =>
      groundOf(at(['round 4 welsh movement', 'powys: welsh 1', 'kent: romans 1', ...more].join('\n')), {
        standing: () => 7,
      });
    expect(welsh().worth(AREA.powys, 0, 0, false)).toBe(7);
    const subject = welsh('subject welsh to romans');
    expect(subject.worth(AREA.powys, 0, 0, false)).toBe(2);
    expect(subject.worth(AREA.march, 0, 0, false)).toBe(7); // never was there
    expect(subject.worth(AREA.powys, 1, 0, false)).toBe(7);
  });
});

describe('The worth of an attack', () => {
  const worth = (text: string, worths: Worths, infantry: number, cavalry = 0) =>
    groundOf(at(text), worths).worth(AREA.essex, infantry, cavalry, false);

  it('is the mean over all ends of the battle, beside what the holder has now', () => {
    // Two in five times the Saxons stand there, as often the Angles, once nobody.
    const one = worth('round 9 saxons movement\nkent: saxons 3\nessex: angles 1', { standing, entry: 4 }, 1);
    expect(one).toBeCloseTo((2 / 5) * (11 + 4) - (2 / 5) * 0.5 * 21 + 0.5 * 21);
  });

  it('counts those who leave for half an army: one against two, when nobody falls in the first round', () => {
    const two = worth(
      'round 9 saxons movement\nkent: saxons 3\nessex: angles 2',
      { standing, entry: 4, army: 5 },
      1,
    );
    // In 27ths: 10 he falls, 5 one on each side falls, 8 nobody, and 4 lead to one against one.
    const alone = (2 / 5) * (11 + 4) - (2 / 5) * 0.5 * 21;
    expect(two).toBeCloseTo(0.5 * 22 + (-10 * 11 - 5 * 10.5 + 8 * (2.5 - 11) + 4 * alone) / 27);
  });

  it('RET-12: those who must land do not leave', () => {
    const text = 'round 7 saxons movement\nfrisian-sea: saxons 4\nessex: angles 2';
    expect(worth(text, { army: 100 }, 1)).toBe(0);
    expect(worth(text.replace('frisian-sea', 'kent'), { army: 100 }, 1)).toBeGreaterThan(10);
  });

  it('RAID-4: raiders who win have at least their armies', () => {
    const raid = 'round 4 saxons movement\nenglish-channel: saxons 3\nessex: welsh 1';
    expect(worth(raid, { army: 5 }, 1)).toBeCloseTo(2);
    const settled = 'round 9 saxons movement\nkent: saxons 3\nessex: welsh 1';
    expect(worth(settled, { army: 5 }, 1)).toBe(0);
  });

  it('counts cavalry beside infantry', () => {
    // Five in seven times a horseman wins, once both fall.
    const horse = worth(
      'round 16 normans movement\nkent: normans 1 cavalry 1\nessex: saxons 1',
      {
        standing: (nation, _, infantry, cavalry) =>
          nation === NATION.normans ? 2 * infantry + 14 * cavalry : 0,
      },
      0,
      1,
    );
    expect(horse).toBeCloseTo(10);
  });
});

/** What each side loses on average. */
const oddsOf = (values: AreaValues, area: Area, n: Partial<Record<Kind, number>>, leader: boolean): Odds =>
  battleOdds(values.battle(area, n.infantry ?? 0, n.cavalry ?? 0, leader));

describe('SCORE-6: What both cards pay for the units that fall in an attack', () => {
  /** Nothing else is worth anything. A leader is worth three, a claimant eight. */
  const paid = (text: string, area: Area, n: Partial<Record<Kind, number>>, leader = false) => {
    const values = groundOf(at(text), {});
    const value = values.worth(area, n.infantry ?? 0, n.cavalry ?? 0, leader);
    return { value, odds: oddsOf(values, area, n, leader) };
  };

  it('six for each Roman army and fort in the Belgian turn of round 1; to the Romans a quarter of six for Boudicca', () => {
    const text = 'round 1 belgae movement\nessex: belgae 4 leader boudicca\nkent: romans 1, fort';
    const { value, odds } = paid(text, AREA.kent, { infantry: 3 });
    const { infantry, fort } = odds.defenderLosses;
    expect(value).toBeCloseTo(6 * (infantry + fort));
    const led = paid(text, AREA.kent, { infantry: 3 }, true);
    const more = led.odds.defenderLosses;
    expect(led.odds.attackerLeaderLost).toBeGreaterThan(0);
    expect(led.value).toBeCloseTo(
      6 * (more.infantry + more.fort) - led.odds.attackerLeaderLost * (0.25 * 6 + 3),
    );
  });

  it('to the Belgae two for each Roman army that falls in its attack, six to the Romans for Boudicca', () => {
    const text = 'round 1 romans movement half 2\nessex: romans 4\nkent: belgae 3 leader boudicca';
    const { value, odds } = paid(text, AREA.kent, { infantry: 2 });
    expect(value).toBeCloseTo(
      odds.defenderLeaderLost * (6 + 0.25 * 3) - 0.25 * 2 * odds.attackerLosses.infantry,
    );
    expect(odds.attackerLosses.infantry).toBeGreaterThan(0.1);
  });

  it('two to the Saxons for British horse, and six for Arthur', () => {
    const text = 'round 7 saxons movement\nessex: saxons 4\nkent: romano-british 1 cavalry 1 leader arthur';
    const { value, odds } = paid(text, AREA.kent, { infantry: 4 });
    expect(value).toBeCloseTo(2 * odds.defenderLosses.cavalry + odds.defenderLeaderLost * (6 + 0.25 * 3));
    expect(odds.defenderLosses.cavalry).toBeGreaterThan(0.1);
  });

  it('six for Arthur also when he attacks, a quarter of it against him', () => {
    const text =
      'round 7 romano-british movement\nessex: romano-british 2 cavalry 2 leader arthur\nkent: jutes 3';
    const { value, odds } = paid(text, AREA.kent, { infantry: 1 }, true);
    expect(value).toBeCloseTo(2 * odds.defenderLosses.infantry - odds.attackerLeaderLost * (0.25 * 6 + 3));
    expect(odds.attackerLeaderLost).toBeGreaterThan(0.1);
  });
});

describe('Points for defeated units', () => {
  const LOSSES = {
    attackerLosses: { infantry: 0.5, cavalry: 0.75 },
    defenderLosses: { infantry: 1.5, cavalry: 0.25, fort: 0.125, burh: 0 },
    attackerLeaderLost: 0.5,
    defenderLeaderLost: 0.25,
  } as Odds;
  const points = (text: string, side: 'attacker' | 'defender') => spoils(at(text), AREA.kent, side, LOSSES);

  it('SCORE-6 SCORE-7: of the attacker, for armies and fort', () => {
    const text = 'round 1 belgae movement\nessex: belgae 4\nkent: romans 2, fort';
    expect(points(text, 'attacker')).toBeCloseTo(6 * (1.5 + 0.25 + 0.125));
    expect(points(text, 'defender')).toBe(0);
  });

  it('SCORE-6: of the attacker, for cavalry and leader', () => {
    const text = 'round 7 saxons movement\nessex: saxons 4\nkent: romano-british 1 cavalry 1 leader arthur';
    expect(points(text, 'attacker')).toBeCloseTo(2 * 0.25 + 6 * 0.25);
  });

  it('SCORE-6: of the defender, for armies, cavalry and leader', () => {
    const romans = 'round 1 romans movement half 2\nkent: belgae 3';
    const attack = after(at(`${romans}\nessex: romans 4`), 'move 2 essex kent');
    expect(spoils(attack, AREA.kent, 'defender', LOSSES)).toBeCloseTo(2 * (0.5 + 0.75));
    const british = at(
      'round 7 romano-british movement\nessex: romano-british 2 leader arthur\nkent: jutes 3',
    );
    const led = after(british, 'move 2 leader essex kent');
    expect(spoils(led, AREA.kent, 'defender', LOSSES)).toBeCloseTo(6 * 0.5);
  });
});

describe('A defender', () => {
  /** The worth of an army in the refuge at which he would as soon leave as stand. */
  function price(
    state: GameState,
    nation: Nation,
    refuge: Area,
    worths: Worths = {},
    who: (a: ActionOf<'retreat'>) => boolean = () => true,
  ): number {
    const count = (a: ActionOf<'retreat'>) => a.infantry + a.cavalry + (a.leader ? 0.5 : 0);
    const goes = legalActions(state)
      .filter((a) => a.type === 'retreat')
      .filter((a) => areaOf(a.to) === refuge && who(a))
      .reduce((most, a) => (count(a) > count(most) ? a : most));
    const all = goes.infantry + goes.cavalry;
    const leaves = (worth: number): boolean => {
      const o = new Told(state, {
        ...worths,
        standing: (who, area, infantry, cavalry) =>
          who === nation && area === refuge
            ? worth * (infantry + cavalry)
            : (worths.standing?.(who, area, infantry, cavalry) ?? 0),
      });
      const legal: Action[] = [{ type: 'stand' }, goes];
      const { action } = standOrRetreat(o, legal, nation, 'defender', stakesOf(nation));
      return makeAction(action) !== 'stand';
    };
    let [low, high] = [-100, 100];
    while (high - low > 1e-6) {
      const middle = (low + high) / 2;
      if (leaves(middle)) high = middle;
      else low = middle;
    }
    return low * all;
  }

  /** A battle in Kent after a round in which nobody was hit, and the odds if so many defenders stay. */
  function battle(text: string, move: string, dice: number) {
    const state = after(after(at(text), move), 'end', new Array(dice).fill(1));
    expect(state.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    return state;
  }
  const JUTES = battle(
    'round 9 saxons movement\nessex: saxons 3\nkent: jutes 1\nsussex: jutes 1',
    'move 1 essex kent',
    2,
  );

  it('stands for what he keeps and for what the enemy does not get', () => {
    // Two in five times he stays, and as often the Saxon, whom he leaves the area otherwise.
    const taken = -0.5 * 11 - 0.25 * 4;
    expect(price(JUTES, NATION.jutes, AREA.sussex, { standing, entry: 4 })).toBeCloseTo(
      (2 / 5) * 21 + (2 / 5) * taken - taken,
    );
  });

  it('counts enemies who leave for half an army', () => {
    const two = battle(
      'round 9 saxons movement\nessex: saxons 3\nkent: jutes 2\nsussex: jutes 1',
      'move 1 essex kent',
      3,
    );
    // In 27ths: 8 he leaves; only 4 lead to one against one.
    expect(price(two, NATION.jutes, AREA.sussex, { army: 6 })).toBeCloseTo((8 / 27) * -0.5 * 0.5 * 6);
  });

  it('SCORE-6: counts what both are paid for units, and a fort that fights on without him', () => {
    const romans = battle(
      'round 1 belgae movement\nessex: belgae 3\nkent: romans 1, fort\nsussex: romans 1',
      'move 2 essex kent',
      4,
    );
    const against = (infantry: number) => {
      const { fort, ...losses } = battleOdds({
        attacker: { infantry: 2, cavalry: 0, fort: 0, burh: 0, strong: false, leader: false },
        defender: { infantry, cavalry: 0, fort: 1, burh: 0, strong: true, leader: false },
        difficult: false,
        attackerPolicy: { kind: 'outnumbered', ratio: 1 },
      }).defenderLosses;
      return -0.25 * 6 * (fort + losses.infantry);
    };
    expect(price(romans, NATION.romans, AREA.sussex)).toBeCloseTo(against(1) - against(0));
  });

  it('SCORE-6 LDR-13: counts what his leader costs, and what he is paid for enemies', () => {
    const belgae = battle(
      'round 1 romans movement half 2\nessex: romans 4\nkent: belgae 2 leader boudicca\nsussex: belgae 1\nwessex: belgae 1\nnorfolk: belgae 1\nsuffolk: belgae 1',
      'move 2 essex kent',
      4,
    );
    const odds = battleOdds({
      attacker: { infantry: 2, cavalry: 0, fort: 0, burh: 0, strong: true, leader: false },
      defender: { infantry: 2, cavalry: 0, fort: 0, burh: 0, strong: false, leader: true },
      difficult: false,
      attackerPolicy: { kind: 'outnumbered', ratio: 1 },
    });
    expect(price(belgae, NATION.belgae, AREA.sussex)).toBeCloseTo(
      2 * odds.attackerLosses.infantry - odds.defenderLeaderLost * (0.25 * 6 + 3),
    );
  });

  it('LDR-12: who leaves alone leaves the others their leader, and those who stay meet that of the enemy', () => {
    const belgae = battle(
      'round 3 romans movement\nessex: romans 4\nkent: belgae 2 leader boudicca\nsussex: belgae 1\nwessex: belgae 1\nnorfolk: belgae 1\nsuffolk: belgae 1',
      'move 2 essex kent',
      4,
    );
    const led = (infantry: number, foes: Partial<Side>, own: Partial<Side>) =>
      battleOdds({
        attacker: { ...NO_SIDE, infantry: 2, ...foes },
        defender: { ...NO_SIDE, infantry, ...own },
        difficult: false,
        attackerPolicy: { kind: 'outnumbered', ratio: 1 },
      });
    const stays = (infantry: number) => {
      const odds = led(infantry, { strong: true }, { leader: true });
      return 2 * odds.attackerLosses.infantry - odds.defenderLeaderLost * 3;
    };
    const oneGoes = (a: ActionOf<'retreat'>) => a.infantry === 1 && !a.leader;
    expect(price(belgae, NATION.belgae, AREA.sussex, {}, oneGoes)).toBeCloseTo(stays(2) - stays(1));
    const angles = battle(
      'round 10 angles movement\nessex: angles 4 leader offa\nkent: saxons 2\nsussex: saxons 1',
      'move 2 leader essex kent',
      4,
    );
    const ten: Worths = { standing: (who, _, infantry) => (who === NATION.saxons && infantry > 0 ? 10 : 0) };
    expect(price(angles, NATION.saxons, AREA.sussex, ten)).toBeCloseTo(
      10 * led(2, { leader: true }, {}).hold,
    );
  });

  it('CAS-8: an army beside a burh fights on with it', () => {
    const danes = battle(
      'round 13 danes movement\nessex: danes 4\nkent: saxons 1 burh\nsussex: saxons 1',
      'move 2 essex kent',
      4,
    );
    const { outcomes } = battleOdds({
      attacker: { ...NO_SIDE, infantry: 2 },
      defender: { ...NO_SIDE, infantry: 1, burh: 1 },
      difficult: false,
      burhFirst: false,
      attackerPolicy: { kind: 'outnumbered', ratio: 1 },
    });
    const kept = outcomes.reduce((sum, o) => (o.defender.infantry > 0 ? sum + o.probability : sum), 0);
    const ten: Worths = { standing: (who, _, infantry) => (who === NATION.saxons && infantry > 0 ? 10 : 0) };
    expect(price(danes, NATION.saxons, AREA.sussex, ten)).toBeCloseTo(10 * kept);
  });

  it('SCORE-6 BAT-7: counts cavalry, and shelter', () => {
    const british = after(
      after(
        at(
          'round 7 saxons movement\nessex: saxons 4\ndownlands: romano-british 0 cavalry 2\nhwicce: romano-british 1\nyork: romano-british 1',
        ),
        'move 3 essex downlands',
      ),
      'end',
      [1, 1, 1, 1, 1],
    );
    expect(british.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const odds = battleOdds({
      attacker: { infantry: 3, cavalry: 0, fort: 0, burh: 0, strong: false, leader: false },
      defender: { infantry: 0, cavalry: 2, fort: 0, burh: 0, strong: false, leader: false },
      difficult: true,
      attackerPolicy: { kind: 'outnumbered', ratio: 1 },
    });
    expect(price(british, NATION['romano-british'], AREA.hwicce)).toBeCloseTo(
      -0.25 * 2 * odds.defenderLosses.cavalry,
    );
  });
});
