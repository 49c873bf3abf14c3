// What holds of every plain value: it is written and read back whole in both forms, equal values give equal bytes and
// equal hashes however they were built, and a copy of it shares nothing with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloneDeep, createKernel, freezeDeep, hashValue } from '../index.ts';
import type { Kernel, Rules } from '../index.ts';
import { valueOf } from '../testing/answers.ts';
import { TYPED_ARRAYS } from './typed-arrays.ts';

interface Any {
  State: { readonly data: unknown };
  Input: { readonly kind: 'wait' };
  Diff: { readonly kind: 'none' };
  Event: { readonly kind: 'none' };
}

const rules: Rules<Any> = {
  name: 'any',
  schemaVersion: 1,
  fork: ({ data }) => ({ data }),
  inputs: { wait: {} },
  behaviours: [],
  apply: () => undefined,
};
const kernel: Kernel<Any> = createKernel(rules);
const RUNS = { seed: 50, numRuns: 300 };

describe('the codec', () => {
  test('reads back what it wrote, in both forms, also after a trip as text', () => {
    fc.assert(
      fc.property(plain(), (data) => {
        const packed = valueOf(kernel.codec.encode({ data }));
        const json = valueOf(kernel.codec.toJson({ data }));
        const text = { header: JSON.parse(JSON.stringify(packed.header)) as unknown, payload: packed.payload.slice() };
        for (const state of [
          kernel.codec.decode(packed),
          kernel.codec.decode(text),
          kernel.codec.fromJson(json),
          kernel.codec.fromJson(JSON.parse(JSON.stringify(json))),
        ])
          expect(valueOf(state)).toEqual({ data });
      }),
      RUNS,
    );
  });

  test('gives equal bytes and hashes to equal values with other orders of keys', () => {
    fc.assert(
      fc.property(plain(), fc.infiniteStream(fc.nat()), (data, order) => {
        const other = rebuilt(data, order);
        expect(other).toEqual(data);
        const [one, two] = [data, other].map((value) => valueOf(kernel.codec.encode({ data: value })));
        expect(JSON.stringify(two?.header)).toBe(JSON.stringify(one?.header));
        expect(two?.payload).toEqual(one?.payload);
        expect(JSON.stringify(valueOf(kernel.codec.toJson({ data: other })))).toBe(
          JSON.stringify(valueOf(kernel.codec.toJson({ data }))),
        );
        expect(hashValue(other)).toBe(hashValue(data));
      }),
      RUNS,
    );
  });

  test('writes fewer bytes in words than as JSON', () => {
    fc.assert(
      fc.property(plain(), (data) => {
        const { header, payload } = valueOf(kernel.codec.encode({ data }));
        const json = JSON.stringify(valueOf(kernel.codec.toJson({ data })));
        expect(Buffer.byteLength(JSON.stringify(header)) + payload.byteLength).toBeLessThan(Buffer.byteLength(json));
      }),
      { ...RUNS, numRuns: 1000 },
    );
  });

  test('writes different values differently', () => {
    fc.assert(
      fc.property(plain(), plain(), (one, two) => {
        const [first, second] = [one, two].map((data) => JSON.stringify(valueOf(kernel.codec.toJson({ data }))));
        expect(first === second).toBe(isEqual(one, two));
        expect(hashValue(one) === hashValue(two)).toBe(isEqual(one, two));
      }),
      RUNS,
    );
  });

  test('leaves what it writes as it was', () => {
    fc.assert(
      fc.property(plain(), (data) => {
        const copy = structuredClone(data);
        freezeDeep(data);
        kernel.codec.encode({ data });
        kernel.codec.toJson({ data });
        kernel.hash({ data });
        expect(data).toEqual(copy);
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});

describe('a copy', () => {
  test('equals the value and shares no object with it', () => {
    fc.assert(
      fc.property(plain(), (data) => {
        const copy = cloneDeep(data);
        expect(copy).toEqual(data);
        expect(shared(copy, data)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('into any other value equals it and shares no object with it', () => {
    fc.assert(
      fc.property(plain(), plain(), (was, data) => {
        const [to, from] = [{ data: was }, { data }];
        const copy = structuredClone(from);
        kernel.cloneInto(to, from);
        expect(to).toEqual(from);
        expect(shared(to, from)).toEqual([]);
        expect(from).toEqual(copy);
        // Again, into what is now of the same layout, and into itself.
        kernel.cloneInto(to, from);
        expect(to).toEqual(copy);
        expect(shared(to, from)).toEqual([]);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  test('into a value that shares parts with it comes apart', () => {
    fc.assert(
      fc.property(plain(), (data) => {
        const [to, from] = [{ data }, { data }];
        kernel.cloneInto(to, from);
        expect(to).toEqual(from);
        expect(shared(to, from)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('into a typed array of another type makes a new one', () => {
    const from = { data: Int32Array.of(-1, 300) };
    const to: { data: unknown } = { data: Uint8Array.of(1, 2) };
    kernel.cloneInto(to, from);
    expect(to.data).toEqual(Int32Array.of(-1, 300));
  });

  test('into a record drops what the other has not, whatever its name', () => {
    const to: { data: unknown } = { data: { toString: 1, constructor: 2, kept: 3 } };
    kernel.cloneInto(to, { data: { kept: 4 } });
    expect(Object.keys(to.data as object)).toEqual(['kept']);
  });
});

/** Plain data of every kind, nested, with all typed arrays; small and extreme numbers, odd keys. */
function plain(): fc.Arbitrary<unknown> {
  const integer = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.integer({ min: -3, max: 3 }));
  const key = fc
    .oneof(fc.constantFrom('a', 'b', 'B', 'length', 'constructor', '0', '10', 'ä', ''), fc.string({ maxLength: 3 }))
    .filter((name) => !name.startsWith('$') && name !== '__proto__');
  const typed = Object.values(TYPED_ARRAYS).map((Type) => {
    const bits = Type.BYTES_PER_ELEMENT * 8;
    const signed = new Type([-1])[0] === -1;
    const element = fc.integer({ min: signed ? -(2 ** (bits - 1)) : 0, max: 2 ** (signed ? bits - 1 : bits) - 1 });
    return fc.array(element, { maxLength: 9 }).map((numbers): unknown => Type.from(numbers));
  });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(integer, fc.string(), fc.boolean(), fc.constant(null)),
      fc.oneof(...typed),
      fc.array(integer, { maxLength: 9 }),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
    ),
  }));
  return value.map((data) => structuredClone(data));
}

/** The same value, built in another order. */
function rebuilt(value: unknown, order: Iterator<number>): unknown {
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, order));
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return structuredClone(value);
  const ranked = Object.entries(value).map(([key, item]) => ({ key, item, rank: Number(order.next().value) }));
  ranked.sort((a, b) => a.rank - b.rank);
  return Object.fromEntries(ranked.map(({ key, item }) => [key, rebuilt(item, order)]));
}

/** Equality by another road than the codec's. */
function isEqual(one: unknown, two: unknown): boolean {
  try {
    expect(one).toStrictEqual(two);
    return true;
  } catch {
    return false;
  }
}

/** Objects that stand in both. */
function shared(one: unknown, two: unknown): object[] {
  const known = new Set(objectsIn(two));
  return objectsIn(one).filter((object) => known.has(object));
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return ArrayBuffer.isView(value) ? [value, value.buffer] : [value, ...Object.values(value).flatMap(objectsIn)];
}
