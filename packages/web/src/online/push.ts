/** Notices that the browser shows by itself, also while the page is closed. */

/** Why this browser cannot show them; undefined: it can. */
export type Obstacle = 'denied' | 'impossible' | 'insecure' | 'installFirst';

const PATIENCE_MS = 15_000;

export function obstacle(): Obstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleMobile() ? 'installFirst' : 'impossible';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** There only pages on the home screen may show notices. */
const isAppleMobile = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

/** What the server must know to reach this browser. */
export interface PushBody {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly device: string;
}

/** By which this browser is known, if it has asked for notices; null: it has not. */
export async function pushEndpoint(): Promise<string | null> {
  if (obstacle()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** To be called by a click: the browser asks its person. Undefined: the answer was no. */
export async function subscribe(serverKey: string): Promise<PushBody | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await soon(navigator.serviceWorker.ready);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    device: deviceName(navigator.userAgent),
  };
}

/** Whatever is still sent here does not arrive any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** The service worker comes when the page has nothing else to do, and never where the browser refuses it. */
const soon = <T>(wanted: Promise<T>): Promise<T> =>
  Promise.race([
    wanted,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no service worker')), PATIENCE_MS)),
  ]);

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** By which its owner knows a browser again among others: "Firefox, Linux". */
export function deviceName(agent: string): string {
  const named = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(agent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ');
}
