import {
  type Action,
  type Config,
  nationOf,
  newHistory,
  parseAction,
  parsePosition,
  play,
  present,
  scriptedDice,
  toSeat,
} from '@bretwalda/engine';
import { rulesWith } from '@bretwalda/engine/queries';
import { en, loadText } from '@bretwalda/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { cardTable } from '../src/facts/card.ts';
import { sidesOf } from '../src/facts/sides.ts';
import { GameMenu } from '../src/pages/game/GameMenu.tsx';
import { OpenBattle } from '../src/pages/game/OpenBattle.tsx';
import { PhoneTitle } from '../src/pages/game/PhoneTopBar.tsx';
import { RecordPanel } from '../src/pages/game/RecordPanel.tsx';
import { NationPanel } from '../src/panels/NationPanel.tsx';
import type { ShownBattle } from '../src/session/scene.ts';
import type { Session } from '../src/session/session.ts';
import { oddsOf } from '../src/windows/battle/battle-odds.ts';
import { battlesOf } from '../src/windows/battle/battle-reports.ts';
import { carriedAt, stageOf } from '../src/windows/battle/battle-stage.ts';
import type { BattleReport, RoundReport } from '../src/windows/battle/battle-types.ts';
import { unitViews } from '../src/windows/battle/unit-views.ts';
import { OtherGoals } from '../src/windows/nation/OtherGoals.tsx';
import { PlayersWindow } from '../src/windows/players/PlayersWindow.tsx';
import { ScoreTable } from '../src/windows/record/ScoreTable.tsx';
import { ScoreWindow } from '../src/windows/record/ScoreWindow.tsx';
import { scoreSheet, totalsByRound } from '../src/windows/record/score-sheet.ts';
import { gameOf, sessionAt, wordsOf } from './on-screen.tsx';

const RULES = rulesWith('second-edition', []);

/** What the screen shows of the options that a table agrees on. */

const italian = await loadText('it');

const before = settings.get();
beforeAll(() => settings.update({ motion: 'off', dice: 'fast', confirmIdle: false }));
afterAll(() => settings.set(before));

