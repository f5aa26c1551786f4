import { areaOf, newHistory, parsePosition } from '@bretwalda/engine';
import { armiesIn, NATION } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { goingFrom } from '../src/session/picking.ts';
import type { Session } from '../src/session/session.ts';
import { sessionOf } from './table-for.ts';

beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

const players = Array.from({ length: 4 }, (_, i): Player => ({ kind: 'person', name: `Player ${i}` }));

function sessionAt(text: string): Session {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const config = { scenario: position.value.scenario ?? 'standard-4', position: position.value, players };
  const table = { id: 'picking', name: 'Test', config, history: newHistory(config), began: 0 };
  const session = sessionOf(table, { seed: 1 });
  session.start();
  session.flow.takeSeat();
  return session;
}

const CROWDED = `round 9 saxons overpopulation
kent: saxons 4
essex: saxons 3
york: angles 1`;

const saxons = (session: Session, area: 'kent' | 'essex'): number =>
  armiesIn(session.scene.get().state, NATION.saxons, areaOf(area));

describe('pieces that go together (UI-67)', () => {
  it('are picked one after the other, and nothing happens before they are confirmed', () => {
    const session = sessionAt(CROWDED);
    const before = session.scene.get().state;
    expect(session.picking).toMatchObject({ kind: 'remove', left: 3, picks: [] });
    session.pick('kent');
    session.pick('kent');
    expect(session.picking?.left).toBe(1);
    session.confirmPicks();
    expect(session.scene.get().state, 'too few').toBe(before);
    session.pick('essex');
    expect(session.picking?.left).toBe(0);
    expect(session.offers.size, 'there is nothing more to pick').toBe(0);
    session.pick('essex');
    expect(goingFrom(session.picking as never)).toEqual(
      new Map([
        ['kent', 2],
        ['essex', 1],
      ]),
    );
    expect(session.scene.get().state).toBe(before);
    session.confirmPicks();
    expect([saxons(session, 'kent'), saxons(session, 'essex')]).toEqual([2, 2]);
    expect(session.game.journal).toHaveLength(3);
    expect(session.picking).toBeNull();
    session.close();
  });

  it('the last pick is taken back by undo, all of them by starting again', () => {
    const session = sessionAt(CROWDED);
    session.pick('kent');
    session.pick('essex');
    expect(session.undoable).toBe(2);
    session.undo();
    expect(session.picking).toMatchObject({ left: 2, picks: [{ area: 'kent' }] });
    session.pick('kent');
    session.restart();
    expect(session.picking).toMatchObject({ left: 3, picks: [] });
    expect(session.undoable).toBe(0);
    session.close();
  });

  it('undo takes back the last of many, and nothing can be added once all are chosen', () => {
    const session = sessionAt(CROWDED);
    for (const area of ['kent', 'essex', 'kent'] as const) session.pick(area);
    expect(session.picking).toBe(session.picking); // worked out once
    session.addPick({ type: 'remove', area: 'kent', unit: 'infantry' });
    expect(session.picking?.picks).toHaveLength(3);
    expect(session.scene.get().refusal).toBeNull();
    session.undo();
    expect(session.picking?.picks.map(({ area }) => area)).toEqual(['kent', 'essex']);
    session.close();
    const moving = sessionAt('round 9 saxons movement\nkent: saxons 2\nyork: angles 1');
    expect(moving.picking).toBeNull();
    moving.addPick({ type: 'remove', area: 'kent', unit: 'infantry' });
    moving.confirmPicks();
    expect(moving.game.journal).toHaveLength(0);
    expect(moving.scene.get().refusal).toBeNull();
    moving.close();
  });

  it('a choice that may end early is confirmed with what was picked so far', () => {
    const FORTS = 'round 6\nkent: fort\nessex: fort\nsussex: fort';
    const armies = (session: Session, area: 'kent' | 'essex'): number =>
      armiesIn(session.scene.get().state, NATION['romano-british'], areaOf(area));
    const session = sessionAt(`${FORTS}\noptions {"variants":["garrisons-as-wanted"]}`);
    session.pick('kent');
    expect(session.picking).toMatchObject({ kind: 'replace', left: 7, mayStop: true });
    session.endPhase();
    expect([armies(session, 'kent'), armies(session, 'essex')]).toEqual([1, 0]);
    session.close();
    const printed = sessionAt(FORTS);
    expect(printed.picking?.mayStop).toBe(false);
    printed.endPhase();
    expect(printed.picking, 'without the option all must be chosen').not.toBeNull();
    printed.close();
  });

  it('who looks back at the past picks nothing', () => {
    const session = sessionAt(CROWDED);
    session.pick('kent');
    session.review.from(0);
    expect(session.picking).toBeNull();
    session.review.end();
    expect(session.picking?.picks).toHaveLength(1);
    session.close();
  });

  it('OPOP-2: the last army of an area is not offered, with those before it picked', () => {
    const session = sessionAt(`round 9 saxons overpopulation
kent: saxons 4
essex: saxons 3
wessex: saxons 2
york: angles 1`);
    expect([...session.offers.keys()]).toEqual(['essex', 'kent', 'wessex']);
    session.pick('essex');
    session.pick('essex');
    expect([...session.offers.keys()]).toEqual(['kent', 'wessex']);
    session.pick('essex');
    expect(session.picking?.left, 'one army stays').toBe(1);
    session.close();
  });

  it('what has no other choice goes along, and is told before it is confirmed', () => {
    const session = sessionAt(CROWDED);
    session.pick('essex');
    session.pick('essex');
    expect(session.picking).toMatchObject({ left: 0, picks: [{ area: 'essex' }, { area: 'essex' }] });
    expect(session.picking?.going.map(({ area }) => area)).toEqual(['essex', 'essex', 'kent']);
    session.confirmPicks();
    expect([saxons(session, 'kent'), saxons(session, 'essex')]).toEqual([3, 1]);
    session.close();
  });

  it('DANE-4, OPOP-1: what then dies for want of land is no part of what leaves with Cnut', () => {
    const session = sessionAt(
      'round 14 danes departure\nkent: danes 1 leader cnut\nyork: danes 8\nessex: saxons 1',
    );
    for (let i = 0; i < 4; i++) session.pick('york');
    expect(session.picking).toMatchObject({ left: 0 });
    expect(goingFrom(session.picking as never)).toEqual(new Map([['york', 4]]));
    session.confirmPicks();
    // Four are left in York, and one of them is one too many for two areas.
    expect(armiesIn(session.scene.get().state, NATION.danes, areaOf('york'))).toBe(3);
    session.close();
  });

  it('a piece that may not go is refused with the reason, and nothing is picked', () => {
    const session = sessionAt(CROWDED);
    session.addPick({ type: 'remove', area: 'york', unit: 'infantry' });
    expect(session.scene.get().refusal).toMatchObject({
      area: 'york',
      violation: { code: expect.any(String) },
    });
    expect(session.picking).toMatchObject({ picks: [], left: 3 });
    session.close();
  });

  it('N confirms what is complete', () => {
    const session = sessionAt(CROWDED);
    session.pick('kent');
    session.endPhase();
    expect(session.picking?.left).toBe(2);
    session.pick('kent');
    session.pick('kent');
    session.endPhase();
    expect(saxons(session, 'kent')).toBe(1);
    session.close();
  });

  it('an area with armies and a burh asks which of them goes', () => {
    const session = sessionAt(`round 12 saxons overpopulation
kent: saxons 3 burh
essex: saxons 2
york: angles 1`);
    session.pick('kent');
    expect(session.scene.get().asking).toBe('kent');
    expect(session.picking?.picks).toEqual([]);
    session.addPick({ type: 'remove', area: 'kent', unit: 'burh' });
    expect(session.picking?.picks).toEqual([{ type: 'remove', area: 'kent', unit: 'burh' }]);
    expect(session.scene.get().asking).toBeNull();
    session.close();
  });

  it('eight forts become Romano-British in one choice (RB-1)', () => {
    const areas = ['kent', 'essex', 'sussex', 'wessex', 'avalon', 'hwicce', 'norfolk', 'suffolk'] as const;
    const session = sessionAt(
      ['round 6', ...areas.map((a) => `${a}: fort`), 'south-mercia: fort', 'lindsey: fort'].join('\n'),
    );
    expect(session.picking).toMatchObject({ kind: 'replace', left: 8 });
    for (const area of areas) session.pick(area);
    expect(session.picking?.left).toBe(0);
    session.confirmPicks();
    const { state } = session.scene.get();
    for (const area of areas) expect(armiesIn(state, NATION['romano-british'], areaOf(area))).toBe(1);
    expect(session.game.journal).toHaveLength(8);
    session.close();
  });
});
