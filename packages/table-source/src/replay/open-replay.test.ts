// Records of matches: what is wrong with a document, whose eyes there are, and where a branch goes on.
import { createMatch } from '@turnwise/match';
import type { Match, MatchDocument } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { engine, wait } from '../testing/labs.ts';
import { testWorld } from '../testing/local-world.ts';
import { openReplay } from './open-replay.ts';
import type { SourceNews, TableUpdate } from '../table-source.ts';

const MARK = { name: 'greedy', seed: 1, iterations: [0] };

test.each([
  ['an unknown game', { game: 'chess' }, 'there is no game chess'],
  ['another version of the rules', { version: '0.0.1' }, /version/],
  [
    'an input that is not accepted',
    { hashes: [], inputs: [{ as: 'X', input: { kind: 'place', cell: 99 } }] },
    /input 1/,
  ],
  [
    'a seat that there is not',
    { hashes: [], inputs: [{ as: 'Z', input: { kind: 'place', cell: 4 } }] },
    /unknown seat/,
  ],
  ['a hash that differs', { hashes: [12345, 1, 1] }, /somewhere else/],
  ['no document at all', { seats: 7 }, /seats/],
])('%s', async (_, change, why) => {
  const document = { ...played().save(), ...change } as unknown as MatchDocument;
  await expect(openReplay(testWorld, document)).rejects.toMatchObject({ code: 'cannotOpen' });
  await expect(openReplay(testWorld, document)).rejects.toThrow(why);
});

test('every seat can be looked with, at every frame', async () => {
  const source = await openReplay(testWorld, played().save());
  expect(source.about).toMatchObject({ mine: [], can: { seeAll: true, branch: true, undo: false, hint: false } });
  for (const viewer of ['X', 'O', null])
    for (const frame of [0, 1, 2, 3]) expect(await source.at(frame, viewer)).toMatchObject({ viewer, frame });
  const news: SourceNews[] = [];
  source.follow((one) => news.push(one));
  expect(news[0]).toMatchObject({ kind: 'seats', seats: [{ held: 'person' }, { held: 'bot', name: 'greedy' }] });
});

test('a branch has the bots that have played', async () => {
  const source = await openReplay(testWorld, played().save());
  const branch = await source.branch(2);
  expect(branch.about).toMatchObject({ mine: ['X'], can: { seeAll: false } });
  const updates: TableUpdate[] = [];
  branch.subscribe('X', (update) => updates.push(update));
  expect((await branch.submit('X', { kind: 'place', cell: 8 }, null)).outcome).toEqual({ kind: 'committed' });
  for (let waited = 0; updates.length < 3 && waited < 1000; waited++) await wait(2);
  expect(updates.at(-1)?.look).toMatchObject({ frame: 4, toAct: ['X'] });
  branch.close();
});

test('what a seat saw has only its eyes, and no secrets', async () => {
  const match = hands('rock');
  const source = await openReplay(testWorld, match.seenBy(match.seats[1] ?? null));
  expect(source.about).toMatchObject({ mine: ['B'], can: { seeAll: false, branch: false } });
  expect((await source.at(1, 'B')).viewer).toBe('B');
  await expect(source.at(1, 'A')).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(source.at(1, null)).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(source.branch(0)).rejects.toMatchObject({ code: 'cannotBranch' });
  const other = hands('paper');
  const [one, two] = [await source.save(), other.seenBy(other.seats[1] ?? null)];
  expect(one).toEqual(two);
});

test('a document of what was seen that was tampered with is refused', async () => {
  const seen = { ...hands('rock').seenBy(null), steps: [] };
  await expect(openReplay(testWorld, seen)).rejects.toMatchObject({ code: 'cannotOpen' });
});

/** X and a bot, three inputs. */
function played(): Match {
  const match = engine({ game: 'tic-tac-toe', seats: ['X', 'O'], seed: 1, play: [] });
  const [x, o] = match.seats;
  if (x === undefined || o === undefined) throw new Error('two seats');
  match.submit(x, { kind: 'place', cell: 4 });
  match.submit(o, { kind: 'place', cell: 0 }, { bot: MARK });
  match.submit(x, { kind: 'place', cell: 2 });
  return match;
}

function hands(value: string): Match {
  const created = createMatch({ game: registry.get('rock-paper-scissors')!, seats: ['A', 'B'], seed: 1 });
  if (!created.ok) throw new Error('it begins');
  const match = created.value;
  match.submit(match.seats[0]!, { kind: 'answer', choice: 'round1-seat0', value });
  return match;
}
