// Undo, redo, their limits and their reasons, and the log beside them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKernel, History, HISTORY_CODES } from './index.ts';
import type { Frame, HistoryOptions } from './index.ts';
import { framed, kindOf, refusalOf, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput, ArenaState } from './testing/arena.ts';

const SEED = 30;
const TRAIN: ArenaInput = { kind: 'train', name: 'ana' };
const EMPTY_ZONE: ArenaInput = { kind: 'move', from: 2, to: 0 };

function historyOf(options: HistoryOptions = {}): History<Arena> {
  return new History(createKernel(arenaRules), arenaStart(), options);
}

function trained(times: number, options: HistoryOptions = {}): History<Arena> {
  const history = historyOf(options);
  for (let i = 0; i < times; i++) history.dispatch(TRAIN);
  return history;
}

test('a new history can neither undo nor redo, and says why', () => {
  const history = historyOf();
  expect(history.canUndo).toEqual({ able: false, code: 'nothingToUndo' });
  expect(history.canRedo).toEqual({ able: false, code: 'nothingToRedo' });
  expect(refusalOf(history.undo())).toEqual({ kind: 'disallowed', code: 'nothingToUndo', params: {}, by: 'history' });
  expect(refusalOf(history.redo())).toEqual({ kind: 'disallowed', code: 'nothingToRedo', params: {}, by: 'history' });
});

test.each<[string, ArenaInput, { irreversible?: boolean }]>([
  ['a draw', { kind: 'roll', target: 1 }, {}],
  ['an event that reveals', { kind: 'peek', zone: 0 }, {}],
  ['an event that is final', { kind: 'seal' }, {}],
  ['the caller', TRAIN, { irreversible: true }],
])('%s makes a boundary that undo does not cross, and the log does', (_, input, options) => {
  const history = trained(2);
  history.undo();
  expect(framed(history.dispatch(input, options)).frame.irreversible).toBe(true);
  expect(history.canUndo).toEqual({ able: false, code: 'undoBlockedByIrreversibleBoundary' });
  expect(history.canRedo).toEqual({ able: false, code: 'nothingToRedo' });
  expect(refusalOf(history.undo()).code).toBe('undoBlockedByIrreversibleBoundary');
  expect(history.log.map((frame) => frame.input)).toEqual([TRAIN, input]);
  // What comes after the boundary can be taken back, down to it.
  const at = history.state;
  history.dispatch(TRAIN);
  expect(history.canUndo).toEqual({ able: true });
  history.undo();
  expect(history.state).toBe(at);
  expect(refusalOf(history.undo()).code).toBe('undoBlockedByIrreversibleBoundary');
});

test('a bounded log reports the frames that it drops, in order and each once', () => {
  const dropped: Frame<Arena>[] = [];
  const history = new History(createKernel(arenaRules), arenaStart(), {
    logLimit: 2,
    undoLimit: 2,
    onDropped: (frame) => dropped.push(frame),
  });
  for (let i = 0; i < 4; i++) history.dispatch(TRAIN);
  history.undo();
  history.undo();
  history.redo();
  history.redo();
  history.dispatch(TRAIN);
  expect(dropped.map(({ no }) => Number(no))).toEqual([1, 2, 3]);
  expect(history.log.map(({ no }) => Number(no))).toEqual([4, 5]);
});

test('the floor says why no more can be taken back', () => {
  expect(trained(3).floor).toBe('nothingToUndo');
  expect(trained(3, { undoLimit: 2 }).floor).toBe('undoLimitReached');
  const history = trained(3, { undoLimit: 2 });
  history.dispatch({ kind: 'seal' });
  expect(history.floor).toBe('undoBlockedByIrreversibleBoundary');
});

test('an input that leads where something is wrong is not kept, and is an engine error', () => {
  const history = trained(2);
  history.undo();
  const before = history.state;
  const error = { kind: 'engineError', code: 'behaviourThrew', by: 'host', message: 'no' } as const;
  const seen: unknown[] = [];
  const result = history.dispatch(TRAIN, {
    faultIn(state, frame) {
      seen.push(state !== before, frame.input);
      return error;
    },
  });
  expect(result).toEqual({ ok: false, error });
  expect(seen).toEqual([true, TRAIN]);
  expect(history.state).toBe(before);
  expect(history.length).toBe(1);
  expect(history.canRedo).toEqual({ able: true });
  expect(framed(history.dispatch(TRAIN, { faultIn: () => undefined })).frame.no).toBe(2);
});

