import { readFileSync } from 'node:fs';
import { createBot } from '@bretwalda/ai';
import {
  type Action,
  areaOf,
  type GameState,
  type History,
  legalActions,
  nationId,
  nationOf,
  newHistory,
  parsePosition,
  play,
  present,
  type ScenarioId,
  seededDice,
} from '@bretwalda/engine';
import { forceIn } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { forcesAfter, forcesIn } from '../src/windows/battle/battle-forces.ts';
import { battlesOf } from '../src/windows/battle/battle-reports.ts';
import type { BattleReport } from '../src/windows/battle/battle-types.ts';

function randomGame(scenario: ScenarioId, seed: number, bot: 'random' | 'greedy'): History {
  const dice = seededDice(seed);
  const chance = seededDice(seed + 1);
  const brain = createBot(bot);
  let history = newHistory({ scenario });
  while (present(history).pending) {
    const legal = legalActions(present(history));
    const action = brain.choose(present(history), legal, chance).action as Action;
    history = play(history, action, dice).history;
  }
  return history;
}

const games = [
  randomGame('standard-4', 7, 'random'),
  randomGame('standard-4', 8, 'greedy'),
  randomGame('standard-5', 5, 'greedy'),
  randomGame('two-vikings', 3, 'random'),
];
const reports = games.flatMap((game) => battlesOf(game));

const counted = (game: History, type: string) =>
  game.events.flat().filter((event) => event.type === type).length;

describe('battle reports', () => {
  it('tell every battle and every round of whole games (UI-70)', () => {
    for (const game of games) {
      const found = battlesOf(game);
      expect(found.length).toBe(counted(game, 'battle-started'));
      expect(found.every((report) => report.ended)).toBe(true);
      expect(found.reduce((n, report) => n + report.rounds.length, 0)).toBe(counted(game, 'battle-rolled'));
    }
  });

  it('come across cavalry, forts, burhs, leaders and retreats', () => {
    const sides = reports.flatMap((r) => [r.start.attacker, r.start.defender]);
    expect(sides.some((side) => side.cavalry > 0)).toBe(true);
    expect(sides.some((side) => side.fort > 0)).toBe(true);
    expect(sides.some((side) => side.burh > 0)).toBe(true);
    expect(sides.some((side) => side.leader !== null)).toBe(true);
    expect(reports.some((r) => r.rounds.some((round) => round.retreats.length > 0))).toBe(true);
    expect(reports.some((r) => r.rounds.some((round) => round.losses.defender.leader !== null))).toBe(true);
  });

  it('start with the forces of the state before', () => {
    for (const game of games)
      for (const report of battlesOf(game)) {
        const before = game.states[report.entry] as GameState;
        if (before.pending?.kind !== 'battle') continue; // chosen by itself, later in the same entry
        expect(report.start).toEqual(forcesIn(before, areaOf(report.area)));
      }
  });

  it('lose exactly what the next round no longer has', () => {
    for (const { rounds } of reports)
      rounds.forEach((round, i) => {
        const next = rounds[i + 1];
        if (next) expect(forcesAfter(round)).toEqual(next.force);
      });
  });

  it('end as the board does', () => {
    for (const game of games)
      for (const report of battlesOf(game)) {
        const left = forcesAfter(report.rounds.at(-1) as BattleReport['rounds'][number]);
        const alive = (side: 'attacker' | 'defender') =>
          left[side].infantry + left[side].cavalry + left[side].fort + left[side].burh > 0;
        if (report.holder === report.attacker) expect(alive('defender')).toBe(false);
        if (report.holder === null) expect(alive('attacker') || alive('defender')).toBe(false);
      }
  });

  it('count as many hits as the rules when nobody is strong', () => {
    for (const { rounds, attacker, defender } of reports)
      for (const { dice, force, losses } of rounds) {
        if ([attacker, defender].includes('romans') || force.attacker.cavalry + force.defender.cavalry > 0)
          continue;
        for (const [side, foe] of [
          ['attacker', 'defender'],
          ['defender', 'attacker'],
        ] as const) {
          const hits = dice[side].filter((die) => die.hit).length;
          const there = force[foe].infantry + force[foe].burh;
          const lost = losses[foe].infantry + losses[foe].burh;
          expect(lost).toBe(Math.min(hits, there));
        }
      }
  });

  it('never lose more Romans than dice that hit', () => {
    for (const { rounds, defender } of reports)
      for (const { dice, losses } of rounds)
        if (defender === 'romans')
          expect(dice.attacker.filter((die) => die.hit).length).toBeGreaterThanOrEqual(
            losses.defender.infantry,
          );
  });

  it('read the same entry by entry, and from the entry with which a battle began', () => {
    const game = games[1] as History;
    for (let length = 1; length <= game.journal.length; length += 97) {
      const cut: History = {
        ...game,
        journal: game.journal.slice(0, length),
        states: game.states.slice(0, length + 1),
        events: game.events.slice(0, length + 1),
      };
      const { battle } = present(cut);
      const latest = battlesOf(cut).at(-1);
      expect(battlesOf(cut, latest?.entry ?? length).at(-1)).toEqual(latest); // what the battle window reads
      if (!battle) continue;
      expect(latest?.ended).toBe(false);
      expect(latest?.rounds.length).toBe(battle.round);
      if (battle.stage === 'casualties') continue;
      const force = forceIn(present(cut), nationOf(latest?.defender), battle.area);
      expect(nationId(battle.defender)).toBe(latest?.defender);
      expect(forcesAfter(latest?.rounds.at(-1) as never).defender).toMatchObject({
        infantry: force.infantry,
      });
    }
  });

  it('are empty where nothing was fought', () => {
    expect(battlesOf(newHistory({ scenario: 'standard-4' }))).toEqual([]);
  });

  it('tell of a battle in a position whose defenders are gone (CAS-7)', () => {
    const text = readFileSync(new URL('../e2e/positions/mid-losses.txt', import.meta.url), 'utf8');
    const position = parsePosition(text);
    if (!position.ok) throw new Error(JSON.stringify(position.violation));
    const history = newHistory({ scenario: 'standard-4', position: position.value });
    expect(battlesOf(history)).toMatchObject([
      {
        attacker: 'irish',
        defender: 'welsh',
        start: { attacker: { nation: 'irish', infantry: 3 }, defender: { nation: 'welsh', infantry: 0 } },
        decided: true,
        ended: false,
        holder: 'irish',
      },
    ]);
  });
});

