// Reading does not wait for the log, and stops where this process may not serve the match.
import { createMemoryLog } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { expect, test } from 'vitest';
import { begin, hallOf } from './testing/hall.ts';

test('while the log does not answer, the last that is known can be read, and inputs are soon answered', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const inner = createMemoryLog(hall.store);
  let silent = false;
  const log: MatchLog = {
    ...losingAnswers(inner, () => 'sent'),
    append: (...call) => (silent ? new Promise<never>(() => undefined) : inner.append(...call)),
    async *read(...call) {
      if (silent) await new Promise(() => undefined);
      yield* inner.read(...call);
    },
  };
  const table = await hall.open(id, log, { patience: { time: 80, wait: 1 } });
  await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
  silent = true;
  const started = Date.now();
  const inputs = [1, 2].map((cell) =>
    table.enter({ kind: 'input', seat: 'O', input: null, client: `c${cell}` }, { raw: { kind: 'place', cell } }),
  );
  expect(await table.read(({ match }) => match.length)).toBe(1);
  expect(Date.now() - started).toBeLessThan(70);
  for (const input of inputs) expect(await input).toMatchObject({ kind: 'unable', code: 'unavailable' });
  silent = false;
  expect(
    await table.enter({ kind: 'input', seat: 'O', input: null, client: 'c1' }, { raw: { kind: 'place', cell: 1 } }),
  ).toMatchObject({ kind: 'done', place: 1 });
});

test('a table that does not agree with its log, or was put away, is not read any more', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  const other = await hall.open(id);
  const record = { id: 'q', kind: 'input', seat: 'X', input: { kind: 'place', cell: 4 }, at: 9, frame: 1, hash: 1 };
  await createMemoryLog(hall.store).append(id, 0, [record]);
  await expect.poll(() => table.departed?.place).toBe(0);
  await expect(table.read(() => 1)).rejects.toMatchObject({ name: 'TableError', code: 'departed' });
  await other.close();
  await expect(other.read(() => 1)).rejects.toMatchObject({ name: 'TableError' });
});

test('a listener that fails keeps nothing from the others, and the operator hears of it', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  const told: number[] = [];
  table.on(() => {
    throw new Error('broke');
  });
  table.on(({ place }) => told.push(place));
  expect(
    await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } }),
  ).toMatchObject({ kind: 'done' });
  expect(told).toEqual([0]);
  expect(hall.alarms).toMatchObject([{ kind: 'listener', match: id, error: { message: 'broke' } }]);
});
