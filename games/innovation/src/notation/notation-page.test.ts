// Keeps NOTATION.md true: its examples run, and its table tells the fields of every kind of event.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { innovation } from '../game.ts';
import { TEMPLATES } from '../labels/templates.ts';
import { someGames } from '../testing/words-of-play.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../NOTATION.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const FILES = { readdirSync: () => ['page.yaml'], readFileSync: () => EXAMPLES.join('---\n') };

test.each(scenarioCases(FILES, 'page', innovation).map((one) => [one.title, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});

/** The words in code marks that a cell lists, without what it explains in brackets. */
function listed(cell: string): string[] {
  return [...cell.replaceAll(/\([^()]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
}

function rowsOf(heading: string): string[][] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.split(' | '));
}

test('the events have the fields of the table', () => {
  const fields = new Map(
    rowsOf('Events').flatMap(([kinds = '', cell = '']) => listed(kinds).map((kind) => [kind, listed(cell)])),
  );
  const met = new Map<string, Set<string>>();
  for (const { events, table } of someGames())
    for (const event of events) {
      const keys = met.get(event.kind) ?? new Set(['kind']);
      for (const key of Object.keys(innovation.notation.event.format(event, table) as object)) keys.add(key);
      met.set(event.kind, keys);
    }
  expect(met.size).toBeGreaterThan(16);
  for (const [kind, keys] of met)
    expect(['kind', ...(fields.get(kind) ?? [])].toSorted(), kind).toEqual([...keys].toSorted());
});

test('every refusal that this game has words for is in the table, unless only a button knows it', () => {
  const told = rowsOf('Refusals').flatMap(([codes = '']) => listed(codes));
  const codes = Object.keys(TEMPLATES).flatMap((key) => (key.startsWith('refusal.') ? [key.slice(8)] : []));
  expect(codes.length).toBeGreaterThan(4);
  for (const code of codes) expect([...told, 'alreadySplayed', 'pileTooSmall', 'noSuchSeat']).toContain(code);
});
