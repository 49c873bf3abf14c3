// Holds the arrows between packages: reads the imports of every source file of the workspaces and compares them with the table below.
// A workspace without a row fails, so that a new package says what it may know before it knows anything.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Rule = {
  /** What a source may import: workspaces by their full name, npm packages by theirs; `games` stands for every game, `any` for all but apps. */
  readonly may: readonly string[];
  /** What its tests may import besides that and `TESTS_MAY`. */
  readonly testsMay?: readonly string[];
};

const KERNEL = '@turnwise/kernel';
const GAME = '@turnwise/game';
const STACK = '@turnwise/stack';
const RULESET = '@turnwise/ruleset';
const MATCH = '@turnwise/match';
const SCENARIO = '@turnwise/scenario';
const TESTKIT = '@turnwise/testkit';
const POSTGRES_CLUSTER = '@turnwise/postgres-cluster';

/** A folder's own row wins over its family's (`games/*`). */
const RULES: Readonly<Record<string, Rule>> = {
  'packages/kernel': { may: [] },
  'packages/game': { may: [KERNEL] },
  'packages/stack': { may: [GAME, KERNEL] },
  // Reading YAML is for a subpath of its own: `yaml` gets a row with it.
  'packages/ruleset': { may: [STACK, GAME, KERNEL, 'zod'] },
  'packages/match': { may: [GAME, KERNEL] },
  'packages/bots': { may: [GAME, KERNEL], testsMay: [MATCH, '@turnwise/registry'] },
  'packages/simulate': { may: ['@turnwise/bots', GAME, KERNEL], testsMay: ['@turnwise/registry'] },
  // `node:` is for its entry `node` alone: the pure check has no types for it elsewhere.
  'packages/bot-pool': { may: ['@turnwise/bots', GAME, KERNEL, 'node:'], testsMay: [MATCH, '@turnwise/registry'] },
  // For tests alone.
  'packages/postgres-cluster': { may: ['node:'] },
  'packages/simulate-postgres': { may: ['@turnwise/simulate', 'pg', 'node:'], testsMay: [POSTGRES_CLUSTER] },
  'packages/log': { may: [KERNEL] },
  'packages/log-sqlite': { may: ['@turnwise/log', KERNEL, 'libsql', 'node:'] },
  'packages/log-postgres': { may: ['@turnwise/log', KERNEL, 'pg', 'node:'], testsMay: [POSTGRES_CLUSTER] },
  'packages/log-nats': { may: ['@turnwise/log', KERNEL, '@nats-io/transport-node', '@nats-io/jetstream', 'node:'] },
  'packages/table': { may: ['@turnwise/log', MATCH, GAME, KERNEL], testsMay: ['@turnwise/registry'] },
  'packages/server': {
    may: [
      '@turnwise/table',
      '@turnwise/protocol',
      '@turnwise/log',
      MATCH,
      GAME,
      KERNEL,
      'fastify',
      '@fastify/websocket',
      '@fastify/proxy-addr',
      '@fastify/static',
      'prom-client',
      'node:',
    ],
    testsMay: ['@turnwise/registry', 'ws'],
  },
  'packages/serve': {
    may: [
      '@turnwise/server',
      '@turnwise/log',
      '@turnwise/log-sqlite',
      '@turnwise/log-postgres',
      '@turnwise/log-nats',
      '@turnwise/bot-pool',
      '@turnwise/bots',
      GAME,
      KERNEL,
      'node:',
    ],
    testsMay: ['@turnwise/registry', '@turnwise/ruleset', MATCH, '@turnwise/table'],
  },
  'packages/protocol': { may: [KERNEL, 'zod'] },
  'packages/client': { may: ['@turnwise/protocol', KERNEL] },
  'packages/gesture': { may: ['@turnwise/protocol', MATCH, GAME, KERNEL], testsMay: ['@turnwise/registry'] },
  'packages/table-source': {
    may: ['@turnwise/client', '@turnwise/protocol', '@turnwise/bots', MATCH, GAME, KERNEL],
    testsMay: ['@turnwise/registry', '@turnwise/server', '@turnwise/log', 'ws'],
  },
  'packages/scenario': { may: [MATCH, GAME, KERNEL, 'yaml', 'zod'], testsMay: ['@turnwise/registry'] },
  'packages/testkit': { may: [SCENARIO, MATCH, GAME, KERNEL, 'fast-check'], testsMay: ['@turnwise/registry'] },
  'games/*': { may: [KERNEL, GAME, STACK, RULESET], testsMay: [MATCH] },
  'games/registry': { may: [GAME, RULESET, 'games'] },
  'apps/*': { may: ['any'] },
};

