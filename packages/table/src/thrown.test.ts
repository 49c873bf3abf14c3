// A game that throws where a table asks it: nothing is left of the entry, the operator hears of it, and the match goes on.
import type { AnyGame } from '@turnwise/game';
import { createMemoryLog } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { openTable } from './index.ts';
import type { MatchTable, TableAnswer, TableOptions } from './index.ts';
import { begin, hallOf } from './testing/hall.ts';

const OXO = registry.get('tic-tac-toe') as AnyGame;

/** Throws while it is broken. */
function planted(where: 'format' | 'parse' | 'view' | 'choices' | 'timeOut', broken: () => boolean): AnyGame {
  const { notation } = OXO;
  const trap = <F extends (...call: never[]) => unknown>(go: F): F =>
    ((...call: Parameters<F>) => {
      if (broken()) throw new TypeError(`${where} is broken`);
      return go(...call);
    }) as F;
  switch (where) {
    case 'format':
      return { ...OXO, notation: { ...notation, input: { ...notation.input, format: trap(notation.input.format) } } };
    case 'parse':
      return { ...OXO, notation: { ...notation, input: { ...notation.input, parse: trap(notation.input.parse) } } };
    case 'view':
      return { ...OXO, view: trap(OXO.view) };
    case 'choices':
      return { ...OXO, choices: trap((state) => OXO.choices(state)) };
    case 'timeOut':
      return { ...OXO, timeOut: trap((...about) => OXO.timeOut(...about)) };
  }
}

const place = (table: MatchTable, seat: string, cell: number): Promise<TableAnswer> =>
  table.enter({ kind: 'input', seat, input: null }, { raw: { kind: 'place', cell } });

const standing = (table: MatchTable): Promise<unknown> => table.read((fold) => [fold.place, fold.match.length]);

test.each(['format', 'newId'] as const)('%s throws', async (where) => {
  const hall = hallOf(1);
  let isBroken = false;
  let ids = 0;
  const more: Partial<TableOptions> = {
    games: () => (where === 'format' ? planted('format', () => isBroken) : OXO),
    newId() {
      if (where === 'newId' && isBroken) throw new TypeError('newId is broken');
      return `own${ids++}`;
    },
  };
  const { id } = await begin(hall, OXO.id);
  const table = await hall.open(id, undefined, more);
  await place(table, 'X', 4);
  isBroken = true;
  expect(await place(table, 'O', 0)).toEqual({
    kind: 'refused',
    refusal: { kind: 'aborted', code: 'engineFault', params: {}, by: 'table' },
  });
  expect(hall.alarms).toMatchObject([{ kind: 'fault', refused: { fault: { message: `${where} is broken` } } }]);
  expect(await standing(table)).toEqual([1, 1]);
  // What has no notation and needs no id is not concerned, and the next is read as it is.
  isBroken = false;
  expect(await place(table, 'O', 0)).toMatchObject({ kind: 'done', place: 1 });
  expect(await standing(table)).toEqual([2, 2]);
});

test('what throws is in no snapshot', async () => {
  const hall = hallOf(1);
  let isBroken = false;
  const { id } = await begin(hall, OXO.id);
  const table = await hall.open(id, undefined, { games: () => planted('format', () => isBroken) });
  await place(table, 'X', 4);
  isBroken = true;
  await place(table, 'O', 0).catch(() => undefined);
  await table.close();
  expect(await standing(await hall.open(id))).toEqual([1, 1]);
  expect(hall.store.matches.get(id)?.snapshot?.document).toMatchObject({ place: 1 });
});

test('the notation of an input throws', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, OXO.id);
  let isBroken = true;
  const table = await hall.open(id, undefined, { games: () => planted('parse', () => isBroken) });
  const entry = { kind: 'input', seat: 'X', input: 'b2' } as const;
  expect(await table.enter(entry)).toMatchObject({ kind: 'refused', refusal: { code: 'engineFault' } });
  isBroken = false;
  expect(await place(table, 'X', 4)).toMatchObject({ kind: 'done', place: 0 });
});

test.each(['choices', 'timeOut'] as const)('%s throws when time is out: the table ends the match', async (where) => {
  const hall = hallOf(1);
  let isBroken = false;
  let now = 1_000;
  const { id } = await begin(hall, OXO.id, {
    settings: { ...SETTINGS, clock: { kind: 'move', time: 60_000 } },
  });
  const table = await hall.open(id, undefined, { games: () => planted(where, () => isBroken), now: () => now });
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: seat });
  now += 100_000;
  isBroken = true;
  await table.settle();
  isBroken = false;
  expect(await table.read(({ ended }) => ended)).toMatchObject({ reason: 'timeOut', seat: 'X', winners: ['O'] });
  expect(hall.alarms).toMatchObject([{ kind: 'fault', refused: { fault: { message: `${where} is broken` } } }]);
});

test('a record at which the game throws is one that this process cannot follow', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, OXO.id);
  const table = await hall.open(id);
  await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
  const opened = await openTable(id, {
    log: createMemoryLog(hall.store),
    games: () => planted('parse', () => true),
    now: () => 1,
    newId: () => 'n',
  });
  expect(opened).toMatchObject({ ok: false, error: { code: 'departed', issues: [{ code: 'behaviourThrew' }] } });
});

test('a log that fails in a way of its own while a table is opened is let go', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, OXO.id, { settings: { ...SETTINGS, clock: { kind: 'move', time: 60_000 } } });
  const first = await hall.open(id);
  for (const seat of ['X', 'O']) await first.enter({ kind: 'seat', seat, holder: seat });
  const inner = createMemoryLog(hall.store);
  let following = 0;
  const log: MatchLog = {
    ...losingAnswers(inner, () => 'sent'),
    append: () => Promise.reject(new TypeError('not a LogError')),
    async follow(...call) {
      const stop = await inner.follow(...call);
      following++;
      return () => {
        following--;
        stop();
      };
    },
  };
  await expect(hall.open(id, log, { now: () => 1_000_000 })).rejects.toThrow('not a LogError');
  await expect.poll(() => following).toBe(0);
});

const SETTINGS = { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' };
