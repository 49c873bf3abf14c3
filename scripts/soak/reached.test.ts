// What a piece found is forgotten when something changes that it reaches, and kept when it is anything else.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reachedSources } from './reached.ts';

const TREE: Readonly<Record<string, string>> = {
  'packages/kernel/package.json': '{"name":"@turnwise/kernel"}',
  'packages/kernel/src/work.ts': '',
  'packages/testkit/package.json':
    '{"name":"@turnwise/testkit","dependencies":{"@turnwise/kernel":"1","fast-check":"4"}}',
  'packages/bots/package.json': '{"name":"@turnwise/bots","dependencies":{"@turnwise/kernel":"1"}}',
  'packages/bots/src/search.ts': '',
  'packages/server/package.json': '{"name":"@turnwise/server"}',
  'packages/server/src/room.ts': '',
  'games/whist/package.json': '{"name":"@turnwise/whist","dependencies":{"@turnwise/kernel":"1"}}',
  'games/whist/src/rules.ts': '',
  'games/whist/README.md': '',
  'games/duel/package.json': '{"name":"@turnwise/duel","dependencies":{"@turnwise/kernel":"1"}}',
  'games/duel/src/rules.ts': '',
  'scripts/soak/laws.ts': '',
  'scripts/soak/sample.ts': '',
  'scripts/soak/bots/row.ts': '',
  'package-lock.json': lock('4.0.0', '1.0.0'),
};

function lock(fastCheck: string, svelte: string): string {
  return JSON.stringify({
    packages: { 'node_modules/fast-check': { version: fastCheck }, 'node_modules/svelte': { version: svelte } },
  });
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwise-reached-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  for (const [file, text] of Object.entries(TREE)) put(file, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const JOBS = {
  'laws whist': { part: 'laws', game: 'whist' },
  'laws duel': { part: 'laws', game: 'duel' },
  'tests whist': { part: 'tests', game: 'whist' },
  'bots whist': { part: 'bots', game: 'whist' },
  'laws ruleset': { part: 'laws', game: 'ruleset' },
  server: { part: 'server', game: 'server' },
} as const;
type Name = keyof typeof JOBS;
const EVERYTHING = Object.keys(JOBS) as readonly Name[];

describe('a change is felt by', () => {
  test.each<[string, string, readonly Name[]]>([
    ['packages/kernel/src/work.ts', '1', EVERYTHING],
    ['games/whist/src/rules.ts', '1', ['laws whist', 'tests whist', 'bots whist', 'laws ruleset', 'server']],
    ['games/duel/src/new.ts', '1', ['laws duel', 'laws ruleset', 'server']],
    ['games/whist/README.md', '1', []],
    ['games/whist/src/rules.test.ts', '1', ['tests whist']],
    ['packages/bots/src/search.ts', '1', ['bots whist', 'server']],
    ['packages/server/src/room.ts', '1', ['server']],
    ['scripts/soak/laws.ts', '1', EVERYTHING],
    ['scripts/soak/bots/row.ts', '1', ['bots whist']],
    ['scripts/soak/sample.ts', '1', []],
    ['scripts/soak/laws.test.ts', '1', []],
    ['apps/web/src/main.ts', '1', []],
    ['package-lock.json', lock('4.0.1', '1.0.0'), EVERYTHING],
    ['package-lock.json', lock('4.0.0', '1.0.1'), []],
  ])('%s', (file, text, felt) => {
    const before = hashes();
    put(file, text);
    const after = hashes();
    expect(Object.keys(JOBS).filter((name) => before[name] !== after[name])).toEqual(
      Object.keys(JOBS).filter((name) => felt.includes(name as Name)),
    );
  });
});

function hashes(): Readonly<Record<string, string>> {
  const reached = reachedSources(folder);
  return Object.fromEntries(Object.entries(JOBS).map(([name, job]) => [name, reached(job)]));
}
