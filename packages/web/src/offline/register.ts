import type { Letter } from './worker-types.ts';

export interface OfflineEvents {
  /** A new version lies ready. Nothing changes until `reload` is called; then this page starts again with it. */
  onUpdate(reload: () => void): void;
  /** Everything is on the device for the first time: from now on the game plays without a connection. */
  onReady?(): void;
}

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

function watch(registration: ServiceWorkerRegistration, events: OfflineEvents): void {
  const offer = () => events.onUpdate(() => reloadWith(registration));
  if (registration.waiting && navigator.serviceWorker.controller) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    const isUpdate = navigator.serviceWorker.controller !== null;
    worker?.addEventListener('statechange', () => {
      if (isUpdate && worker.state === 'installed') offer();
      if (!isUpdate && worker.state === 'activated') events.onReady?.();
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

async function register(events: OfflineEvents): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  watch(registration, events);
  lookNowAndThen(registration);
  send(navigator.serviceWorker.controller, 'tidy');
}

/** Keeps the game on the device, in built versions only. Where the browser refuses, the game plays on without. */
export function registerOffline(events: OfflineEvents): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => void register(events).catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
