// Whatever is wrong with a document is told with its path; nothing makes the loader throw.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentIssues } from './document.ts';
import { loadMatch } from './load.ts';
import { A, B, begin, issuesOf, registry, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

type Document = Record<string, unknown>;
type Inputs = { as?: unknown; input: Record<string, unknown> }[];

/** Four inputs of the seats and the system's between them, from a position, with scripts, rewinds and a snapshot. */
function sound(): Document {
  const match = begin(relay, { seats: ['ann', 'bo'], random: { dice: [3, 5] }, position: { total: 1 } });
  match.submit(A, { kind: 'add', amount: 1 });
  match.submit(B, { kind: 'gamble' });
  match.submit(A, { kind: 'add', amount: 2 });
  match.undo();
  match.submit(A, { kind: 'add', amount: 3 });
  match.submit(B, { kind: 'note', words: ['x'] });
  return written(match, { snapshot: true });
}

const set =
  (field: string, value: unknown) =>
  (document: Document): void => {
    document[field] = value;
  };
const without =
  (field: string) =>
  (document: Document): void => {
    Reflect.deleteProperty(document, field);
  };
const inputs = (document: Document): Inputs => document['inputs'] as Inputs;
const hashes = (document: Document): number[] => document['hashes'] as number[];
const stateIn = (document: Document): Record<string, unknown> =>
  (document['snapshot'] as { state: Record<string, unknown> }).state;

/** A list in a list in a list … */
function deep(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels));
}