/** What every `.test.ts` and `.test-d.ts` may import besides its package's own row. */
const TESTS_MAY = ['vitest', 'fast-check', 'ajv', TESTKIT, SCENARIO, 'node:'];

/** Inside a package: folders that the sources of a folder do not import. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  // Programs call what runs. What runs knows what a document has become, and not how.
  'packages/ruleset/src/run': ['packages/ruleset/src/compile'],
  'packages/ruleset/src/compiled': ['packages/ruleset/src/compile', 'packages/ruleset/src/run'],
  // Requests and sockets know the door to a match, and not in which thread it is.
  'packages/server/src/http': ['packages/server/src/at-table', 'packages/server/src/guard'],
  'packages/server/src/play': ['packages/server/src/at-table', 'packages/server/src/guard'],
  'packages/server/src/at-table': ['packages/server/src/guard', 'packages/server/src/http', 'packages/server/src/play'],
};

const FAMILIES = ['packages', 'games', 'apps'];

test('every import follows the arrows', () => {
  expect(SOURCES.flatMap((source) => strayImports(source))).toEqual([]);
});

test('no files of a package import each other in a circle', () => {
  expect(circles(SOURCES)).toEqual([]);
});

test('folders of a package import in one direction', () => {
  for (const folder of Object.keys(INNER)) expect(SOURCES.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
  expect(SOURCES.flatMap((source) => backwards(source))).toEqual([]);
});

test('every workspace has a row', () => {
  expect(WORKSPACES.filter(({ folder }) => ruleOf(folder) === undefined)).toEqual([]);
});

test('rulesets are loaded without the plain interpreter, which is an entry of its own', () => {
  const reached = reachedFrom('packages/ruleset/src/index.ts', SOURCES);
  expect(reached.length).toBeGreaterThan(300);
  expect(reached.filter((path) => path.startsWith('packages/ruleset/src/plain/'))).toEqual([]);
});

test('a pool of bots is loaded without Node, which is an entry of its own', () => {
  const reached = reachedFrom('packages/bot-pool/src/index.ts', SOURCES);
  expect(reached.length).toBeGreaterThan(5);
  expect(reached.filter((path) => path.startsWith('packages/bot-pool/src/node/'))).toEqual([]);
});

// The watch is watched: made-up sources with one fault each, and some with none.
test.each([
  ['packages/kernel', 'a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/kernel', 'a.ts', "import type { Game } from '@turnwise/game';"],
  ['packages/kernel', 'a.ts', "export * from '@turnwise/game';"],
  ['packages/kernel', 'a.ts', "const game = await import('@turnwise/game');"],
  ['packages/kernel', 'a.ts', "type Game = import('@turnwise/game').Game;"],
  ['packages/kernel', 'a.ts', "import { x } from '@turnwise/kernel';"],
  ['packages/kernel', 'a.ts', "import { z } from 'zod';"],
  ['packages/kernel', 'a.ts', "import { x } from './a.test.ts';"],
  ['packages/game', 'a.ts', "import { x } from '@turnwise/match';"],
  ['packages/game', 'a.ts', "import { x } from '@turnwise/kernel/src/draft.ts';"],
  ['packages/game', 'deep/a.ts', "import { x } from '../../../kernel/src/index.ts';"],
  ['packages/game', 'a.ts', "import { x } from '../dist/index.js';"],
  ['packages/game', 'a.test.ts', "import { x } from '@turnwise/cli';"],
  ['packages/match', 'a.ts', "import fs from 'fs';"],
  ['packages/scenario', 'a.ts', "import fc from 'fast-check';"],
  ['packages/testkit', 'a.ts', "import { x } from '@turnwise/tic-tac-toe';"],
  ['games/tic-tac-toe', 'a.ts', "import { x } from '@turnwise/connect-four';"],
  ['games/tic-tac-toe', 'a.test.ts', "import { x } from '@turnwise/connect-four';"],
  ['games/tic-tac-toe', 'a.ts', "import { x } from '@turnwise/testkit';"],
  ['games/registry', 'a.ts', "import { x } from '@turnwise/kernel';"],
  ['apps/cli', 'a.ts', "import { x } from '@turnwise/cli';"],
])('reports in %s/src/%s: %s', (folder, file, text) => {
  expect(strayImports(sourceOf(folder, file, text))).toHaveLength(1);
});

test.each([
  ['packages/kernel', 'a.ts', "import { x } from './deep/b.ts';"],
  ['packages/kernel', 'a.ts', "// import { x } from '@turnwise/game';\nexport const text = \"import x from 'zod'\";"],
  [
    'packages/kernel',
    'a.test.ts',
    "import fc from 'fast-check'; import { join } from 'node:path'; import { test } from 'vitest';",
  ],
  ['packages/kernel', 'a.test-d.ts', "import { x } from '@turnwise/kernel';"],
  ['packages/game', 'deep/a.ts', "import { x } from '@turnwise/kernel'; import { y } from '../b.ts';"],
  ['games/tic-tac-toe', 'a.test.ts', "import { x } from '@turnwise/testkit'; import { y } from '@turnwise/match';"],
  ['games/registry', 'a.ts', "import { x } from '@turnwise/tic-tac-toe';"],
  [
    'apps/cli',
    'a.ts',
    "import { x } from '@turnwise/registry'; import fs from 'node:fs'; import pc from 'picocolors';",
  ],
])('allows in %s/src/%s: %s', (folder, file, text) => {
  expect(strayImports(sourceOf(folder, file, text))).toEqual([]);
});

test('reports a made-up circle once, and not a diamond', () => {
  const of = (file: string, ...to: string[]): Source =>
    sourceOf('packages/kernel', file, to.map((name) => `import './${name}';`).join('\n'));
  expect(circles([of('a.ts', 'b.ts'), of('b.ts', 'c.ts'), of('c.ts', 'a.ts')])).toEqual([
    'packages/kernel/src/a.ts → packages/kernel/src/b.ts → packages/kernel/src/c.ts → packages/kernel/src/a.ts',
  ]);
  expect(circles([of('a.ts', 'b.ts', 'c.ts'), of('b.ts', 'd.ts'), of('c.ts', 'd.ts'), of('d.ts')])).toEqual([]);
});

test('reports an import against the direction of folders, and not one along it', () => {
  const of = (folder: string, to: string): Source =>
    sourceOf('packages/ruleset', `${folder}/a.ts`, `import type { X } from '../${to}/b.ts';`);
  expect(backwards(of('run', 'compile'))).toHaveLength(1);
  expect(backwards(of('compiled', 'run'))).toHaveLength(1);
  expect(backwards(of('compile', 'run'))).toEqual([]);
  expect(backwards(of('run', 'compiled'))).toEqual([]);
});

test('reaches what is imported by what is imported', () => {
  const of = (file: string, ...to: string[]): Source =>
    sourceOf('packages/kernel', file, to.map((name) => `import './${name}';`).join('\n'));
  const sources = [of('a.ts', 'b.ts'), of('b.ts', 'deep/c.ts'), of('deep/c.ts'), of('d.ts', 'a.ts')];
  const reached = reachedFrom('packages/kernel/src/a.ts', sources);
  expect(reached.map((path) => posix.basename(path))).toEqual(['a.ts', 'b.ts', 'c.ts']);
});

type Workspace = {
  readonly folder: string;
  readonly name: string;
  /** What others may name: the package itself and its declared subpaths. */
  readonly entries: readonly string[];
};

