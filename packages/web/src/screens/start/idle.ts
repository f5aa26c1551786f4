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

/** Waits until the page is loaded and has nothing better to do. */
export async function untilIdle(): Promise<void> {
  await loaded();
  await pause();
}