const WRONG: readonly (readonly [string, (document: Document) => unknown, string])[] = [
  ['no format version', without('turnwise'), 'turnwise missingField'],
  ['another format version', set('turnwise', 3), 'turnwise wrongShape'],
  ['no game', without('game'), 'game missingField'],
  ['a game that is no text', set('game', 5), 'game wrongShape'],
  ['an unknown game', set('game', 'rellay'), 'game unknownGame'],
  ['another game', set('game', 'secrets'), 'random.dice unknownStream'],
  ['no version', without('version'), 'version missingField'],
  ['another version', set('version', '1.0.1'), 'version otherVersion'],
  ['no seats', without('seats'), 'seats missingField'],
  ['too few seats', set('seats', ['ann']), 'seats wrongSeats'],
  ['the same seat twice', set('seats', ['ann', 'ann']), 'seats[1] wrongSeats'],
  ['another name', set('seats', ['ann', 'cy']), 'inputs[2].as unknownSeat'],
  ['names the other way round', set('seats', ['bo', 'ann']), 'inputs[0] refused'],
  ['no options', without('options'), 'options missingField'],
  ['an unknown option', set('options', { fast: true }), 'options.fast unknownField'],
  ['no seed', without('seed'), 'seed missingField'],
  ['a seed that is none', set('seed', 'x'), 'seed wrongSeed'],
  ['a fraction as seed', set('seed', 0.5), 'seed wrongShape'],
  ['scripts that are none', set('random', { dice: 1 }), 'random.dice wrongShape'],
  ['another script', set('random', { dice: [4] }), 'hashes[0] otherState'],
  ['too short a script', set('random', { dice: [] }), 'hashes[0] otherState'],
  ['another start', set('start', { total: 2 }), 'hashes[0] otherState'],
  ['a wrong start', set('start', {}), 'start.total wrongTotal'],
  ['no start', without('start'), 'hashes[0] otherState'],
  ['no inputs', without('inputs'), 'inputs missingField'],
  ['inputs that are no list', set('inputs', {}), 'inputs wrongShape'],
  ['an input that is no record', (document) => ((document['inputs'] as unknown[])[1] = 5), 'inputs[1] wrongShape'],
  [
    'an input with a field too many',
    (document) => Object.assign(inputs(document)[1]!, { at: 5 }),
    'inputs[1].at unknownField',
  ],
  [
    'an input that is none',
    (document) => inputs(document).splice(1, 1, { input: {} }),
    'inputs[1].input.kind unknownKind',
  ],
  ['a changed input', (document) => (inputs(document)[0]!.input['amount'] = 2), 'hashes[0] otherState'],
  [
    'an input out of range',
    (document) => (inputs(document)[0]!.input['amount'] = 9),
    'inputs[0].input.amount wrongShape',
  ],
  [
    'an input with a seat in it',
    (document) => (inputs(document)[0]!.input['seat'] = 0),
    'inputs[0].input.seat unknownField',
  ],
  ['an input by the other seat', (document) => (inputs(document)[0]!.as = 'bo'), 'inputs[0] refused'],
  ['an input by nobody', (document) => (inputs(document)[0]!.as = 'cy'), 'inputs[0].as unknownSeat'],
  ['a seat’s input as the system’s', (document) => delete inputs(document)[0]!.as, 'inputs[0].input.seat missingField'],
  [
    'a system’s input as a seat’s',
    (document) => (inputs(document)[1]!.as = 'ann'),
    'inputs[1].input.seat unknownField',
  ],
  ['an input twice', (document) => inputs(document).splice(1, 0, inputs(document)[0]!), 'hashes wrongLength'],
  [
    'an input that changes nothing',
    (document) => inputs(document).splice(6, 1, { as: 'bo', input: { kind: 'wave' } }),
    'inputs[6] noChange',
  ],
  [
    'a fault that was none',
    (document) => inputs(document).push({ input: { kind: 'fault' } }),
    'inputs[7].input.code missingField',
  ],
  ['no hashes', without('hashes'), 'hashes missingField'],
  ['a hash that is none', set('hashes', [1.5]), 'hashes[0] wrongShape'],
  ['a hash that is negative', set('hashes', [-1]), 'hashes[0] wrongShape'],
  ['a hash too few', (document) => hashes(document).pop(), 'hashes wrongLength'],
  ['a hash too many', (document) => hashes(document).push(0), 'hashes wrongLength'],
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      [
        `a changed hash at ${at}`,
        (document: Document) => (hashes(document)[at] = 123_456_789),
        `hashes[${at}] otherState`,
      ] as const,
  ),
  [
    'an input left out at the end',
    (document) => [inputs(document).pop(), hashes(document).pop()],
    'snapshot otherState',
  ],
  ['another state at the end', set('stateHash', '0123456789abcdef'), 'stateHash otherState'],
  ['a hash of the state that is no text', set('stateHash', 5), 'stateHash wrongShape'],
  ['decisions that are no list', set('decisions', 'none'), 'decisions wrongShape'],
  ['a decision that is no text', set('decisions', [null, 5]), 'decisions[1] wrongShape'],
  ['a decision too many', set('decisions', [null, '1.0', null]), 'decisions wrongLength'],
  ['a decision of who has none', set('decisions', ['1.0', '1.0']), 'decisions[0] wrongDecision'],
  ['no decision of who has one', set('decisions', [null, null]), 'decisions[1] wrongDecision'],
  ['rewinds below 0', set('rewinds', -1), 'rewinds wrongShape'],
  ['a snapshot that is none', set('snapshot', 'x'), 'snapshot wrongShape'],
  ['a snapshot of other rules', set('snapshot', { rules: 'x' }), 'snapshot.rules otherRules'],
  ['a changed snapshot', (document) => (stateIn(document)['total'] = 3), 'snapshot otherState'],
  [
    'a snapshot without a part',
    (document) => delete stateIn(document)['notes'],
    'snapshot.state.notes missingSubstate',
  ],
  ['a field too many', set('more', 1), 'more unknownField'],
  ...['options', 'start', 'snapshot'].flatMap((field) => [
    [
      `${field} in disguise`,
      set(field, JSON.parse('[{ "__proto__": 1 }]')),
      `${field}[0].__proto__ reservedName`,
    ] as const,
  ]),
];

test.each(['options', 'start', 'snapshot'])('%s nested too deep', (field) => {
  const [found] = issuesOf(loadMatch({ ...sound(), [field]: deep(1000) }, registry));
  expect(found).toMatch(new RegExp(`^${field}\\[.* tooDeep$`));
});