test('only a commit clears what can be redone', () => {
  const thrower = onWait(() => {
    throw new Error('broke');
  });
  const history = new History(createKernel(arenaWith(thrower)), arenaStart());
  history.dispatch(TRAIN);
  history.dispatch(TRAIN);
  history.undo();
  const kinds = [EMPTY_ZONE, { kind: 'remark' } as const, { kind: 'hit' } as unknown as ArenaInput, WAIT].map((input) =>
    kindOf(history.dispatch(input)),
  );
  expect(kinds).toEqual(['disallowed', 'noChange', 'invalidInput', 'engineError']);
  createKernel(arenaRules).preview(history.state, TRAIN);
  expect(history.canRedo).toEqual({ able: true });
  expect(history.undone).toHaveLength(1);
  history.dispatch(TRAIN);
  expect(history.canRedo).toEqual({ able: false, code: 'nothingToRedo' });
});

test('frames are numbered from 1, and an undone number is given again', () => {
  const history = trained(3);
  expect(history.log.map((frame) => frame.no)).toEqual([1, 2, 3]);
  history.undo();
  history.undo();
  expect(history.length).toBe(1);
  expect(framed(history.dispatch({ kind: 'train', name: 'bo' })).frame.no).toBe(2);
  expect(historyOf({ before: 40 }).length).toBe(40);
  expect(trained(2, { before: 40 }).log.map((frame) => frame.no)).toEqual([41, 42]);
});

test('a bounded undo stack keeps the newest and says that its limit was reached', () => {
  const history = trained(5, { undoLimit: 2 });
  expect(history.undoable).toBe(2);
  history.undo();
  history.undo();
  expect(history.state.fighters.ana.armour).toBe(3);
  expect(refusalOf(history.undo()).code).toBe('undoLimitReached');
  history.redo();
  history.redo();
  expect(history.state.fighters.ana.armour).toBe(5);
  expect(history.log).toHaveLength(5);
  expect(trained(1, { undoLimit: 0 }).canUndo).toEqual({ able: false, code: 'undoLimitReached' });
});

test('a bounded log keeps the newest, and the count goes on, also when more is undone than it holds', () => {
  const history = trained(5, { logLimit: 2 });
  expect(history.log.map((frame) => frame.no)).toEqual([4, 5]);
  expect(history.length).toBe(5);
  for (const length of [4, 3, 2, 1]) {
    expect(kindOf(history.undo())).toBe('undone');
    expect(history.length).toBe(length);
  }
  expect(history.log).toEqual([]);
  for (const length of [2, 3, 4]) {
    expect(kindOf(history.redo())).toBe('redone');
    expect(history.length).toBe(length);
  }
  expect(history.log.map((frame) => frame.no)).toEqual([3, 4]);
  expect(framed(history.dispatch(TRAIN)).frame.no).toBe(5);
});

test('every code of a history is reached', () => {
  const codes = [
    refusalOf(historyOf().undo()),
    refusalOf(historyOf().redo()),
    refusalOf(trained(1, { undoLimit: 0 }).undo()),
    (() => {
      const history = historyOf();
      history.dispatch({ kind: 'seal' });
      return refusalOf(history.undo());
    })(),
  ].map((refusal) => refusal.code);
  expect(codes.toSorted()).toEqual([...HISTORY_CODES].toSorted());
});

/** What a history should be, without sharing: a list of copies, and a place in it. */
class Model {
  states: ArenaState[];
  frames: Frame<Arena>[] = [];
  at = 0;
  floor = 0;

  constructor(start: ArenaState) {
    this.states = [structuredClone(start)];
  }

