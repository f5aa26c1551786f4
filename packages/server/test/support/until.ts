const PACE_MS = 5;

/** Pauses; only for what has no end that could be waited for. */
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Waits until something is so. What has not come about after so long has failed, also on a slow machine with much else to
 * do; nobody waits that long where it works.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string | (() => string) = 'it',
  seconds = 90,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await isSo()); await pause(PACE_MS))
    if (Date.now() > end) throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`);
}
