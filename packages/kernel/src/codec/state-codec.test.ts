// Saved states as documents: their canonical form, versions and migrations, and every kind of bad one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKernel, issue } from '../index.ts';
import type { Json, Rules } from '../index.ts';
import { errorOf, valueOf } from '../testing/answers.ts';
import { arenaRules, arenaStart } from '../testing/arena.ts';

interface Pile {
  State: { readonly cards: readonly number[]; readonly seen: Uint8Array; readonly top: unknown };
  Input: { readonly kind: 'wait' };
  Diff: { readonly kind: 'none' };
  Event: { readonly kind: 'none' };
}

/**
 * The third layout of a made-up game. In the first, `cards` were called `deck`; in the second there was no `top`, and
 * `seen` was twice as wide.
 */
const pile: Rules<Pile> = {
  name: 'pile',
  schemaVersion: 3,
  fork: ({ cards, seen, top }) => ({ cards, seen, top }),
  inputs: { wait: {} },
  behaviours: [],
  apply: () => undefined,
  migrations: {
    1(state) {
      const { deck, ...rest } = state as { readonly deck: Json };
      return { ...rest, cards: deck };
    },
    2(state) {
      const { cards, seen } = state as {
        readonly cards: readonly Json[];
        readonly seen: { $typed: [string, number[]] };
      };
      return { cards, seen: { $typed: ['Uint8Array', seen.$typed[1]] }, top: cards[0] ?? null };
    },
  },
  invariants: ({ cards }) => (cards.includes(99) ? [issue('cards', 'wrongCard', 'cards below 99')] : []),
};
const { codec } = createKernel(pile);

/** The first layout. */
interface OldPile extends Omit<Pile, 'State'> {
  State: { readonly deck: readonly number[]; readonly seen: Uint16Array };
}

const STATE = { cards: [5, -1, 70_000, 2, 3], seen: Uint8Array.of(1, 2, 3, 255, 4), top: { b: 1, a: [true, null] } };

describe('the canonical form', () => {
  test('as JSON', () => {
    expect(JSON.stringify(valueOf(codec.toJson(STATE)))).toBe(
      '{"rules":"pile","schemaVersion":3,"state":{"cards":[5,-1,70000,2,3],' +
        '"seen":{"$typed":["Uint8Array",[1,2,3,255,4]]},"top":{"a":[true,null],"b":1}}}',
    );
  });

  test('as header and words', () => {
    const { header, payload } = valueOf(codec.encode(STATE));
    expect(JSON.stringify(header)).toBe('{"rules":"pile","schemaVersion":3}');
    const text = (value: string): number[] => [5, value.length, ...Buffer.from(value)];
    const small = (value: number): number => 10 + value;
    const expected = [
      [8, 3, ...text('cards'), ...text('seen'), ...text('top')],
      [7, 5, small(5), 4, 1, 3, 0xf0, 0xa2, 4, small(2), small(3)],
      [8, 1, ...text('$typed'), 7, 2, ...text('Uint8Array')],
      [7, 5, small(1), small(2), small(3), 3, 0xff, 1, small(4)],
      [8, 2, ...text('a'), ...text('b'), 7, 2, 2, 0, small(1)],
    ].flat();
    while (expected.length % 4 !== 0) expected.push(0);
    expect([...bytesOf(payload)]).toEqual(expected);
  });

  test('spells a text and the names of fields once', () => {
    const bytes = (count: number): number => {
      const top = Array.from({ length: count }, () => ({ colour: 'ultramarine', value: 1 }));
      return valueOf(codec.encode({ ...STATE, top })).payload.byteLength;
    };
    // A record is the number of its names, the number of its text and the one.
    expect(bytes(9) - bytes(1)).toBe(8 * 5);
  });

  test('knows one zero and leaves out fields that are undefined', () => {
    const odd = { ...STATE, cards: [-0, 1], top: { a: -0, b: undefined } };
    const json = valueOf(codec.toJson(odd));
    expect(json).toMatchObject({ state: { cards: [0, 1], top: { a: 0 } } });
    expect(Object.keys((valueOf(codec.fromJson(json)).top as object) ?? {})).toEqual(['a']);
    expect(codec.toJson({ ...STATE, cards: [0, 1], top: { a: 0 } })).toEqual(codec.toJson(odd));
  });
});