  commit(state: ArenaState, frame: Frame<Arena>): void {
    this.states = [...this.states.slice(0, this.at + 1), structuredClone(state)];
    this.frames = [...this.frames.slice(0, this.at), structuredClone(frame)];
    this.at++;
    if (frame.irreversible) this.floor = this.at;
  }
}

const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ARENA_INPUTS) },
    { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  ),
  { maxLength: 60 },
);

test('any play of dispatch, undo and redo agrees with a list of copies', () => {
  for (const development of [false, true])
    fc.assert(
      fc.property(moves, fc.constantFrom(1, 3, Number.POSITIVE_INFINITY), (play, undoLimit) => {
        const kernel = createKernel(arenaRules, { development });
        const history = new History(kernel, arenaStart(), { undoLimit });
        const model = new Model(history.state);
        for (const move of play) {
          if (move === 'undo') {
            const able = model.at > model.floor;
            expect(history.canUndo.able).toBe(able);
            expect(kindOf(history.undo())).toBe(able ? 'undone' : 'disallowed');
            if (able) model.at--;
          } else if (move === 'redo') {
            const able = model.at < model.states.length - 1;
            expect(history.canRedo.able).toBe(able);
            expect(kindOf(history.redo())).toBe(able ? 'redone' : 'disallowed');
            if (able) model.at++;
          } else {
            const { outcome, state } = valueOf(history.dispatch(move));
            if (outcome.kind === 'committed') model.commit(state, outcome.frame);
            model.floor = Math.max(model.floor, model.at - undoLimit);
          }
          expect(history.state).toEqual(model.states[model.at]);
          expect(history.log).toEqual(model.frames.slice(0, model.at));
          expect(history.length).toBe(model.at);
          expect(history.undoable).toBe(model.at - model.floor);
          expect(history.undone).toEqual(model.frames.slice(model.at));
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
});

/** All that can be read from a history. */
function standingOf(history: History<Arena>): unknown {
  const { state, hash, log, length, undoable, undone, canUndo, canRedo, floor } = history;
  return structuredClone({ state, hash, log, length, undoable, undone, canUndo, canRedo, floor });
}

function perform(history: History<Arena>, move: ArenaInput | 'undo' | 'redo'): void {
  if (move === 'undo') history.undo();
  else if (move === 'redo') history.redo();
  else history.dispatch(move);
}

test('what is dropped has never been, and what is kept is as if it had not been held', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('play', 'keep', 'drop'), moves), { maxLength: 8 }),
      fc.constantFrom(1, 3, Number.POSITIVE_INFINITY),
      fc.constantFrom(2, 5, Number.POSITIVE_INFINITY),
      (parts, undoLimit, logLimit) => {
        const dropped: [number[], number[]] = [[], []];
        const [held, twin] = [0, 1].map((which) =>
          historyOf({ undoLimit, logLimit, onDropped: (frame) => dropped[which]?.push(frame.no) }),
        ) as [History<Arena>, History<Arena>];
        for (const [way, some] of parts) {
          // Limits are kept when a hold ends, so one input at a time is held.
          const isBounded = Math.min(undoLimit, logLimit) !== Number.POSITIVE_INFINITY;
          const groups = way === 'keep' && isBounded ? some.map((move) => [move]) : [some];
          for (const group of groups) {
            const hold = way === 'play' ? undefined : held.hold();
            for (const move of group) perform(held, move);
            if (way === 'drop') hold?.drop();
            else hold?.keep();
            if (way !== 'drop') for (const move of group) perform(twin, move);
            expect(standingOf(held)).toEqual(standingOf(twin));
          }
        }
        if (logLimit >= undoLimit) expect(dropped[0]).toEqual(dropped[1]);
      },
    ),
    { seed: SEED, numRuns: 200 },
  );
});

test('one hold at a time, and each ends once', () => {
  const history = historyOf();
  const hold = history.hold();
  expect(() => history.hold()).toThrow('already held');
  history.dispatch(TRAIN);
  hold.keep();
  hold.drop();
  expect(history.length).toBe(1);
  const next = history.hold();
  hold.drop();
  history.dispatch(TRAIN);
  next.drop();
  expect(history.length).toBe(1);
});
