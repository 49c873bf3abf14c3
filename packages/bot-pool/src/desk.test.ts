// When a desk loses owner: '', isAwaited: true, patience: with a search that does not answer, not with a thread that takes long to start.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { Desk } from './desk.ts';
import type { Job } from './job.ts';
import type { ToThinker } from './messages.ts';
import type { ThreadHears } from './thread.ts';

/** A thread that does nothing by itself, and a clock that is moved by hand. */
function setUp() {
  const sent: ToThinker['kind'][] = [];
  const failed: string[] = [];
  const timers = new Map<object, { at: number; call: () => void }>();
  let hears: ThreadHears | undefined;
  let now = 0;
  const desk = new Desk(
    {
      size: 1,
      start: (given) => {
        hears = given;
        return { send: ({ kind }) => void sent.push(kind), stop: () => undefined };
      },
      after: (milliseconds, call) => {
        const key = {};
        timers.set(key, { at: now + milliseconds, call });
        return () => void timers.delete(key);
      },
    },
    () => undefined,
  );
  const job: Job = {
    id: 1,
    search: { game: 'none', bot: 'slow', look: { seat: seat(0), seats: 2, view: {} }, seed: 1, at: 0, of: 1 },
    owner: '',
    isAwaited: true,
    patience: 100,
    onProgress: () => undefined,
    onFound: () => undefined,
    onFailure: ({ kind }) => void failed.push(kind),
  };
  return {
    desk,
    sent,
    failed,
    take: () => desk.take(job),
    ready: () => hears?.onMessage({ kind: 'ready' }),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const [key, { at, call }] of timers) if (at <= now && timers.delete(key)) call();
    },
  };
}

test('a search that is stopped while its thread starts has its patience from then on', () => {
  const { desk, sent, failed, take, ready, pass } = setUp();
  take();
  desk.tell('stop');
  pass(5_000);
  expect([sent, failed, desk.isFree]).toEqual([[], [], false]);
  ready();
  expect(sent).toEqual(['think', 'stop']);
  pass(99);
  expect(failed).toEqual([]);
  pass(1);
  expect([failed, desk.isFree]).toEqual([['overstayed'], true]);
});

test('a search that is stopped at work has its patience at once', () => {
  const { desk, sent, failed, take, ready, pass } = setUp();
  take();
  ready();
  desk.tell('stop');
  expect(sent).toEqual(['think', 'stop']);
  pass(100);
  expect(failed).toEqual(['overstayed']);
});

test('one that nobody wants any more does not wait for its thread', () => {
  const { desk, failed, take, pass } = setUp();
  take();
  desk.tell('drop');
  pass(100);
  expect([failed, desk.isFree]).toEqual([['overstayed'], true]);
});
