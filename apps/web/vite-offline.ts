// Makes the page work without a network: a service worker that keeps what playing needs, and `404.html` for hosts that know no routes.
// What only the tools need (editors, simulations) is kept when it was opened once. Rulesets that somebody brings need `yaml`.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The modules whose chunks are kept at once, with all that they import. */
const CORE =
  /\/apps\/web\/src\/(table\/|match\/|words\/|sources\/|games\/|tools\/replay\/|routes\/(lobby|new|table|about|replay|puzzles)\/(?!edit\/))|\/node_modules\/yaml\/|german|-de\.ts/u;

export function offline(): Plugin {
  let base = '/';
  return {
    name: 'turnwise-offline',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
    writeBundle: ({ dir }, bundle) => {
      if (dir === undefined) return;
      copyFileSync(join(dir, 'index.html'), join(dir, '404.html'));
      const files = [...new Set([...plainFiles(dir), ...pageFiles(bundle), ...workerFiles(dir)])]
        .filter((file) => existsSync(join(dir, file)))
        .toSorted();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const source = readFileSync(join(import.meta.dirname, 'src/offline/service-worker.js'), 'utf8');
      const made = { version: hash.digest('hex').slice(0, 16), base, files };
      writeFileSync(join(dir, 'sw.js'), `const MADE = ${JSON.stringify(made)};\n${source}`);
    },
  };
}

function plainFiles(dir: string): readonly string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !['404.html', 'sw.js'].includes(entry.name))
    .map(({ name }) => name);
}

function pageFiles(bundle: Bundle): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const item = bundle[file];
    if (found.has(file) || item?.type !== 'chunk') return;
    found.add(file);
    item.imports.forEach(add);
  };
  for (const item of Object.values(bundle))
    if (item.type === 'chunk' && (item.isEntry || CORE.test((item.facadeModuleId ?? '').replaceAll('\\', '/'))))
      add(item.fileName);
  return [...found, ...Object.keys(bundle).filter((file) => file.endsWith('.css'))];
}

/** The workers of the tables and of the puzzles' hints, and every file that they name, games among them. */
function workerFiles(dir: string): readonly string[] {
  const all = readdirSync(join(dir, 'assets'));
  const found = new Set(all.filter((file) => /^(table|solver)-worker-/u.test(file)));
  for (const file of found) {
    const text = readFileSync(join(dir, 'assets', file), 'utf8');
    for (const other of all) if (other.endsWith('.js') && text.includes(basename(other))) found.add(other);
  }
  return [...found].map((file) => `assets/${file}`);
}