const read = <T,>(result: { ok: true; value: T } | { ok: false; violation: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result.value;
};

const at = (text: string, seat: number): Session => sessionAt(read(parsePosition(text)), seat);

function fought(text: string, orders: readonly (readonly [string, (readonly number[])?])[]) {
  const config: Config = { scenario: 'standard-4', position: read(parsePosition(text)) };
  let history = newHistory(config);
  for (const [order, rolls = []] of orders)
    history = play(history, read<Action>(parseAction(order)), scriptedDice(rolls)).history;
  return { state: present(history), report: battlesOf(history).at(-1) as BattleReport };
}

const ESSEX = `
  round 9 saxons movement
  kent: saxons 3
  essex: angles 2
  suffolk: angles 1
`;
const REDUCED = `${ESSEX}options {"variants":["reduced-luck"]}`;
const ATTACK = 'move 3 kent essex';
const FIRST_ROLL = [5, 5, 5, 1, 1, 1, ...[1, 1, 1, 1]];

describe('X-BAT-5: two dice for each unit', () => {
  const { state, report } = fought(REDUCED, [[ATTACK], ['end', FIRST_ROLL]]);
  const round = report.rounds[0] as RoundReport;

  it('stand beside the unit that rolled them, and the units are counted right', () => {
    expect(report.start.attacker).toMatchObject({ infantry: 3 });
    expect(report.start.defender).toMatchObject({ infantry: 2 });
    const units = unitViews(round.force.attacker, round, 'attacker');
    expect(units.map(({ dice }) => dice.map(({ natural, hit }) => [natural, hit]))).toEqual([
      [
        [5, true],
        [5, true],
      ],
      [
        [5, true],
        [1, false],
      ],
      [
        [1, false],
        [1, false],
      ],
    ]);
    const losses = unitViews(round.force.defender, round, 'defender').map(({ fate }) => fate);
    expect(losses).toEqual(['stands', 'fallen']);
  });

  it('leave a hit over, which the chances take into account', () => {
    expect(round.carried?.defender).toEqual({ before: { high: 0, low: 0 }, after: { high: 0, low: 1 } });
    const { now } = stageOf(state, report, 'essex', 1, false);
    const odds = (shown: number) =>
      oddsOf(report, now, carriedAt(report, report.dicePerUnit, shown))?.win ?? 0;
    expect(odds(1)).toBeGreaterThan(odds(0));
    expect(carriedAt(report, 1, 1)).toBeUndefined();
  });

  it('are told in the window', () => {
    const session = at(REDUCED, 2);
    session.start();
    session.selectArea('kent');
    session.pick('essex');
    session.endPhase(true);
    const words = wordsOf(<OpenBattle battle={session.scene.get().battle as ShownBattle} />, session);
    expect(words).toContain('Each unit rolls two dice. Two hits are one loss');
    session.close();
  });

  it('are told in the log of both languages', () => {
    const { report: _, ...rest } = fought(REDUCED, [[ATTACK], ['end', FIRST_ROLL]]);
    expect(rest.state.battle?.carriedOnDefender).toEqual({ high: 0, low: 1 });
    const event = {
      type: 'battle-rolled',
      area: 'essex',
      round: 1,
      attacker: round.rolls.attacker,
      defender: round.rolls.defender,
      carried: {
        onAttacker: { before: { high: 0, low: 0 }, after: { high: 1, low: 0 } },
        onDefender: { before: { high: 0, low: 0 }, after: { high: 0, low: 1 } },
      },
    } as const;
    expect(en.log(event, String, RULES)?.text).toContain(
      'Kept for the next roll: 1 hit on the attackers and 1 hit on the defenders.',
    );
    expect(italian.log(event, String, RULES)?.text).toContain(
      'Da parte per il prossimo lancio: 1 colpo contro gli attaccanti e 1 colpo contro i difensori.',
    );
  });
});

describe('RUL-142: decks of dice', () => {
  const DECKS = `${ESSEX}options {"variants":["dice-deck-24"]}`;

  it('are shown as far as the dice have landed', () => {
    const { state, report } = fought(DECKS, [[ATTACK], ['end', [1, 1, 1, 24, 23]]]);
    expect(stageOf(state, report, 'essex', 0, true).decks).toEqual({
      attacker: [4, 4, 4, 4, 4, 4],
      defender: [4, 4, 4, 4, 4, 4],
    });
    expect(stageOf(state, report, 'essex', 1, false).decks).toEqual({
      attacker: [1, 4, 4, 4, 4, 4],
      defender: [4, 4, 4, 4, 4, 2],
    });
    const { report: single } = fought(ESSEX, [[ATTACK], ['end', [1, 1, 1, 1, 1]]]);
    expect(single.decks).toBeNull();
  });

  it('stand in the window of the battle and of the players, with a word about the chances', () => {
    const session = at(DECKS, 2);
    session.start();
    const players = () =>
      wordsOf(
        <PlayersWindow
          state={session.scene.get().state}
          players={session.scene.get().game.config.players}
          onClose={() => {}}
          onNation={() => {}}
        />,
        session,
      );
    expect(players()).toContain('Cards left in the deck: 4 with a 1, 4 with a 2');
    session.selectArea('kent');
    session.pick('essex');
    session.endPhase(true);
    const words = wordsOf(<OpenBattle battle={session.scene.get().battle as ShownBattle} />, session);
    expect(words).toContain('Cards left in the deck: 4 with a 1');
    expect(words).toContain('Worked out for fair dice');
    session.close();
  });
});

const SCORED = 'points {"nation":"saxons","round":8,"points":7,"reason":"hold","area":"york","line":0}';

describe('RUL-144: hidden scores', () => {
  const position = (options: string) => `${ESSEX}${SCORED}\n${options}`;
  const shown = (options: string) => {
    const session = at(position(options), 2);
    const { state, game } = session.scene.get();
    const nothing = () => {};
    const links = { onNation: nothing, onRule: nothing, onUnits: nothing, onGrowth: nothing };
    return {
      state,
      panel: wordsOf(<RecordPanel onOpen={nothing} />, session),
      phone: wordsOf(<PhoneTitle />, session),
      nation: wordsOf(
        <NationPanel
          state={state}
          nation="saxons"
          players={game.config.players}
          viewer={toSeat(2)}
          {...links}
        />,
        session,
      ),
      players: wordsOf(
        <PlayersWindow state={state} players={game.config.players} onClose={nothing} onNation={nothing} />,
        session,
      ),
      scores: wordsOf(
        <ScoreWindow history={game} players={game.config.players} onClose={nothing} />,
        session,
      ),
      full: present(gameOf(session).link.history),
    };
  };
  const HIDDEN = 'options {"variants":["hidden-scores"]}';

  it('no panel and no window tells points', () => {
    const { state, full, panel, phone, nation, players, scores } = shown(HIDDEN);
    expect(full.ledger).toHaveLength(1);
    expect(state.ledger).toEqual([]);
    for (const words of [panel, players, scores]) expect(words).toContain('Points stay hidden');
    expect(panel).not.toContain('Battles Points Moves');
    expect(nation).toContain('Points –');
    for (const words of [panel, phone, nation, players, scores])
      expect(words).not.toMatch(/\b7\b|typical by now|Typical by now/);
    expect(phone).not.toContain('points');
  });

  it('a handicap is told, but not as if it were in a sum that is shown', () => {
    const { players } = shown('options {"variants":["hidden-scores"],"handicap":[0,0,-3,5]}');
    expect(players).toContain('Handicap at the end: −3.');
    expect(shown('options {"handicap":[0,0,-3,5]}').players).toContain('The handicap of −3 is counted.');
  });

  it('with open scores all of them do', () => {
    const { panel, phone, nation, players, scores } = shown('');
    for (const words of [panel, phone, nation, players, scores]) expect(words).toMatch(/\b7\b/);
  });

  it('the card does not call missed what nobody may know', () => {
    const marks = (options: string) =>
      cardTable(shown(options).state, 'saxons').rows.flatMap(({ cells }) => cells.map(({ mark }) => mark));
    expect(marks('')).toContain('missed');
    expect(marks(HIDDEN)).not.toContain('missed');
    expect(marks(HIDDEN)).toContain('untold');
    expect(cardTable(shown(HIDDEN).state, 'saxons').gains[0]).toBeNull();
  });

  it('nor does it say of earlier goals that they were not reached', () => {
    const goals = (options: string) => {
      const session = at(position(options), 2);
      return wordsOf(<OtherGoals state={session.scene.get().state} nation="romans" />, session);
    };
    expect(goals('')).toContain('no longer possible');
    expect(goals(HIDDEN)).toContain('Boudicca');
    expect(goals(HIDDEN)).not.toContain('no longer possible');
  });
});

describe('RUL-143: handicap', () => {
  const position = `${ESSEX}${SCORED}\noptions {"handicap":[0,0,-3,12]}`;

  it('has a line of its own in the table, and counts from the start', () => {
    const session = at(position, 2);
    const { state, game } = session.scene.get();
    const sheet = scoreSheet(state);
    const saxons = sheet.seats.find(({ seat }) => seat === state.owner[nationOf('saxons')]);
    expect(saxons).toMatchObject({ handicap: -3, total: 4 });
    expect(saxons && totalsByRound(saxons)[0]).toBe(-3);
    const words = wordsOf(
      <ScoreTable state={state} sheet={sheet} players={game.config.players} viewer={null} />,
      session,
    );
    expect(words).toContain('Handicap −3');
    expect(words).toContain('Handicap +12');
  });

  it('is in the totals of the players, and in what they should have by now', () => {
    const { state } = at(position, 2).scene.get();
    const plain = at(`${ESSEX}${SCORED}`, 2).scene.get().state;
    const side = (s: typeof state) => sidesOf(s).find(({ seat }) => seat === 2);
    expect(side(state)?.points).toBe(4);
    expect(side(state)?.expected).toBe((side(plain)?.expected ?? 0) - 3);
  });

  it('can bring a total below zero, which is written with a minus sign everywhere', () => {
    const session = at(`${ESSEX}options {"handicap":[0,0,-3,12]}`, 2);
    const { state, game } = session.scene.get();
    const { players } = game.config;
    const nothing = () => {};
    const words = [
      wordsOf(<RecordPanel onOpen={nothing} />, session),
      wordsOf(
        <PlayersWindow state={state} players={players} onClose={nothing} onNation={nothing} />,
        session,
      ),
      wordsOf(<ScoreWindow history={game} players={players} onClose={nothing} />, session),
    ];
    for (const told of words) {
      expect(told).toContain('−3');
      expect(told).not.toMatch(/(?<![\w–])-\d/);
    }
    expect(en.names.counts.points(-3)).toBe('−3 points');
  });
});

describe('RUL-145: deals', () => {
  it('what was agreed stands in the menu', () => {
    const menu = (options: string) =>
      wordsOf(
        <GameMenu onOpen={() => {}} onQuit={() => {}} onClose={() => {}} />,
        at(`${ESSEX}${options}`, 2),
      );
    expect(menu('')).toContain('Deals: players may agree on anything.');
    expect(menu('options {"negotiation":"open"}')).toContain('Deals: only aloud');
    expect(italian.game.negotiation('none')).toBe('Accordi: in questa partita non se ne fanno.');
  });
});
