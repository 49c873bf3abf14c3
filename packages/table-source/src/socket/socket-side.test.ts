// What a side of a match tells while what it missed is read, and when that fails.
import type { ClientTable, PlayNews, Requests } from '@turnwise/client';
import type { WireEvent, WireLook } from '@turnwise/protocol';
import { expect, test } from 'vitest';
import type { TableUpdate } from '../table-source.ts';
import { SocketSide } from './socket-side.ts';

interface Asked {
  readonly after: number;
  readonly answer: (...frames: readonly number[]) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Each record is one frame with one event. */
function begin() {
  const listeners = new Map<string, (news: never) => void>();
  const asked: Asked[] = [];
  const later: (() => void)[] = [];
  const updates: TableUpdate[] = [];
  const table = {
    match: 'm',
    token: undefined,
    on: (kind: string, listener: (news: never) => void) => listeners.set(kind, listener),
  } as unknown as ClientTable;
  const requests = {
    call: (_: string, { query: { after } }: { readonly query: { readonly after: number } }) =>
      new Promise((resolve, reject) => {
        asked.push({
          after,
          answer: async (...frames) => {
            resolve({
              place: frames.at(-1) ?? after,
              steps: frames.map((frame) => ({ place: frame, change: 'advanced', frame, events: [event(frame)] })),
            });
            await settled();
          },
          fail: async () => {
            reject(new Error('no answer'));
            await settled();
          },
        });
      }),
  } as unknown as Requests;
  const side = new SocketSide(table, requests, (_, run) => {
    later.push(run);
    return () => void later.splice(later.indexOf(run), later.includes(run) ? 1 : 0);
  });
  side.subscribe((update) => updates.push(update));
  const tell = (kind: string, news: unknown): void => listeners.get(kind)?.(news as never);
  return {
    asked,
    updates,
    side,
    fresh: (frame: number) => tell('look', { look: look(frame), place: frame, change: 'fresh', steps: [] }),
    move: (frame: number) => {
      tell('event', { event: event(frame), place: frame, late: false });
      tell('look', { look: look(frame), place: frame, change: 'advanced', steps: [] } satisfies Partial<
        PlayNews['look']
      >);
    },
    /** All that was to be done later. */
    pass: () => later.splice(0).forEach((run) => run()),
    told: () => updates.map(({ kind, events }) => [kind, ...events.map(({ id }) => id)].join(' ')),
  };
}

const look = (frame: number): WireLook => ({ frame }) as WireLook;
const event = (frame: number): WireEvent => ({ id: `${frame}.1`, kind: 'move', text: 'moves', cause: null }) as never;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('the first look waits for what led to it, and so does what comes meanwhile', async () => {
  const { asked, told, fresh, move } = begin();
  fresh(2);
  move(3);
  expect(told()).toEqual([]);
  await asked[0]?.answer(1, 2);
  expect(told()).toEqual(['look 1.1 2.1', 'advanced 3.1']);
});

test('it does not wait long', async () => {
  const { asked, told, fresh, move, pass } = begin();
  fresh(2);
  move(3);
  pass();
  expect(told()).toEqual(['look', 'advanced 3.1']);
  await asked[0]?.answer(1, 2);
  expect(told().at(-1)).toBe('look 1.1 2.1 3.1');
  expect(asked.length).toBe(1);
});

test('after a lost connection the look comes at once', async () => {
  const { asked, told, fresh, side, updates } = begin();
  fresh(0);
  await settled();
  fresh(2);
  expect(told()).toEqual(['look', 'look']);
  expect(updates.at(-1)?.look.frame).toBe(2);
  await asked[0]?.answer(1, 2);
  expect(told().at(-1)).toBe('look 1.1 2.1');
  expect(side.between(0, 2).map(({ events }) => events[0]?.id)).toEqual(['1.1', '2.1']);
});

test.each(['after a while', 'when something happens'])('what could not be read is asked again: %s', async (how) => {
  const { asked, told, fresh, move, pass } = begin();
  fresh(2);
  await asked[0]?.fail();
  expect(told()).toEqual(['look']);
  if (how === 'after a while') pass();
  else move(3);
  expect(asked[1]?.after).toBe(0);
  await asked[1]?.answer(1, 2);
  expect(told().at(-1)).toBe(how === 'after a while' ? 'look 1.1 2.1' : 'look 1.1 2.1 3.1');
  move(4);
  expect(told().at(-1)).toBe('advanced 4.1');
});
