// Who may sit down, and what hosts may do, before a match has begun and once it runs.
import { expect, test } from 'vitest';
import { hostMay, mayTake } from './index.ts';
import type { MatchTable, Sitting, TableEntry } from './index.ts';
import { begin, hallOf } from './testing/hall.ts';

const SETTINGS = { spectators: { allowed: true, delay: 0 }, listed: true, host: 'host' };

/** A match in which `a` has left its seat, or was sent away. */
async function without(
  game: string,
  how: 'left' | 'kicked',
  { hasBegun = true, undo = 'ownLast', delay = 0 } = {},
): Promise<{ readonly table: MatchTable; readonly seat: string }> {
  const hall = hallOf(1);
  const { id } = await begin(hall, game, { settings: { ...SETTINGS, undo, spectators: { allowed: true, delay } } });
  const table = await hall.open(id);
  const [seat, ...others] = (await table.read(({ start }) => start.seats)) as [string, ...string[]];
  await table.enter({ kind: 'seat', seat, holder: 'a' });
  if (hasBegun) for (const other of others) await table.enter({ kind: 'seat', seat: other, holder: other });
  await table.enter({ kind: 'seat', seat, holder: null, ...(how === 'kicked' ? { by: 'host' } : {}) });
  // A snapshot knows it too.
  await table.close();
  return { table: await hall.open(id), seat };
}

const OPEN = 'connect-four';
const HIDDEN = 'whist';
const stranger = { holder: 'new', asker: null, isModerator: false };
const same = { holder: 'new', asker: 'a', isModerator: false };
const host = { holder: 'new', asker: 'host', isModerator: false };
const moderator = { holder: 'new', asker: 'm', isModerator: true };
const bot = { holder: null, asker: 'host', isModerator: false };

test.each<[string, 'left' | 'kicked', boolean, string, Omit<Sitting, 'seat'>, string | undefined]>([
  [OPEN, 'left', false, 'a stranger', stranger, undefined],
  [OPEN, 'kicked', false, 'a stranger', stranger, undefined],
  [OPEN, 'kicked', false, 'who was sent away', same, 'kicked'],
  [OPEN, 'left', true, 'a stranger', stranger, undefined],
  [OPEN, 'left', true, 'who left', same, undefined],
  [OPEN, 'kicked', true, 'a stranger', stranger, 'forbidden'],
  [OPEN, 'kicked', true, 'who was sent away', same, 'kicked'],
  [OPEN, 'kicked', true, 'somebody whom the host brings', host, undefined],
  [OPEN, 'kicked', true, 'a bot', bot, undefined],
  [HIDDEN, 'left', false, 'a stranger', stranger, undefined],
  [HIDDEN, 'left', true, 'a stranger', stranger, 'forbidden'],
  [HIDDEN, 'left', true, 'somebody whom the host brings', host, 'forbidden'],
  [HIDDEN, 'left', true, 'who left', same, undefined],
  [HIDDEN, 'left', true, 'a bot', bot, undefined],
  [HIDDEN, 'kicked', true, 'who was sent away', same, 'kicked'],
  [HIDDEN, 'kicked', true, 'somebody whom a moderator brings', moderator, undefined],
])('%s, %s, begun: %s: %s', async (game, how, hasBegun, _, sitting, expected) => {
  const { table, seat } = await without(game, how, { hasBegun });
  expect(await table.read((fold) => mayTake(fold, { ...sitting, seat })?.code)).toBe(expected);
});

test.each<[string, Omit<Sitting, 'seat'>, string | undefined, string | undefined]>([
  ['a stranger', stranger, 'forbidden', 'over'],
  ['a stranger who is told late', { ...stranger, isLate: true }, 'forbidden', 'forbidden'],
  ['somebody whom the host brings', host, undefined, 'over'],
  ['who left', same, undefined, 'over'],
  ['who left and is told late', { ...same, isLate: true }, undefined, 'over'],
])('where spectators see everything later, %s gets %j: %s, and %s in the end', async (_, sitting, running, over) => {
  const { table, seat } = await without(OPEN, 'left', { delay: 1_000 });
  const code = (): Promise<string | undefined> => table.read((fold) => mayTake(fold, { ...sitting, seat })?.code);
  expect(await code()).toBe(running);
  await table.enter({ kind: 'end', by: 'host' });
  expect(await code()).toBe(over);
});

test('a token has one part in a match', async () => {
  const { table, seat } = await without(OPEN, 'left');
  const other = await table.read(({ start }) => start.seats[1] as string);
  const code = (sitting: Partial<Sitting>): Promise<string | undefined> =>
    table.read((fold) => mayTake(fold, { ...stranger, seat, ...sitting })?.code);
  expect(await code({ holder: 'host' })).toBe('duplicateInput');
  expect(await code({ holder: other })).toBe('duplicateInput');
  expect(await code({ seat: other })).toBe('seatTaken');
  expect(await code({ seat: 'nowhere' })).toBe('unknownSeat');
});

test.each<[string, string, boolean, TableEntry['kind'], string | undefined]>([
  [HIDDEN, 'ownLast', false, 'seat', undefined],
  [HIDDEN, 'ownLast', true, 'seat', 'forbidden'],
  [HIDDEN, 'ownLast', true, 'system', 'forbidden'],
  [HIDDEN, 'ownLast', true, 'halt', undefined],
  [OPEN, 'ownLast', true, 'seat', undefined],
  [OPEN, 'ownLast', true, 'system', undefined],
  [OPEN, 'ownLast', true, 'undo', 'forbidden'],
  [OPEN, 'consent', true, 'redo', 'forbidden'],
  [OPEN, 'free', true, 'undo', undefined],
  [OPEN, 'consent', false, 'undo', undefined],
])('host of %s with undo %s, begun %s: %s', async (game, undo, hasBegun, kind, expected) => {
  const { table } = await without(game, 'left', { hasBegun, undo });
  expect(await table.read((fold) => hostMay(fold, { kind })?.code)).toBe(expected);
});

test('a time-out that is ordered asks the clock, unless it is forced', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  const decision = await table.read(({ match }) => match.decision(match.seats[0] as never) ?? '');
  const order = { kind: 'timeout', seat: 'X', decision, by: 'host' } as const;
  expect(await table.enter(order)).toMatchObject({ refusal: { code: 'noClock' } });
  expect(await table.enter({ ...order, forced: true, decision: '9.9' })).toMatchObject({
    refusal: { code: 'staleDecision' },
  });
  expect(await table.enter({ ...order, forced: true, by: 'moderator' })).toMatchObject({ kind: 'done' });
  expect(await table.read(({ ended }) => ended)).toMatchObject({ reason: 'timeOut', winners: ['O'] });
});
