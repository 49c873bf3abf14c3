import { message, told } from '@turnwise/game';
import type { SeenScene } from '@turnwise/match';
import type { WireEvent } from '@turnwise/protocol';
import type { TableLook, TableStep } from '@turnwise/table-source';
import { expect, test } from 'vitest';
import { missedAt, MOST_MISSED } from './missed.ts';

const scene = (name: string): SeenScene => ({ status: told({}, message(name)), places: [], things: [] });
const event = (id: string) => ({ id }) as WireEvent;
const step = (frame: number, shown: SeenScene | null = scene(`${frame}`)): TableStep => ({
  events: [event(`${frame}.1`)],
  cues: [null],
  scene: shown,
});
/** A match in which each frame is one step. */
const source = (made: (frame: number) => TableStep = step, at: SeenScene | null = scene('at')) => ({
  at: async () => ({ stage: at && { scene: at } }) as TableLook,
  between: async (from: number, to: number) => Array.from({ length: to - from }, (_, index) => made(from + index + 1)),
});
const events = Array.from({ length: 100 }, (_, index) => event(`${index + 1}.1`));

test('it begins with the table as it was seen last, and with what had been told by then', async () => {
  const missed = await missedAt(source(), { viewer: 'ann', from: 3, to: 5, events: events.slice(0, 5) });
  expect(missed?.scene).toEqual(scene('at'));
  expect(missed?.events.map(({ id }) => id)).toEqual(['1.1', '2.1', '3.1']);
  expect(missed?.steps).toEqual([step(4), step(5)]);
});

test('of very much only the last is played, from the table as it was before that', async () => {
  const missed = await missedAt(source(), { viewer: 'ann', from: 0, to: 100, events });
  expect(missed?.steps).toHaveLength(MOST_MISSED);
  expect(missed?.scene).toEqual(scene(`${100 - MOST_MISSED}`));
  expect(missed?.events).toHaveLength(100 - MOST_MISSED);
});

test('who was away for long is shown the last of it, and the rest is not even looked through', async () => {
  const asked: number[] = [];
  const { at, between } = source();
  const watched = { at, between: (from: number, to: number) => (asked.push(from), between(from, to)) };
  const missed = await missedAt(watched, { viewer: 'ann', from: 0, to: 5_000, events });
  expect(asked).toEqual([4_800]);
  expect(missed?.steps.at(-1)).toEqual(step(5_000));
});

test('nothing is played where nothing happened, nothing was seen of it, or nobody knows how it began', async () => {
  const asked = { viewer: 'ann', from: 3, to: 5, events };
  expect(await missedAt(source(), { ...asked, to: 3 })).toBeUndefined();
  expect(await missedAt(source(), { ...asked, to: 2 })).toBeUndefined();
  expect(
    await missedAt(
      source((frame) => step(frame, null)),
      asked,
    ),
  ).toBeUndefined();
  expect(await missedAt(source(step, null), asked)).toBeUndefined();
});
