// Every stored match is replayed against this build: what agrees, what departs and where, and what this build cannot say.
import type { AnyGame } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import { createMemoryLog, LogError, MemoryStore } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import type { LogRecord, MatchHead } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { openTable, verifyLog } from './index.ts';
import type { MatchVerdict } from './index.ts';

let ids = 0;

const SETTINGS = { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: false, host: 'h' };

/** A match in which these cells or columns were played, one by each seat in turn. */
async function played(
  store: MemoryStore,
  game: string,
  inputs: readonly object[],
  more: Partial<MatchHead> = {},
): Promise<string> {
  const { version } = registry.get(game) as AnyGame;
  const seats = ['X', 'O'];
  const head = { id: `m${ids}`, game, version, at: ids++, start: { seats, options: {}, seed: 5 }, settings: SETTINGS };
  const log = createMemoryLog(store);
  await log.create(head);
  const opened = await openTable(head.id, { log, games: registry.get, now: () => 1, newId: () => `n${ids++}` });
  if (!opened.ok) throw new Error(opened.error.code);
  for (const [at, raw] of inputs.entries())
    expect(
      await opened.value.enter({ kind: 'input', seat: seats[at % 2] as string, input: null }, { raw }),
    ).toMatchObject({ kind: 'done' });
  Object.assign(store.matches.get(head.id)?.head ?? {}, more);
  return head.id;
}

async function verdicts(
  store: MemoryStore,
  games: (id: string) => AnyGame | undefined = registry.get,
): Promise<readonly MatchVerdict[]> {
  const found: MatchVerdict[] = [];
  for await (const verdict of verifyLog({ log: createMemoryLog(store), games })) found.push(verdict);
  return found;
}

const place = (cell: number): object => ({ kind: 'place', cell });
const drop = (column: number): object => ({ kind: 'drop', column });

/** The same game, but for one line: whoever lays the third disc wins. */
function threeWin(game: AnyGame): AnyGame {
  const behaviours = game.rules.behaviours.map((one) =>
    one.name !== 'line'
      ? one
      : {
          ...one,
          evaluate: ({ seat: by }: { readonly seat: number }, { filled }: { readonly filled: number }) =>
            filled === 3 ? [{ kind: 'win', seat: by, column: 0, row: 4 }] : undefined,
        },
  );
  const rules = { ...game.rules, behaviours } as unknown as AnyGame['rules'];
  return { ...game, rules, kernel: createKernel(rules) };
}

test('all agree, over more than one page of the list', async () => {
  const store = new MemoryStore();
  for (let at = 0; at < 230; at++) await played(store, 'tic-tac-toe', [place(at % 9)]);
  const long = await played(store, 'connect-four', [3, 3, 2, 2, 1, 1, 0].map(drop));
  const found = await verdicts(store);
  expect(found.filter(({ kind }) => kind === 'agrees')).toHaveLength(231);
  expect(new Set(found.map(({ match }) => match)).size).toBe(231);
  expect(found[0]).toMatchObject({ kind: 'agrees', head: { id: long }, records: 7, frames: 7 });
});

test('a record with another hash departs at its place, and the others agree', async () => {
  const store = new MemoryStore();
  await played(store, 'tic-tac-toe', [place(0), place(1)]);
  const id = await played(store, 'tic-tac-toe', [place(0), place(4), place(8)]);
  const records = store.matches.get(id)?.records as LogRecord[];
  records[1] = { ...(records[1] as LogRecord), hash: 12345 };
  const [departs, agrees] = await verdicts(store);
  expect(departs).toMatchObject({ kind: 'departs', head: { id }, place: 1, frames: 1, issue: { code: 'otherState' } });
  expect(agrees).toMatchObject({ kind: 'agrees' });
});

test('a build in which one line of the rules differs departs at the first frame that it changes', async () => {
  const store = new MemoryStore();
  await played(store, 'tic-tac-toe', [place(0), place(1)]);
  const id = await played(store, 'connect-four', [drop(0), drop(1), drop(0), drop(1)]);
  const other = threeWin(registry.get('connect-four') as AnyGame);
  const found = await verdicts(store, (one) => (one === 'connect-four' ? other : registry.get(one)));
  expect(found).toMatchObject([{ kind: 'departs', head: { id }, place: 2, frames: 2 }, { kind: 'agrees' }]);
});

test('what another build made, and what cannot be read, is told apart', async () => {
  const store = new MemoryStore();
  const version = await played(store, 'tic-tac-toe', [place(0)], { version: '0.0.1' });
  const game = await played(store, 'tic-tac-toe', [place(0)], { game: 'chess' });
  const start = await played(store, 'tic-tac-toe', [place(0)], { start: { seats: 'X', options: {}, seed: 5 } });
  const content = await played(store, 'tic-tac-toe', []);
  const kept = store.matches.get(content);
  Object.assign(kept?.head ?? {}, {
    game: 'ruleset',
    version: registry.get('ruleset')?.version,
    start: { seats: ['X', 'O'], options: {}, seed: 5, content: { option: 'ruleset', hash: 'r-gone' } },
  });
  expect(await verdicts(store)).toMatchObject([
    { head: { id: content }, kind: 'unreadable', why: expect.stringContaining('ruleset') as string },
    { head: { id: start }, kind: 'unreadable', why: expect.stringContaining('seats') as string },
    { head: { id: game }, kind: 'unknownGame' },
    { head: { id: version }, kind: 'otherVersion', version: registry.get('tic-tac-toe')?.version },
  ]);
});

test('what cannot be read is told, and says nothing about the others', async () => {
  const store = new MemoryStore();
  const made: string[] = [];
  for (let at = 0; at < 3; at++) made.unshift(await played(store, 'tic-tac-toe', [place(at)]));
  const [agrees, head, listing] = made as [string, string, string];
  const log = createMemoryLog(store);
  const corrupt = new LogError('corrupt', 'its checksum is wrong');
  const damaged = {
    ...losingAnswers(log, () => 'sent'),
    head: async (match: string) => (match === head ? Promise.reject(corrupt) : log.head(match)),
    listing: async (match: string) => (match === listing ? Promise.reject(corrupt) : log.listing(match)),
    ids: async () => ({ ids: [...made, 'gone'] }),
  };
  const found: MatchVerdict[] = [];
  for await (const verdict of verifyLog({ log: damaged, games: registry.get })) found.push(verdict);
  expect(found).toMatchObject([
    { match: agrees, kind: 'agrees' },
    { match: head, kind: 'unreadable', why: 'its checksum is wrong' },
    { match: listing, kind: 'unreadable', why: 'its checksum is wrong' },
    { match: 'gone', kind: 'unreadable', why: 'there is such a match, but it cannot be found' },
  ]);
});

test('a log that does not answer says nothing about any match', async () => {
  const store = new MemoryStore();
  await played(store, 'tic-tac-toe', [place(0)]);
  store.available = false;
  await expect(verdicts(store)).rejects.toMatchObject({ code: 'unavailable' });
});
