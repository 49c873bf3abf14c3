/**
 * Durable appends a second, for the README: as many writers as matches, each appends one record and waits for the answer.
 *
 *     node --import tsx --conditions=@turnwise/source packages/log-sqlite/src/testing/measure.ts
 */
import { randomUUID } from 'node:crypto';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '../index.ts';
import { freshFolder } from './folder.ts';

const INPUT = {
  kind: 'input',
  seat: 1,
  at: 1_700_000_000_000,
  input: { kind: 'place', cell: 4 },
  hash: '0123456789abcdef',
};

export async function appendsPerSecond(log: MatchLog, matches: number, milliseconds: number): Promise<number> {
  const run = randomUUID();
  const ids = Array.from({ length: matches }, (_, index) => `${run}-${index}`);
  await Promise.all(ids.map((id) => log.create({ id, game: 'pig', version: '1', at: 0, start: null, settings: null })));
  const began = performance.now();
  const counts = await Promise.all(
    ids.map(async (id) => {
      let place = 0;
      for (; performance.now() - began < milliseconds; place++) {
        const { kind } = await log.append(id, place, [{ id: `${id}-${place}`, ...INPUT }]);
        if (kind !== 'appended') throw new Error(kind);
      }
      return place;
    }),
  );
  return Math.round((counts.reduce((sum, count) => sum + count, 0) * 1_000) / (performance.now() - began));
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const folder = freshFolder();
  for (const matches of [1, 100, 1_000, 10_000]) {
    const log = await openSqliteLog(folder.file(`${matches}.db`));
    const found: number[] = [];
    for (let round = 0; round < 3; round++) found.push(await appendsPerSecond(log, matches, 2_000));
    console.log(`${matches} matches: ${found.join(', ')} appends a second`);
    await log.close();
  }
  folder.remove();
}
