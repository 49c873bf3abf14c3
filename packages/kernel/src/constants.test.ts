// Substates that never change: copies share them, everything else treats them like any other.
import { expect, test } from 'vitest';
import { createKernel, extend, hashValue, text } from './index.ts';
import type { Extension, Rules } from './index.ts';
import { errorOf, framed, valueOf } from './testing/answers.ts';

/** What was spent in a shop with a long list of prices. */
interface Shop {
  State: { readonly prices: Readonly<Record<string, number>>; readonly spent: readonly number[] };
  Input: { readonly kind: 'buy' | 'raise' | 'scrawl'; readonly what: string };
  Diff: { readonly kind: 'bought' | 'raised' | 'scrawled'; readonly what: string };
  Event: { readonly kind: 'bought' | 'raised' | 'scrawled'; readonly what: string };
}

const DIFFS = { buy: 'bought', raise: 'raised', scrawl: 'scrawled' } as const;

const rules: Rules<Shop> = {
  name: 'shop',
  schemaVersion: 1,
  constants: ['prices'],
  fork: ({ prices, spent }) => ({ prices, spent }),
  inputs: { buy: { what: text }, raise: { what: text }, scrawl: { what: text } },
  behaviours: [{ name: 'act', order: 0, evaluate: ({ kind, what }) => [{ kind: DIFFS[kind], what }] }],
  apply(draft, { kind, what }, emit) {
    const { state } = draft;
    if (kind === 'raised') state.prices = { ...state.prices, [what]: 9 };
    else if (kind === 'scrawled') (state.prices as Record<string, number>)[what] = 0;
    else {
      const spent = (state.spent = draft.own(state.spent));
      spent.push(state.prices[what] ?? 0);
    }
    emit?.({ kind, what });
  },
};

const start = (): Shop['State'] => ({ prices: { bread: 2, salt: 1 }, spent: [3] });
const BUY = { kind: 'buy', what: 'bread' } as const;

test.each([
  ['a clone', (kernel: ReturnType<typeof createKernel<Shop>>, from: Shop['State']) => kernel.clone(from)],
  [
    'a state that another is copied into',
    (kernel: ReturnType<typeof createKernel<Shop>>, from: Shop['State']) => {
      const to = kernel.clone(start());
      kernel.cloneInto(to, from);
      return to;
    },
  ],
])('%s has the constant itself and the rest of its own', (_, copy) => {
  const kernel = createKernel(rules);
  const from = start();
  const to = copy(kernel, from);
  expect(to).toEqual(from);
  expect(to.prices).toBe(from.prices);
  expect(kernel.step(to, BUY)).toBeUndefined();
  expect([from.spent, to.spent]).toEqual([[3], [3, 2]]);
});

test('it is played, hashed and saved like any other', () => {
  const kernel = createKernel(rules, { development: true });
  const { state } = framed(kernel.dispatch(start(), BUY));
  expect(kernel.hash(state)).toBe(hashValue({ prices: { bread: 2, salt: 1 }, spent: [3, 2] }));
  const saved = valueOf(kernel.codec.toJson(state));
  const loaded = valueOf(kernel.codec.fromJson(JSON.parse(JSON.stringify(saved))));
  expect(loaded).toEqual(state);
  expect(kernel.hash(loaded)).toBe(kernel.hash(state));
});

test.each([
  ['set', 'raise', 'stateMutated'],
  ['written into', 'scrawl', 'applyThrew'],
] as const)('development mode tells when it is %s', (_, kind, code) => {
  const kernel = createKernel(rules, { development: true });
  expect(errorOf(kernel.dispatch(start(), { kind, what: 'salt' })).code).toBe(code);
});

const DEVELOPMENT = { development: true };
const misnamed = (fork: Rules<Shop>['fork']): Rules<Shop> => ({ ...rules, fork, constants: ['price' as 'prices'] });

test('a constant that is not a substate is reported when the kernel is created', () => {
  expect(() => createKernel(misnamed(rules.fork), DEVELOPMENT)).toThrow('shop: the constant price is not a substate');
});

test.each<[string, Rules<Shop>['fork']]>([
  ['lists what it is given', (state) => ({ ...state })],
  ['adds to such a list', ({ spent, ...rest }) => ({ ...rest, spent })],
  ['looks into what it is given', ({ prices, spent }) => ({ prices, spent, ...(spent.length < 0 ? {} : undefined) })],
])('or at the first dispatch, if fork %s', (_, fork) => {
  const fault = { code: 'substateForgotten', message: 'the constant price is not a substate' };
  expect(errorOf(createKernel(misnamed(fork), DEVELOPMENT).dispatch(start(), BUY))).toMatchObject(fault);
  // The right name goes through with such a fork.
  const kernel = createKernel({ ...rules, fork }, DEVELOPMENT);
  expect(framed(kernel.dispatch(start(), BUY)).state.spent).toEqual([3, 2]);
});

test('an extension keeps those of the base and adds its own', () => {
  interface Map {
    State: { readonly streets: readonly string[] };
    Input: never;
    Diff: never;
    Event: never;
  }
  const map: Extension<Shop, Map> = {
    name: 'shop on a map',
    schemaVersion: 1,
    constants: ['streets'],
    fork: ({ prices, spent, streets }) => ({ prices, spent, streets }),
    inputs: {},
    diffs: [],
    behaviours: [],
    apply: () => undefined,
  };
  const kernel = createKernel(extend(rules, map));
  const from = { ...start(), streets: ['north'] };
  const to = kernel.clone(from);
  expect(
    [to.prices, to.streets, to.spent].map((one, at) => one === [from.prices, from.streets, from.spent][at]),
  ).toEqual([true, true, false]);
});