type Source = {
  readonly workspace: Workspace;
  /** From the root, with slashes. */
  readonly path: string;
  readonly imports: readonly string[];
};

const ROOT = join(import.meta.dirname, '..');
const WORKSPACES = readWorkspaces();
const SOURCES = WORKSPACES.flatMap(readSources);

function strayImports(source: Source): string[] {
  return source.imports.flatMap((specifier) => {
    const why = specifier.startsWith('.') ? strayFile(source, specifier) : strayPackage(source, specifier);
    return why === undefined ? [] : [`${source.path}: '${specifier}' ${why}`];
  });
}

function strayFile({ workspace, path }: Source, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith(`${workspace.folder}/src/`)) return "is outside the package's src";
  if (isTest(target) && !isTest(path)) return 'is a test';
  return undefined;
}

function strayPackage({ workspace, path }: Source, specifier: string): string | undefined {
  const name = packageOf(specifier);
  const target = WORKSPACES.find((other) => other.name === name);
  if (target?.folder.startsWith('apps/')) return 'is an app, which nobody imports';
  if (target !== undefined && !target.entries.includes(specifier)) return 'is no declared entry of that package';
  if (target === workspace) return isTest(path) ? undefined : 'is the package itself: import the file';

  const rule = ruleOf(workspace.folder);
  if (rule === undefined) return `is not in the table: ${workspace.folder} has no row`;
  const may = isTest(path) ? [...rule.may, ...(rule.testsMay ?? []), ...TESTS_MAY] : rule.may;
  if (may.includes('any') || may.includes(name)) return undefined;
  if (may.includes('games') && target?.folder.startsWith('games/')) return undefined;
  return `is not among what ${workspace.folder} may import`;
}

