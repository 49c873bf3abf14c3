// A clock that is not in whole milliseconds, a store that hangs, a head that is damaged: nothing unreadable is written, and nothing waits for good.
import { createMemoryLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { openTable } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

const IN_THE_MIDDLE = { raw: { kind: 'place', cell: 4 } };

function openAnew(hall: Hall, id: string) {
  return openTable(id, {
    log: createMemoryLog(hall.store),
    games: registry.get,
    now: () => 5_000,
    newId: () => 'another',
  });
}

test('times and lags are recorded in whole milliseconds', async () => {
  const hall = hallOf(5);
  const { id } = await begin(hall, 'tic-tac-toe', {
    settings: {
      undo: 'free',
      clock: { kind: 'move', time: 60_000 },
      spectators: { allowed: true, delay: 0 },
      listed: true,
      host: 'h',
    },
  });
  const table = await hall.open(id, undefined, { now: () => 4_000.75 });
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: seat });
  await table.enter({ kind: 'input', seat: 'X', input: null, lag: 12.5 }, { ...IN_THE_MIDDLE, at: 3_999.25 });
  expect((await records(hall, id)).at(-1)).toMatchObject({ lag: 12, at: 4_000 });
  expect(await openAnew(hall, id)).toMatchObject({ ok: true });
});

test('a table closes though its store never answers', async () => {
  const hall = hallOf(5);
  const { id } = await begin(hall, 'tic-tac-toe');
  const hanging = {
    ...losingAnswers(createMemoryLog(hall.store), () => 'sent'),
    keepSnapshot: () => new Promise<never>(() => undefined),
  };
  const table = await hall.open(id, hanging, { patience: { time: 50 } });
  await table.enter({ kind: 'input', seat: 'X', input: null }, IN_THE_MIDDLE);
  await table.close();
  expect(await table.enter({ kind: 'undo', seat: 'X' })).toMatchObject({ kind: 'unable', code: 'closed' });
});

test('a head without a start is corrupt', async () => {
  const hall = hallOf(5);
  const { id } = await begin(hall, 'tic-tac-toe', { start: null });
  expect(await openAnew(hall, id)).toMatchObject({
    ok: false,
    error: { code: 'corrupt', issues: [{ path: 'start' }] },
  });
});