describe('what cannot be written', () => {
  class Card {
    readonly value = 1;
  }
  const circle: unknown[] = [];
  circle.push(circle);
  const hole = Object.assign([], { 0: 1, 2: 3, 3: 4, length: 4 });

  test.each<[string, unknown, string, string]>([
    ['a fraction', { x: [0.5] }, 'state.top.x[0]', 'notInteger'],
    ['not a number', Number.NaN, 'state.top', 'notInteger'],
    ['infinity', [Number.POSITIVE_INFINITY], 'state.top[0]', 'notInteger'],
    ['an integer that is not exact', 2 ** 53, 'state.top', 'notInteger'],
    ['a function', { f: () => 1 }, 'state.top.f', 'notPlain'],
    ['a symbol', Symbol('x'), 'state.top', 'notPlain'],
    ['a bigint', 1n, 'state.top', 'notPlain'],
    ['undefined in a list', [undefined], 'state.top[0]', 'notPlain'],
    ['a hole in a list', hole, 'state.top[1]', 'notPlain'],
    ['an object of a class', new Card(), 'state.top', 'notPlain'],
    ['a map', new Map(), 'state.top', 'notPlain'],
    ['a date', new Date(0), 'state.top', 'notPlain'],
    ['floats', Float64Array.of(1), 'state.top', 'notPlain'],
    ['64-bit integers', BigInt64Array.of(1n), 'state.top', 'notPlain'],
    ["a name of the codec's own", { $typed: 1 }, 'state.top.$typed', 'reservedName'],
    ['a name that is no name', JSON.parse('{"__proto__":1}'), 'state.top.__proto__', 'reservedName'],
    ['a substate that is undefined', undefined, 'state.top', 'missingSubstate'],
  ])('%s', (_, top, path, code) => {
    for (const result of [codec.encode({ ...STATE, top }), codec.toJson({ ...STATE, top })])
      expect(errorOf(result)).toMatchObject([{ path, code }]);
  });

  test('a circle', () => {
    for (const result of [codec.encode({ ...STATE, top: circle }), codec.toJson({ ...STATE, top: circle })])
      expect(errorOf(result)).toMatchObject([{ code: 'tooDeep' }]);
  });

  test('is told all at once', () => {
    const top = { a: 0.5, b: [1, new Date(0)], c: { d: 1.5 } };
    expect(errorOf(codec.encode({ ...STATE, top })).map((one) => one.path)).toEqual([
      'state.top.a',
      'state.top.b[1]',
      'state.top.c.d',
    ]);
  });
});

describe('migrations', () => {
  const first = { rules: 'pile', schemaVersion: 1, state: { deck: [7, 8], seen: { $typed: ['Uint16Array', [1, 2]] } } };
  const second = { rules: 'pile', schemaVersion: 2, state: { cards: [7], seen: { $typed: ['Uint16Array', [1, 2]] } } };

  test.each([
    ['two versions back', first, { cards: [7, 8], top: 7 }],
    ['one version back', second, { cards: [7], top: 7 }],
  ])('lead up a state from %s', (_, document, expected) => {
    const seen = Uint8Array.of(1, 2);
    expect(valueOf(codec.fromJson(document))).toEqual({ ...expected, seen });
  });

  test('lead up the packed form just so', () => {
    const { codec: old } = createKernel<OldPile>({
      name: 'pile',
      schemaVersion: 1,
      fork: ({ deck, seen }) => ({ deck, seen }),
      inputs: { wait: {} },
      behaviours: [],
      apply: () => undefined,
    });
    const packed = valueOf(old.encode({ deck: [7, 8, -1, 10], seen: Uint16Array.of(1, 2, 3) }));
    expect(valueOf(codec.decode(packed))).toEqual({
      cards: [7, 8, -1, 10],
      seen: Uint8Array.of(1, 2, 3),
      top: 7,
    });
  });

  test('that are missing, that throw or that give nonsense are issues', () => {
    const withMigration = (migrate: ((state: Json) => Json) | undefined): unknown => {
      const { migrations: _, ...rest } = pile;
      const rules: Rules<Pile> =
        migrate === undefined ? rest : { ...rest, migrations: { 1: (state) => state, 2: migrate } };
      return errorOf(createKernel(rules).codec.fromJson(first));
    };
    expect(withMigration(undefined)).toMatchObject([{ path: 'schemaVersion', code: 'noMigration' }]);
    expect(
      withMigration(() => {
        throw new Error('no deck');
      }),
    ).toMatchObject([{ path: 'state', code: 'migrationFailed', found: '"no deck"' }]);
    expect(
      withMigration(() => {
        throw null;
      }),
    ).toMatchObject([{ path: 'state', code: 'migrationFailed' }]);
    expect(withMigration(() => 5)).toMatchObject([{ path: 'state', code: 'wrongShape' }]);
    expect(withMigration(() => ({ cards: [0.5] }))).toMatchObject([{ path: 'state.cards[0]', code: 'notInteger' }]);
  });
});

