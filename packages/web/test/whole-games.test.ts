import { nationOf, outcome, seededDice } from '@bretwalda/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { battlesShown } from '../src/windows/battle/shown-battles.ts';
import { act, goOn } from './at-random.ts';
import { ask, person, sessionOf, settle, squire, tableFor } from './table-for.ts';

/** Whole games, played by computers and by people who answer at random. */

const before = settings.get();
afterAll(() => settings.set(before));

describe('the controller of a game', () => {
  beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

  it('lets computers play a whole game', async () => {
    const session = sessionOf(tableFor('two-vikings', [squire('A'), squire('B')]), { seed: 5, ask });
    session.start();
    for (let i = 0; i < 4000 && session.scene.get().state.pending; i++) await settle();
    const { state, failure } = session.scene.get();
    expect(failure).toBeNull();
    expect(outcome(state).over).toBe(true);
    session.close();
  });

  it('plays a hot-seat game to the end through offers, picks and answers alone', async () => {
    const session = sessionOf(tableFor('two-vikings', [person('A'), person('B')]), { seed: 3, ask });
    const chance = seededDice(11);
    session.start();
    let handOvers = 0;
    for (let i = 0; i < 20_000 && session.scene.get().state.pending; i++) {
      if (session.scene.get().handOver !== null) {
        handOvers++;
        session.flow.takeSeat();
        continue;
      }
      const { battle, state } = session.scene.get();
      if (battle && !state.battle) session.flow.closeBattle(); // its end is looked at before the screen goes on
      if (session.scene.get().handOver !== null) continue;
      expect(session.mayDecide, JSON.stringify(session.scene.get().state.pending)).toBe(true);
      act(session, chance);
    }
    expect(outcome(session.scene.get().state).over).toBe(true);
    expect(handOvers).toBeGreaterThan(4);
    session.close();
  });
});

describe.each(['PPC', 'PCP', 'CPP', 'PPP', 'PCC'])('a whole game of %s', (seats) => {
  beforeAll(() => settings.update({ motion: 'off', dice: 'fast', confirmIdle: false }));

  it('never waits for something that is not there, and shows every battle of a person', async () => {
    const players = [...seats].map((who, i) => (who === 'P' ? person(`P${i}`) : squire(`C${i}`)));
    const session = sessionOf(tableFor('short-3', players), { seed: 4, ask });
    const chance = seededDice(8);
    const seen = new Set<string>();
    let last = session.scene.get();
    session.scene.subscribe(() => {
      const now = session.scene.get();
      if (last.battle && (now.viewer !== last.viewer || now.handOver !== null))
        expect(now.state.battle, 'the screen changes hands under an open battle').not.toBeNull();
      if (now.battle) {
        expect(battlesShown(now).length, 'a window without a battle').toBeGreaterThan(0);
        for (const { entry, area } of battlesShown(now)) seen.add(`${entry} ${area}`);
      }
      last = now;
    });
    session.start();
    for (let still = 0; session.scene.get().state.pending && still < 200; still++) {
      const was = session.scene.get();
      if (!goOn(session, chance)) await settle();
      if (session.scene.get() !== was) still = 0;
    }
    const { state, failure, game } = session.scene.get();
    expect(failure).toBeNull();
    expect(outcome(state).over).toBe(true);
    const ofPeople = game.events
      .flat()
      .filter(
        (e) =>
          e.type === 'battle-started' &&
          [e.attacker, e.defender].some((id) => players[state.owner[nationOf(id)] ?? -1]?.kind === 'person'),
      );
    expect(ofPeople.length).toBeGreaterThan(10);
    expect(seen.size).toBe(ofPeople.length);
    session.close();
  }, 120_000);
});