test('an input nested too deep', () => {
  const document = sound();
  inputs(document)[0]!.input['amount'] = deep(1000);
  expect(issuesOf(loadMatch(document, registry))[0]).toMatch(/^inputs\[0\]\.input\.amount.* tooDeep$/);
});

test('the sound document loads', () => {
  expect(inputs(sound())).toHaveLength(7);
  for (const fromSnapshot of [false, true])
    expect(issuesOf(loadMatch(sound(), registry, { fromSnapshot }))).toEqual([]);
});

test.each(WRONG)('%s', (_, change, found) => {
  const document = sound();
  change(document);
  expect(issuesOf(loadMatch(document, registry))).toEqual([found]);
});

test.each([
  'snapshot otherState',
  'snapshot wrongShape',
  'snapshot.rules otherRules',
  'snapshot.state.notes missingSubstate',
])('taken up from the snapshot too: %s', (found) => {
  for (const [, change] of WRONG.filter(
    ([name, , issue]) => issue === found && name !== 'an input left out at the end',
  )) {
    const document = sound();
    change(document);
    expect(issuesOf(loadMatch(document, registry, { fromSnapshot: true }))).toEqual([found]);
  }
});

test('a snapshot before the first input is the start', () => {
  const document = written(begin(relay), { snapshot: true });
  stateIn(document)['total'] = 100;
  expect(issuesOf(loadMatch(document, registry, { fromSnapshot: true }))).toEqual(['snapshot otherState']);
});

test('an unknown game is reported with a suggestion', () => {
  const result = loadMatch({ ...sound(), game: 'rellay' }, registry);
  expect(result).toMatchObject({ ok: false, error: [{ expected: expect.stringContaining('did you mean relay?') }] });
});

test('several issues come together', () => {
  const document = { ...sound(), turnwise: 0, seed: null, inputs: [{ as: 1, input: {} }, {}] };
  expect(documentIssues(document).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'turnwise wrongShape',
    'seed wrongShape',
    'inputs[0].as wrongShape',
    'inputs[1].input missingField',
  ]);
});

describe('nothing makes the loader throw', () => {
  const fuzz = { seed: 20_260_102, numRuns: 300 };
  const tryAll = (document: unknown): void => {
    for (const fromSnapshot of [false, true]) {
      const result = loadMatch(document, registry, { fromSnapshot });
      if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      else JSON.stringify(result.value.save({ snapshot: true }));
    }
  };

  test('any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), tryAll), fuzz);
  });

  test('a sound document with any JSON in any of its fields', () => {
    const field = fc.constantFrom(...Object.keys(sound()));
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => tryAll({ ...sound(), [name]: value })),
      fuzz,
    );
  });

  test('a sound document with any JSON anywhere in it', () => {
    const places = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Object.values(value).reduce<number>((sum, one) => sum + places(one), 0)
        : 1;
    const replaced = (value: unknown, at: { left: number }, by: Json): unknown => {
      if (at.left-- === 0) return by;
      if (Array.isArray(value)) return value.map((one) => replaced(one, at, by));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, at, by)]));
    };
    const place = fc.nat({ max: places(sound()) - 1 });
    fc.assert(
      fc.property(place, fc.jsonValue(), (left, by) => tryAll(replaced(sound(), { left }, by as Json))),
      fuzz,
    );
  });

  test('lists nested too deep, in every field', () => {
    const nested = deep(5000);
    tryAll(nested);
    for (const field of Object.keys(sound())) tryAll({ ...sound(), [field]: nested });
  });

  test('names that JavaScript knows', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      tryAll({ ...sound(), game: name });
      tryAll({ ...sound(), seats: [name, 'bo'] });
      tryAll(JSON.parse(JSON.stringify(sound()).replaceAll('"kind"', `"${name}"`)));
    }
  });
});

test('a document of another game is not taken', () => {
  const document = written(begin(secrets), { snapshot: true });
  expect(issuesOf(loadMatch({ ...document, game: 'quiz' }, registry))).toEqual(['snapshot.rules otherRules']);
});
