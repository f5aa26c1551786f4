import type { LetterEvent, PushEvent, RequestEvent, ShownNotice, WorkerScope } from './worker-types.ts';

/**
 * Keeps the whole game on the device. build/offline.ts puts in the list of all built files with the SHA-256 of each.
 * Files are kept under their name and this sum, so old and new versions lie side by side and never mix: a page gets
 * the files it was built with, until no page of the old version is open.
 */
declare const self: WorkerScope;
declare const FILES: Readonly<Record<string, string>>;

const scope = self.registration.scope;
const cacheName = `bretwalda ${scope}`;
const PAGE = 'index.html';

const address = (file: string): string => new URL(file, scope).href;
const keyOf = (file: string, sum: string): string => `${address(file)}?sum=${sum}`;

/** The file of the game that an address stands for: itself, or the page for the folder. */
function fileOf(url: URL): string {
  const path = decodeURIComponent(url.href.slice(scope.length).replace(/[?#].*$/s, ''));
  return path === '' ? PAGE : path;
}

async function sumOf(data: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

/** Fetches one file past the browser's own cache, and refuses anything but exactly that file. */
async function download(file: string, sum: string): Promise<Response> {
  const answer = await fetch(address(file), { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const data = await answer.arrayBuffer();
  if ((await sumOf(data)) !== sum) throw new Error(`${file} belongs to another version`);
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(data, { headers });
}

async function store(file: string, sum: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const key = keyOf(file, sum);
  if (!(await cache.match(key))) await cache.put(key, await download(file, sum));
}

/** A few at a time, so that the page being played keeps its share of the line. All or nothing. */
async function storeAll(): Promise<void> {
  const left = Object.entries(FILES);
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await store(...file);
  };
  await Promise.all([next(), next(), next(), next()]);
}

/** Fetches again what the browser has thrown away to make room; what cannot be had now comes later. Is all there? */
const repair = (): Promise<boolean> =>
  storeAll().then(
    () => true,
    () => false,
  );

/** Drops files of other versions, unless a second window or a version being prepared needs them. */
async function tidy(mayStay: number): Promise<void> {
  if (self.registration.waiting || self.registration.installing) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > mayStay) return;
  const cache = await caches.open(cacheName);
  const keys = new Set(Object.entries(FILES).map(([file, sum]) => keyOf(file, sum)));
  for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request);
}

/** A page has come: all that it needs is kept, and nothing else. */
async function tidyFor({ source }: LetterEvent): Promise<void> {
  if (await repair()) source?.postMessage('on-device');
  await tidy(1);
}

async function answer({ request }: RequestEvent, file: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const sum = FILES[file];
  // A file of the version before has no sum here, but its name is its own.
  const kept = sum
    ? await cache.match(keyOf(file, sum))
    : await cache.match(address(file), { ignoreSearch: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === 'navigate' && file !== PAGE) return Response.redirect(scope);
    throw error;
  }
}

/** The words of a notice; a browser wants something to be shown in any case. */
function noticeIn({ data }: PushEvent): Readonly<Record<'title' | 'line' | 'path' | 'tag', string>> {
  const words = { title: 'Bretwalda', line: '', path: '#/online/notices', tag: 'bretwalda' };
  try {
    const sent = Object(data?.json());
    for (const key of ['title', 'line', 'path', 'tag'] as const)
      if (typeof sent[key] === 'string') words[key] = sent[key];
  } catch {
    // nothing that could be read
  }
  // Only a place within the page, whatever was sent.
  return words.path.startsWith('#/online/') ? words : { ...words, path: '#/online/notices' };
}

function showNotice(event: PushEvent): Promise<void> {
  const { title, line, path, tag } = noticeIn(event);
  const [icon, badge] = [address('icon-192.png'), address('icon-192.png')];
  return self.registration.showNotification(title, {
    body: line,
    tag,
    renotify: true,
    icon,
    badge,
    data: path,
  });
}

/** The page of the game that is open already, or a new one; what others show is not disturbed. */
async function goTo({ data }: ShownNotice): Promise<void> {
  const url = address(String(data));
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.url === url || one.url.startsWith(`${url}/`));
  await (open ? open.focus() : self.clients.openWindow(url));
}

self.addEventListener('push', (event) => event.waitUntil(showNotice(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification));
});

self.addEventListener('install', (event) => event.waitUntil(storeAll()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    repair()
      .then(() => tidy(0))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  event.respondWith(answer(event, fileOf(new URL(url))));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidyFor(event));
});
