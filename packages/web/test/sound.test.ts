import type { GameEvent } from '@bretwalda/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { soundFor, soundForAll } from '../src/sound/event-sounds.ts';
import { playSound } from '../src/sound/sounds.ts';
import { VOICES } from '../src/sound/voices.ts';

const moved: GameEvent = {
  type: 'moved',
  nation: 'saxons',
  from: 'essex',
  to: 'kent',
  unit: 'infantry',
  count: 2,
  leader: false,
};
const placed = (why: 'population' | 'invaders'): GameEvent => ({
  type: 'placed',
  nation: 'danes',
  area: 'north-sea',
  unit: 'infantry',
  count: 3,
  why,
});
const points = (value: number): GameEvent => ({
  type: 'points',
  nation: 'saxons',
  points: value,
  reason: 'hold',
  round: 7,
  area: 'essex',
  line: 0,
});

describe('the sound of an event', () => {
  it('is wood for a piece that is set down', () => {
    expect(soundFor(moved)).toBe('token');
    expect(soundFor(placed('population'))).toBe('token');
  });

  it('is a horn for invaders', () => {
    expect(soundFor(placed('invaders'))).toBe('horn');
  });

  it('is a page for a new turn and a bell for points', () => {
    expect(soundFor({ type: 'turn-started', nation: 'saxons', round: 6 })).toBe('page');
    expect(soundFor(points(3))).toBe('bell');
    expect(soundFor(points(0))).toBeNull();
  });

  it('is silence for bookkeeping', () => {
    expect(soundFor({ type: 'marker-set', nation: 'saxons', marker: 3 })).toBeNull();
    expect(soundFor({ type: 'king', nation: null, areas: 0, cnut: false })).toBeNull();
  });

  it('is one for many at once: the most important', () => {
    expect(soundForAll([moved, placed('invaders'), moved])).toBe('horn');
    expect(soundForAll([moved, points(2)])).toBe('bell');
    expect(soundForAll([])).toBeNull();
  });
});

/** An AudioContext that only counts what is started. */
function fakeAudio(state: 'running' | 'suspended' = 'running') {
  const started: string[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const node = (kind: string) => ({
    frequency: param(),
    gain: param(),
    Q: param(),
    connect: (to: unknown) => to,
    disconnect() {},
    start: () => started.push(kind),
    stop() {},
  });
  class FakeContext {
    readonly currentTime = 1;
    readonly sampleRate = 100;
    readonly state = state;
    readonly destination = {};
    readonly createGain = () => node('gain');
    readonly createDynamicsCompressor = () => node('limit');
    readonly createBiquadFilter = () => node('filter');
    readonly createOscillator = () => node('tone');
    readonly createBufferSource = () => node('noise');
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
    readonly resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  return started;
}

/** Sounds come after the picture, so a moment later. */
const hear = (name: Parameters<typeof playSound>[0]) => {
  playSound(name);
  vi.runAllTimers();
};

describe('playing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    settings.update({ sound: true, volume: 0.5 });
  });

  it('does nothing, without an error, where there is no sound', () => {
    expect(() => hear('bell')).not.toThrow();
  });

  it('does nothing before the page was touched or when sounds are off', () => {
    const started = fakeAudio();
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    hear('bell');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    settings.update({ sound: false });
    hear('bell');
    settings.update({ sound: true, volume: 0 });
    hear('bell');
    expect(started).toEqual([]);
  });

  it('plays, but the same sound only once at a time', () => {
    const started = fakeAudio();
    hear('token');
    const once = started.length;
    expect(once).toBeGreaterThan(0);
    hear('token');
    expect(started.length).toBe(once);
    hear('dice');
    expect(started.length).toBeGreaterThan(once);
  });

  it('knows every voice', () => {
    expect(Object.keys(VOICES).sort()).toEqual(['bell', 'dice', 'horn', 'knock', 'page', 'quill', 'token']);
  });
});
