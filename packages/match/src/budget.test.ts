// One call goes through so many system inputs and no more; the host goes on, and the frames are the same however it does.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { createMatch } from './match.ts';
import type { Match } from './match.ts';
import { A, answer, begin, issuesOf, kinds, load, reload, view, written } from './testing/play.ts';
import { faulty } from './testing/faulty.ts';
import { marathon, puppet, stubborn } from './testing/marathon.ts';

const run = (steps: number, fails?: number): object => ({
  kind: 'run',
  steps,
  ...(fails === undefined ? {} : { fails }),
});
const FEW = { limits: { framesPerCall: 10 } };

test('a new match may still have to advance', () => {
  const match = begin(marathon, { ...FEW, options: { first: 25 } });
  expect(match).toMatchObject({ length: 10, due: true, status: 'playing', toAct: [] });
  expect(match.advance()).toMatchObject({ outcome: { kind: 'noChange' }, more: true });
  const last = match.advance();
  expect(last.frames).toHaveLength(5);
  expect(last.more).toBeUndefined();
  expect(match).toMatchObject({ length: 25, due: false, toAct: [A] });
  expect(match.advance()).toEqual({ outcome: { kind: 'noChange' }, frames: [] });
});

test('a call that ends exactly at the decision has no more to do', () => {
  const match = begin(marathon, FEW);
  const submission = match.submit(A, run(10));
  expect(submission.frames).toHaveLength(11);
  expect(submission.more).toBeUndefined();
  expect(match.submit(A, run(11)).more).toBe(true);
});

test('the usual budget is a thousand frames', () => {
  const long = { ...marathon, longest: 5000 };
  const match = begin(long, { options: { first: 2500 } });
  expect(match.length).toBe(1000);
  expect(settle(match).frames).toHaveLength(1500);
  expect(match.toAct).toEqual([A]);
});

test('a seat waits until the system is done, whatever it does', () => {
  const match = begin(marathon, FEW);
  match.submit(A, run(1));
  const { decision } = match.look(A);
  match.submit(A, run(25));
  const { state } = match;
  for (const input of [run(1), { kind: 'cheer' }, null, { kind: 'nonsense' }])
    expect(match.submit(A, input)).toEqual({
      outcome: { kind: 'disallowed', code: 'systemDue', params: {}, by: 'match' },
      frames: [],
    });
  expect(answer(match.submit(A, run(1), { decision: decision! }))).toBe('systemDue');
  expect(answer(match.undo(A))).toBe('systemDue');
  expect(match.preview(A, run(1))).toMatchObject({ ok: true, value: { outcome: { code: 'systemDue' } } });
  expect(match.explain(A, run(1))).toMatchObject({ accepted: false, refusal: { code: 'systemDue' }, offers: [] });
  expect(match.look(A)).toMatchObject({
    toAct: [],
    offers: [],
    decision: null,
    stopped: { text: 'the game is still resolving: try again in a moment' },
    undo: { able: false, code: 'systemDue' },
  });
  expect(match.state).toBe(state);
  settle(match);
  expect(match.look(A)).toMatchObject({ toAct: ['player1'], stopped: null, undo: { able: true } });
  expect(answer(match.submit(A, { kind: 'cheer' }))).toBe('committed');
});

test('the host may take back in the middle, and what is done again goes on from there', () => {
  const match = begin(marathon, FEW);
  match.submit(A, run(25));
  expect(kinds(match.undo())).toHaveLength(11);
  expect(match).toMatchObject({ length: 0, due: false, toAct: [A] });
  expect(kinds(match.redo())).toHaveLength(11);
  expect(match.due).toBe(true);
  expect(answer(match.submit(A, run(1)))).toBe('systemDue');
  settle(match);
  expect(match).toMatchObject({ length: 26, toAct: [A] });
});

