// A match goes through its document and goes on as if nothing had been.
import { expect, test } from 'vitest';
import { DOCUMENT_VERSION } from './document.ts';
import type { MatchDocument } from './document.ts';
import type { Match } from './match.ts';
import { loadMatch } from './load.ts';
import { A, answer, B, begin, issuesOf, kinds, load, registry, reload, view, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const ADD = { kind: 'add', amount: 1 };

/** Inputs by whoever is to act, as many as there are. */
function play(match: Match, inputs: readonly object[]): void {
  for (const input of inputs) match.submit(match.toAct[0]!, input);
}

const INPUTS = [
  { kind: 'add', amount: 2 },
  { kind: 'note', words: ['a', 'b'] },
  { kind: 'gamble' },
  { kind: 'add', amount: 3 },
  { kind: 'add', amount: 1 },
  { kind: 'note', words: [] },
];

test('the document holds what the match began with and every input since', () => {
  const match = begin(relay, {
    seed: 7,
    seats: ['ann', 'bo'],
    options: { dice: true },
    random: { dice: [6, 1] },
  });
  match.submit(A, ADD);
  expect(match.save()).toEqual({
    turnwise: DOCUMENT_VERSION,
    game: 'relay',
    version: '1.0.0',
    seats: ['ann', 'bo'],
    options: { dice: true },
    seed: 7,
    random: { dice: [6, 1] },
    inputs: [{ as: 'ann', input: ADD }, { input: { kind: 'count' } }],
    hashes: match.frames.map((frame) => frame.hash),
    stateHash: match.game.kernel.hash(match.state),
    decisions: [null, match.decision(B)],
  });
  expect(begin(relay, { position: { total: 5 } }).save()).toMatchObject({
    start: { total: 5 },
    inputs: [],
    hashes: [],
  });
});

test.each([
  ['played again', { fromSnapshot: false }],
  ['from its snapshot', { fromSnapshot: true }],
])('saved at every place, %s, it goes on as it would have', (_, options) => {
  for (const request of [{ options: { dice: true } }, { position: { total: 9 } }, { seed: 'ab'.repeat(16) }])
    for (let place = 0; place <= INPUTS.length; place++) {
      const match = begin(relay, { seats: ['ann', 'bo'], ...request });
      play(match, INPUTS.slice(0, place));
      const loaded = reload(match, options);
      expect(loaded.length).toBe(match.length);
      for (const viewer of [A, null]) {
        // What lies before a snapshot cannot be taken back.
        const { undo, ...look } = loaded.look(viewer);
        expect({ ...look, undo: options.fromSnapshot ? match.look(viewer).undo : undo }).toEqual(match.look(viewer));
      }
      play(match, INPUTS.slice(place));
      play(loaded, INPUTS.slice(place));
      expect(loaded.state).toEqual(match.state);
      expect(written(loaded, { snapshot: true })).toEqual(written(match, { snapshot: true }));
    }
});

test('frame numbers go on after a snapshot, and the log begins there', () => {
  const match = begin(relay);
  play(match, [ADD, ADD]);
  const loaded = reload(match, { fromSnapshot: true });
  expect(loaded.frames).toEqual([]);
  const { frames } = loaded.submit(A, ADD);
  expect(frames.map((frame) => frame.no)).toEqual([5, 6]);
  expect(kinds(loaded)).toEqual(['add', 'count']);
  expect(loaded.save().inputs).toHaveLength(6);
  expect(reload(loaded).state).toEqual(loaded.state);
});

test('a document without a snapshot is played again, asked for one or not', () => {
  const match = begin(relay);
  play(match, [ADD]);
  const loaded = load(written(match), { fromSnapshot: true });
  expect(loaded.frames).toHaveLength(2);
  expect(answer(loaded.undo())).toBe('undone');
});

test('what can be taken back can be so after a replay; what was taken back is gone', () => {
  const match = begin(relay);
  play(match, [ADD, ADD]);
  match.undo();
  const loaded = reload(match);
  expect(answer(loaded.redo())).toBe('nothingToRedo');
  expect(answer(loaded.undo())).toBe('undone');
  expect(view(loaded)).toMatchObject({ total: 0 });
});

test('only a number of inputs is loaded', () => {
  const match = begin(relay);
  play(match, [ADD, ADD, ADD]);
  const document = written(match, { snapshot: true });
  for (const fromSnapshot of [false, true]) {
    const states = [0, 1, 2, 3, 4, 5, 6, 7].map((until) => {
      const { state, length } = load(document, { until, advance: false, fromSnapshot });
      return { state, length };
    });
    expect(states.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4, 5, 6, 6]);
    expect(states[6]!.state).toEqual(match.state);
  }
  // The system goes on where it was in the middle of something.
  expect(load(document, { until: 1 }).length).toBe(2);
  expect(load(document, { until: -3 }).length).toBe(0);
});

