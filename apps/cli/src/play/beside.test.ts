import { expect, test } from 'vitest';
import { besideLog, leftColumns } from './beside.ts';
import type { ToldEvent } from './told-events.ts';

const dim = (text: string): string => text.replaceAll(/\S+/g, '~');
const event = (text: string, isNew = true): ToldEvent => ({ text, isNew, depth: 0, again: false });
const told = (count: number, isNew: boolean): ToldEvent[] =>
  Array.from({ length: count }, (_, at) => event(`${isNew ? 'new' : 'old'}${at}`, isNew));

/** What stands at the right, line by line. */
const right = (left: string, log: readonly ToldEvent[], rows = 24): readonly string[] | undefined =>
  besideLog(left, log, { columns: 100, rows, dim })
    ?.split('\n')
    .map((line) => line.slice((leftColumns(100) ?? 0) + 3));

test.each([
  [80, undefined],
  [99, undefined],
  [100, 60],
  [120, 72],
  [200, 149],
])('a screen of %i columns has %s of them for what stands at the left', (columns, left) => {
  expect(leftColumns(columns)).toBe(left);
});

test('the newest log entries are shown beside it, and old ones are faint', () => {
  expect(right('a\nb\nc', [...told(4, false), ...told(1, true)])).toEqual(['~ ~', '~ ~', '· new0']);
  expect(right('a\nb\nc', told(1, true))).toEqual(['· new0', '', '']);
});

test('more news than lines at the left take more lines, as many as the screen has', () => {
  expect(right('a', told(5, true))).toEqual(['· new0', '· new1', '· new2', '· new3', '· new4']);
  expect(right('a', told(9, true), 5)).toEqual(['~ ~ ~ ~', '· new7', '· new8']);
});

test('long sentences are broken, and set in under their beginning', () => {
  expect(right('', [event('word '.repeat(10).trim())])).toEqual([
    '· word word word word word word word',
    '  word word word',
  ]);
});

test('what an event brought is set in, and so are its other lines', () => {
  const brought = { ...event('word '.repeat(8).trim()), depth: 2 };
  expect(right('', [{ ...event('first'), depth: 1, again: true }, brought])).toEqual([
    '  … first',
    '    · word word word word word word',
    '      word word',
  ]);
});

test.each([
  [60, 37],
  [64, 33],
  [66, undefined],
])('what is %i columns wide leaves %s for the log', (wide, log) => {
  const shown = besideLog('x'.repeat(wide), [event('w '.repeat(99).trim())], {
    columns: 100,
    rows: 24,
    dim,
  });
  const lengths = shown?.split('\n').map((line) => line.length - wide - 3);
  expect(lengths === undefined ? undefined : Math.max(...lengths)).toBe(log);
});
