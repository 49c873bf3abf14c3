// Nobody gains time: not by being late, leaving, undoing, pretending lag, nor by the clock of a process.
import type { LogRecord } from '@turnwise/log';
import { createMemoryLog } from '@turnwise/log';
import { expect, test } from 'vitest';
import type { ClockRule, MatchTable, TableEntry } from './index.ts';
import { readWhole } from './index.ts';
import { registry } from '@turnwise/registry';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

const MOVE: ClockRule = { kind: 'move', time: 60_000 };
const MATCH: ClockRule = { kind: 'match', time: 60_000, increment: 5_000 };
/** What lag is forgiven at first with a minute for each move. */
const QUOTA = 1_500;

interface Played {
  readonly hall: Hall;
  readonly id: string;
  readonly table: MatchTable;
  /** Milliseconds since both seats were taken. */
  readonly at: (now: number) => void;
  readonly place: (seat: string, cell: number, lag?: number) => Promise<string>;
  /** What the seats have left; and whose clock runs. */
  readonly left: () => Promise<readonly (number | string)[]>;
  readonly open: () => Promise<MatchTable>;
}

const START = 100_000;

async function played(clock: ClockRule, game = 'tic-tac-toe'): Promise<Played> {
  const hall = hallOf(1);
  const { id } = await begin(hall, game, {
    settings: { undo: 'free', clock, spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' },
  });
  let now = START;
  const open = (): Promise<MatchTable> => hall.open(id, undefined, { now: () => now });
  const table = await open();
  for (const seat of await table.read(({ start }) => start.seats))
    await table.enter({ kind: 'seat', seat, holder: seat });
  return {
    hall,
    id,
    table,
    open,
    at(later) {
      now = START + later;
    },
    async place(seat, cell, lag) {
      const entry: TableEntry = { kind: 'input', seat, input: null, ...(lag === undefined ? {} : { lag }) };
      const answer = await table.enter(entry, { raw: { kind: 'place', cell } });
      return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
    },
    left: () =>
      table.read(({ clock: shown }) =>
        (shown?.shown(now) ?? []).flatMap(({ seat, left, running }) => (running ? [left, seat] : [left])),
      ),
  };
}

test('an input that comes too late is refused, and the time-out comes first', async () => {
  const { at, place, hall, id, table } = await played(MOVE);
  at(60_001);
  expect(await place('X', 4)).toBe('staleDecision');
  expect((await records(hall, id)).map(({ kind }) => kind)).toEqual(['seat', 'seat', 'timeout']);
  expect(await table.read(({ ended }) => ended)).toMatchObject({ reason: 'timeOut', seat: 'X', winners: ['O'] });
});

test('one that comes in time is taken, and lag that is forgiven counts', async () => {
  const { at, place } = await played(MOVE);
  at(60_000);
  expect(await place('X', 4)).toBe('done');
  at(60_000 + 60_000 + 400);
  expect(await place('O', 0, 500)).toBe('done');
});

test('whatever else comes after the flag has fallen finds the match over', async () => {
  const { at, table } = await played(MOVE);
  at(60_000 + QUOTA);
  expect(await table.enter({ kind: 'halt', by: 'host' })).toMatchObject({ kind: 'done' });
  expect(await table.enter({ kind: 'concede', seat: 'O' })).toMatchObject({ refusal: { code: 'over' } });
  expect(await table.read(({ ended }) => ended?.seat)).toBe('X');
});

test('a match that was put away has its time-out when it is opened', async () => {
  const { at, table, open, hall, id } = await played(MOVE);
  await table.close();
  at(1_000_000);
  const again = await open();
  expect(await again.read(({ stage, ended }) => [stage, ended?.reason])).toEqual(['over', 'timeOut']);
  const { matches } = await createMemoryLog(hall.store).list({});
  expect(matches.find(({ head }) => head.id === id)?.listing.stage).toBe('over');
});

test.each<[string, TableEntry]>([
  ['who leaves', { kind: 'seat', seat: 'X', holder: null }],
  ['who is sent away', { kind: 'seat', seat: 'X', holder: null, by: 'host' }],
])('the clock runs on for %s', async (_, entry) => {
  const { at, table, left, place, hall } = await played(MOVE);
  at(20_000);
  await table.enter(entry);
  expect(await table.read(({ stage }) => stage)).toBe('running');
  at(30_000);
  expect(await left()).toEqual([30_000, 'X', 60_000]);
  await table.enter({ kind: 'seat', seat: 'X', holder: 'y' });
  expect(await left()).toEqual([30_000, 'X', 60_000]);
  expect(await place('X', 4)).toBe('done');
  expect((await createMemoryLog(hall.store).list({})).matches[0]?.listing.stage).toBe('running');
});

test.each<[string, ClockRule, readonly (number | string)[]]>([
  ['for each move', MOVE, [37_000, 'X', 60_000]],
  ['for the match', MATCH, [37_000, 'X', 57_000]],
])('an undo gives no time back where time is %s', async (_, clock, expected) => {
  const { at, table, left, place } = await played(clock);
  at(20_000);
  await place('X', 4);
  at(23_000);
  await table.enter({ kind: 'undo', seat: 'X' });
  at(26_000);
  expect(await left()).toEqual(expected);
});

test('an undo gives no time back where several decide at once', async () => {
  const { at, table, left } = await played(MOVE, 'rock-paper-scissors');
  const [first, second] = (await table.read(({ start }) => start.seats)) as [string, string];
  const show = async (seat: string): Promise<void> => {
    const raw = await table.read(({ match }) => {
      const mine = match.seatNamed(seat);
      return mine === undefined ? undefined : match.game.sample(match.state, mine, { below: () => 0 });
    });
    expect(await table.enter({ kind: 'input', seat, input: null }, { raw })).toMatchObject({ kind: 'done' });
  };
  at(50_000);
  await show(first);
  at(55_000);
  await table.enter({ kind: 'undo', seat: first });
  expect(await left()).toEqual([10_000, first, 5_000, second]);
  await table.enter({ kind: 'redo', seat: first });
  at(56_000);
  await table.enter({ kind: 'undo', seat: first });
  expect(await left()).toEqual([10_000, first, 4_000, second]);
});

test('lag is forgiven from a quota that refills slowly', async () => {
  const { at, place, table, hall, id } = await played({ kind: 'match', time: 60_000, increment: 0 });
  // A minute for forty moves: 75 ms more with each, 225 at first.
  let now = 0;
  for (let turn = 0; turn < 6; turn++) {
    at((now += 1_000));
    await place(turn % 2 === 0 ? 'X' : 'O', turn, 500);
    if (turn % 2 === 1) {
      await table.enter({ kind: 'undo', seat: 'O' });
      await table.enter({ kind: 'undo', seat: 'O' });
    }
  }
  const lags = (await records(hall, id)).flatMap(({ seat, lag }) => (seat === 'X' && lag !== undefined ? [lag] : []));
  expect(lags).toEqual([225, 75, 75]);
});

test('a process whose clock is ahead does not stop the time of the others', async () => {
  const { at, place, left, hall, table } = await played(MATCH);
  at(1_000);
  await place('X', 4);
  at(40_000);
  await place('O', 0);
  at(2_000);
  await table.enter({ kind: 'mute', seat: 'X', by: 'host' });
  at(12_000);
  expect(await left()).toEqual([54_000, 'X', 26_000]);
  expect(await place('X', 1)).toBe('done');
  at(15_000);
  expect(await left()).toEqual([59_000, 23_000, 'O']);
  expect(hall.alarms).toEqual([]);
});

test('the operator hears of a clock that is ahead', async () => {
  const { hall, id, table } = await played(MATCH);
  await (await hall.open(id, undefined, { now: () => START + 9_000 })).enter({ kind: 'halt', by: 'host' });
  await expect.poll(() => table.read(({ halted }) => halted?.by)).toBe('host');
  expect(hall.alarms).toMatchObject([{ kind: 'ahead', match: id, milliseconds: 9_000 }]);
});

test('what older tables recorded can be read', async () => {
  const { hall, id, table, place } = await played(MOVE);
  await place('X', 4);
  const log = createMemoryLog(hall.store);
  const [, , made] = (await records(hall, id)) as [LogRecord, LogRecord, LogRecord];
  const late = { ...made, at: START + 999_999, lag: 500 };
  hall.store.matches.get(id)?.records.splice(2, 1, late);
  const decision = await table.read(({ match }) => match.decision(match.seats[1] as never) ?? '');
  // By the clock it was too early.
  const early = { id: 'e', kind: 'timeout', seat: 'O', decision, at: START + 1, frame: 1, hash: made['hash'] };
  await table.close();
  hall.store.matches.get(id)?.records.push(early as LogRecord);
  const whole = await readWhole(id, { log, games: registry.get });
  expect(whole.ok && whole.value.ended?.seat).toBe('O');
});

test('clocks are the same from a snapshot and from the log', async () => {
  const { hall, id, table, at, place, open } = await played(MATCH);
  let now = 0;
  for (let turn = 0; turn < 30; turn++) {
    at((now += hall.random(900)));
    await place(hall.random(2) === 0 ? 'X' : 'O', hall.random(9), hall.random(300));
    if (hall.random(3) === 0) await table.enter({ kind: 'undo', seat: 'X' });
    if (hall.random(9) === 0) await table.enter({ kind: 'redo', seat: 'X' });
  }
  await table.close();
  const saved = await (await open()).read(({ clock }) => clock?.save());
  const whole = await readWhole(id, { log: createMemoryLog(hall.store), games: registry.get });
  expect(whole.ok && whole.value.clock?.save()).toEqual(saved);
});
