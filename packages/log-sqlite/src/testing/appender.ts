/**
 * A process that appends to a few matches until it is killed, and prints what was acknowledged: the match and the ids of a batch. A match
 * has one append in flight at a time. If it cannot open the file, it prints why and ends.
 */
import { writeSync } from 'node:fs';
import { LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '../index.ts';

const [, , file = '', ...matches] = process.argv;

/** At once, so that nothing acknowledged is still in a buffer when the process is killed. */
function print(line: string): void {
  writeSync(1, `${line}\n`);
}

async function appendForever(log: MatchLog, match: string): Promise<never> {
  await log.create({ id: match, game: 'pig', version: '1', at: 0, start: null, settings: null });
  let length = 0;
  for await (const _ of log.read(match)) length++;
  for (let batch = 0; ; batch++) {
    const size = 1 + (batch % 3);
    const records = Array.from({ length: size }, (_, index) => ({
      id: `${process.pid}-${batch}-${index}`,
      size,
      text: 'x'.repeat(200),
    }));
    const result = await log.append(match, length, records);
    if (result.kind !== 'appended') throw new Error(result.kind);
    length += size;
    print([match, ...records.map(({ id }) => id)].join(' '));
  }
}

try {
  const log = await openSqliteLog(file);
  print('open');
  await Promise.all(matches.map((match) => appendForever(log, match)));
  // Without matches it holds the file for as long as it lives.
} catch (thrown) {
  print(thrown instanceof LogError ? `${thrown.code} ${thrown.message}` : String(thrown));
  process.exitCode = 1;
}
