// Keeps the files of one build, so that the page opens without a network. `MADE` is put before it by the build.
const CACHE = `turnwise-${MADE.version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('turnwise-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(MADE.base)) return;
  const path = url.pathname.slice(MADE.base.length);
  if (/^(api|health|ready|metrics)(\/|$)/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(kept('index.html', request));
  else if (MADE.files.includes(path)) event.respondWith(kept(path, request));
  else if (path.startsWith('assets/')) event.respondWith(keptOnce(request));
});

/** A few at a time: a phone should go on showing the page meanwhile. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (let from = 0; from < MADE.files.length; from += 8)
    await Promise.all(MADE.files.slice(from, from + 8).map((file) => keepOne(cache, file)));
}

async function keepOne(cache, file) {
  const request = new Request(MADE.base + file, { cache: 'no-cache' });
  const answer = await fetch(request);
  if (!isItself(file, answer)) throw new Error(`${file} did not come`);
  await cache.put(request, answer);
}

/** Some hosts answer with the page where a file is missing. */
function isItself(file, answer) {
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
  return answer.ok && (!isPage || file.endsWith('.html'));
}

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(MADE.base + file)) ?? (await fetch(request));
}

/** Kept when it was needed once: its name changes with its content. */
async function keptOnce(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined && isItself(request.url, found)) return found;
  const answer = await fetch(request);
  // Where there is no room left, the page goes on without keeping it.
  if (isItself(request.url, answer)) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}