describe('a bad document', () => {
  const good = valueOf(codec.toJson(STATE)) as { readonly state: Readonly<Record<string, Json>> };
  const withState = (change: Readonly<Record<string, unknown>>): unknown => ({
    ...good,
    state: { ...good.state, ...change },
  });
  const typed = (...written: unknown[]): unknown => withState({ seen: { $typed: written } });

  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, '', 'wrongShape'],
    ['null', null, '', 'wrongShape'],
    ['a text', 'pile', '', 'wrongShape'],
    ['a list', [], '', 'wrongShape'],
    ['an empty record', {}, 'rules', 'otherRules'],
    ["another game's", { ...good, rules: 'chess' }, 'rules', 'otherRules'],
    ['no version', { ...good, schemaVersion: undefined }, 'schemaVersion', 'unknownVersion'],
    ['a version as text', { ...good, schemaVersion: '3' }, 'schemaVersion', 'unknownVersion'],
    ['a version of 0', { ...good, schemaVersion: 0 }, 'schemaVersion', 'unknownVersion'],
    ['a version between', { ...good, schemaVersion: 2.5 }, 'schemaVersion', 'unknownVersion'],
    ['a version to come', { ...good, schemaVersion: 4 }, 'schemaVersion', 'unknownVersion'],
    ['no state', { ...good, state: undefined }, 'state', 'notPlain'],
    ['a state that is a number', { ...good, state: 5 }, 'state', 'wrongShape'],
    ['a state that is a list', { ...good, state: [] }, 'state', 'wrongShape'],
    [
      'a state that is a typed array',
      { ...good, state: { $typed: ['Int8Array', []] } },
      'state.cards',
      'missingSubstate',
    ],
    ['a substate too few', { ...good, state: { cards: [], seen: [] } }, 'state.top', 'missingSubstate'],
    ['a substate too many', withState({ bottom: 1 }), 'state.bottom', 'unknownSubstate'],
    ['a fraction', withState({ cards: [1, 1.5] }), 'state.cards[1]', 'notInteger'],
    ['a function', withState({ top: { f: () => 1 } }), 'state.top.f', 'notPlain'],
    ["a name of the codec's own", withState({ top: { $x: 1 } }), 'state.top.$x', 'reservedName'],
    ['typed with another key', withState({ top: { $typed: [], a: 1 } }), 'state.top.$typed', 'reservedName'],
    ['a typed array of no type', typed('Float64Array', [1]), 'state.seen', 'wrongTyped'],
    ['a typed array of a method', typed('toString', [1]), 'state.seen', 'wrongTyped'],
    ['a typed array of nothing', typed(), 'state.seen', 'wrongTyped'],
    ['a typed array from a text', typed('Uint8Array', '123'), 'state.seen', 'wrongTyped'],
    ['a typed array that overflows', typed('Uint8Array', [1, 256]), 'state.seen[1]', 'outOfRange'],
    ['a typed array of fractions', typed('Int32Array', [0.5]), 'state.seen[0]', 'outOfRange'],
    ['a typed array of texts', typed('Int32Array', ['1']), 'state.seen[0]', 'outOfRange'],
    ['a broken invariant', withState({ cards: [99] }), 'state.cards', 'wrongCard'],
    ['an invariant that breaks', withState({ cards: 5 }), 'state', 'unreadable'],
  ])('%s', (_, document, path, code) => {
    const issues = errorOf(codec.fromJson(document));
    expect(issues[0]).toMatchObject({ path, code });
    expect(issues[0]?.expected).not.toBe('');
  });

  test.each([[null], [{}], [{ header: good }], [{ header: good, payload: [1] }], [{ payload: new Uint32Array(0) }]])(
    'packed as %j',
    (packed) => {
      expect(errorOf(codec.decode(packed))[0]).toMatchObject({ path: '', code: 'wrongShape' });
    },
  );

  test('tells all that is wrong with the state', () => {
    const document = withState({ cards: [0.5, 1, 2.5], top: { $x: 1 } });
    expect(errorOf(codec.fromJson(document)).map((one) => one.path)).toEqual([
      'state.cards[0]',
      'state.cards[2]',
      'state.top.$x',
    ]);
  });

  test('nested without end', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(errorOf(codec.fromJson(withState({ top: deep })))).toMatchObject([{ code: 'tooDeep' }]);
  });

  test('of any kind gives a state or issues with paths, and never throws', () => {
    const arena = createKernel(arenaRules).codec;
    const saved = valueOf(arena.toJson(arenaStart())) as { readonly state: Readonly<Record<string, Json>> };
    const part = fc.constantFrom(...Object.keys(saved.state), 'weather');
    const anything = fc.oneof(fc.anything({ withBigInt: true, withDate: true, withTypedArray: true }), fc.jsonValue());
    const header = fc.oneof(
      anything,
      anything.map((state) => ({ ...saved, state })),
      anything.map((schemaVersion) => ({ ...saved, schemaVersion })),
      fc.tuple(part, anything).map(([name, value]) => ({ ...saved, state: { ...saved.state, [name]: value } })),
      fc.tuple(part, anything).map(([name, $typed]) => ({ ...saved, state: { ...saved.state, [name]: { $typed } } })),
    );
    fc.assert(
      fc.property(header, anything, (document, other) => {
        for (const result of [
          arena.fromJson(document),
          arena.decode({ header: document, payload: new Uint32Array(3) }),
          arena.decode({ header: document, payload: other }),
          arena.decode(document),
        ])
          if (!result.ok) {
            expect(result.error).not.toHaveLength(0);
            for (const one of result.error)
              expect(one).toMatchObject({ path: expect.any(String), code: expect.any(String) });
          }
      }),
      { seed: 51, numRuns: 2000 },
    );
  });
});

/** The first in the low bits of its word, whatever the machine. */
function bytesOf(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.byteLength));
  words.forEach((word, at) => view.setUint32(at * 4, word, true));
  return new Uint8Array(view.buffer);
}
