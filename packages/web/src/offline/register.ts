import { Store } from '../base/store.ts';
import { untilIdle } from '../ui/idle.ts';
import type { Letter, Reply } from './worker-types.ts';

export interface Offline {
  /** Everything is on the device: the game plays without a connection. */
  readonly isReady: boolean;
  /** A new version lies ready. Nothing changes until this is called; then the page starts again with it. */
  readonly reload: (() => void) | null;
}

export const offline = new Store<Offline>({ isReady: false, reload: null });

const HOUR = 3_600_000;

const send = (worker: ServiceWorker | null, letter: Letter): void => worker?.postMessage(letter);

/** Hands over to the waiting version and starts the page again when it has taken over. */
function reloadWith(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    location.reload(); // another window was quicker
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  send(waiting, 'take-over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => offline.update({ reload: () => reloadWith(registration) });
  if (registration.waiting && navigator.serviceWorker.controller) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    const isUpdate = navigator.serviceWorker.controller !== null;
    worker?.addEventListener('statechange', () => {
      if (isUpdate && worker.state === 'installed') offer();
    });
  });
}

/** Looks for a new version when somebody comes back to the page, at most once an hour. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {}); // without a connection there is nothing new
  });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  watch(registration);
  lookNowAndThen(registration);
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data === 'on-device') offline.update({ isReady: true });
  });
  // It looks whether everything is there, fetches what is not, and answers.
  send((await serviceWorker.ready).active, 'tidy');
}

/**
 * Keeps the game on the device, in built versions only, as soon as the first page stands. Where the browser refuses, the
 * game plays on without.
 */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  untilIdle()
    .then(register)
    .catch(() => {});
}
