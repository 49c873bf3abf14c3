/** A match with many records, for tests of what a long one costs: a mark is placed and taken back, again and again. */
import { createMemoryLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { openTable } from '@turnwise/table';
import { seatAll } from './players.ts';
import type { TestServer } from './players.ts';

export interface LongMatch {
  readonly match: string;
  readonly host: string;
  readonly tokens: ReadonlyMap<string, string>;
}

/** Written past the server, which would take longer: it hears of the records from its log. */
export async function longMatch(
  house: TestServer,
  records: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<LongMatch> {
  const seated = await seatAll(house, { game: 'tic-tac-toe', undo: 'free', ...body });
  let ids = 0;
  const opened = await openTable(seated.match, {
    log: createMemoryLog(house.store),
    games: (id) => registry.get(id),
    now: Date.now,
    newId: () => `long${ids++}`,
    recordsPerMatch: Infinity,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  for (let place = 2; place < records; place += 2) {
    await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: place % 9 } });
    await table.enter({ kind: 'undo', seat: 'X' });
  }
  await table.close();
  for (let waited = 0; waited < 300; waited++) {
    const look = await house.api('GET', `matches/${seated.match}`, { token: seated.host });
    if ((look.body as { readonly place?: number }).place === records) return seated;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server has not heard of all records');
}
