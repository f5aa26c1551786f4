import { newHistory } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { Autosaver } from '../src/local/autosaver.ts';
import { type Means, TabLock } from '../src/local/tab-lock.ts';
import { saves } from '../src/storage/saves.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';
import { sessionOf } from './table-for.ts';

type Call = Parameters<ReturnType<NonNullable<Means['channel']>>['postMessage']>[0];
type Channel = ReturnType<NonNullable<Means['channel']>>;

/** The tabs of a browser: who holds which lock, who waits for it, who hears a call. */
class Tabs {
  private readonly holders = new Map<string, (error: Error) => void>();
  private readonly waiting: { readonly name: string; readonly grant: () => void }[] = [];
  private readonly channels = new Set<Channel>();

  readonly locks = {
    request: (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> => {
      if (options.steal) this.holders.get(name)?.(new Error('stolen'));
      if (options.ifAvailable && this.holders.has(name)) return Promise.resolve(work(null));
      return new Promise((resolve, reject) => {
        const grant = () => {
          this.holders.set(name, reject);
          Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
            if (this.holders.get(name) === reject) this.pass(name);
            resolve(value);
          });
        };
        if (options.steal || !this.holders.has(name)) return grant();
        const place = { name, grant };
        this.waiting.push(place);
        options.signal?.addEventListener('abort', () => {
          this.waiting.splice(this.waiting.indexOf(place), 1);
          reject(new Error('too late'));
        });
      });
    },
  } as unknown as NonNullable<Means['locks']>;

  readonly channel = (): Channel => {
    const one: Channel = {
      onmessage: null,
      postMessage: (data: Call) => {
        for (const other of this.channels)
          if (other !== one) queueMicrotask(() => other.onmessage?.({ data } as MessageEvent<Call>));
      },
      close: () => this.channels.delete(one),
    };
    this.channels.add(one);
    return one;
  };

  private pass(name: string): void {
    this.holders.delete(name);
    const next = this.waiting.findIndex((place) => place.name === name);
    if (next >= 0) this.waiting.splice(next, 1)[0]?.grant();
  }
}

const never = async (): Promise<void> => {
  throw new Error('nobody asked for it');
};

describe('one tab plays a game', () => {
  it('the first finds it free', async () => {
    const tabs = new Tabs();
    expect(await new TabLock('a', never, tabs).take()).toBe('first');
    expect(await new TabLock('b', never, tabs).take()).toBe('first'); // another game
  });

  it('the one that opened it last plays it, after the other has saved', async () => {
    const tabs = new Tabs();
    const done: string[] = [];
    const save = async () => {
      done.push('asked');
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('saved');
    };
    await new TabLock('a', save, tabs).take();
    expect(await new TabLock('a', never, tabs).take()).toBe('after');
    expect(done).toEqual(['asked', 'saved']);
  });

  it('a tab that sleeps loses it all the same', async () => {
    const tabs = new Tabs();
    const deaf = { locks: tabs.locks, channel: undefined };
    const lost: string[] = [];
    await new TabLock('a', async () => void lost.push('a'), deaf).take();
    expect(await new TabLock('a', never, tabs, 20).take()).toBe('after');
    expect(lost).toEqual(['a']);
  });

  it('of two that wait for it the later one gets it', async () => {
    const tabs = new Tabs();
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    await new TabLock('a', slow, tabs).take();
    const second = new TabLock('a', never, tabs).take();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const third = new TabLock('a', never, tabs).take();
    expect(await second).toBe('lost');
    expect(await third).toBe('after');
  });

  it('one that lost it while it waited does not take it by force', async () => {
    const tabs = new Tabs();
    const stolen: string[] = [];
    const watched = (who: string): Means => ({
      channel: tabs.channel,
      locks: {
        request: (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) => {
          if (options.steal) stolen.push(who);
          return tabs.locks.request(name, options, work);
        },
      } as NonNullable<Means['locks']>,
    });
    const asleep = { locks: tabs.locks, channel: undefined };
    await new TabLock('a', async () => {}, asleep).take();
    const second = new TabLock('a', never, watched('second'), 40).take();
    await new Promise((resolve) => setTimeout(resolve, 10));
    const third = new TabLock('a', never, watched('third'), 20).take(); // calls, and the second hears it
    expect(await third).toBe('after');
    expect(await second).toBe('lost');
    await new Promise((resolve) => setTimeout(resolve, 60)); // the patience of the second is over, too
    expect(stolen).toEqual(['third']);
  });

  it('who leaves the game leaves it free', async () => {
    const tabs = new Tabs();
    const first = new TabLock('a', never, tabs);
    await first.take();
    first.release();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await new TabLock('a', never, tabs).take()).toBe('first');
  });

  it('works by calls alone where there are no locks, and alone where there are no calls', async () => {
    const { channel } = new Tabs();
    const lost: string[] = [];
    await new TabLock('a', async () => void lost.push('a'), { locks: undefined, channel }).take();
    expect(await new TabLock('a', never, { locks: undefined, channel }).take()).toBe('after');
    expect(lost).toEqual(['a']);
    expect(await new TabLock('a', never, { locks: undefined, channel: undefined }).take()).toBe('first');
  });
});

const config: TableConfig = {
  scenario: 'two-early',
  players: [
    { kind: 'person', name: 'Elena' },
    { kind: 'person', name: 'Tom' },
  ],
};
const table = (id: string): StoredGame => ({
  id,
  name: 'Winter',
  config,
  history: newHistory(config),
  began: 0,
});

describe('a game that another tab takes over', () => {
  afterEach(() => settings.update({ autosave: true }));

  it('is saved at once, even where nothing is saved by itself', async () => {
    settings.update({ autosave: false });
    const autosaver = new Autosaver(async () => {});
    autosaver.changed(table('winter'));
    await autosaver.handOver();
    expect(await saves.read('winter')).toMatchObject({ record: { name: 'Winter' } });
  });

  it('is not saved here any more', async () => {
    const autosaver = new Autosaver(async () => {});
    await autosaver.handOver();
    autosaver.changed(table('spring'));
    autosaver.flush();
    await autosaver.handOver();
    expect(await saves.read('spring')).not.toHaveProperty('record');
  });

  it('can be looked at but not played', async () => {
    const session = sessionOf(table('summer'), { seed: 1 });
    session.start();
    session.flow.takeSeat();
    expect(session.mayDecide).toBe(true);
    session.flow.spectate();
    expect(session.mayDecide).toBe(false);
    expect(session.offers.size).toBe(0);
    expect(await session.act([{ type: 'end' }])).toBe(false);
    expect(session.undoable).toBe(0);
  });
});
