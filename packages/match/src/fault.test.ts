// A fault in the program ends the match as it was before, is recorded, and is met again on a replay without failing again.
import { beforeEach, describe, expect, test } from 'vitest';
import { loadMatch } from './load.ts';
import type { HostUpdate, Update } from './publisher.ts';
import type { Bug } from './testing/faulty.ts';
import { failures, faulty, hopeless, mending, unwilling } from './testing/faulty.ts';
import { A, answer, begin, issuesOf, kinds, load, registry, reload, view, written } from './testing/play.ts';

const poke = (bug: Bug): object => ({ kind: 'poke', bug });

beforeEach(() => {
  failures.count = 0;
});

/** The bug, how the input is answered, the frames before the fault, and the fault. */
const CASES: readonly (readonly [Bug, string, readonly string[], object])[] = [
  [
    'evaluate',
    'noChange',
    [],
    { code: 'behaviourThrew', by: 'act', message: 'broken behaviour', errorType: 'TypeError' },
  ],
  ['apply', 'noChange', [], { code: 'applyThrew', message: 'broken apply' }],
  ['silent', 'noChange', [], { code: 'silentDiff' }],
  ['systemThrows', 'committed', ['poke'], { code: 'behaviourThrew', message: 'broken tick' }],
  [
    'systemRefused',
    'committed',
    ['poke'],
    { by: 'match', message: 'the system input tick was answered disallowed: refusal.jammed', errorType: 'jammed' },
  ],
  ['systemIdle', 'committed', ['poke'], { by: 'match', message: 'the system input tick was answered noChange' }],
  ['next', 'committed', ['poke'], { by: 'next', message: 'broken next', errorType: 'TypeError' }],
  ['toAct', 'committed', ['poke'], { by: 'toAct', message: 'broken toAct' }],
  [
    'systemEndless',
    'committed',
    ['poke', ...Array.from({ length: faulty.longest }, () => 'tick')],
    { by: 'match', message: 'no decision after 50 system inputs' },
  ],
];

/** What the program failed at: an input of the seat, one of the system, or none. */
const FAILED: Readonly<Record<string, object | undefined>> = {
  ...Object.fromEntries(
    (['evaluate', 'apply', 'silent'] as const).map((bug) => [bug, { as: 'player1', input: poke(bug) }]),
  ),
  ...Object.fromEntries(
    ['systemThrows', 'systemRefused', 'systemIdle'].map((bug) => [bug, { input: { kind: 'tick' } }]),
  ),
};

test.each([
  ['faulty', faulty],
  ['mending', mending],
  ['hopeless', hopeless],
  ['unwilling', unwilling],
])('the record of a fault holds the input that failed, for the host alone: %s', (_, game) => {
  for (const [bug] of CASES) {
    const match = begin(game);
    match.submit(A, poke('none'));
    match.submit(A, poke(bug));
    const { inputs } = match.save();
    const at = inputs.findIndex(({ input }) => (input as { kind: string }).kind === 'fault');
    expect([bug, inputs[at]?.failed]).toEqual([bug, FAILED[bug]]);
    expect(inputs.filter(({ failed }) => failed !== undefined)).toHaveLength(FAILED[bug] === undefined ? 0 : 1);
    for (const fromSnapshot of [false, true]) expect(reload(match, { fromSnapshot }).save().inputs).toEqual(inputs);
    for (const viewer of [A, null]) expect(JSON.stringify(match.exportFor(viewer))).not.toContain('failed');
  }
});

test.each<[string, (inputs: Record<string, unknown>[]) => unknown, string]>([
  [
    'of an input that is no fault',
    ([first, last]) => (first!['failed'] = last!['failed']),
    'inputs[0].failed unknownField',
  ],
  ['that is no input', ([, last]) => (last!['failed'] = 5), 'inputs[1].failed wrongShape'],
  ['without an input', ([, last]) => (last!['failed'] = { as: 'player1' }), 'inputs[1].failed.input missingField'],
  ['of nobody', ([, last]) => (last!['failed'] = { as: 'cy', input: 1 }), 'inputs[1].failed.as unknownSeat'],
])('a record of a failed input %s is refused', (_, spoil, issue) => {
  const match = begin(faulty);
  match.submit(A, poke('none'));
  match.submit(A, poke('evaluate'));
  const document = written(match);
  spoil(document['inputs'] as Record<string, unknown>[]);
  expect(issuesOf(loadMatch(document, registry))).toEqual([issue]);
});

