// Tables over one log, as several processes have them: one history, nothing lost, nothing twice, whatever happens to answers.
import { createMemoryLog } from '@turnwise/log';
import type { LogRecord, MatchLog, MemoryStore } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { openTable } from './index.ts';
import type { TableAnswer, MatchTable, TableNews } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';

let ids = 0;

/** Sends a random input of whoever is to act; now and then an undo or a redo. */
async function play(table: MatchTable, random: (limit: number) => number): Promise<TableAnswer> {
  const what = random(20);
  const seats = await table.read(({ match }) => match.table.names);
  const someone = seats[random(seats.length)] as string;
  if (what === 0) return table.enter({ kind: 'undo', seat: someone, client: `u${ids++}` });
  if (what === 1) return table.enter({ kind: 'redo', seat: someone, client: `u${ids++}` });
  if (what === 2) return table.enter({ kind: 'mute', seat: someone, by: 'h' });
  const { seat, raw, decision } = await table.read(({ match }) => {
    const acting = match.toAct[random(Math.max(1, match.toAct.length))] ?? match.seats[0] ?? (0 as never);
    return {
      seat: match.table.names[acting] as string,
      raw: match.game.sample(match.state, acting, { below: random }),
      decision: match.decision(acting),
    };
  });
  return table.enter(
    { kind: 'input', seat, input: null, client: `c${ids++}` },
    { raw: raw ?? { kind: 'nothing' }, ...(decision === undefined ? {} : { decision }) },
  );
}

const GAMES = registry.games
  .map(({ id }) => id)
  .filter((id) => id !== 'ruleset' && id !== 'unseen' && id !== 'encounter');

/** Hears nothing of what others write, as when hints are slow. */
function deafLog(store: MemoryStore): MatchLog {
  return { ...losingAnswers(createMemoryLog(store), () => 'sent'), follow: async () => () => undefined };
}

test('a table that has not heard of the newest record does not refuse what follows from it', async () => {
  const hall = hallOf(3);
  const { id } = await begin(hall, 'tic-tac-toe');
  const [first, behind] = [await hall.open(id), await hall.open(id, deafLog(hall.store))];
  const place = (table: MatchTable, seat: string, cell: number): Promise<TableAnswer> =>
    table.enter({ kind: 'input', seat, input: null, client: `c${ids++}` }, { raw: { kind: 'place', cell } });
  expect(await place(first, 'X', 4)).toMatchObject({ kind: 'done', place: 0 });
  expect(await behind.read((fold) => fold.place)).toBe(0);
  expect(await place(behind, 'O', 0)).toMatchObject({ kind: 'done', place: 1 });
  // What is refused by the newest state stays refused.
  expect(await place(behind, 'O', 1)).toMatchObject({ kind: 'refused', refusal: { code: 'notYourTurn' } });
  expect(await records(hall, id)).toHaveLength(2);
});

test('a seat that was taken elsewhere a moment ago is held here too', async () => {
  const hall = hallOf(3);
  const { id } = await begin(hall, 'tic-tac-toe');
  const [first, behind] = [await hall.open(id), await hall.open(id, deafLog(hall.store))];
  await first.enter({ kind: 'seat', seat: 'X', holder: 'x' });
  const entry = { kind: 'input', seat: 'X', input: null, client: 'c' } as const;
  const answer = await behind.enter(entry, {
    raw: { kind: 'place', cell: 4 },
    may: ({ seating }) =>
      seating.of('X')?.holder === 'x' ? undefined : { kind: 'disallowed', code: 'no', params: {}, by: 'test' },
  });
  expect(answer).toMatchObject({ kind: 'done', place: 1 });
});

describe.each(GAMES)('%s', (game) => {
  test('three tables over one log have one history, whatever happens to answers', async () => {
    const hall = hallOf(11);
    const head = await begin(hall, game);
    const fates = ['sent', 'sent', 'lostAfter', 'sent', 'lostBefore', 'late'] as const;
    const flaky = (): MatchLog =>
      losingAnswers(createMemoryLog(hall.store), () => fates[hall.random(fates.length)] ?? 'sent');
    let tables = await Promise.all([hall.open(head.id, flaky()), hall.open(head.id, flaky()), hall.open(head.id)]);
    const done: string[] = [];
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        tables.flatMap((table) => [play(table, hall.random), play(table, hall.random)]),
      );
      for (const answer of answers) {
        expect(answer.kind).not.toBe('unable');
        if (answer.kind === 'done' && answer.news !== undefined) done.push(answer.news.record.id);
      }
      // Somebody is put away and comes back, from a snapshot or from the log.
      if (round % 4 === 3) {
        await tables[1]?.close();
        tables = [tables[2], await hall.open(head.id), tables[0]];
      }
    }
    const kept = await records(hall, head.id);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(done.toSorted());
    const fresh = await hall.open(head.id);
    await expect
      .poll(() => Promise.all(tables.map((table) => table.read(({ place }) => place))))
      .toEqual(tables.map(() => kept.length));
    const standing = (table: MatchTable): Promise<unknown> =>
      table.read(({ match, place }) =>
        JSON.stringify([place, match.length, match.hash, match.seats.map((seat) => match.look(seat).hash)]),
      );
    const expected = await standing(fresh);
    for (const table of tables) expect(await standing(table)).toBe(expected);
    expect(hall.alarms.filter(({ kind }) => kind !== 'fault')).toEqual([]);
  });
});

