// Matches on this device, with the tables of a real host in this thread and a store in memory.
import { createMatch, type MatchDocument } from '@turnwise/match';
import { loadGame } from '@turnwise/registry/lazy';
import { createLocalHost } from '@turnwise/table-source';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { bringMatch, forgetMatch, keptMatch, keptMatches } from './local-matches.ts';

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
