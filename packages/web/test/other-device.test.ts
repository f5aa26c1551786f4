import {
  type Action,
  decision,
  defaultAction,
  legalActions,
  parsePosition,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import type { SeenEvent } from '@bretwalda/protocol';
import { LocalGame } from '@bretwalda/table';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { OnlineLink } from '../src/online/online-link.ts';
import { watchOtherDevices } from '../src/online/other-device.ts';
import { Session } from '../src/session/session.ts';
import { person } from './table-for.ts';

/** The same person at two devices: what is seen at one of them does not lie over the board of the other. */

const kept = settings.get();
beforeAll(() => {
  settings.update({ dice: 'full', motion: 'calm', events: true, confirmIdle: false });
  vi.useFakeTimers();
});
afterAll(() => {
  settings.set(kept);
  vi.useRealTimers();
});

const BATTLES = `
  round 10 saxons movement
  kent: saxons 3
  sussex: saxons 1
  wessex: saxons 2
  essex: angles 3
  downlands: welsh 2
  north-mercia: saxons 1
  march: welsh 1
`;

const MARCHES = [
  ['kent', 'essex'],
  ['wessex', 'downlands'],
  ['north-mercia', 'march'],
] as const;

const stand: Action = { type: 'stand' };

interface Device {
  readonly session: Session;
  readonly seen: () => ReturnType<Session['scene']['get']>;
}

let game: LocalGame;
let events: SeenEvent[];
let seat: Seat;

function device(): Device {
  const link = new OnlineLink(game.as(seat));
  const session = new Session({ link, people: [seat] });
  session.start();
  watchOtherDevices({
    link,
    seat,
    isSending: () => link.sending.get().isSending,
    events: () => events,
    onPlayed: (entry) => session.flow.seenElsewhere(entry),
  });
  return { session, seen: () => session.scene.get() };
}

beforeEach(() => {
  const position = parsePosition(BATTLES);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const players = Array.from({ length: 4 }, (_, i) => person(`P${i}`));
  game = new LocalGame(
    { scenario: 'standard-4', players, position: position.value },
    { dice: seededDice(1) },
  );
  const { state } = game.snapshot();
  seat = state.owner[state.nation] as Seat;
  events = [];
});

/** Somebody does something, and all that follows from it by itself; the enemies stand their ground. */
async function act({ session }: Device, ...actions: Action[]): Promise<void> {
  for (const action of actions) {
    expect(await session.act([action])).toBe(true);
    await othersStand();
  }
  await vi.advanceTimersByTimeAsync(5000);
}

async function othersStand(): Promise<void> {
  for (;;) {
    const { state, revision } = game.snapshot();
    const other = decision(state)[0]?.seat;
    if (other === undefined || other === seat || state.pending?.kind !== 'retreat') return;
    await game.as(other).submit([stand], revision, other);
  }
}

/** Into the battle for Essex, in which the first dice leave both sides standing. */
async function intoBattle(at: Device): Promise<void> {
  for (const [from, to] of MARCHES) {
    at.session.selectArea(from);
    at.session.pick(to);
    await vi.advanceTimersByTimeAsync(5000);
  }
  await act(at, { type: 'end' }, { type: 'fight', area: 'essex' });
  expect(at.seen().state.pending?.kind).toBe('retreat');
}

async function fightOn(at: Device): Promise<void> {
  while (at.seen().state.pending?.kind === 'retreat') await act(at, stand);
}

/** The others play until the person is asked again. */
async function untilAsked({ session }: Device): Promise<void> {
  while (!session.mayDecide) {
    const { state, revision } = game.snapshot();
    const other = decision(state)[0]?.seat as Seat;
    const action = defaultAction(state) ?? (legalActions(state, other)[0] as Action);
    expect(await game.as(other).submit([action], revision, other)).toMatchObject({ kind: 'ok' });
  }
}

describe('a battle that is fought at another device', () => {
  it('opens here as well, and its dice wait', async () => {
    const [phone, laptop] = [device(), device()];
    await intoBattle(phone);
    expect(laptop.seen().battle).toMatchObject({ area: 'essex' });
    expect(laptop.seen().seen).toBeNull();
    phone.session.close();
  });

  it('is followed from answer to answer: what was answered has been seen', async () => {
    const [phone, laptop] = [device(), device()];
    await intoBattle(phone);
    await act(phone, stand);
    expect(laptop.seen().battle).toMatchObject({ area: 'essex' });
    expect(laptop.seen().seen).toMatchObject({ area: 'essex', rounds: 1 });
    expect(phone.seen().seen).toBeNull(); // there the window tells what was seen
  });

  it('gives way to the next one, and to the board once its player goes on', async () => {
    const [phone, laptop] = [device(), device()];
    await intoBattle(phone);
    await fightOn(phone);
    expect(laptop.seen().state.battle).toBeNull();
    expect(laptop.seen().battle).toMatchObject({ area: 'essex' }); // the last dice may not have been seen yet
    const { length } = phone.seen().game.journal;
    await act(phone, { type: 'fight', area: 'downlands' });
    expect(laptop.seen().battle).toEqual({ from: length, area: 'downlands' });
    await fightOn(phone);
    expect(laptop.seen().battle).not.toBeNull();
    await untilAsked(phone);
    expect(laptop.seen().battle).toEqual({ from: length, area: 'downlands' });
    await act(phone, phone.session.actions.at(-1) as Action);
    expect(laptop.seen()).toMatchObject({ battle: null, happenings: [], scoring: null });
  });

  it('stays where an order has answered, not a person', async () => {
    const laptop = device();
    const server = game.as(seat);
    await intoBattle(laptop);
    const { revision, journal } = server.snapshot();
    await server.submit([stand], revision, seat);
    const body = { kind: 'retreat', entry: journal.length };
    events.push({ seq: 1, at: '', kind: 'order-used', body } as unknown as SeenEvent);
    await vi.advanceTimersByTimeAsync(5000);
    expect(laptop.seen().seen).toBeNull();
  });
});

it('what is further on counts, here or there', async () => {
  const laptop = device();
  await intoBattle(laptop);
  const { entry, area } = { entry: laptop.seen().battle?.from ?? 0, area: 'essex' as const };
  laptop.session.flow.see({ entry, area, rounds: 2 });
  laptop.session.flow.seenElsewhere(laptop.seen().game.journal.length);
  expect(laptop.seen().seen).toEqual({ entry, area, rounds: 2 });
});
