const REMIND_AT = 0.8;

/** Time at a table: everybody has a bank; a turn adds to it, up to a cap. In milliseconds. */
export interface ClockRules {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** The clocks of a game: what is left for each seat, and since when it runs. */
export interface Clocks {
  /** What was left when the clock of the seat last stopped, or began to run. */
  readonly left: readonly number[];
  /** Since when it runs, in milliseconds of the epoch; null: it stands. */
  readonly since: readonly (number | null)[];
  /** Nobody's clock runs while the table pauses. */
  readonly paused: boolean;
}

/** Who plays a seat, as far as its clock depends on it. */
export interface Timekeeping {
  readonly isPerson: boolean;
  readonly isOnVacation: boolean;
}

/** The seats whose clocks run while these must decide: those of computers stand, and those of players on vacation. */
export const runningAmong = (deciders: readonly number[], seats: readonly Timekeeping[]): readonly number[] =>
  deciders.filter((seat) => seats[seat]?.isPerson && !seats[seat].isOnVacation);

export const newClocks = ({ bank, cap }: ClockRules, seats: number): Clocks => ({
  left: new Array<number>(seats).fill(Math.min(bank, cap)),
  since: new Array<number | null>(seats).fill(null),
  paused: false,
});

/** What is left for a seat at a moment; below zero it is out of time. */
export function timeLeft({ left, since, paused }: Clocks, seat: number, now: number): number {
  const begun = since[seat];
  return (left[seat] ?? 0) - (begun == null || paused ? 0 : Math.max(0, now - begun));
}

/** Who is on the clock changes: those who have decided get their increment, those who must decide begin to think. */
export function clocksAfter(
  clocks: Clocks,
  rules: ClockRules,
  running: readonly number[],
  now: number,
): Clocks {
  const left = [...clocks.left];
  const since = [...clocks.since];
  for (const seat of left.keys()) {
    const runs = since[seat] != null;
    if (runs && !running.includes(seat)) {
      left[seat] = Math.min(rules.cap, Math.max(0, timeLeft(clocks, seat, now)) + rules.increment);
      since[seat] = null;
    } else if (!runs && running.includes(seat)) since[seat] = now;
  }
  return { ...clocks, left, since };
}

export function pausedAt(clocks: Clocks, now: number): Clocks {
  if (clocks.paused) return clocks;
  const left = clocks.left.map((_, seat) => timeLeft(clocks, seat, now));
  return { ...clocks, left, paused: true };
}

export const resumedAt = (clocks: Clocks, now: number): Clocks =>
  clocks.paused
    ? { ...clocks, paused: false, since: clocks.since.map((begun) => (begun == null ? null : now)) }
    : clocks;

/** The clock of a seat stands although its player must decide: nothing is added for that. */
export const stoppedAt = (clocks: Clocks, seat: number, now: number): Clocks => ({
  ...clocks,
  left: clocks.left.map((time, i) => (i === seat ? timeLeft(clocks, seat, now) : time)),
  since: clocks.since.map((begun, i) => (i === seat ? null : begun)),
});

/** Everybody whose clock runs gets time back: the server was down. */
export const withTimeBack = (clocks: Clocks, seats: readonly number[], time: number): Clocks => ({
  ...clocks,
  since: clocks.since.map((begun, seat) => (begun != null && seats.includes(seat) ? begun + time : begun)),
});

/** When the first of the running clocks is out; null: none runs. */
export function deadlineOf(clocks: Clocks | null): number | null {
  if (!clocks || clocks.paused) return null;
  const ends = clocks.since.flatMap((begun, seat) =>
    begun == null ? [] : [begun + (clocks.left[seat] ?? 0)],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** When somebody on the clock has used four fifths of the time, after a moment; null: nobody will have. */
export function reminderOf(clocks: Clocks | null, after = 0): number | null {
  const moments = remindersOf(clocks).flatMap(({ at }) => (at > after ? [at] : []));
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The seats that are on the clock, since when, and when four fifths of their time are used. */
export function remindersOf(
  clocks: Clocks | null,
): readonly { readonly seat: number; readonly since: number; readonly at: number }[] {
  if (!clocks || clocks.paused) return [];
  return clocks.since.flatMap((since, seat) =>
    since == null ? [] : [{ seat, since, at: since + (clocks.left[seat] ?? 0) * REMIND_AT }],
  );
}

/** The seats that are out of time. */
export const outOfTime = (clocks: Clocks, now: number): readonly number[] =>
  clocks.paused
    ? []
    : clocks.since.flatMap((begun, seat) =>
        begun != null && timeLeft(clocks, seat, now) <= 0 ? [seat] : [],
      );
