/**
 * Builds the page into `apps/web/dist`, unless what is there was made from the same sources: their hash is kept with it. It is made beside
 * and put in place whole, so that a server which serves the last one is not disturbed. Files are packed, so that no server has to.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
export const PAGE = join(ROOT, 'apps/web/dist');
/** Not served: it begins with a dot. */
const HASH_FILE = '.sources';

/** What the page is made from. */
const WEB = 'apps/web';
const FOLDERS = [`${WEB}/src`, `${WEB}/public`];
const FAMILIES = ['packages', 'games'];

/** Gives the seconds that it took; undefined if there was nothing to do. Throws what vite said if it fails. */
export async function buildPage(tell: (seconds: number) => void): Promise<number | undefined> {
  const hash = hashOfSources();
  if (builtFrom() === hash) return undefined;
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 1_000);
  tell(0);
  const timer = setInterval(() => tell(seconds()), 1_000);
  const made = join(ROOT, 'node_modules/.cache', `turnwise-page-${process.pid}`);
  try {
    await runVite(made);
    packFiles(made);
    writeFileSync(join(made, HASH_FILE), hash);
    putInPlace(made);
  } finally {
    clearInterval(timer);
    rmSync(made, { recursive: true, force: true });
  }
  return seconds();
}

function builtFrom(): string | undefined {
  const file = join(PAGE, HASH_FILE);
  return existsSync(file) && existsSync(join(PAGE, 'index.html')) ? readFileSync(file, 'utf8') : undefined;
}

/** Of the names and contents of everything that the page may be made from. */
export function hashOfSources(): string {
  const packages = FAMILIES.flatMap((family) =>
    readdirSync(join(ROOT, family)).flatMap((name) => [`${family}/${name}/src`, `${family}/${name}/package.json`]),
  );
  const own = readdirSync(join(ROOT, WEB), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${WEB}/${name}`);
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...own, ...FOLDERS, ...packages]
    .flatMap((path) => filesIn(join(ROOT, path)))
    .toSorted())
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const entries = isFolder(path) ? readdirSync(path, { withFileTypes: true }) : undefined;
  if (entries === undefined) return [path];
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' || entry.name.startsWith('__') ? [] : filesIn(inner);
    return /\.test(-d)?\.ts$/.test(entry.name) ? [] : [inner];
  });
}

function isFolder(path: string): boolean {
  return !/\.\w+$/.test(path);
}

async function runVite(to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', 'apps/web', '--outDir', to, '--emptyOutDir', '--logLevel', 'warn'];
  // Whatever it is where this was started: a page for development is large and keeps nothing.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`the page could not be built:\n${said.trim()}`);
}

const PACKED = /\.(?:js|css|html|svg|json|webmanifest|map)$/;
/** Smaller ones are not worth it. */
const LEAST = 1_000;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

function packFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => PACKED.test(name))) {
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < LEAST) continue;
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, QUALITY));
  }
}

/** Somebody else may do the same at the same time: the last one stays. */
function putInPlace(made: string): void {
  for (let tries = 0; ; tries++) {
    const old = `${made}-old-${tries}`;
    try {
      if (existsSync(PAGE)) renameSync(PAGE, old);
      renameSync(made, PAGE);
      return;
    } catch (error) {
      if (tries === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
