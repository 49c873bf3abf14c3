// A process that appends is killed without warning, ten times: what it was told is in the file, once, and hardly anything else.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogRecord } from '@turnwise/log';
import { afterAll, expect, test } from 'vitest';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';
import { startChild } from './testing/start-child.ts';

const APPENDER = new URL('testing/appender.ts', import.meta.url);
const MATCHES = ['one', 'two', 'three'];
const KILLS = 10;

const folder = freshFolder();
afterAll(() => folder.remove());

async function readAll(file: string): Promise<ReadonlyMap<string, readonly LogRecord[]>> {
  const log = await openSqliteLog(file);
  const found = new Map<string, readonly LogRecord[]>();
  for (const match of MATCHES) {
    const records: LogRecord[] = [];
    for await (const record of log.read(match)) records.push(record);
    found.set(match, records);
  }
  await log.close();
  return found;
}

/** The ids that were acknowledged for a match, in their order. */
function acknowledged(lines: readonly string[], match: string): readonly string[] {
  return lines.map((line) => line.split(' ')).flatMap(([of, ...ids]) => (of === match ? ids : []));
}

test('what was acknowledged survives, once and in order', async () => {
  const file = folder.file('matches.db');
  let before = new Map<string, readonly string[]>();
  for (let kill = 0; kill < KILLS; kill++) {
    const child = startChild(APPENDER, [file, ...MATCHES]);
    await child.printed(20 + kill * 30);
    await sleep(kill * 3);
    child.kill();
    await child.gone;
    expect(child.lines.length).toBeGreaterThan(10);
    const after = new Map<string, readonly string[]>();
    for (const [match, records] of await readAll(file)) {
      const ids = records.map(({ id }) => id);
      const told = [...(before.get(match) ?? []), ...acknowledged(child.lines, match)];
      expect(ids.slice(0, told.length)).toEqual(told);
      // At most the batch that was in flight, and that whole.
      const unheard = records.slice(told.length);
      expect(unheard).toHaveLength(Number(unheard[0]?.['size'] ?? 0));
      after.set(match, ids);
    }
    before = after;
  }
});
