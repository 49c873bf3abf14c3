// The match for those who see it later: whoever fails at it fails alone, and a long one keeps nobody waiting.
import { createMemoryLog, LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openTable } from '@turnwise/table';
import type { MatchTable, TableAlarm, TableListener } from '@turnwise/table';
import { registry } from '@turnwise/registry';
import { afterEach, expect, test } from 'vitest';
import { openLateTable } from './late-table.ts';
import type { LateTable } from './late-table.ts';

const DELAY = 1_000;
const opened: (MatchTable | LateTable)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** A match with so many records, all of which are old enough once the clock is moved, and the table of those who see it late. */
async function begin(records: number) {
  const log = createMemoryLog();
  const [clock, alarms] = [{ now: 1_000_000 }, [] as TableAlarm[]];
  const now = (): number => clock.now;
  let ids = 0;
  const world = {
    log,
    games: (id: string) => registry.get(id),
    now,
    self: 's',
    talk: { perSecond: 1, burst: 5 },
    newId: () => `r${ids++}`,
    alarm: (alarm: TableAlarm) => void alarms.push(alarm),
  };
  const start = { seats: ['X', 'O'], options: {}, seed: 1 };
  const settings = { undo: 'free', spectators: { allowed: true, delay: DELAY }, listed: true, host: 'h' };
  await log.create({
    id: 'm',
    game: 'tic-tac-toe',
    version: registry.get('tic-tac-toe')?.version ?? '',
    at: 0,
    start,
    settings,
  });
  const table = await openTable('m', world);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  opened.push(table.value);
  for (const seat of ['X', 'O']) await table.value.enter({ kind: 'seat', seat, holder: `holder of ${seat}` });
  for (let i = 2; i < records; i += 2) {
    await table.value.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: i % 9 } });
    await table.value.enter({ kind: 'undo', seat: 'X' });
  }
  const late = await openLateTable(world, table.value, DELAY);
  opened.push(late);
  return { late, clock, alarms, world, table: table.value };
}

const places = (late: LateTable): Promise<number> => late.read(({ place }) => place);

test('a listener that fails keeps nothing from the others, and the operator hears of it', async () => {
  const { late, clock, alarms } = await begin(6);
  const heard: number[] = [];
  late.on(() => {
    throw new Error('a listener fails');
  });
  late.on(({ place }) => void heard.push(place));
  late.later(() => {
    throw new Error('a job fails');
  });
  clock.now += DELAY + 1;
  expect(await places(late)).toBe(6);
  expect(heard).toEqual([0, 1, 2, 3, 4, 5]);
  expect(alarms.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'listener'));
});

test('a listener that fails while a timer tells it does not end the process', async () => {
  const { late, clock, alarms } = await begin(2);
  const failed = new Promise<void>((resolve) => {
    late.on(() => {
      resolve();
      throw new Error('a listener fails');
    });
  });
  // The timer is set by what is added: it looks at the clock when it is set, and again when it goes off.
  clock.now += DELAY - 20;
  late.later(() => undefined);
  clock.now += 40;
  await failed;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(alarms.map(({ kind }) => kind)).toEqual(['listener', 'listener']);
});

test('a long match lets others do something on the way, and everybody who comes meanwhile sees all of it', async () => {
  const { late, clock } = await begin(202);
  clock.now += DELAY + 1;
  let turns = 0;
  const turn = (): void => {
    turns++;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  const seen = await Promise.all([places(late), places(late)]);
  clearImmediate(timer);
  expect(seen).toEqual([202, 202]);
  expect(turns).toBeGreaterThanOrEqual(8);
});

test('one that cannot be read listens to nothing any longer', async () => {
  const { world, table } = await begin(4);
  const listening = new Set<TableListener>();
  const on = (listener: TableListener): (() => void) => {
    listening.add(listener);
    return () => void listening.delete(listener);
  };
  const counted = new Proxy(table, { get: (whole, name) => (name === 'on' ? on : Reflect.get(whole, name, whole)) });
  const fails: MatchLog['read'] = async function* () {
    yield* world.log.read('m', 3);
    throw new LogError('unavailable', 'the log is away');
  };
  const log = new Proxy(world.log, {
    get: (whole, name) => (name === 'read' ? fails : Reflect.get(whole, name, whole)),
  });
  for (let i = 0; i < 3; i++)
    await expect(openLateTable({ ...world, log }, counted, DELAY)).rejects.toThrow('the log is away');
  expect(listening.size).toBe(0);
});