test('a host may give a control in the middle', () => {
  const match = begin(marathon, FEW);
  match.submit(A, run(25));
  expect(kinds(match.submitSystem({ kind: 'rest' }))).toEqual(['rest']);
  expect(match).toMatchObject({ due: false, toAct: [A] });
});

test('a host that goes over to stepping by hand keeps nobody waiting', () => {
  const match = begin(marathon, FEW);
  match.submit(A, run(25));
  match.setAdvance(false);
  expect(answer(match.submit(A, { kind: 'cheer' }))).toBe('committed');
  expect(match.due).toBe(true);
  match.setAdvance(true);
  expect(answer(match.submit(A, { kind: 'cheer' }))).toBe('systemDue');
});

test('everybody is told after each call', () => {
  const match = begin(marathon, FEW);
  const told: number[] = [];
  match.subscribe(A, ({ events }) => told.push(events.length));
  settle(match, match.submit(A, run(25)));
  expect(told).toEqual([11, 10, 5]);
});

test('settling gives one submission with all frames, and stops where it is told to', () => {
  const match = begin(marathon, FEW);
  const whole = settle(match, match.submit(A, run(25)));
  expect(whole.outcome.kind).toBe('committed');
  expect(whole.frames.map(({ no }) => no)).toEqual(match.frames.map(({ no }) => no));
  expect(whole.more).toBeUndefined();
  const part = settle(match, match.submit(A, run(60)), (frames) => frames < 20);
  expect(part.frames).toHaveLength(21);
  expect(part).toMatchObject({ more: true });
});

test('a preview goes as far as one call', () => {
  const match = begin(marathon, FEW);
  const previewed = match.preview(A, run(25));
  expect(previewed).toMatchObject({ ok: true, value: { more: true, look: { view: { left: 15 } } } });
  expect(match.preview(A, run(10))).not.toHaveProperty('value.more');
});

test('a match that was saved in the middle goes on when it is loaded', () => {
  const match = begin(marathon, FEW);
  match.submit(A, run(25));
  for (const fromSnapshot of [false, true]) {
    const loaded = reload(match, { fromSnapshot, ...FEW });
    expect(loaded).toMatchObject({ length: 21, due: true });
    expect(answer(loaded.submit(A, run(1)))).toBe('systemDue');
    settle(loaded);
    expect(loaded).toMatchObject({ length: 26, toAct: [A] });
  }
});

// What a game may make without a decision.
const ENDLESS = { code: 'wrongResolution', message: 'no decision after 100 system inputs' };

const WAYS: readonly [string, (match: Match) => unknown][] = [
  ['calls of the usual size', (match) => settle(match, match.submit(A, run(1000)))],
  [
    'steps by hand',
    (match) => {
      match.setAdvance(false);
      match.submit(A, run(1000));
      while (match.due) match.step();
    },
  ],
  [
    'inputs of the system by hand',
    (match) => {
      match.setAdvance(false);
      match.submit(A, run(1000));
      while (match.due) match.submitSystem({ kind: 'step' });
    },
  ],
  [
    'first by hand, then by itself',
    (match) => {
      match.setAdvance(false);
      match.submit(A, run(1000));
      for (let i = 0; i < 60; i++) match.step();
      match.setAdvance(true);
      settle(match);
    },
  ],
];

test.each(WAYS)('the longest run is held whatever the host does: %s', (_, go) => {
  const documents = [1, 7, 100, 1000].map((framesPerCall) => {
    const match = begin(marathon, { limits: { framesPerCall } });
    go(match);
    expect(match).toMatchObject({ status: 'faulted', length: 101, fault: ENDLESS, due: false });
    expect(reload(match).fault).toMatchObject(ENDLESS);
    return written(match);
  });
  expect(new Set(documents.map((document) => JSON.stringify(document))).size).toBe(1);
});

