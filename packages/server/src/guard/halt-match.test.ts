// A match is halted without its rules, wherever its log ends.
import type { Json } from '@turnwise/kernel';
import { createMemoryLog } from '@turnwise/log';
import type { LogRecord, MatchLog } from '@turnwise/log';
import { expect, test } from 'vitest';
import { haltMatch } from './halt-match.ts';

let ids = 0;
const opened = { frame: 2, hash: 22 };
const halt = { match: 'm', reason: 'why', opened, now: () => 50, newId: () => `h${ids++}` };

async function logWith(...records: readonly Record<string, Json>[]): Promise<MatchLog> {
  const log = createMemoryLog();
  await log.create({ id: 'm', game: 'g', version: '1', at: 0, start: null, settings: null });
  const known = records.map((record) => ({ at: 90, ...record, id: `r${ids++}` }));
  if (known.length > 0) await log.append('m', 0, known);
  return log;
}

async function recordsOf(log: MatchLog): Promise<readonly LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read('m')) records.push(record);
  return records;
}

const input = (frame: number) => ({ kind: 'input', frame, hash: frame * 11 });

test('a match is halted where its last record leads', async () => {
  const log = await logWith(input(3), input(4));
  expect(await haltMatch(log, halt)).toBe('halted');
  // Not before the last record: time does not go back.
  expect((await recordsOf(log)).at(-1)).toMatchObject({
    kind: 'halt',
    by: 'server',
    reason: 'why',
    at: 90,
    frame: 4,
    hash: 44,
  });
});

test('a match without a record is halted where it began', async () => {
  const log = await logWith();
  expect(await haltMatch(log, halt)).toBe('halted');
  expect(await recordsOf(log)).toMatchObject([{ kind: 'halt', at: 50, ...opened }]);
});

test('what is halted is not halted twice, but again after somebody resumed it', async () => {
  const log = await logWith(input(3), { kind: 'halt', frame: 3, hash: 33 });
  expect(await haltMatch(log, halt)).toBe('wasHalted');
  expect(await recordsOf(log)).toHaveLength(2);
  await log.append('m', 2, [{ kind: 'resume', frame: 3, hash: 33, at: 91, id: 'resumed' }]);
  expect(await haltMatch(log, halt)).toBe('halted');
});

test('if somebody else writes first, it is halted after that', async () => {
  const log = await logWith(input(3));
  const append: MatchLog['append'] = (...args) => log.append(...args);
  let others = 2;
  const busy: MatchLog = Object.assign(Object.create(log) as MatchLog, {
    read: log.read.bind(log),
    async append(match: string, expected: number, records: readonly LogRecord[]) {
      if (others-- > 0) await append(match, expected, [{ ...input(9 - others), at: 95, id: `o${others}` }]);
      return append(match, expected, records);
    },
  });
  expect(await haltMatch(busy, halt)).toBe('halted');
  expect((await recordsOf(log)).map(({ kind, frame }) => [kind, frame])).toEqual([
    ['input', 3],
    ['input', 8],
    ['input', 9],
    ['halt', 9],
  ]);
});
