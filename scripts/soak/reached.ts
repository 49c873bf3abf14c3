/**
 * Which sources decide what a job finds, as one hash: its game's package, the packages that its part works with, all that these depend on, the
 * scripts of the part, and the versions of libraries. So a change of the page or of another game does not make a long soak worthless.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job, Part } from './job.ts';

/** Gives the hash of what a job reaches in the work tree at `root`, which is read once. */
export function reachedSources(root: string): (job: Pick<Job, 'part' | 'game'>) => string {
  const files = hashedFiles(root);
  const packages = packagesOf(root, files);
  const versions = versionsIn(root);
  const everything = [...packages.keys()];
  return ({ part, game }) => {
    const roots = part === 'server' ? everything : [game, ...(GIVEN[game] ?? []), ...TOOLS[part]];
    const reached = closureOf(roots, packages);
    const own = reached.flatMap((name) => packages.get(name)?.folder ?? []);
    const hash = createHash('sha256');
    for (const [file, content] of files)
      if (own.some((folder) => isIn(folder, part, file)) || isScriptOf(part, file)) hash.update(`${file} ${content}\n`);
    const libraries = new Set(reached.flatMap((name) => packages.get(name)?.libraries ?? []));
    for (const name of [...libraries].toSorted()) hash.update(`${name} ${versions[`node_modules/${name}`]?.version}\n`);
    return hash.digest('hex').slice(0, 16);
  };
}

/** Packages that a part works with, beside the game. */
const RULES = ['testkit'];
const PLAYERS = ['bots', 'simulate', 'bot-pool', 'testkit'];
const TOOLS: Readonly<Record<Part, readonly string[]>> = {
  laws: RULES,
  dispatches: RULES,
  malformed: RULES,
  hostile: RULES,
  pairs: RULES,
  perft: RULES,
  tests: RULES,
  gestures: ['gesture', 'testkit'],
  balance: RULES,
  bots: PLAYERS,
  server: [],
};

/** Games whose documents are given to another. */
const GIVEN: Readonly<Record<string, readonly string[]>> = { ruleset: ['duel', 'whist', 'mancala'] };

/** Parts with a folder of scripts; those of the others lie above. */
const FOLDERS: readonly Part[] = ['bots', 'server'];
/** Scripts that say what is run, and not what a piece does. */
const AROUND = new Set(['ledger.ts', 'reached.ts', 'request.ts', 'sample.ts'].map((file) => `scripts/soak/${file}`));

/** Tests count where they are what runs. */
function isIn(folder: string, part: Part, file: string): boolean {
  return file.startsWith(`${folder}/`) && (part === 'tests' || !file.endsWith('.test.ts'));
}

function isScriptOf(part: Part, file: string): boolean {
  if (!file.startsWith('scripts/soak/') || AROUND.has(file) || file.endsWith('.test.ts')) return false;
  return !FOLDERS.some((folder) => folder !== part && file.startsWith(`scripts/soak/${folder}/`));
}

/** Every file that may count, with a hash of it, in order. Pages for people do not count. */
function hashedFiles(root: string): ReadonlyMap<string, string> {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'packages', 'games', 'scripts/soak'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  const files = new Map<string, string>();
  for (const file of listed.split('\0').toSorted())
    if (file !== '' && !file.endsWith('.md') && existsSync(join(root, file)))
      files.set(
        file,
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      );
  return files;
}

interface Package {
  readonly folder: string;
  /** Names of ours, without the scope. */
  readonly uses: readonly string[];
  readonly libraries: readonly string[];
}

const SCOPE = '@turnwise/';

function packagesOf(root: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, Package> {
  const packages = new Map<string, Package>();
  for (const file of files.keys()) {
    const folder = /^((?:packages|games)\/[^/]+)\/package\.json$/u.exec(file)?.[1];
    if (folder === undefined) continue;
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      readonly name: string;
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const names = Object.keys(dependencies);
    packages.set(name.replace(SCOPE, ''), {
      folder,
      uses: names.filter((one) => one.startsWith(SCOPE)).map((one) => one.replace(SCOPE, '')),
      libraries: names.filter((one) => !one.startsWith(SCOPE)),
    });
  }
  return packages;
}

function closureOf(roots: readonly string[], packages: ReadonlyMap<string, Package>): readonly string[] {
  const reached = new Set(roots);
  for (const name of reached) for (const used of packages.get(name)?.uses ?? []) reached.add(used);
  return [...reached].toSorted();
}

type Versions = Readonly<Record<string, { readonly version?: string }>>;

function versionsIn(root: string): Versions {
  const file = join(root, 'package-lock.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Versions }).packages : {};
}
