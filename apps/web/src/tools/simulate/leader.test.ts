// What the leader of a simulation says, also where it is stopped before it has begun.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { failureWords } from './failure-words.ts';
import { Leader, type LeaderWorld } from './leader.ts';
import type { SimulateSays } from './messages.ts';

const WISH = { game: 'tic-tac-toe', games: 1_000_000, seed: 1, options: {}, bots: [] };

function led(changed: Partial<LeaderWorld> = {}) {
  const said: SimulateSays[] = [];
  let helpers = 0;
  const leader = new Leader({
    load: async (id) => registry.get(id),
    start: () => {
      helpers++;
      return { send: () => undefined, stop: () => undefined };
    },
    now: () => 0,
    say: (one) => said.push(one),
    ...changed,
  });
  return { leader, said, helpers: () => helpers };
}

test('a stop while the game is loaded ends it with no games, and it can begin again', async () => {
  const { leader, said, helpers } = led();
  const done = leader.hear({ kind: 'simulate', wish: WISH, workers: 2 });
  await leader.hear({ kind: 'stop' });
  await done;
  expect(said).toMatchObject([{ kind: 'done', report: { games: 0 } }]);
  expect(helpers()).toBe(0);
  const again = leader.hear({ kind: 'simulate', wish: WISH, workers: 2 });
  await expect.poll(helpers).toBe(2);
  await leader.hear({ kind: 'stop' });
  await again;
  expect(said.length).toBe(2);
});

test('a game that there is not, and one that does not load, are told apart', async () => {
  const none = led();
  await none.leader.hear({ kind: 'about', game: 'chess' });
  await none.leader.hear({ kind: 'simulate', wish: { ...WISH, game: 'chess' }, workers: 1 });
  const cut = led({ load: () => Promise.reject(new TypeError('Failed to fetch')) });
  await cut.leader.hear({ kind: 'about', game: 'tic-tac-toe' });
  expect([...none.said, ...cut.said]).toEqual([
    { kind: 'failed', why: 'noGame', text: 'chess' },
    { kind: 'failed', why: 'noGame', text: 'chess' },
    { kind: 'failed', why: 'failed', text: 'Failed to fetch' },
  ]);
});

test('each failure has words of its own', () => {
  const failures = [
    { why: 'noGame', text: 'chess' },
    { why: 'failed', text: 'no' },
    { why: 'gone', text: '' },
    { why: 'gone', text: 'out of memory' },
  ] as const;
  const keys = failures.map((one) => failureWords(one)[0]);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(en[key]).toBeTypeOf('string');
});
