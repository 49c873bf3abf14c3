// The service worker, in a browser that is none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
const ORIGIN = 'http://here';

interface Fetched {
  readonly request: { readonly method: string; readonly url: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}
interface Installed {
  waitUntil(work: Promise<void>): void;
}
type Asked = string | { readonly url: string };

/** Starts it with these files of its build, on a host that answers like this. */
function start(files: readonly string[], host: (path: string) => Response) {
  const kept = new Map<string, Response>();
  const pathOf = (asked: Asked): string => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const cache = {
    match: async (asked: Asked) => kept.get(pathOf(asked))?.clone(),
    put: async (asked: Asked, answer: Response) => void kept.set(pathOf(asked), answer),
  };
  const heard = new Map<string, (event: Fetched | Installed) => void>();
  const worker = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, run: (event: Fetched | Installed) => void) => void heard.set(type, run),
  };
  const Request = class {
    readonly url: string;
    constructor(path: string) {
      this.url = ORIGIN + path;
    }
  };
  const globals = {
    self: worker,
    caches: { open: async () => cache },
    fetch: async (asked: Asked) => host(pathOf(asked)),
    Request,
    MADE: { version: '1', base: '/', files },
  };
  // oxlint-disable-next-line no-implied-eval -- it is a script of its own
  new Function(...Object.keys(globals), SOURCE)(...Object.values(globals));
  const fetchFile = (path: string): Promise<Response> =>
    new Promise((resolve) => {
      const request = { method: 'GET', url: ORIGIN + path, mode: 'no-cors' };
      heard.get('fetch')!({ request, respondWith: (answer) => resolve(answer) });
    });
  const install = (): Promise<void> => new Promise((resolve) => heard.get('install')!({ waitUntil: resolve }));
  return { kept, fetchFile, install };
}

const page = (): Response => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const script = (): Response => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });

test('a file is kept when it was needed once', async () => {
  const { kept, fetchFile } = start([], script);
  expect(await (await fetchFile('/assets/a.js')).text()).toBe('export {}');
  expect([...kept.keys()]).toEqual(['/assets/a.js']);
});

test('the page that a host gives for a missing file is not kept in its place', async () => {
  let isThere = false;
  const { kept, fetchFile } = start([], () => (isThere ? script() : page()));
  await fetchFile('/assets/a.js');
  expect(kept.size).toBe(0);
  // One that was kept like that before does no harm.
  kept.set('/assets/a.js', page());
  isThere = true;
  expect(await (await fetchFile('/assets/a.js')).text()).toBe('export {}');
});

test('a build is not installed while files of it are missing', async () => {
  const files = ['index.html', 'assets/a.js'];
  const whole = start(files, (path) => (path.endsWith('.html') ? page() : script()));
  await whole.install();
  expect([...whole.kept.keys()].toSorted()).toEqual(['/assets/a.js', '/index.html']);
  await expect(start(files, page).install()).rejects.toThrow('assets/a.js did not come');
});
