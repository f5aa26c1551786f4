import { commitmentTo, RefusedError, type SeatInfo, type SeenEvent } from '@bretwalda/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, joinNotes, NoteKeeper } from '../src/online/talk/note-keeper.ts';
import { heardOf, newIn, saidIn, seatOf, sitterAt } from '../src/online/talk/said.ts';
import { readSeen, withSeen } from '../src/online/talk/seen.ts';

/** Talk at a table (UI-96), as far as it can be computed. */

const at = '2026-03-04T10:00:00.000Z';
const told = (seq: number, kind: string, body: object): SeenEvent => ({ seq, at, kind, body });
const said = (seq: number, player: string | null, seat: number, words = 'hello') =>
  told(seq, 'talk', { seat, name: player ?? '', player, words, to: null });
const sits = (seat: number, player: string | null, name = player ?? ''): SeatInfo => ({
  seat,
  name,
  kind: player === null ? 'bot' : 'person',
  bot: null,
  isYou: false,
  player,
  vacation: null,
});

describe('what was said', () => {
  const events = [told(1, 'gathered', {}), said(2, 'ann', 0), said(3, 'ben', 1), said(5, null, 2)];
  const all = saidIn(events);

  it('is all that was told as talk', () => {
    expect(all.map(({ seq }) => seq)).toEqual([2, 3, 5]);
    expect(all[0]).toMatchObject({ player: 'ann', words: 'hello', at });
  });

  it('by somebody who is blocked is not shown, not even what they said before', () => {
    expect(heardOf(all, ['ben']).map(({ seq }) => seq)).toEqual([2, 5]);
    expect(heardOf(all, [])).toBe(all);
  });

  it('is new when others said it after somebody last looked', () => {
    expect(newIn(all, 'ann', 0).map(({ seq }) => seq)).toEqual([3, 5]);
    expect(newIn(all, 'ann', 3).map(({ seq }) => seq)).toEqual([5]);
    expect(newIn(all, 'ben', 5)).toEqual([]);
  });

  it('has the colour of the seat where its speaker sits now, or sat then', () => {
    const [ann, , gone] = all;
    expect(seatOf(ann as never, [sits(0, 'dan'), sits(3, 'ann')])).toBe(3);
    expect(seatOf(gone as never, [sits(2, null)])).toBe(2);
  });

  it('was for those who sat there at the time, not for their successors', () => {
    const seats = [sits(0, 'ann', 'Ann'), sits(1, 'dan', 'Dan'), sits(2, null)];
    const moves = [
      told(2, 'joined', { seat: 1, name: 'Ben' }),
      told(9, 'taken-over', { seat: 1, name: 'Dan' }),
    ];
    expect(sitterAt(moves, seats, 1, 5)).toBe('Ben');
    expect(sitterAt(moves, seats, 1, 12)).toBe('Dan');
    expect(sitterAt(moves, seats, 0, 5)).toBe('Ann');
    expect(sitterAt(moves, seats, 1, 1)).toBeUndefined();
    expect(sitterAt(moves, seats, 2, 5)).toBeUndefined();
  });
});

describe('what somebody has looked at', () => {
  it('never goes back, and of many tables the latest are remembered', () => {
    const first = withSeen({}, 'a', 7);
    expect(withSeen(first, 'a', 3)).toEqual({ a: 7 });
    let many = first;
    for (let i = 0; i < 250; i++) many = withSeen(many, `t${i}`, i);
    expect(Object.keys(many)).toHaveLength(200);
    expect(many).toMatchObject({ t249: 249 });
    expect(many).not.toHaveProperty('a');
  });

  it('is read with care: anything may stand there', () => {
    expect(readSeen('{"a":3,"b":"x","c":1.5}')).toEqual({ a: 3 });
    for (const odd of [null, '', 'null', '{', '7', '"x"']) expect(readSeen(odd)).toEqual({});
  });
});