describe('a submission in the midst of a battle (SUB-5)', () => {
  const ROMANS = `
    round 1 romans movement
    kent: romans 8
    essex: belgae 1
    sussex: belgae 1
    downlands: belgae 1
    wessex: belgae 1
    suffolk: belgae 1
  `;

  /** Both battles are opened; the first is decided by the dice, and then the Belgae may submit. */
  function toQuestion(): History {
    const position = parsePosition(ROMANS);
    if (!position.ok) throw new Error(JSON.stringify(position.violation));
    const dice = seededDice(1);
    let history = newHistory({ scenario: 'standard-4', position: position.value });
    const march = {
      type: 'move',
      from: 'kent',
      unit: 'infantry',
      count: 4,
      leader: false,
      group: 0,
    } as const;
    const orders: readonly Action[] = [
      { ...march, to: 'essex' },
      { ...march, to: 'sussex' },
      { type: 'end' },
      { type: 'fight', area: 'essex' },
    ];
    for (const order of orders) history = play(history, order, dice).history;
    return history;
  }

  it('is decided while it waits for their answer', () => {
    const history = toQuestion();
    expect(present(history).pending?.kind).toBe('submit');
    expect(battlesOf(history).at(-1)).toMatchObject({
      area: 'essex',
      decided: true,
      ended: false,
      holder: 'romans',
      submissions: [],
    });
  });

  it('is told, after the dice that led to it', () => {
    const { history } = play(toQuestion(), { type: 'submit' }, seededDice(2));
    const [report] = battlesOf(history);
    expect(report?.submissions).toEqual([
      { nation: 'belgae', overlord: 'romans', after: report?.rounds.length },
    ]);
  });
});