/** Each circle once, begun at its first file by name. */
function circles(sources: readonly Source[]): string[] {
  const edges = edgesOf(sources);
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const loop = trail.slice(start);
      const first = loop.indexOf(loop.toSorted()[0]!);
      found.add([...loop.slice(first), ...loop.slice(0, first), loop[first]!].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const to of edges.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return [...found];
}

/** Imports of a folder that its row in `INNER` leaves out. */
function backwards(source: Source): readonly string[] {
  if (isTest(source.path)) return [];
  const never = Object.entries(INNER).flatMap(([folder, not]) => (source.path.startsWith(`${folder}/`) ? not : []));
  const imported = edgesOf([source]).get(source.path) ?? [];
  return imported
    .filter((to) => never.some((folder) => to.startsWith(`${folder}/`)))
    .map((to) => `${source.path} imports ${to}`);
}

/** A file, and all that it imports, within its package. */
function reachedFrom(entry: string, sources: readonly Source[]): readonly string[] {
  const edges = edgesOf(sources);
  const reached = new Set([entry]);
  for (const path of reached) for (const to of edges.get(path) ?? []) reached.add(to);
  return [...reached];
}

/** The files of its package that a file imports. */
function edgesOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter((to) => to.startsWith('.')).map((to) => posix.join(posix.dirname(path), to)),
    ]),
  );
}

function ruleOf(folder: string): Rule | undefined {
  return RULES[folder] ?? RULES[`${folder.slice(0, folder.indexOf('/'))}/*`];
}

/** `@scope/name/deep` → `@scope/name`, `name/deep` → `name`, `node:fs` → `node:`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isTest(path: string): boolean {
  return /\.test(-d)?\.ts$|\/testing\//.test(path);
}

function sourceOf(folder: string, file: string, text: string): Source {
  const workspace = WORKSPACES.find((known) => known.folder === folder);
  if (workspace === undefined) throw new Error(`no workspace ${folder}`);
  const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return { workspace, path: `${folder}/src/${file}`, imports };
}

function readWorkspaces(): Workspace[] {
  const folders = FAMILIES.filter((family) => existsSync(join(ROOT, family))).flatMap((family) =>
    readdirSync(join(ROOT, family)).map((name) => `${family}/${name}`),
  );
  return folders
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        name: string;
        exports?: Record<string, unknown>;
      };
      return { folder, name, entries: Object.keys(exports).map((subpath) => posix.join(name, subpath)) };
    });
}

function readSources({ folder }: Workspace): Source[] {
  const src = join(ROOT, folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => sourceOf(folder, file, readFileSync(join(src, file), 'utf8')));
}
