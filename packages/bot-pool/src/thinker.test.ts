// A thinker hears in between, and what it finds does not hang on how its work was cut.
import { botNamed, seedOf } from '@turnwise/bots';
import type { AnyGame } from '@turnwise/game';
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import type { FromThinker, Search } from './messages.ts';
import { createThinker } from './thinker.ts';
import { registry } from './testing/odd-games.ts';

const LOOK = { seat: seat(0), seats: 2, view: { left: 60, next: seat(0) } };
const SEARCH: Search = { game: 'heap', bot: 'search:iterations=500', look: LOOK, seed: 5, at: 0, of: 1 };

interface Told {
  readonly cost?: number;
  readonly rests?: number;
  readonly end?: 'stop' | 'drop';
}

/** A thinker whose iterations take `cost` milliseconds each, and that is told something when it has rested so often. */
async function thought(search: Partial<Search>, { cost = 1, rests = Infinity, end = 'stop' }: Told = {}) {
  const said: FromThinker[] = [];
  let clock = 0;
  let rested = 0;
  const answered = new Promise<FromThinker>((resolve) => {
    const hear = createThinker({
      registry,
      say: (message) => {
        said.push(message);
        if (message.kind !== 'progress') resolve(message);
      },
      now: () => (clock += cost),
      rest: async () => {
        if (++rested === rests) hear({ kind: end, job: 7 });
        await Promise.resolve();
      },
    });
    hear({ kind: 'think', job: 7, ...SEARCH, ...search });
  });
  return { answer: await answered, said, rested };
}

test('finds what the bot finds by itself, whatever its iterations cost', async () => {
  const bot = botNamed(registry.get('heap') as AnyGame, SEARCH.bot);
  if (!bot.ok) throw new Error('no bot');
  const thinking = bot.value.think(LOOK, seedOf(SEARCH.seed, 0, 1));
  thinking.work(500);
  for (const cost of [0, 0.01, 3, 40])
    expect((await thought({}, { cost })).answer).toEqual({
      kind: 'found',
      job: 7,
      name: bot.value.name,
      found: thinking.found(),
    });
});

test('does its share of the iterations', async () => {
  const shares = await Promise.all([0, 1, 2].map(async (at) => (await thought({ at, of: 3 })).answer));
  expect(shares.map((one) => one.kind === 'found' && one.found.iterations)).toEqual([167, 167, 166]);
});

test('listens after every slice, and tells how far it is', async () => {
  const { rested, said } = await thought({}, { cost: 12 });
  // Every iteration takes longer than a slice.
  expect(rested).toBe(500);
  const progress = said.filter((one) => one.kind === 'progress');
  expect(progress.length).toBeGreaterThan(20);
  expect(progress[0]).toMatchObject({ kind: 'progress', job: 7, wanted: 500 });
});

test('that is stopped answers with what it has', async () => {
  const { answer } = await thought({}, { cost: 12, rests: 3 });
  expect(answer).toMatchObject({ kind: 'found', found: { iterations: 3 } });
});

test('that is dropped answers with nothing', async () => {
  expect((await thought({}, { cost: 12, rests: 3, end: 'drop' })).answer).toEqual({ kind: 'dropped', job: 7 });
});

test('ends by its own clock, and not without an answer', async () => {
  const some = await thought({ milliseconds: 100 }, { cost: 12 });
  expect(some.answer).toMatchObject({ kind: 'found', found: { iterations: 4 } });
  const least = await thought({ milliseconds: 0 }, { cost: 12 });
  expect(least.answer).toMatchObject({ kind: 'found', found: { iterations: 1 } });
});

test.each([
  [{ game: 'chess' }, 'there is no game chess'],
  [{ bot: 'deep blue' }, /^bot: expected random, greedy, .*, found deep blue$/],
  [{ game: 'throws' }, 'no idea'],
])('says why %j fails', async (search, why) => {
  const { answer } = await thought(search);
  expect(answer).toEqual({ kind: 'failed', job: 7, why: expect.stringMatching(why) as string });
});