describe.each(CASES)('the bug %s', (bug, answered, frames, fault) => {
  test('ends the match, and all that came before stays', () => {
    const match = begin(faulty);
    match.submit(A, poke('none'));
    const submission = match.submit(A, poke(bug));
    expect(answer(submission)).toBe(answered);
    expect(kinds(submission)).toEqual(frames);
    expect(submission.fault).toMatchObject({ kind: 'engineError', ...fault });
    expect(match).toMatchObject({ status: 'faulted', fault: submission.fault, toAct: [], length: 1 + frames.length });
    expect(view(match)).toMatchObject({ pokes: 1 + Math.min(1, frames.length) });
  });

  test('lets nothing happen afterwards', () => {
    const match = begin(faulty);
    const decision = match.decision(A)!;
    match.submit(A, poke('none'));
    match.submit(A, poke(bug));
    const { state } = match;
    const calls = [
      () => match.submit(A, poke('none')),
      () => match.submit(A, poke('none'), { decision }),
      () => match.submitSystem({ kind: 'tick' }),
      () => match.undo(),
      () => match.redo(),
    ];
    expect(calls.map((call) => answer(call()))).toEqual(calls.map(() => 'matchFaulted'));
    expect(match.preview(A, poke('none'))).toMatchObject({ ok: true, value: { outcome: { code: 'matchFaulted' } } });
    expect(match.canUndo).toEqual({ able: false, code: 'matchFaulted' });
    expect(match.canRedo).toEqual({ able: false, code: 'matchFaulted' });
    expect(answer(match.step())).toBe('nothingDue');
    expect(kinds(match.advance())).toEqual([]);
    expect(match.state).toBe(state);
    expect(match.decision(A)).toBeUndefined();
    expect(match.look(A)).toMatchObject({ status: 'faulted', decision: null, toAct: [], offers: [], choices: [] });
  });

  test.each([false, true])('is met again in the saved match, from a snapshot: %j', (fromSnapshot) => {
    const match = begin(faulty);
    match.submit(A, poke('none'));
    match.submit(A, poke(bug));
    const failed = failures.count;
    const document = written(match, { snapshot: fromSnapshot });
    expect((document['inputs'] as unknown[]).at(-1)).toMatchObject({ input: { kind: 'fault', ...fault } });
    const loaded = load(document, { fromSnapshot });
    // What is asked outside a dispatch may be asked again; no rule is run again that failed.
    if (bug !== 'toAct') expect(failures.count).toBe(failed);
    expect(loaded).toMatchObject({ status: 'faulted', fault, length: match.length });
    expect(loaded.state).toEqual(match.state);
    expect(written(loaded, { snapshot: fromSnapshot })).toEqual(document);
    expect(answer(loaded.submit(A, poke('none')))).toBe('matchFaulted');
  });

  test('is told to everybody, and seats are told no more than that', () => {
    const match = begin(faulty);
    const watched: HostUpdate[] = [];
    const seen: Update[] = [];
    match.watch((update) => watched.push(update));
    match.subscribe(A, (update) => seen.push(update));
    match.submit(A, poke(bug));
    expect(watched).toEqual([{ kind: 'faulted', frames: match.frames, fault: match.fault }]);
    expect(seen).toMatchObject([{ kind: 'faulted', look: { status: 'faulted', decision: null } }]);
    expect(JSON.stringify(seen)).not.toContain(match.fault!.message);
  });

  test('is mended where the game has a fault input, and play goes on', () => {
    const match = begin(mending);
    const updates: string[] = [];
    match.watch(({ kind }) => updates.push(kind));
    const submission = match.submit(A, poke(bug));
    expect(answer(submission)).toBe(answered);
    expect(kinds(submission)).toEqual([...frames, 'fault', 'tick']);
    expect(submission.fault).toMatchObject(fault);
    expect(match).toMatchObject({ status: 'playing', fault: undefined, toAct: [A] });
    expect(view(match)).toMatchObject({ mended: 1, bug: 'none' });
    expect(updates).toEqual(['advanced']);
    expect(answer(match.submit(A, poke('none'), { decision: match.decision(A)! }))).toBe('committed');
    const loaded = reload(match);
    expect(loaded.state).toEqual(match.state);
    expect(loaded.status).toBe('playing');
  });

  test.each([hopeless, unwilling])('ends the match where the fault input itself does not work: $id', (game) => {
    const match = begin(game);
    const submission = match.submit(A, poke(bug));
    expect(kinds(submission)).toEqual(frames);
    expect(match).toMatchObject({ status: 'faulted', fault });
    expect(submission.fault).toBe(match.fault);
    const loaded = reload(match);
    expect(loaded).toMatchObject({ status: 'faulted', fault });
    expect(reload(match, { fromSnapshot: true })).toMatchObject({ status: 'faulted', fault });
    expect(written(loaded)).toEqual(written(match));
  });
});

