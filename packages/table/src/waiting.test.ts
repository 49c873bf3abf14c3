// Who waits for the log is not charged for it: what came in time counts, though the mailbox was busy.
import { createMemoryLog } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { expect, test } from 'vitest';
import type { MatchTable, TableAnswer } from './index.ts';
import { readWhole } from './index.ts';
import { registry } from '@turnwise/registry';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

const TIME = 60_000;
/** Longer than any lag that is forgiven. */
const LONG = 20_000;
const START = 100_000;

interface Held {
  readonly hall: Hall;
  readonly id: string;
  readonly table: MatchTable;
  readonly place: (seat: string, cell: number, at?: number) => Promise<TableAnswer>;
  readonly at: (later: number) => void;
  /** Appends wait until this is called. */
  readonly hold: () => () => void;
}

async function held(): Promise<Held> {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe', {
    settings: {
      undo: 'free',
      clock: { kind: 'move', time: TIME },
      spectators: { allowed: true, delay: 0 },
      listed: true,
      host: 'h',
    },
  });
  let now = START;
  let open: Promise<void> = Promise.resolve();
  const inner = createMemoryLog(hall.store);
  const log: MatchLog = {
    ...losingAnswers(inner, () => 'sent'),
    async append(...call) {
      await open;
      return inner.append(...call);
    },
  };
  const table = await hall.open(id, log, { now: () => now });
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: seat });
  return {
    hall,
    id,
    table,
    place: (seat, cell, at) =>
      table.enter({ kind: 'input', seat, input: null }, { raw: { kind: 'place', cell }, ...(at && { at }) }),
    at(later) {
      now = START + later;
    },
    hold() {
      let release = (): void => undefined;
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

test('an input that waited behind a slow append is not late, and its time is when it came', async () => {
  const { hall, id, table, place, at, hold } = await held();
  at(TIME - 1_000);
  const release = hold();
  const slow = table.enter({ kind: 'mute', by: 'h', seat: 'O' });
  const waiting = place('X', 4);
  at(TIME + LONG);
  release();
  expect([(await slow).kind, (await waiting).kind]).toEqual(['done', 'done']);
  expect((await records(hall, id)).slice(2).map(({ kind, at: time }) => [kind, time])).toEqual([
    ['mute', START + TIME - 1_000],
    ['input', START + TIME - 1_000],
  ]);
  // The other's clock runs from then on, in every process.
  const whole = await readWhole(id, { log: createMemoryLog(hall.store), games: registry.get });
  if (!whole.ok) throw new Error('not read');
  expect(whole.value.clock?.endOf('O')?.at).toBe(START + 2 * TIME - 1_000);
  expect(await table.read(({ clock }) => clock?.endOf('O'))).toEqual(whole.value.clock?.endOf('O'));
});

test('one that came too late is refused, though it waited too', async () => {
  const { hall, id, table, place, at, hold } = await held();
  const release = hold();
  const slow = table.enter({ kind: 'mute', by: 'h', seat: 'O' });
  at(TIME + 1);
  const waiting = place('X', 4);
  release();
  await slow;
  expect(await waiting).toMatchObject({ kind: 'refused', refusal: { code: 'staleDecision' } });
  expect((await records(hall, id)).map(({ kind }) => kind)).toEqual(['seat', 'seat', 'mute', 'timeout']);
});

test('time that ran out while a look at the clocks waited does not pass what came before it', async () => {
  const { table, place, at, hold } = await held();
  const release = hold();
  const slow = table.enter({ kind: 'mute', by: 'h', seat: 'O' });
  const settled = table.settle();
  const waiting = place('X', 4);
  at(TIME + LONG);
  release();
  await Promise.all([slow, settled]);
  expect(await waiting).toMatchObject({ kind: 'done' });
});

test('whoever took it may say when; never later than now', async () => {
  const { hall, id, place, at } = await held();
  at(TIME + LONG);
  expect(await place('X', 4, START + 50_000)).toMatchObject({ kind: 'done' });
  expect(await place('O', 0, START + 10 * TIME)).toMatchObject({ kind: 'done' });
  expect((await records(hall, id)).slice(2).map(({ at: time }) => time)).toEqual([START + 50_000, START + TIME + LONG]);
});

test('what another process wrote meanwhile is not followed by an earlier time', async () => {
  const { hall, id, place, at, hold } = await held();
  at(1_000);
  const release = hold();
  const waiting = place('X', 4);
  at(3_000);
  const other = await hall.open(id, undefined, { now: () => START + 2_000 });
  await other.enter({ kind: 'mute', by: 'h', seat: 'O' });
  release();
  expect(await waiting).toMatchObject({ kind: 'done', place: 3 });
  expect((await records(hall, id)).slice(2).map(({ at: time }) => time)).toEqual([START + 2_000, START + 2_000]);
});
