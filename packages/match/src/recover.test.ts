// After a fault an operator gets the match back without its last input, and the document tells of it from then on.
import { createRegistry } from '@turnwise/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadMatch } from './load.ts';
import type { LoadOptions } from './load.ts';
import type { Match } from './match.ts';
import type { Bug } from './testing/faulty.ts';
import { BUGS, SHOWN, faulty, hopeless, mending, unwilling } from './testing/faulty.ts';
import { A, answer, begin, issuesOf, kinds, load, registry, reload, view, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';

const poke = (bug: Bug): object => ({ kind: 'poke', bug });
const recover = { by: 'kim', reason: 'the tick is mended next week' };
const none = { as: 'player1', input: poke('none') };

/** Two inputs, and then one that meets the bug. */
function faulted(bug: Bug, game = faulty): Match {
  const match = begin(game);
  for (const one of ['none', 'none', bug] as const) match.submit(A, poke(one));
  expect(match.status).toBe('faulted');
  return match;
}

/** The bug, and which inputs go before the fault: none where the seat's own input failed and was never taken. */
const CASES: readonly (readonly [Bug, readonly object[]])[] = [
  ['evaluate', []],
  ['apply', []],
  ['silent', []],
  ...(['systemThrows', 'systemRefused', 'systemIdle', 'next', 'toAct'] as const).map(
    (bug) => [bug, [{ as: 'player1', input: poke(bug) }]] as const,
  ),
  [
    'systemEndless',
    [
      { as: 'player1', input: poke('systemEndless') },
      ...Array.from({ length: faulty.longest }, () => ({ input: { kind: 'tick' } })),
    ],
  ],
];

describe.each(CASES)('after the bug %s', (bug, before) => {
  test.each<LoadOptions>([{}, { fromSnapshot: true }, { advance: false }])(
    'the match goes on, loaded with %j',
    (how) => {
      const match = faulted(bug);
      const document = written(match, { snapshot: how.fromSnapshot === true });
      const kept = structuredClone(document);
      const back = load(document, { ...how, recover });
      expect(document).toEqual(kept);
      const fault = (document['inputs'] as unknown[]).at(-1);
      const dropped = [{ at: 2, inputs: [...before, fault], ...recover }];
      expect(back).toMatchObject({ status: 'playing', fault: undefined, length: 2, toAct: [A], dropped });
      expect(written(back)).toMatchObject({
        inputs: [none, none],
        hashes: match.frames.slice(0, 2).map((f) => f.hash),
      });
      expect(view(back)).toMatchObject({ pokes: 2, bug: 'none' });

      expect(kinds(back.submit(A, poke('none')))).toEqual(['poke']);
      for (const fromSnapshot of [false, true]) {
        const again = reload(back, { fromSnapshot });
        expect(again.state).toEqual(back.state);
        expect(again.dropped).toEqual(dropped);
        expect(written(again)).toEqual(written(back));
      }
    },
  );

  test('without the option the fault is met as before', () => {
    const document = written(faulted(bug));
    expect(load(document)).toMatchObject({ status: 'faulted', dropped: [] });
  });

  test('it faults and is recovered a second time, and both are told', () => {
    const back = reload(faulted(bug), { recover });
    back.submit(A, poke('none'));
    back.submit(A, poke(bug));
    expect(back.status).toBe('faulted');
    const twice = reload(back, { recover: { by: 'lou' } });
    expect(twice.dropped).toMatchObject([
      { at: 2, ...recover },
      { at: 3, by: 'lou' },
    ]);
    expect(twice.dropped[1]).not.toHaveProperty('reason');
    expect(written(reload(twice))).toEqual(written(twice));
  });
});

test.each([
  ['hopeless', hopeless],
  ['unwilling', unwilling],
])('a game whose own fault input failed is recovered: %s', (_, game) => {
  for (const [bug, { length }] of CASES) {
    const back = reload(faulted(bug, game), { recover });
    expect([bug, back.status, back.length, back.dropped[0]?.inputs.length]).toEqual([bug, 'playing', 2, length + 1]);
  }
});

test('without hashes it is the replay that tells whether the game took the fault', () => {
  const ended = { ...written(faulted('systemThrows', unwilling)), hashes: [] };
  expect(load(ended, { recover })).toMatchObject({ status: 'playing', length: 2 });
  const match = begin(mending);
  match.submit(A, poke('evaluate'));
  const { decisions: _decisions, stateHash: _stateHash, inputs, ...rest } = written(match);
  const taken = { ...rest, hashes: [], inputs: [none, ...(inputs as unknown[]).slice(0, 1)] };
  expect(load(taken).status).toBe('playing');
  expect(issuesOf(loadMatch(taken, registry, { recover }))).toEqual(['inputs[1] noFault']);
});

test.each<[unknown, string]>([
  [null, 'recover wrongShape'],
  ['kim', 'recover wrongShape'],
  [{}, 'recover.by missingField'],
  [{ by: 5 }, 'recover.by wrongShape'],
  [{ by: '' }, 'recover.by wrongShape'],
  [{ by: 'kim', reason: 5 }, 'recover.reason wrongShape'],
  [{ by: 'kim', at: 1 }, 'recover.at unknownField'],
])('nobody recovers it with %j', (unfit, issue) => {
  const options = { recover: unfit } as LoadOptions;
  expect(issuesOf(loadMatch(written(faulted('next')), registry, options))).toEqual([issue]);
});

test('what a seat was deciding is asked again', () => {
  const match = begin(faulty);
  const before = match.decision(A)!;
  match.submit(A, poke('evaluate'));
  const back = reload(match, { recover });
  expect(answer(back.submit(A, poke('none'), { decision: before }))).toBe('staleDecision');
  const now = back.decision(A)!;
  expect(answer(reload(back).submit(A, poke('none'), { decision: now }))).toBe('committed');
});

test('what failed is among what was dropped', () => {
  const back = reload(faulted('evaluate'), { recover });
  expect(back.dropped[0]?.inputs).toMatchObject([{ failed: { as: 'player1', input: poke('evaluate') } }]);
  expect(JSON.stringify(back.seenBy(A))).not.toContain('"bug":"evaluate"');
});

test('play may be taken back to before what was dropped', () => {
  const back = reload(faulted('next'), { recover });
  back.undo();
  back.undo();
  expect(back.length).toBe(0);
  expect(reload(back).dropped).toMatchObject([{ at: 2 }]);
  expect(load(written(reload(faulted('next'), { recover })), { until: 1 }).dropped).toMatchObject([{ at: 2 }]);
});

test('what remains is still compared', () => {
  const document = written(faulted('next'));
  (document['hashes'] as number[])[1] = 123_456_789;
  expect(issuesOf(loadMatch(document, registry, { recover }))).toEqual(['hashes[1] otherState']);
  (document['hashes'] as number[]).push(123_456_789);
  expect(issuesOf(loadMatch(document, registry, { recover }))).toEqual(['hashes wrongLength']);
});

test('a match that has no fault is not recovered', () => {
  const match = begin(faulty);
  const issue = { code: 'noFault', expected: 'a fault at the end to recover from' };
  expect(loadMatch(written(match), registry, { recover })).toMatchObject({ error: [{ ...issue, path: 'inputs' }] });
  match.submit(A, poke('none'));
  expect(loadMatch(written(match), registry, { recover })).toMatchObject({ error: [{ ...issue, path: 'inputs[0]' }] });
  // The game took this one and went on.
  const mended = begin(mending);
  mended.submit(A, poke('systemThrows'));
  expect(issuesOf(loadMatch(written(mended), registry, { recover }))).toEqual(['inputs[2] noFault']);
});

test('where the program was mended meanwhile, nothing is lost but the fault', () => {
  const match = faulted('toAct');
  const mended = createRegistry([{ ...faulty, toAct: () => [A] }]);
  const back = loadMatch(written(match), mended, { recover });
  expect(back).toMatchObject({ ok: true, value: { status: 'playing', length: 3, dropped: [{ at: 3 }] } });
});

test('a match that faults again without its last input is not recovered, and says why', () => {
  const toAct = (): never => {
    throw new Error('broken for good');
  };
  const broken = createRegistry([{ ...faulty, toAct }]);
  const issue = { code: 'faultsAgain', expected: 'a match that goes on without its last input' };
  for (const match of [faulted('next'), faulted('evaluate')]) {
    const path = `inputs[${match.length}]`;
    expect(loadMatch(written(match), broken, { recover })).toMatchObject({
      error: [{ ...issue, path, found: '"broken for good"' }],
    });
  }
  const first = begin({ ...faulty, toAct });
  expect(first).toMatchObject({ status: 'faulted', length: 0 });
  expect(loadMatch(written(first), broken, { recover })).toMatchObject({ error: [{ ...issue, path: 'inputs[0]' }] });
});

test('an invalid recorded fault is an issue at its place', () => {
  const document = written(faulted('evaluate'));
  (document['inputs'] as { input: Record<string, unknown> }[])[2]!.input['code'] = 'oops';
  expect(issuesOf(loadMatch(document, registry, { recover }))).toEqual(['inputs[2].input.code wrongShape']);
});

type Spoilt = Record<string, unknown> & { inputs: Record<string, unknown>[] };

test.each<[string, (one: Spoilt, document: Record<string, unknown>) => unknown, string]>([
  ['that is no list', (_, document) => (document['dropped'] = {}), 'dropped wrongShape'],
  ['without a place', (one) => delete one['at'], 'dropped[0].at missingField'],
  ['at no place', (one) => (one['at'] = -1), 'dropped[0].at wrongShape'],
  ['after the end', (one) => (one['at'] = 3), 'dropped[0].at wrongPlace'],
  ['by nobody', (one) => delete one['by'], 'dropped[0].by missingField'],
  ['for a reason that is no text', (one) => (one['reason'] = 5), 'dropped[0].reason wrongShape'],
  ['with a field too many', (one) => (one['more'] = 1), 'dropped[0].more unknownField'],
  ['of nothing', (one) => (one.inputs = []), 'dropped[0].inputs wrongLength'],
  ['of no input', (one) => (one.inputs[0]!['input'] = {}), 'dropped[0].inputs[0].input.kind unknownKind'],
  ['by a seat that is none', (one) => (one.inputs[0]!['as'] = 'cy'), 'dropped[0].inputs[0].as unknownSeat'],
  ['with no seat’s input', (one) => delete one.inputs[0]!['as'], 'dropped[0].inputs[0].as unknownSeat'],
  ['with a seat’s fault', (one) => (one.inputs[1]!['as'] = 'player1'), 'dropped[0].inputs[1].as wrongSeat'],
  ['without the fault', (one) => one.inputs.splice(1, 1, none), 'dropped[0].inputs[1].as wrongSeat'],
  ['with a tick that failed', (one) => (one.inputs[0]!['failed'] = none), 'dropped[0].inputs[0].failed unknownField'],
  [
    'with a fault that is none',
    (one) => (one.inputs[1]!['input'] = { kind: 'tick' }),
    'dropped[0].inputs[1].input.kind wrongShape',
  ],
  ['that nobody went back for', (_, document) => delete document['rewinds'], 'rewinds wrongCount'],
])('a record of dropped inputs %s is refused', (_, spoil, issue) => {
  const document = written(reload(faulted('next'), { recover }), { snapshot: true });
  spoil((document['dropped'] as Spoilt[])[0]!, document);
  for (const fromSnapshot of [false, true])
    expect(issuesOf(loadMatch(document, registry, { fromSnapshot }))[0]).toBe(issue);
});

test('other games have nothing dropped', () => {
  const match = begin(relay);
  expect(match.dropped).toEqual([]);
  expect(written(match)).not.toHaveProperty('dropped');
});

test('however often it faults, a recovered match is the one in which the failing inputs were never made', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...BUGS.filter((bug) => !SHOWN.includes(bug))), { maxLength: 12 }),
      fc.boolean(),
      (bugs, fromSnapshot) => {
        let match = begin(faulty);
        for (const bug of bugs) {
          match.submit(A, poke(bug));
          if (match.status === 'faulted') match = reload(match, { recover, fromSnapshot });
        }
        const plain = begin(faulty);
        for (const bug of bugs) if (bug === 'none') plain.submit(A, poke(bug));
        expect(match.state).toEqual(plain.state);
        expect(match.dropped).toHaveLength(bugs.filter((bug) => bug !== 'none').length);
        const { inputs, hashes } = match.save();
        expect({ inputs, hashes }).toEqual({ inputs: plain.save().inputs, hashes: plain.save().hashes });
        expect(written(reload(match))).toEqual(written(match));
      },
    ),
    { numRuns: 60 },
  );
});
