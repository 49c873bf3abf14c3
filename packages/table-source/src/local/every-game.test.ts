// Every registered game with bots in a worker, seen by a seat: updates in order, steps that lead to the look, plain data, and a past that agrees.
import type { MatchDocument } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { notPlain } from '../conformance/not-plain.ts';
import { testWorld } from '../testing/local-world.ts';
import { wait } from '../testing/labs.ts';
import { openLocal } from './local-tables.ts';
import type { TableSource, TableUpdate } from '../table-source.ts';

/** Updates after which a match is left. */
const MOST = 15;

test.each(registry.games.map(({ id }) => id))('%s', async (game) => {
  const { source, seat, updates } = await played(game);
  let last = updates[0]?.look.frame ?? 0;
  const ids: string[] = (updates[0]?.events ?? []).map(({ id }) => id);
  for (const { kind, look, events, steps } of updates.slice(1)) {
    expect(kind).toBe('advanced');
    expect(look.frame).toBeGreaterThan(last);
    last = look.frame;
    expect(steps.flatMap((step) => step.events.map(({ id }) => id))).toEqual(events.map(({ id }) => id));
    if (steps.length > 0) expect(steps.at(-1)?.scene ?? null).toEqual(look.stage?.scene ?? null);
    ids.push(...events.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(notPlain(updates)).toBeNull();
  const newest = updates.at(-1)?.look;
  const then = await source.at(last, seat);
  expect([then.view, then.stage?.scene]).toEqual([newest?.view, newest?.stage?.scene]);
  const before = await source.between(0, last, seat);
  expect(before.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(ids);
  const { inputs } = (await source.save()) as MatchDocument;
  expect(inputs.every(({ as, bot }) => as === undefined || bot?.name === 'random')).toBe(true);
  source.close();
});

/** A match among bots of which one has the seat of this page. */
async function played(game: string) {
  const request = { kind: 'new', match: 'm', game, seed: 5, milliseconds: 50 } as const;
  const { seats } = (await openLocal(testWorld, { ...request, bots: {} })).about;
  const [seat = ''] = seats;
  const bots = Object.fromEntries(seats.map((name) => [name, 'random']));
  const updates: TableUpdate[] = [];
  // Bots rest for good when there is enough to look at.
  const rest = () => (updates.length < MOST ? testWorld.rest() : new Promise<void>(() => undefined));
  const source: TableSource = await openLocal({ ...testWorld, rest }, { ...request, bots, mine: [seat] });
  const stop = source.subscribe(seat, (update) => {
    updates.push(structuredClone(update));
    if (updates.length >= MOST) stop();
  });
  while (updates.length < MOST && updates.at(-1)?.look.status === 'playing') await wait(1);
  expect(updates.length).toBeGreaterThan(1);
  return { source, seat, updates };
}
