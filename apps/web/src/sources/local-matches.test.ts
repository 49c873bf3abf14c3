// Matches on this device, with the tables of a real host in this thread and a store in memory.
import { createMatch, type MatchDocument } from '@turnwise/match';
import { loadGame } from '@turnwise/registry/lazy';
import { createLocalHost, type TableSource } from '@turnwise/table-source';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringMatch, forgetMatch, keptMatch, keptMatches, openKept } from './local-matches.ts';

const { port1, port2 } = new MessageChannel();
createLocalHost(port2, {
  load: loadGame,
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
});
vi.mock('./table-worker.ts', () => ({
  tablePort: () => port1,
  seatedOptions: (_: string, options: unknown) => Promise.resolve(options),
}));
afterAll(() => {
  port1.close();
  port2.close();
});
afterEach(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  for (const { id } of await keptMatches()) await forgetMatch(id);
});

async function newDocument(): Promise<MatchDocument> {
  const game = await loadGame('tic-tac-toe');
  const made = createMatch({ game: game!, seed: 1, seats: ['X', 'O'] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.save();
}

test('a match from a file is kept', async () => {
  const id = await bringMatch(await newDocument());
  expect(await keptMatch(id)).toMatchObject({ game: 'tic-tac-toe', seats: ['X', 'O'], mine: ['X', 'O'] });
});

test.each(['play', 'look'] as const)(
  'a file that cannot be opened to %s is not kept, and it is told why',
  async (to) => {
    for (const game of ['valueOf', '__proto__', 'chess']) {
      const document = { game, seats: [], inputs: [] } as unknown as MatchDocument;
      await expect(bringMatch(document, to)).rejects.toMatchObject({ code: 'cannotOpen' });
    }
    const cut = { ...(await newDocument()), seats: [] };
    await expect(bringMatch(cut, to)).rejects.toMatchObject({ code: 'cannotOpen' });
    expect(await keptMatches()).toEqual([]);
  },
);

/** The first look has come. */
async function opened(source: TableSource): Promise<TableSource> {
  await new Promise<void>((resolve) => void source.subscribe('X', () => resolve()));
  return source;
}

async function openHere(id: string, onLost: () => void): Promise<TableSource> {
  const source = await openKept(id, { onLost });
  if (source === undefined) throw new Error('it is not kept');
  return opened(source);
}

test('a tab that has not seen what another has kept keeps nothing over it, and is told', async () => {
  // A browser without locks.
  vi.stubGlobal('navigator', {});
  const id = await bringMatch(await newDocument());
  const [told, toldToo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const here = await openHere(id, told);
  const there = await openHere(id, toldToo);
  const moves = async (): Promise<number | undefined> => (await keptMatch(id))?.document.inputs.length;
  await there.submit('X', { kind: 'place', cell: 0 }, null);
  await expect.poll(moves).toBe(1);
  await there.submit('O', { kind: 'place', cell: 1 }, null);
  await expect.poll(moves).toBe(2);
  await here.submit('X', { kind: 'place', cell: 4 }, null);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await here.submit('O', { kind: 'place', cell: 5 }, null);
  await there.submit('X', { kind: 'place', cell: 2 }, null);
  await expect.poll(moves).toBe(3);
  expect(toldToo).not.toHaveBeenCalled();
  // Taking a move back is no foreign write.
  await there.rewind('X', 'undo');
  await expect.poll(moves).not.toBe(3);
  expect(toldToo).not.toHaveBeenCalled();
  here.close();
  there.close();
});

test('the tab that has opened it last has it, also before it has written anything', async () => {
  vi.stubGlobal('navigator', {});
  const id = await bringMatch(await newDocument());
  const [told, toldToo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const here = await openHere(id, told);
  const there = await openHere(id, toldToo);
  // As a write that was on its way when the match was taken over.
  await here.submit('X', { kind: 'place', cell: 4 }, null);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await there.submit('X', { kind: 'place', cell: 0 }, null);
  await expect.poll(async () => (await keptMatch(id))?.document.inputs.length).toBe(1);
  expect(toldToo).not.toHaveBeenCalled();
  here.close();
  there.close();
});

test('with locks the match is told to be open elsewhere, until its table is closed or it is taken over', async () => {
  const held = new Set<string>();
  const request = async (name: string, { steal = false }: LockOptions, work: () => Promise<void>): Promise<void> => {
    if (held.has(name) && !steal) throw new DOMException('late', 'AbortError');
    held.add(name);
    await work();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const id = await bringMatch(await newDocument());
  const first = await openKept(id);
  await expect(openKept(id)).rejects.toMatchObject({ code: 'elsewhere' });
  first?.close();
  await expect.poll(() => held.size).toBe(0);
  const second = await openKept(id);
  const third = await openKept(id, { take: true });
  expect(third).toBeDefined();
  second?.close();
  third?.close();
});