test('nobody is told, and nobody sees anything, before the record is durable', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'tic-tac-toe');
  const log = createMemoryLog(hall.store);
  let let_go = (): void => undefined;
  const held: MatchLog = {
    ...losingAnswers(log, () => 'sent'),
    append: async (...call) => {
      await new Promise<void>((resolve) => {
        let_go = resolve;
      });
      return log.append(...call);
    },
  };
  const table = await hall.open(head.id, held);
  const told: TableNews[] = [];
  table.on((news) => told.push(news));
  const answer = table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
  const frame = (): Promise<number> => table.read(({ match }) => match.look(null).frame);
  const settled: string[] = [];
  void answer.then(() => settled.push('answer'));
  expect(await frame()).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([told.length, settled, await frame()]).toEqual([0, [], 0]);
  let_go();
  expect(await answer).toMatchObject({ kind: 'done', place: 0 });
  expect([told.length, await frame()]).toEqual([1, 1]);
  await table.close();
  expect(await (await hall.open(head.id)).read(({ match }) => match.length)).toBe(1);
});

test('an input that is sent again is made once, and another under its id is refused', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(head.id);
  const entry = { kind: 'input', seat: 'X', input: null, client: 'x' } as const;
  const first = await table.enter(entry, { raw: { kind: 'place', cell: 4 } });
  expect(first).toMatchObject({ kind: 'done', place: 0, repeated: false });
  await table.close();
  const again = await hall.open(head.id);
  expect(await again.enter(entry, { raw: { kind: 'place', cell: 4 } })).toEqual({
    kind: 'done',
    place: 0,
    repeated: true,
  });
  expect(await again.enter(entry, { raw: { kind: 'place', cell: 5 } })).toMatchObject({
    refusal: { code: 'duplicateInput' },
  });
  expect(await records(hall, head.id)).toHaveLength(1);
});

test('a build whose rules differ is caught by its first hash', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'connect-four');
  const table = await hall.open(head.id);
  const [first] = (head.start as { readonly seats: readonly [string, string] }).seats;
  await table.enter({ kind: 'input', seat: first, input: null }, { raw: { kind: 'drop', column: 3 } });
  const last = hall.store.matches.get(head.id)?.records[0] as LogRecord;
  hall.store.matches.get(head.id)?.records.splice(0, 1, { ...last, hash: Number(last['hash']) + 1 });
  const opened = await openTable(head.id, {
    log: createMemoryLog(hall.store),
    games: registry.get,
    now: () => 1,
    newId: () => 'x',
  });
  expect(opened).toMatchObject({ ok: false, error: { code: 'departed', issues: [{ code: 'otherState' }] } });
});

test('without a log, nothing is done, and it goes on when the log is back', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(head.id);
  hall.store.available = false;
  const entry = { kind: 'input', seat: 'X', input: null, client: 'x' } as const;
  expect(await table.enter(entry, { raw: { kind: 'place', cell: 4 } })).toMatchObject({
    kind: 'unable',
    code: 'unavailable',
  });
  expect(await table.read(({ match }) => match.length)).toBe(0);
  hall.store.available = true;
  expect(await table.enter(entry, { raw: { kind: 'place', cell: 4 } })).toMatchObject({ kind: 'done', place: 0 });
});

test('an undo goes back beyond a snapshot', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'connect-four');
  const table = await hall.open(head.id);
  const [first, second] = (head.start as { readonly seats: readonly [string, string] }).seats;
  for (let turn = 0; turn < 7; turn++)
    await table.enter(
      { kind: 'input', seat: turn % 2 === 0 ? first : second, input: null },
      { raw: { kind: 'drop', column: turn % 3 } },
    );
  await table.close();
  const again = await hall.open(head.id);
  expect(await again.read(({ match }) => match.isWhole)).toBe(false);
  expect(await again.enter({ kind: 'undo', seat: first })).toMatchObject({ kind: 'done', place: 7 });
  expect(await again.read(({ match }) => match.length)).toBe(6);
});

test('clocks run for those who are waited for, and time that has run out has its consequence', async () => {
  const hall = hallOf(3);
  const head = await begin(hall, 'tic-tac-toe', {
    settings: {
      undo: 'ownLast',
      clock: { kind: 'match', time: 10_000, increment: 1_000 },
      spectators: { allowed: true, delay: 0 },
      listed: true,
      host: 'h',
    },
  });
  let now = 5_000;
  const opened = await openTable(head.id, {
    log: createMemoryLog(hall.store),
    games: registry.get,
    now: () => now,
    newId: () => `n${ids++}`,
  });
  if (!opened.ok) throw new Error('not opened');
  const table = opened.value;
  const clocks = (): Promise<unknown> =>
    table.read(({ clock }) => clock?.shown(now).map(({ left, running }) => [left, running]));
  await table.enter({ kind: 'seat', seat: 'X', holder: 'a' });
  now = 50_000;
  expect(await clocks()).toEqual([
    [10_000, false],
    [10_000, false],
  ]);
  await table.enter({ kind: 'seat', seat: 'O', holder: 'b' });
  now = 53_000;
  await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
  expect(await clocks()).toEqual([
    [8_000, false],
    [10_000, true],
  ]);
  await table.enter({ kind: 'halt', by: 'h' });
  now = 80_000;
  await table.enter({ kind: 'resume', by: 'h' });
  now = 85_000;
  const decision = (await table.read(({ match }) => match.decision(match.seats[1] as never))) as string;
  expect(await table.enter({ kind: 'timeout', seat: 'O', decision })).toMatchObject({ refusal: { code: 'timeLeft' } });
  now = 90_000;
  expect(await table.enter({ kind: 'timeout', seat: 'O', decision })).toMatchObject({ kind: 'done' });
  expect(await table.read(({ stage, ended }) => [stage, ended?.winners])).toEqual(['over', ['X']]);
});