test('a fault at the very start counts too', () => {
  const { stateHash: _, ...begun } = written(begin(faulty));
  const document = { ...begun, inputs: [{ as: 'player1', input: poke('next') }], hashes: [] };
  Reflect.deleteProperty(document, 'decisions');
  const match = load(document);
  expect(match).toMatchObject({ status: 'faulted', length: 1, fault: { message: 'broken next' } });
});

test('step finds the fault as well', () => {
  const match = begin(faulty, { advance: false });
  match.submit(A, poke('next'));
  expect(match.status).toBe('playing');
  expect(match.step().fault).toMatchObject({ message: 'broken next' });
  expect(match.status).toBe('faulted');
});

test('a system input that is refused by hand is an answer and no fault', () => {
  const match = begin(faulty, { advance: false });
  match.submit(A, poke('systemRefused'));
  expect(answer(match.step())).toBe('jammed');
  expect(match.status).toBe('playing');
});

test('nobody can submit a fault if the game takes none', () => {
  const match = begin(faulty);
  const fault = { kind: 'fault', code: 'behaviourThrew', by: 'x', message: 'x', errorType: 'x' };
  expect(answer(match.submit(A, fault))).toBe('malformedInput');
  expect(answer(match.submitSystem(fault))).toBe('malformedInput');
  expect(answer(begin(mending).submit(A, fault))).toBe('malformedInput');
});

test.each<[string, (inputs: { input: Record<string, unknown> }[]) => unknown, string]>([
  ['a code that is none', (inputs) => (inputs[1]!.input['code'] = 'oops'), 'inputs[1].input.code wrongShape'],
  ['no message', (inputs) => delete inputs[1]!.input['message'], 'inputs[1].input.message missingField'],
  ['a field too many', (inputs) => (inputs[1]!.input['more'] = 1), 'inputs[1].input.more unknownField'],
])('a recorded fault with %s is an issue', (_, change, issue) => {
  const match = begin(faulty);
  match.submit(A, poke('none'));
  match.submit(A, poke('evaluate'));
  const document = written(match, { snapshot: true });
  change(document['inputs'] as { input: Record<string, unknown> }[]);
  for (const fromSnapshot of [false, true])
    expect(issuesOf(loadMatch(document, registry, { fromSnapshot }))).toEqual([issue]);
});

test('nothing follows a fault', () => {
  const match = begin(faulty);
  match.submit(A, poke('evaluate'));
  const document = written(match);
  (document['inputs'] as unknown[]).push({ as: 'player1', input: poke('none') });
  expect(loadMatch(document, registry)).toMatchObject({
    ok: false,
    error: [{ path: 'inputs[1]', code: 'refused', found: '{"code":"matchFaulted","params":{}}' }],
  });
});

test('a preview that fails faults nothing', () => {
  const match = begin(faulty);
  expect(match.preview(A, poke('evaluate'))).toMatchObject({ ok: false, error: { message: 'broken behaviour' } });
  expect(match.status).toBe('playing');
});
