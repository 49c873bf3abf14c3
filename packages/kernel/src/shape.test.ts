// Shapes: the quick answer and the list of issues agree, every issue stands at its place, and no JSON gets past them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createKernel,
  either,
  flag,
  formatIssue,
  integer,
  list,
  object,
  oneOf,
  optional,
  shorten,
  text,
} from './index.ts';
import type { Issue, Shape } from './index.ts';
import { refusalOf, valueOf } from './testing/answers.ts';
import { arenaRules, arenaStart, NAMES } from './testing/arena.ts';
import type { ArenaInput } from './testing/arena.ts';

const SEED = 80;

/** A shape with a value that has it, and the shapes inside it. */
interface Sample {
  readonly shape: Shape<unknown>;
  readonly valid: unknown;
  readonly inner: Readonly<Record<string, Sample>>;
  readonly item?: Sample;
}

const scalar: fc.Arbitrary<Sample> = fc
  .constantFrom<[Shape<unknown>, unknown][]>(
    [integer(), -7],
    [integer(1), 1],
    [integer(0, 8), 8],
    [text, ''],
    [flag, false],
    [oneOf(['red', 'blue']), 'blue'],
    [oneOf([1, null, true]), null],
    [either(integer(0, 3), text), 3],
    [either(flag, list(text)), ['a']],
  )
  .map(([shape, valid]) => ({ shape, valid, inner: {} }));

const name = fc.constantFrom('a', 'b', 'kind', 'length', 'x1');

const sample: fc.Arbitrary<Sample> = fc.letrec<{ sample: Sample; field: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    tie('sample').map((item): Sample => ({ shape: list(item.shape), valid: [item.valid], inner: {}, item })),
    fc.dictionary(name, tie('field'), { maxKeys: 4, noNullPrototype: true }).map((inner): Sample => {
      const part = <V>(pick: (one: Sample) => V): Record<string, V> =>
        Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, pick(one)]));
      return { shape: object(part((one) => one.shape)), valid: part((one) => one.valid), inner };
    }),
  ),
  field: fc.oneof(
    tie('sample'),
    tie('sample').map((one): Sample => ({ ...one, shape: optional(one.shape) })),
  ),
})).sample;

/** JSON of any kind, or near to what is wanted: a valid value with something put in or taken out. */
function near({ valid }: Sample): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue(),
    fc.constant(valid),
    fc.tuple(fc.infiniteStream(fc.nat(30)), fc.infiniteStream(fc.jsonValue())).map(([chance, other]) => {
      const damage = (value: unknown): unknown => {
        if (Number(chance.next().value) < 4) return other.next().value;
        if (Array.isArray(value)) return [...value, ...value].map(damage);
        if (typeof value !== 'object' || value === null) return value;
        const kept = Object.entries(value).filter(() => Number(chance.next().value) > 3);
        const added = Number(chance.next().value) < 4 ? [['extra', other.next().value]] : [];
        return Object.fromEntries([...kept.map(([key, item]) => [key, damage(item)]), ...added]);
      };
      return damage(valid);
    }),
  );
}

const cases = sample.chain((of) => near(of).map((value) => ({ of, value: withPlainNames(value) })));

/** A copy whose keys can be told apart in a path. */
function withPlainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [/^\w+$/.test(key) ? key : 'odd', withPlainNames(item)]),
  );
}

