// What one dispatch may use: the kernel counts its changes, in every mode alike.
import { expect, test } from 'vitest';
import { createKernel, fact, USUAL_BUDGETS } from './index.ts';
import type { Resolver } from './index.ts';
import { kindOf, refusalOf, valueOf } from './testing/answers.ts';
import { arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena } from './testing/arena.ts';

const rounds = (count: number) =>
  onWait(() => Array.from({ length: count }, () => ({ kind: 'rounds', by: 1 }) as const));
const endless: Resolver<Arena> = {
  name: 'endless',
  order: 50,
  resolve(_, work) {
    for (;;) work.take({ kind: 'rounds', by: 1 });
  },
};

test('as many changes as the budget has are made, and one more is aborted with nothing kept', () => {
  const budgets = { changesPerInput: 10 };
  expect(kindOf(createKernel(arenaWith(rounds(10)), { budgets }).dispatch(arenaStart(), WAIT))).toBe('committed');
  const start = arenaStart();
  const answer = createKernel(arenaWith(rounds(11)), { budgets }).dispatch(start, WAIT);
  expect(refusalOf(answer)).toMatchObject({
    kind: 'aborted',
    code: 'guardExceeded',
    params: { guard: 'changesPerInput', limit: 10 },
  });
  expect(valueOf(answer).state).toBe(start);
  expect(start).toEqual(arenaStart());
});

test('facts do not count, as rules leave them out where nobody records', () => {
  const told = onWait(() => Array.from({ length: 11 }, () => fact({ kind: 'waited', rounds: 1 } as never)));
  const answer = createKernel(arenaWith(told), { budgets: { changesPerInput: 10 } }).dispatch(arenaStart(), WAIT);
  expect(answer.ok).toBe(true);
});

test('a resolver that never ends comes to an end without the host saying anything', () => {
  const kernel = createKernel(arenaWith(endless));
  const limit = USUAL_BUDGETS.changesPerInput;
  const params = { guard: 'changesPerInput', limit };
  expect(refusalOf(kernel.dispatch(arenaStart(), WAIT))).toMatchObject({ kind: 'aborted', params });
  expect(valueOf(kernel.validate(arenaStart(), WAIT))).toMatchObject({ kind: 'aborted', params });
  expect(refusalOf(kernel.preview(arenaStart(), WAIT))).toMatchObject({ kind: 'aborted', params });
  expect(kernel.step(kernel.clone(arenaStart()), WAIT)).toMatchObject({ code: 'fastStateVoid' });
});

test('the budget is that of one dispatch, in fast mode too', () => {
  const kernel = createKernel(arenaWith(rounds(6)), { budgets: { changesPerInput: 10 } });
  const state = kernel.clone(arenaStart());
  expect(kernel.stepMany(state, [WAIT, WAIT, WAIT])).toEqual({ done: 3, stopped: undefined });
});

test('applying the diffs of a frame asks for no budget', () => {
  const kernel = createKernel(arenaWith(rounds(1)), { budgets: { changesPerInput: 2 } });
  const diffs = Array.from({ length: 5 }, () => ({ kind: 'rounds', by: 1 }) as const);
  expect(kernel.applyDiffs(arenaStart(), diffs).ok).toBe(true);
});
