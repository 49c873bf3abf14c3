// Whose search is next: what somebody waits for comes first, and owners take turns.
import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { BotPool } from './pool.ts';
import { Queue } from './queue.ts';
import type { ToThinker } from './messages.ts';

let ids = 0;
const names = new Map<number, string>();

/** `a1` is of the owner `a`; with `!` somebody waits for it. */
function job(name: string): Job {
  const id = ids++;
  names.set(id, name);
  return { id, owner: name.charAt(0), isAwaited: name.endsWith('!') } as unknown as Job;
}

function taken(queue: Queue, most = Infinity): string {
  const found: string[] = [];
  for (let next = queue.take(); next !== undefined; next = found.length < most ? queue.take() : undefined)
    found.push(names.get(next.id) ?? '');
  return found.join(' ');
}

function queueOf(...jobs: readonly string[]): Queue {
  const queue = new Queue();
  queue.add(...jobs.map(job));
  return queue;
}

test.each([
  [['a1', 'a2', 'a3'], 'a1 a2 a3'],
  [['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'], 'a1 b1 c1 a2 b2 a3 a4'],
  [['a1', 'a2', 'b1!', 'b2!', 'c1!'], 'b1! c1! b2! a1 a2'],
])('%j are taken in turns', (jobs, order) => {
  expect(taken(queueOf(...jobs))).toBe(order);
});

test('whoever has just had a turn comes after those who wait, though it asks anew', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  const order = [queue.take(), queue.take()].map((one) => names.get(one?.id ?? -1));
  queue.add(job('b2'), job('c1'));
  expect([...order, taken(queue)].join(' ')).toBe('a1 b1 c1 a2 b2');
});

test('a pool with one thread serves a newcomer second, however many wait', async () => {
  const begun: string[] = [];
  const pool = new BotPool({
    size: 1,
    start: ({ onMessage }) => {
      queueMicrotask(() => onMessage({ kind: 'ready' }));
      return {
        send(message: ToThinker) {
          if (message.kind !== 'think') return;
          begun.push(message.bot);
          queueMicrotask(() => onMessage({ kind: 'failed', job: message.job, why: 'it is a test' }));
        },
        stop: () => undefined,
      };
    },
    after: () => () => undefined,
  });
  const look = { seat: 0, seats: 2, view: null } as never;
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((bot) =>
    pool.think({ game: 'g', bot, look, seed: 1, owner: bot.charAt(0), isAwaited: false }),
  );
  await Promise.allSettled(all.map(({ answer }) => answer));
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});