describe('every shape', () => {
  test('is true exactly when there is no issue', () => {
    let yes = 0;
    fc.assert(
      fc.property(cases, ({ of, value }) => {
        const issues = of.shape.issues(value, '');
        expect(of.shape.is(value)).toBe(issues.length === 0);
        if (issues.length === 0) yes++;
      }),
      { seed: SEED, numRuns: 1500 },
    );
    // Both answers came often.
    expect(yes).toBeGreaterThan(150);
    expect(yes).toBeLessThan(1350);
  });

  test('points at what is wrong: when that is put right and nothing else, all is well', () => {
    fc.assert(
      fc.property(cases, ({ of, value }) => {
        const document = { root: value };
        const issues = of.shape.issues(value, 'root');
        for (const one of issues) repair(document, of, one);
        expect(of.shape.issues(document.root, 'root')).toEqual([]);
        expect(of.shape.is(document.root)).toBe(true);
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });
});

describe('an input', () => {
  const kernel = createKernel(arenaRules);

  /** Written by hand, apart from the shapes. */
  function isArenaInput(value: unknown): boolean {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { kind, ...fields } = value as Record<string, unknown>;
    const within = (field: unknown, min: number, max: number): boolean =>
      typeof field === 'number' && Number.isInteger(field) && field >= min && field <= max && !Object.is(field, -0);
    const only = (...names: string[]): boolean => Object.keys(fields).toSorted().join() === names.toSorted().join();
    const { target, amount, tile, colour, name: fighter, from, to, zone, stand, place } = fields;
    if (kind === 'hit') return only('target', 'amount') && within(target, 0, 3) && within(amount, 1, 9);
    if (kind === 'paint') return only('tile', 'colour') && within(tile, 0, 15) && within(colour, 0, 3);
    if (kind === 'train') return only('name') && NAMES.some((one) => one === fighter);
    if (kind === 'move') return only('from', 'to') && within(from, 0, 2) && within(to, 0, 2);
    if (kind === 'cheer') return only('stand', 'place') && within(stand, 0, 1) && within(place, 0, 49);
    if (kind === 'roll') return only('target') && within(target, 0, 3);
    if (kind === 'peek') return only('zone') && within(zone, 0, 2);
    return (kind === 'seal' || kind === 'remark' || kind === 'wait') && only();
  }

  const kind = fc.constantFrom(...Object.keys(arenaRules.inputs), 'fly', '__proto__', 'toString');
  const field = fc.constantFrom('target', 'amount', 'tile', 'name', 'from', 'to', 'zone', 'seat', '__proto__');
  const value = fc.oneof(fc.integer({ min: -1, max: 16 }), fc.constantFrom('ana', 'cy', -0, 1.5, null), fc.jsonValue());
  const anyJson = fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(kind, fc.array(fc.tuple(field, value), { maxLength: 3 }))
      .map(([of, fields]): unknown => JSON.parse(JSON.stringify({ kind: of, ...Object.fromEntries(fields) }))),
  );

  test('any JSON that is not an input of the game is refused: ten thousand of them', () => {
    const start = arenaStart();
    const copy = structuredClone(start);
    let refused = 0;
    fc.assert(
      fc.property(
        anyJson.filter((input) => !isArenaInput(input)),
        (input) => {
          const answer = kernel.dispatch(start, input as ArenaInput);
          expect(valueOf(answer).state).toBe(start);
          const refusal = refusalOf(answer);
          expect(refusal).toMatchObject({ kind: 'invalidInput', code: 'malformedInput', by: 'kernel' });
          const { issues } = refusal.params as { readonly issues: readonly Issue[] };
          expect(issues).toEqual(kernel.inputIssues(input));
          expect(issues).not.toHaveLength(0);
          refused++;
        },
      ),
      { seed: SEED, numRuns: 10_000 },
    );
    expect(refused).toBe(10_000);
    expect(start).toEqual(copy);
  });

  test('of the game has no issues', () => {
    fc.assert(
      fc.property(anyJson, (input) => {
        expect(kernel.inputIssues(input).length === 0).toBe(isArenaInput(input));
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });

  const circle: Record<string, unknown> = Object.assign(Object.create(null) as object, { kind: 'roll' });
  circle['target'] = circle;

  test.each<[string, unknown, readonly string[]]>([
    ['a list nested without end', { kind: 'roll', target: nested(100_000) }, ['target']],
    ['a circle', circle, ['target']],
    ['minus zero', JSON.parse('{"kind":"roll","target":-0}'), ['target']],
    ['a bigint', { kind: 'roll', target: 1n }, ['target']],
    ['a symbol', { kind: 'roll', target: Symbol('x') }, ['target']],
    ['a function', { kind: 'roll', target: () => 1 }, ['target']],
    ['nothing at all', undefined, ['']],
    ['a list', [{ kind: 'wait' }], ['']],
    ['no kind', { target: 1 }, ['kind']],
    ['an unknown kind', { kind: 'fly' }, ['kind']],
    ['a kind that is no text', { kind: ['wait'] }, ['kind']],
    ['three faults at once', { kind: 'hit', target: 9, seat: 1 }, ['target', 'amount', 'seat']],
  ])('that is %s is refused with its paths', (_, input, paths) => {
    const refusal = refusalOf(kernel.dispatch(arenaStart(), input as ArenaInput));
    expect((refusal.params['issues'] as readonly Issue[]).map((one) => one.path)).toEqual(paths);
  });
});

test.each<[Shape<unknown>, unknown, string]>([
  [integer(0, 8), 9, 'at: expected an integer from 0 to 8, found 9'],
  [integer(1), 'x', 'at: expected an integer of at least 1, found "x"'],
  [integer(), 1.5, 'at: expected an integer, found 1.5'],
  [integer(), null, 'at: expected an integer, found null'],
  [text, 5, 'at: expected a text, found 5'],
  [flag, 'yes', 'at: expected true or false, found "yes"'],
  [oneOf(['X', 'O']), 'Z', 'at: expected one of X, O, found "Z"'],
  [list(flag), {}, 'at: expected a list, each true or false, found {}'],
  [list(flag), [true, 1], 'at[1]: expected true or false, found 1'],
  [either(text, integer()), [], 'at: expected a text, or an integer, found []'],
  [object({ a: text }), 5, 'at: expected an object with a, found 5'],
  [object({ a: text }), {}, 'at.a: expected a text'],
  [object({ a: text }), { a: '', b: 1 }, 'at.b: expected no field with this name, only a, found 1'],
  [object({}), { b: 1 }, 'at.b: expected no field with this name, found 1'],
  [object({ a: optional(object({ b: list(text) })) }), { a: { b: ['', 5] } }, 'at.a.b[1]: expected a text, found 5'],
])('issues read well (case %#)', (shape, value, line) => {
  expect(shape.issues(value, 'at').map(formatIssue)).toEqual([line]);
});

test('what is found is shortened to one line', () => {
  expect(shorten('x'.repeat(200))).toHaveLength(60);
  expect(formatIssue({ path: '', code: 'wrongShape', expected: 'a text', line: 3, column: 7 })).toBe(
    '3:7 expected a text',
  );
});

/** Puts right what one issue says, at its path, and nothing else. */
function repair(document: { root: unknown }, of: Sample, { path, code, found }: Issue): void {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.at(-1) ?? '';
  let place = document as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) place = place[step] as Record<string, unknown>;
  const wanted = steps.slice(1).reduce<Sample | undefined>((at, step) => at?.item ?? at?.inner[step], of);
  if (code === 'missingField') {
    expect(place[last]).toBeUndefined();
    place[last] = wanted?.valid;
    return;
  }
  expect(found).toBe(shorten(place[last] ?? null));
  if (code === 'unknownField') {
    expect(wanted).toBeUndefined();
    delete place[last];
  } else {
    expect(wanted?.shape.is(place[last])).toBe(false);
    place[last] = structuredClone(wanted?.valid);
  }
}

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}