test.each([1, 7, 1000])(
  'what the system does in the name of a seat counts as well, %j frames a call',
  (framesPerCall) => {
    const match = begin(puppet, { limits: { framesPerCall } });
    settle(match, match.submit(A, run(1000)));
    expect(match).toMatchObject({ status: 'faulted', length: 101, fault: ENDLESS });
    const byHand = begin(puppet, { advance: false });
    byHand.submit(A, run(1000));
    while (byHand.due) byHand.step();
    expect(byHand).toMatchObject({ status: 'faulted', length: 101, fault: ENDLESS });
  },
);

test('exactly the longest run is not too long', () => {
  const match = begin(marathon, FEW);
  settle(match, match.submit(A, run(100)));
  expect(match).toMatchObject({ status: 'playing', length: 101, toAct: [A] });
  settle(match, match.submit(A, run(100)));
  expect(match).toMatchObject({ status: 'playing', length: 202 });
});

test('a control resets the count, like an input of a seat', () => {
  const match = begin(marathon, { advance: false });
  match.submit(A, run(1000));
  for (let i = 0; i < 100; i++) match.step();
  expect(answer(match.submitSystem({ kind: 'rest' }))).toBe('committed');
  expect(match.status).toBe('playing');
});

test.each([false, true])(
  'the count goes on where a match was saved in the middle, from a snapshot: %j',
  (fromSnapshot) => {
    const match = begin(marathon, FEW);
    match.submit(A, run(1000));
    for (let i = 0; i < 5; i++) match.advance();
    const loaded = reload(match, { fromSnapshot, ...FEW });
    settle(loaded);
    expect(loaded).toMatchObject({ length: 101, fault: ENDLESS });
  },
);

test('a document with a longer run is refused', () => {
  const match = begin(marathon, FEW);
  settle(match, match.submit(A, run(100)));
  const document = written(match);
  const inputs = [
    { as: 'player1', input: run(101) },
    ...Array.from({ length: 101 }, () => ({ input: { kind: 'step' } })),
  ];
  const result = createMatch({ game: marathon, seed: 1 });
  expect(result.ok).toBe(true);
  Reflect.deleteProperty(document, 'decisions');
  expect(() => load({ ...document, inputs, hashes: [] })).toThrow('no decision after 100 system inputs');
});

test('a game takes one fault between two decisions, in however many calls', () => {
  for (const framesPerCall of [1, 3, 1000]) {
    const match = begin(stubborn, { limits: { framesPerCall } });
    settle(match, match.submit(A, run(8, 5)));
    expect(kinds(match)).toEqual(['run', 'step', 'step', 'step', 'step', 'step', 'fault']);
    expect(match).toMatchObject({ status: 'faulted', fault: { message: 'a stumble' } });
  }
});

test('a match of any budget has the same document', () => {
  const play = (framesPerCall: number, plan: readonly number[]): object => {
    const match = begin(stubborn, { limits: { framesPerCall }, options: { first: 12, dice: true } });
    settle(match);
    for (const steps of plan) settle(match, match.submit(A, run(steps, steps % 7 === 3 ? 20 : undefined)));
    return written(match);
  };
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 30 }),
      (plan, few) => {
        expect(play(few, plan)).toEqual(play(100_000, plan));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [{ framesPerCall: 0 }, 'limits.framesPerCall wrongShape'],
  [{ framesPerCall: 1.5 }, 'limits.framesPerCall wrongShape'],
  [{ undoFrames: -1 }, 'limits.undoFrames wrongShape'],
  [{ logFrames: 'many' }, 'limits.logFrames wrongShape'],
  [{ frames: 3 }, 'limits.frames unknownField'],
  ['all', 'limits wrongShape'],
])('invalid limits are issues: %j', (limits, issue) => {
  expect(issuesOf(createMatch({ game: faulty, seed: 1, limits: limits as object }))).toEqual([issue]);
});

test('nothing of it is seen where a run is short', () => {
  const match = begin(marathon);
  expect(Object.keys(match.submit(A, run(3)))).toEqual(['outcome', 'frames']);
  expect(view(match)).toMatchObject({ made: 3 });
});
