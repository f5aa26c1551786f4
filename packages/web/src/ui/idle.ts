const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const LONGEST_WAIT = 2000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, 50);
  });

/** Waits until the page is loaded and idle. */
export async function untilIdle(): Promise<void> {
  await loaded();
  await pause();
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'dragenter'] as const;
const QUIET = 8000;

/** Waits until a person does something on the page, or a while without that. */
export const untilWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const wanted = () => {
      stop.abort();
      clearTimeout(quiet);
      resolve();
    };
    const quiet = setTimeout(wanted, QUIET);
    for (const sign of SIGNS)
      addEventListener(sign, wanted, { signal: stop.signal, capture: true, passive: true });
  });