describe('a note', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server with one note, and a keeper of it. */
  function desk(words = '') {
    const server = { words, refuses: null as unknown, kept: 0 };
    let draft: Draft | null = null;
    const parts = {
      read: async () => {
        if (server.refuses) throw server.refuses;
        return server.words;
      },
      keep: async (next: string, over: string) => {
        if (server.refuses) throw server.refuses;
        if (over !== commitmentTo(server.words) && next !== server.words)
          throw new RefusedError({ code: 'stale' });
        server.words = next;
        server.kept++;
      },
      draft: {
        get: () => draft,
        set: (next: Draft | null) => {
          draft = next;
        },
      },
    };
    const keeper = () => new NoteKeeper(parts);
    return { server, keeper, draft: () => draft };
  }

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('is saved by itself when nobody types any more, and says so only then', async () => {
    const { server, keeper } = desk('old');
    const one = keeper();
    expect(one.note.get().state).toBe('unread');
    await one.open();
    expect(one.note.get()).toMatchObject({ words: 'old', state: 'saved' });
    one.write('new');
    await pass(500);
    one.write('newer');
    await pass(500);
    expect([server.words, one.note.get().state]).toEqual(['old', 'unsaved']);
    await pass(400);
    expect([server.words, one.note.get().state, server.kept]).toEqual(['newer', 'saved', 1]);
  });

  it('is not saved while the server does not answer, and is tried again', async () => {
    const { server, keeper, draft } = desk();
    const one = keeper();
    await one.open();
    server.refuses = new TypeError('Failed to fetch');
    one.write('words');
    await pass(1000);
    expect(one.note.get()).toMatchObject({ words: 'words', state: 'failed', error: server.refuses });
    expect(draft()?.words).toBe('words');
    server.refuses = null;
    await pass(5000);
    expect([server.words, one.note.get().state, draft()]).toEqual(['words', 'saved', null]);
  });

  it('is not sent again and again when it is refused', async () => {
    const { server, keeper } = desk();
    const one = keeper();
    await one.open();
    server.refuses = new RefusedError({ code: 'too-large' });
    one.write('words');
    await pass(1000);
    server.refuses = null;
    await pass(60_000);
    expect([server.words, one.note.get().state]).toEqual(['', 'failed']);
    await one.save();
    expect([server.words, one.note.get().state]).toEqual(['words', 'saved']);
  });

  it('outlives the page that could not save it', async () => {
    const { server, keeper } = desk('old');
    const one = keeper();
    await one.open();
    server.refuses = new TypeError('Failed to fetch');
    one.write('old and new');
    server.refuses = null;
    vi.clearAllTimers(); // the page is gone
    const next = keeper();
    await next.open();
    await pass(0);
    expect([server.words, next.note.get().words, next.note.get().state]).toEqual([
      'old and new',
      'old and new',
      'saved',
    ]);
  });

  it('shows what was written on another device, and loses neither when both have written', async () => {
    const { server, keeper } = desk('old');
    const [phone, laptop] = [keeper(), keeper()];
    await phone.open();
    await laptop.open();
    phone.write('from the phone');
    await pass(1000);
    await laptop.open();
    expect(laptop.note.get()).toMatchObject({ words: 'from the phone', isJoined: false });
    phone.write('phone');
    await pass(1000);
    laptop.write('laptop');
    await pass(2000);
    expect(laptop.note.get()).toMatchObject({ state: 'saved', isJoined: true });
    expect(server.words).toBe('phone\n\n———\n\nlaptop');
  });

  it('that could not be read at first is read later', async () => {
    const { server, keeper } = desk('old');
    const one = keeper();
    server.refuses = new TypeError('Failed to fetch');
    await one.open();
    expect(one.note.get()).toMatchObject({ state: 'failed', words: '' });
    server.refuses = null;
    await one.open();
    expect(one.note.get()).toMatchObject({ state: 'saved', words: 'old' });
  });

  it.each([
    ['', 'mine', 'mine'],
    ['theirs', '', 'theirs'],
    ['both', 'both and mine', 'both and mine'],
    ['both and theirs', 'both', 'both and theirs'],
    ['theirs', 'mine', 'theirs\n\n———\n\nmine'],
  ])('joins %j and %j', (theirs, mine, joined) => {
    expect(joinNotes(theirs, mine)).toBe(joined);
  });
});
