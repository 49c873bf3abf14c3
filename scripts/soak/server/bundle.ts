/**
 * The host as one file, made from the sources as they are: it starts several times faster than from source, and is never older than they are.
 * A line of a source can be changed on the way, for a process whose rules differ, or for a fault that a test must find.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import type { Plugin } from 'esbuild';

/** One line of a source that reads otherwise. */
export interface ChangedLine {
  /** From the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Bundle {
  readonly host: string;
  /** Opens logs without TypeScript in between: a module with `openLog`. */
  readonly log: string;
  /** What hosts made from it left unhandled: each is a fault. */
  readonly unhandled: string[];
  remove(): void;
}

const ROOT = join(import.meta.dirname, '../../..');
let made = 0;

export async function makeBundle(changed?: ChangedLine): Promise<Bundle> {
  // Inside of the repository, where Node finds what is not bundled.
  const folder = join(ROOT, 'node_modules/.cache', `turnwise-soak-${process.pid}-${made++}`);
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: {
      host: join(import.meta.dirname, 'host.ts'),
      log: join(import.meta.dirname, 'open-log.ts'),
      // Beside the host: that is where the log in a file looks for its thread.
      worker: join(ROOT, 'packages/log-sqlite/src/worker.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@turnwise/source'],
    external: ['libsql', 'pg-native'],
    banner: { js: COMMON_JS },
    logLevel: 'error',
    plugins: changed === undefined ? [] : [changing(changed)],
  });
  await stop();
  return {
    host: join(folder, 'host.js'),
    log: join(folder, 'log.js'),
    unhandled: [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What packages that are no modules expect. */
const COMMON_JS = [
  "import { createRequire as makeRequire } from 'node:module';",
  'const require = makeRequire(import.meta.url);',
  'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

function changing({ file, from, to }: ChangedLine): Plugin {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} should have this once: ${from}`);
  return {
    name: 'changed-line',
    setup(making) {
      making.onLoad({ filter: /\.ts$/ }, ({ path: loaded }) =>
        loaded === path ? { contents: before.replace(from, () => to), loader: 'ts' } : undefined,
      );
    },
  };
}