test('a match that stood between system steps goes on stepping', () => {
  const match = begin(relay, { advance: false });
  match.submit(A, ADD);
  const loaded = reload(match, { advance: false });
  expect(loaded.toAct).toEqual([]);
  expect(kinds(loaded.step())).toEqual(['count']);
  expect(reload(match).toAct).toEqual([B]);
});

test('undo policy and modes are the host’s to choose again', () => {
  const match = begin(relay, { undo: 'free' });
  match.submit(A, ADD);
  expect(answer(reload(match, { undo: 'ownLast' }).undo(B))).toBe('notYourInput');
  const loaded = reload(match, { hash: false, development: true });
  expect(loaded.save().hashes).toEqual([0, 0]);
  expect(reload(loaded, { fromSnapshot: true }).state).toEqual(match.state);
});

test('without hashes the inputs alone lead there', () => {
  const match = begin(relay);
  play(match, INPUTS);
  const loaded = load({ ...written(match), hashes: [] });
  expect(written(loaded)).toEqual(written(match));
});

/** As matches were saved before frames had hashes of their own: after each input the hash of the whole state. */
function asVersion1(match: Match): MatchDocument {
  const { stateHash: _, ...document } = match.save({ snapshot: true });
  const again = load({ ...document, hashes: [] }, { until: 0, advance: false });
  const hashes = document.inputs.map(({ as, input }) => {
    again.replayInput(as === undefined ? null : (again.seatNamed(as) ?? null), input);
    return match.game.kernel.hash(again.state);
  });
  return { ...document, turnwise: 1, hashes };
}

test('a document of version 1 is compared state by state, and goes on as one of today', () => {
  const match = begin(relay);
  play(match, INPUTS);
  const old = asVersion1(match);
  expect(old.hashes.at(-1)).toBe(match.game.kernel.hash(match.state));
  expect(load(old).save()).toEqual(match.save());
  for (const at of old.hashes.keys()) {
    const wrong = { ...old, hashes: old.hashes.with(at, '0123456789abcdef') };
    expect(issuesOf(loadMatch(wrong, registry))).toEqual([`hashes[${at}] otherState`]);
  }
});

test('taken up from its snapshot, it keeps the old hashes, and both kinds are compared', () => {
  const match = begin(relay);
  play(match, INPUTS);
  const old = asVersion1(match);
  const cut = old.hashes.length;
  expect(
    issuesOf(
      loadMatch({ ...old, hashes: old.hashes.with(cut - 1, '0123456789abcdef') }, registry, { fromSnapshot: true }),
    ),
  ).toEqual(['snapshot otherState']);
  const taken = load(old, { fromSnapshot: true });
  play(taken, INPUTS);
  const mixed = taken.save({ snapshot: true });
  expect(mixed.turnwise).toBe(DOCUMENT_VERSION);
  expect(mixed.hashes.map((hash) => typeof hash)).toEqual(
    mixed.hashes.map((_, at) => (at < cut ? 'string' : 'number')),
  );
  expect(mixed.hashes.length).toBeGreaterThan(cut + 2);
  for (const fromSnapshot of [false, true]) expect(load(mixed, { fromSnapshot }).state).toEqual(taken.state);
  for (const at of [cut - 1, cut, cut + 1, mixed.hashes.length - 1]) {
    const wrong = { ...mixed, hashes: mixed.hashes.with(at, at < cut ? '0123456789abcdef' : 77) };
    expect(issuesOf(loadMatch(wrong, registry))).toEqual([`hashes[${at}] otherState`]);
  }
});

test('a document by hand needs no decisions', () => {
  const match = begin(relay);
  match.submit(A, ADD);
  const { decisions: _, ...document } = written(match);
  const loaded = load(document);
  expect(loaded.decision(B)).toBeDefined();
  expect(answer(loaded.submit(B, ADD, { decision: loaded.decision(B)! }))).toBe('committed');
});

test('secrets are in the document, which is the host’s', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 424_242 });
  expect(JSON.stringify(match.save())).toContain('424242');
  expect(reload(match).look(B)).toEqual(match.look(B));
});

test('a replayed match can be driven input by input', () => {
  const match = begin(relay);
  play(match, INPUTS);
  const document = match.save();
  const again = load(document, { until: 0, advance: false });
  for (const [index, { as, input }] of document.inputs.entries()) {
    const frame = again.replayInput(as === undefined ? null : (again.seatNamed(as) ?? null), input);
    expect(frame).toMatchObject({ ok: true, value: { hash: document.hashes[index] } });
    expect(again.seats.filter((one) => again.decision(one) !== undefined)).toEqual(again.toAct);
  }
  expect(again.state).toEqual(match.state);
  expect(again.replayInput(B, ADD)).toMatchObject({ ok: false, error: { code: 'notYourTurn' } });
  expect(again.replayInput(A, { kind: 'wave' })).toEqual({ ok: true, value: undefined });
  expect(again.replayInput(A, 7)).toMatchObject({ ok: false, error: { code: 'wrongShape' } });
});
