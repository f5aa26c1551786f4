import { useEffect, useState } from 'react';
import type { Settings } from '../../base/settings.ts';

export type DiceSpeed = Settings['dice'];

const ROLL: Readonly<Record<DiceSpeed, number>> = { skip: 0, fast: 200, full: 600 };
const PAUSE: Readonly<Record<DiceSpeed, number>> = { skip: 0, fast: 500, full: 1200 };

export interface Playback {
  /** How many rounds of dice have landed. */
  readonly shown: number;
  readonly rolling: boolean;
  readonly more: boolean;
  /** Rounds follow without a press for each. */
  readonly toEnd: boolean;
  readonly next: () => void;
  readonly all: () => void;
  /** A click ends a running roll. */
  readonly finish: () => void;
}

interface Kept {
  readonly key: string;
  /** Rounds that were looked at before the window opened. */
  readonly from: number;
  readonly shown: number;
  /** Rounds that are rolled as soon as they exist. */
  readonly wanted: number;
  readonly rolling: boolean;
}

export interface Shown {
  /** How many rounds there are to show by now. */
  readonly rounds: number;
  /** Rounds that were looked at before. */
  readonly seen: number;
  /** A person has asked for the first dice; otherwise they wait for that. */
  readonly begun: boolean;
  readonly speed: DiceSpeed;
}

/** The engine fights until somebody must decide; the screen shows its rounds one after another. */
export function usePlayback(key: string, { rounds, seen, begun, speed }: Shown): Playback {
  const [kept, setKept] = useState<Kept | null>(null);
  const wanted = Math.max(seen, begun ? 1 : 0);
  const first: Kept = { key, from: seen, shown: Math.min(seen, rounds), wanted, rolling: false };
  const now = kept?.key === key ? kept : first;
  // More may have been looked at elsewhere meanwhile.
  const shown = speed === 'skip' ? rounds : Math.min(Math.max(now.shown, seen), rounds);
  const due = Math.min(now.wanted, rounds);
  const rolling = now.rolling && shown < due;
  const toEnd = now.wanted === Number.POSITIVE_INFINITY;
  const change = (part: Partial<Kept>) => setKept({ ...now, shown, ...part });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is made of these
  useEffect(() => {
    if (shown >= due) return;
    const pause = toEnd && shown > now.from ? PAUSE[speed] : 0;
    const step = rolling ? { rolling: false, shown: shown + 1 } : { rolling: true };
    const timer = setTimeout(() => change(step), rolling ? ROLL[speed] : pause);
    return () => clearTimeout(timer);
  }, [key, shown, due, rolling, toEnd, speed]);

  return {
    shown,
    rolling,
    more: shown < rounds,
    toEnd,
    next: () => change({ wanted: Math.max(now.wanted, shown) + 1 }),
    all: () => change({ wanted: Number.POSITIVE_INFINITY }),
    finish: () => rolling && change({ rolling: false, shown: shown + 1 }),
  };
}
