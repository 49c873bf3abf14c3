// The page of limits is what the tables say, the tables are all there, and each limit does what its row says.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Limit } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { limitsPage } from './limits/page.ts';
import { PROBES } from './limits/probes.ts';
import { CHAPTERS } from './limits/tables.ts';

const ROOT = join(import.meta.dirname, '..');
const TABLE = /^export const (\w+) = \{$|satisfies LimitTable;$/gm;

test('the page is what the tables give', () => {
  expect(readFileSync(join(ROOT, 'docs/limits.md'), 'utf8'), 'run `npm run limits`').toBe(limitsPage());
});

test('every table of limits stands on the page', () => {
  const tables = ['packages', 'games', 'apps'].flatMap(sourcesIn).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return text.includes('satisfies LimitTable') ? tablesIn(text).map((name) => `${relative(ROOT, path)} ${name}`) : [];
  });
  expect(tables.toSorted()).toEqual(CHAPTERS.map(({ file, name }) => `${file} ${name}`).toSorted());
});

describe.each(CHAPTERS)('$title', ({ name: table, table: limits }) => {
  test.each(Object.entries(limits).filter(([, limit]) => codesIn(limit).length > 0))(
    '%s lets as much pass as it says, and answers more as it says',
    (name, limit) => {
      const probe = PROBES[table]?.[name];
      if (probe === undefined) throw new Error(`no probe of ${name} in ${table}: add one to scripts/limits/probes`);
      expect(probe.fits(limit.usual), 'what just fits').toBe(true);
      const told = probe.beyond(limit.usual);
      expect(
        codesIn(limit).filter((code) => told.includes(code)),
        told.slice(0, 500),
      ).not.toEqual([]);
    },
  );

  test('no probe is left over', () => {
    expect(Object.keys(limits)).toEqual(expect.arrayContaining(Object.keys(PROBES[table] ?? {})));
  });
});

/** What an answer says at the limit, as its row names it. */
function codesIn({ at }: Limit): readonly string[] {
  return [...at.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
}

function sourcesIn(top: string): readonly string[] {
  return readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.ts') && !/node_modules|dist/.test(one.parentPath))
    .map((one) => join(one.parentPath, one.name));
}

/** The constants that end with `satisfies LimitTable`. */
function tablesIn(text: string): readonly string[] {
  let last = '';
  const tables: string[] = [];
  for (const [, name] of text.matchAll(TABLE))
    if (name === undefined) tables.push(last);
    else last = name;
  return tables;
}
