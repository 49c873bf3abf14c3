// A match keeps so many frames whole and so many that can be taken back; its document is whole all the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchLimits } from './match-limits.ts';
import { settle } from './settle.ts';
import type { Match } from './match.ts';
import { A, answer, B, begin, load, reload, view, written } from './testing/play.ts';
import { mending } from './testing/faulty.ts';
import { marathon } from './testing/marathon.ts';
import { relay } from './testing/relay.ts';

const ADD = { kind: 'add', amount: 1 };
const SMALL: Partial<MatchLimits> = { logFrames: 5, undoFrames: 4 };

function relayed(inputs: number, limits: Partial<MatchLimits>): Match {
  const match = begin(relay, { limits, undo: 'free', options: { goal: 1000 } });
  for (let i = 0; i < inputs; i++) match.submit(i % 2 === 0 ? A : B, ADD);
  return match;
}

test('the newest frames are kept, and all are counted', () => {
  const match = relayed(10, SMALL);
  expect(match.length).toBe(20);
  expect(match.frames.map(({ no }) => Number(no))).toEqual([16, 17, 18, 19, 20]);
});

test('its document is that of a match that keeps all, hashes included, and loads', () => {
  const match = relayed(10, SMALL);
  const whole = relayed(10, { logFrames: 1000 });
  expect(written(match, { snapshot: true })).toEqual(written(whole, { snapshot: true }));
  for (const fromSnapshot of [false, true]) {
    const loaded = reload(match, { fromSnapshot, limits: SMALL });
    expect(loaded.state).toEqual(whole.state);
    loaded.submit(A, ADD);
    expect(written(loaded)).toEqual(written(relayed(11, {})));
  }
});

test('what was dropped with a fault that the game took is in the document', () => {
  const match = begin(mending, { limits: { logFrames: 3 } });
  match.submit(A, { kind: 'poke', bug: 'evaluate' });
  for (let i = 0; i < 5; i++) match.submit(A, { kind: 'poke', bug: 'none' });
  const { inputs } = match.save();
  expect(inputs[0]).toMatchObject({ input: { kind: 'fault' }, failed: { as: 'player1' } });
  expect(load(written(match)).save().inputs).toEqual(inputs);
});

test('what goes further back than the limit cannot be taken back, and says so', () => {
  const match = relayed(10, SMALL);
  expect(answer(match.undo(A))).toBe('undone');
  expect(answer(match.undo(A))).toBe('undone');
  expect(answer(match.undo(A))).toBe('undoLimitReached');
  expect(match.canUndo).toEqual({ able: false, code: 'undoLimitReached' });
  expect(match.look(A).undo).toMatchObject({ able: false, code: 'undoLimitReached', params: {} });
  expect(answer(match.redo(A))).toBe('redone');
  expect(answer(match.redo(A))).toBe('redone');
  expect(written(match)['inputs']).toEqual(written(relayed(10, {}))['inputs']);
});

test('an input with more frames after it than can be taken back stays', () => {
  const match = begin(marathon, { limits: { undoFrames: 4 } });
  match.submit(A, { kind: 'run', steps: 4 });
  expect(match.canUndo).toEqual({ able: false, code: 'undoLimitReached' });
  match.submit(A, { kind: 'run', steps: 3 });
  expect(match.canUndo).toEqual({ able: true });
});

test('no more can be taken back than the log keeps', () => {
  const match = begin(marathon, { limits: { logFrames: 3, undoFrames: 1000 } });
  match.submit(A, { kind: 'run', steps: 5 });
  expect(answer(match.undo())).toBe('undoLimitReached');
});

test('a log of one frame does', () => {
  const match = relayed(4, { logFrames: 1, undoFrames: 0 });
  expect(match.frames).toHaveLength(1);
  expect(answer(match.undo(A))).toBe('undoLimitReached');
  expect(reload(match).state).toEqual(match.state);
});

test('memory does not grow with what the system does', () => {
  const match = begin({ ...marathon, longest: 1_000_000 }, { options: { first: 30_000 }, hash: false });
  let most = 0;
  while (match.due) {
    match.advance();
    most = Math.max(most, match.frames.length);
  }
  expect(match.length).toBe(30_000);
  expect(most).toBe(10_000);
  expect(match.save().inputs).toHaveLength(30_000);
});

test('events of kept frames have the ids that they always had', () => {
  const told: Record<string, readonly string[]> = {};
  for (const [name, limits] of Object.entries({ small: SMALL, whole: {} })) {
    const match = begin(marathon, { limits: { framesPerCall: 3, ...limits } });
    const ids: string[] = [];
    match.subscribe(A, ({ events }) => ids.push(...events.map(({ id, text }) => `${id} ${text}`)));
    settle(match, match.submit(A, { kind: 'run', steps: 20 }));
    expect(match.events(A).at(-1)?.id).toBe('21.1');
    expect(match.happened(match.frames.slice(-2)).map(({ id }) => id)).toEqual(['20.1', '21.1']);
    told[name] = ids;
  }
  expect(told['small']).toEqual(told['whole']);
});

test('frames that somebody still has can be told of after the log has dropped them', () => {
  const match = begin(marathon, { limits: { logFrames: 5 } });
  const { frames } = match.submit(A, { kind: 'run', steps: 20 });
  expect(match.events(A, frames).map(({ id }) => id)).toEqual(frames.map(({ no }) => `${no}.1`));
});

test('what a viewer saw is whole', () => {
  const match = relayed(10, SMALL);
  expect(match.seenBy(A)).toEqual(relayed(10, {}).seenBy(A));
});

test('against a match that keeps all: undo, redo, look, events and document agree within the limits', () => {
  const move = fc.constantFrom('a', 'b', 'undo', 'redo', 'look');
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (moves, logFrames) => {
      const small = relayed(0, { logFrames, undoFrames: 6 });
      const whole = relayed(0, {});
      for (const one of moves) {
        const seat = one === 'a' ? A : B;
        if (one === 'a' || one === 'b') {
          expect(answer(small.submit(seat, ADD))).toBe(answer(whole.submit(seat, ADD)));
        } else if (one === 'look') {
          const events = whole.events(A).slice(-1);
          if (small.frames.length > 0) expect(small.events(A).slice(-1)).toEqual(events);
          expect(view(small)).toEqual(view(whole));
        } else if (small[one](A).outcome.kind !== 'disallowed') whole[one](A);
        expect(written(small)).toEqual(written(whole));
        expect(small.length).toBe(whole.length);
      }
    }),
    { numRuns: 80 },
  );
});
