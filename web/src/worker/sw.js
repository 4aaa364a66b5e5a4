/**
 * Stands between the installed page and the server. It shows a page that says so where there is no connection, and keeps
 * files whose names change with their contents. It never keeps an answer of the server, and the page itself always comes
 * from there, so nobody is stuck with an old one.
 */
// Filled in when the client is built: another client, another name, so what the last one kept is forgotten.
const KEPT = 'dozen-%version%';
const OFFLINE = '/offline.html';
const PICTURE = '/favicon.svg';

/** Gets the page for those without a connection, and what it needs. */
async function keepOffline() {
  const kept = await caches.open(KEPT);
  const page = await fetch(OFFLINE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${OFFLINE}: ${page.status}`);
  const needed = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await kept.addAll([...needed, PICTURE]);
  // Last, so that it is never there without what it needs.
  await kept.put(OFFLINE, page);
}

/** Forgets what an older worker kept. */
async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepOffline());
});

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

/** What the server says; without a connection, what was kept for that. */
async function live(event, otherwise) {
  try {
    return await fetch(event.request);
  } catch {
    return (await caches.match(otherwise)) ?? Response.error();
  }
}

/** A file whose name tells its contents: it is good for ever. */
async function file(event) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(kept.put(event.request, answer.clone()));
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(live(event, OFFLINE));
  else if (pathname === PICTURE) event.respondWith(live(event, PICTURE));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
});

/** A click on a notice leads to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((all) => {
      const there = all.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
