// Documents are looked at a few at once; networks take turns, and only so many wait.
import { expect, test } from 'vitest';
import { Checking } from './checking.ts';

interface Bench {
  readonly checking: Checking;
  /** What has been begun, in its order. */
  readonly begun: string[];
  /** Ends what was begun first. */
  readonly end: (how?: 'well' | 'badly') => Promise<void>;
}

function bench(most: number, waiting: number): Bench {
  const begun: string[] = [];
  const running: { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }[] = [];
  const cell = {
    call: <V>(name: string): Promise<V> => {
      begun.push(name);
      return new Promise<V>((resolve, reject) => void running.push({ resolve: resolve as never, reject }));
    },
  };
  const cells = { take: () => Promise.resolve(cell), giveBack: () => undefined, close: () => undefined };
  const end: Bench['end'] = async (how = 'well') => {
    const first = running.shift();
    if (how === 'well') first?.resolve('seen');
    else first?.reject(new Error('stopped'));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { checking: new Checking(cells, { most, waiting }), begun, end };
}

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'seen',
    (thrown: { readonly code?: string }) => thrown.code ?? 'failed',
  );

test('a few at once, and networks take turns', async () => {
  const { checking, begun, end } = bench(2, 40);
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => codeOf(checking.call('10.0.0.1', name)));
  asked.push(codeOf(checking.call('10.0.0.2', 'b1')), codeOf(checking.call('10.0.0.2', 'b2')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['a1', 'a2']);
  for (let i = 0; i < 7; i++) await end(i === 1 ? 'badly' : 'well');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5']);
  expect(await Promise.all(asked)).toEqual(['seen', 'failed', 'seen', 'seen', 'seen', 'seen', 'seen']);
});

test('only so many wait, and only some of them from one network', async () => {
  const { checking, end } = bench(1, 8);
  const first = codeOf(checking.call('10.0.0.1', 'a0'));
  const own = [1, 2, 3].map((no) => codeOf(checking.call('10.0.0.1', `a${no}`)));
  expect(await own[2]).toBe('crowded');
  const others = [2, 3, 4, 5].map((host) =>
    [1, 2].map((no) => codeOf(checking.call(`10.0.0.${host}`, `${host}${no}`))),
  );
  expect(await others[3]?.[1]).toBe('crowded');
  for (let i = 0; i < 9; i++) await end();
  expect(await Promise.all([first, own[0], own[1]])).toEqual(['seen', 'seen', 'seen']);
  const again = codeOf(checking.call('10.0.0.1', 'again'));
  await new Promise((resolve) => setImmediate(resolve));
  await end();
  expect(await again).toBe('seen');
});
