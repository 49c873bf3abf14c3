// Cases at the edges of the fifteen invariants (`invariants.test.ts`): stops after diffs, exceptions, shared memory, readers of one stream.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aborted,
  createKernel,
  diffsOf,
  disallowed,
  eventsOf,
  fact,
  History,
  invalidInput,
  readStream,
  REFUSALS,
} from './index.ts';
import type { Behaviour, EngineErrorCode, Evaluation, KernelOptions, Resolver, Rules } from './index.ts';
import { errorOf, framed, kindOf, refusalOf, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput, ArenaState } from './testing/arena.ts';

const SEED = 20;
const MODES: readonly KernelOptions[] = [{}, { development: true }, { hash: false }];
const HIT: ArenaInput = { kind: 'hit', target: 0, amount: 5 };
const hurt = onWait(() => [{ kind: 'hurt', target: 0, amount: 1 }], 'hurt', 40);
const plays = fc.array(fc.constantFrom(...ARENA_INPUTS), { maxLength: 40 });

test.each(REFUSALS)('a stop with %s after diffs and draws were applied discards all of them', (kind) => {
  const stops = { invalidInput, disallowed, aborted };
  const roll = onWait((_, state) => [readStream(state.random, 'dice').step()], 'roll', 41);
  const late = onWait((_, { hp }) => stops[kind]('tooLate', { hp: hp[0] }), 'late', 60);
  for (const options of MODES) {
    const start = arenaStart();
    const copy = structuredClone(start);
    const answer = createKernel(arenaWith(hurt, roll, late), options).dispatch(start, WAIT);
    // The stop saw the working state, and nothing of that is left.
    expect(refusalOf(answer)).toMatchObject({ kind, code: 'tooLate', params: { hp: 19 }, by: 'late' });
    expect(valueOf(answer).state).toBe(start);
    expect(start).toEqual(copy);
  }
});

test('behaviours of equal order are looked at by name, by code unit', () => {
  const make = (name: string, amount: number): Evaluation<Arena> =>
    onWait(() => [{ kind: 'rounds', by: amount }], name);
  const kernel = createKernel(arenaWith(make('b', 1), make('a', 2), make('B', 4), make('ä', 8)));
  const { frame } = framed(kernel.dispatch(arenaStart(), WAIT));
  expect(frame.changes.map((change) => change.by)).toEqual(['B', 'a', 'b', 'ä']);
});

test.each([
  ['two of one order and name', [onWait(() => undefined, 'a', 1), onWait(() => [], 'a', 1)], /order 1 and name a/],
  ['an empty name', [onWait(() => undefined, '')], /needs a name/],
  ['an order that is no integer', [onWait(() => undefined, 'a', 0.5)], /a: its order must be an integer/],
  ['an order that is no number', [onWait(() => undefined, 'a', Number.NaN)], /a: its order must be an integer/],
])('%s is refused at construction', (_, behaviours, message) => {
  expect(() => createKernel(arenaWith(...behaviours))).toThrow(message);
});

test('one name at two orders is two behaviours', () => {
  const kernel = createKernel(
    arenaWith(
      onWait(() => undefined, 'a', 1),
      onWait(() => undefined, 'a', 2),
    ),
  );
  expect(kernel.order.filter((name) => name === 'a')).toHaveLength(2);
});

const THROWERS: readonly [string, Behaviour<Arena>, EngineErrorCode, object][] = [
  ['evaluate', onWait(() => toThrow(new RangeError('no card'))), 'behaviourThrew', { message: 'no card' }],
  ['evaluate, no error', onWait(() => toThrow('a text')), 'behaviourThrew', { message: 'a text' }],
  ['evaluate, unprintable', onWait(() => toThrow(Object.create(null))), 'behaviourThrew', {}],
  [
    'apply',
    onWait(() => [{ kind: 'fault', how: 'throw' }]),
    'applyThrew',
    { message: 'apply broke', errorType: 'TypeError', diff: { kind: 'fault', how: 'throw' } },
  ],
  [
    'resolve',
    {
      name: 'onWait',
      order: 50,
      resolve: ({ kind }) => (kind === 'wait' ? toThrow(new RangeError('no card')) : undefined),
    },
    'behaviourThrew',
    { message: 'no card', errorType: 'RangeError' },
  ],
];

test.each(THROWERS)('an exception inside %s is an engine error and leaves no trace', (_, behaviour, code, more) => {
  for (const options of MODES) {
    const history = new History(createKernel(arenaWith(hurt, behaviour), options), arenaStart());
    history.dispatch(HIT);
    const before = history.state;
    const copy = structuredClone(before);
    expect(errorOf(history.dispatch(WAIT))).toMatchObject({ kind: 'engineError', code, by: 'onWait', ...more });
    expect(history.state).toBe(before);
    expect(before).toEqual(copy);
    // Later dispatches, on the same kernel and history, are as if nothing had been.
    expect(framed(history.dispatch(HIT)).frame.no).toBe(2);
    expect(history.state).toMatchObject({ hp: [14, 20, 20, 20] });
  }
});

test('what was handed out is frozen in development mode, typed arrays are found out at the next dispatch', () => {
  const kernel = createKernel(arenaRules, { development: true });
  for (const input of [HIT, { kind: 'paint', tile: 0, colour: 1 }] as const) {
    const start = arenaStart();
    const { state, frame } = framed(kernel.dispatch(start, input));
    for (const handed of [start, state]) {
      expect(() => ((handed as { round: number }).round = 5)).toThrow(TypeError);
      expect(() => (handed.hp as number[]).push(5)).toThrow(TypeError);
      expect(() => ((handed.fighters.ana as { armour: number }).armour = 5)).toThrow(TypeError);
      expect(() => (handed.zones[0] as number[]).pop()).toThrow(TypeError);
    }
    expect(() => (frame.changes as unknown[]).pop()).toThrow(TypeError);
    expect(
      () =>
        (eventsOf(frame)[0] as { kind: string }).kind === 'x' || Object.assign(eventsOf(frame)[0] ?? {}, { kind: 'x' }),
    ).toThrow(TypeError);
    state.tiles[7] = 1;
    expect(errorOf(kernel.dispatch(state, HIT))).toMatchObject({ code: 'stateMutated', by: 'kernel' });
  }
});

test('development mode looks into what its author had frozen himself', () => {
  const start = Object.freeze(arenaStart());
  createKernel(arenaRules, { development: true }).dispatch(start, WAIT);
  expect(() => (start.hp as number[]).push(5)).toThrow(TypeError);
});

test('apply that writes without owning is found in development mode', () => {
  const careless: Rules<Arena> = {
    ...arenaRules,
    apply(draft, diff, emit) {
      if (diff.kind === 'painted') draft.state.tiles[diff.tile] = diff.colour;
      else if (diff.kind === 'hurt') (draft.state.hp as number[])[diff.target] = 0;
      else return arenaRules.apply(draft, diff, emit);
      emit?.({ kind: 'remarked', round: 0 });
    },
  };
  const kernel = createKernel(careless, { development: true });
  expect(errorOf(kernel.dispatch(arenaStart(), HIT)).code).toBe('applyThrew');
  expect(errorOf(kernel.dispatch(arenaStart(), { kind: 'paint', tile: 0, colour: 1 })).code).toBe('stateMutated');
});

test('development mode tells at once of a state that cannot be saved', () => {
  const kernel = createKernel(arenaWith(onWait(() => [{ kind: 'fault', how: 'fraction' }])), { development: true });
  expect(errorOf(kernel.dispatch(arenaStart(), WAIT))).toMatchObject({
    code: 'stateUnwritable',
    message: 'round: expected an integer, found "0.5"',
  });
});

test('a circle in the state is an engine error in development mode', () => {
  const kernel = createKernel(arenaWith(onWait(() => [{ kind: 'fault', how: 'circle' }])), { development: true });
  expect(errorOf(kernel.dispatch(arenaStart(), WAIT))).toMatchObject({ code: 'stateUnwritable', by: 'kernel' });
});

test('history and the live state share no memory that is written again', () => {
  for (const options of MODES)
    fc.assert(
      fc.property(plays, (inputs) => {
        const history = new History(createKernel(arenaRules, options), arenaStart());
        const kept: [ArenaState, ArenaState][] = [[history.state, structuredClone(history.state)]];
        const frames: [unknown, unknown][] = [];
        for (const input of inputs) {
          const { outcome, state } = valueOf(history.dispatch(input));
          kept.push([state, structuredClone(state)]);
          if ('frame' in outcome) frames.push([outcome.frame, structuredClone(outcome.frame)]);
          if (kept.length % 7 === 0) history.undo();
        }
        for (const [live, copy] of [...kept, ...frames]) expect(live).toEqual(copy);
      }),
      { seed: SEED, numRuns: 60 },
    );
});

test("a frame's diffs, draws included, on the state before give the state after", () => {
  const kernel = createKernel(arenaRules);
  fc.assert(
    fc.property(plays, (inputs) => {
      let state = arenaStart();
      for (const input of inputs) {
        const { outcome, state: after } = valueOf(kernel.dispatch(state, input));
        if (outcome.kind !== 'committed') continue;
        expect(valueOf(kernel.applyDiffs(state, diffsOf(outcome.frame)))).toEqual(after);
        state = after;
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
  const start = arenaStart();
  const { frame, state } = framed(kernel.dispatch(start, { kind: 'roll', target: 2 }));
  expect(diffsOf(frame).map((diff) => diff.kind)).toEqual(['$draw', 'hurt', 'rounds']);
  expect(valueOf(kernel.applyDiffs(start, diffsOf(frame))).random).toEqual(state.random);
  expect(state.random).not.toEqual(start.random);
});

test('a diff that cannot be applied again is an engine error', () => {
  const kernel = createKernel(arenaRules);
  for (const how of ['throw', 'abort'] as const)
    expect(errorOf(kernel.applyDiffs(arenaStart(), [{ kind: 'fault', how }])).code).toBe('applyThrew');
});

test('a rejected irreversible dispatch keeps the undo stack', () => {
  const rejected: readonly ArenaInput[] = [{ kind: 'peek', zone: 2 }, { kind: 'roll', target: 9 }, WAIT];
  const drawAndStop = onWait((_, state) => [readStream(state.random, 'dice').step()], 'draw', 41);
  const late = onWait(() => disallowed('tooLate'), 'late', 60);
  for (const input of rejected) {
    const history = new History(createKernel(arenaWith(drawAndStop, late)), arenaStart());
    history.dispatch(HIT);
    history.dispatch(HIT);
    history.undo();
    expect(kindOf(history.dispatch(input, { irreversible: true }))).toMatch(/disallowed|invalidInput/);
    expect(history.canUndo).toEqual({ able: true });
    expect(history.canRedo).toEqual({ able: true });
  }
});

test('substates that no diff touched stay the same object', () => {
  const touched: Partial<Record<ArenaInput['kind'], readonly (keyof ArenaState)[]>> = {
    hit: ['hp', 'shield', 'round'],
    paint: ['tiles', 'round'],
    train: ['fighters', 'round'],
    move: ['zones', 'round'],
    cheer: ['crowd', 'round'],
    roll: ['random', 'hp', 'round'],
    peek: ['zones', 'round'],
    seal: ['shield', 'round'],
  };
  for (const options of MODES)
    for (const input of ARENA_INPUTS) {
      const start = arenaStart();
      const { outcome, state } = valueOf(createKernel(arenaRules, options).dispatch(start, input));
      if (outcome.kind !== 'committed') continue;
      const changed = (Object.keys(start) as (keyof ArenaState)[]).filter((key) => state[key] !== start[key]);
      expect(changed.toSorted()).toEqual([...(touched[input.kind] ?? [])].toSorted());
    }
  const start = arenaStart();
  const { state } = framed(createKernel(arenaRules).dispatch(start, { kind: 'move', from: 0, to: 1 }));
  // A zone that took no part is shared too, and so is the other fighter.
  expect(state.zones[2]).toBe(start.zones[2]);
  const trained = framed(createKernel(arenaRules).dispatch(start, { kind: 'train', name: 'ana' })).state;
  expect(trained.fighters.bo).toBe(start.fighters.bo);
});

test('a dispatch that is refused before its first diff forks and clones nothing', () => {
  let forks = 0;
  let clones = 0;
  const kernel = createKernel<Arena>({
    ...arenaRules,
    fork: (state) => (forks++, arenaRules.fork(state)),
    apply(draft, diff, emit) {
      if (diff.kind === 'hurt') {
        draft.state.hp = draft.own(draft.state.hp, (hp) => (clones++, hp.slice()));
        emit?.({ kind: 'wasHurt', target: 0, left: 0 });
      } else arenaRules.apply(draft, diff, emit);
    },
  });
  const start = { ...arenaStart(), hp: [0, 20, 20, 20] };
  const refused: readonly unknown[] = [HIT, { kind: 'move', from: 2, to: 1 }, { kind: 'hit' }, 'nonsense', WAIT];
  for (const input of refused) {
    const { outcome, state } = valueOf(kernel.dispatch(start, input as ArenaInput));
    expect(outcome.kind).not.toBe('committed');
    expect(state).toBe(start);
    kernel.validate(start, input as ArenaInput);
    kernel.preview(start, input as ArenaInput);
  }
  expect([forks, clones]).toEqual([0, 0]);
  kernel.dispatch(start, { kind: 'hit', target: 1, amount: 1 });
  expect(forks).toBeGreaterThan(0);
  expect(clones).toBe(1);
});

test('events stand in the order in which they were made, within a diff and over diffs', () => {
  const twice = onWait(() => [
    { kind: 'hurt', target: 2, amount: 1 },
    fact({ kind: 'remarked', round: 7 }),
    { kind: 'trained', name: 'bo' },
    { kind: 'hurt', target: 1, amount: 1 },
  ]);
  const { frame } = framed(createKernel(arenaWith(twice, hurt)).dispatch(arenaStart(), WAIT));
  expect(eventsOf(frame)).toEqual([
    { kind: 'wasHurt', target: 0, left: 19 },
    { kind: 'wasHurt', target: 2, left: 19 },
    { kind: 'remarked', round: 7 },
    { kind: 'wasTrained', name: 'bo' },
    { kind: 'wasHurt', target: 1, left: 19 },
  ]);
  expect(frame.changes.map(({ by, diff }) => `${by} ${diff?.kind ?? 'fact'}`)).toEqual([
    'hurt hurt',
    'onWait hurt',
    'onWait fact',
    'onWait trained',
    'onWait hurt',
  ]);
});

test.each([
  ['nothing', undefined],
  ['an empty list', []],
  ['facts alone', [fact({ kind: 'remarked', round: 0 } as const), fact({ kind: 'remarked', round: 1 } as const)]],
])('%s is no change', (_, answer) => {
  const start = arenaStart();
  for (const options of MODES) {
    const { outcome, state } = valueOf(createKernel(arenaWith(onWait(() => answer)), options).dispatch(start, WAIT));
    expect(outcome).toEqual({ kind: 'noChange' });
    expect(state).toBe(start);
  }
});

test('a fact stands in the frame of a dispatch that changed something', () => {
  const kernel = createKernel(
    arenaWith(
      hurt,
      onWait(() => [fact({ kind: 'remarked', round: 3 })]),
    ),
  );
  const { frame } = framed(kernel.dispatch(arenaStart(), WAIT));
  expect(frame.changes[1]).toEqual({ by: 'onWait', events: [{ kind: 'remarked', round: 3 }] });
  expect(diffsOf(frame)).toHaveLength(1);
});

test('a controlled abort out of apply carries its code, params, diff and what had been done', () => {
  const diff = { kind: 'fault', how: 'abort' } as const;
  for (const options of MODES) {
    const kernel = createKernel(
      arenaWith(
        hurt,
        onWait(() => [{ kind: 'trained', name: 'bo' }, diff]),
      ),
      options,
    );
    const start = arenaStart();
    expect(refusalOf(kernel.dispatch(start, WAIT))).toEqual({
      kind: 'aborted',
      code: 'missingFighter',
      params: { name: 'cy' },
      by: 'onWait',
      debug: {
        diff,
        changes: [
          {
            by: 'hurt',
            diff: { kind: 'hurt', target: 0, amount: 1 },
            events: [{ kind: 'wasHurt', target: 0, left: 19 }],
          },
          { by: 'onWait', diff: { kind: 'trained', name: 'bo' }, events: [{ kind: 'wasTrained', name: 'bo' }] },
        ],
      },
    });
    expect(start).toEqual(arenaStart());
  }
});

test('an abort by a stop has no diff in hand', () => {
  const kernel = createKernel(
    arenaWith(
      hurt,
      onWait(() => aborted('stuck')),
    ),
  );
  expect(refusalOf(kernel.dispatch(arenaStart(), WAIT)).debug).toMatchObject({ diff: null, changes: [{ by: 'hurt' }] });
});

test.each([
  ['null', null],
  ['a text', 'committed'],
  ['a number', 7],
  ['a diff without a list', { kind: 'rounds', by: 1 }],
  ['a stop of no known kind', { stop: 'perhaps', code: 'x', params: {} }],
  ['a stop without a code', { stop: 'disallowed', params: {} }],
  ['a stop without params', { stop: 'disallowed', code: 'x' }],
  ['a promise', Promise.resolve([])],
  ['a function', () => []],
])('a behaviour that answers with %s is an engine error', (_, nonsense) => {
  const resolver: Resolver<Arena> = { name: 'onWait', order: 50, resolve: () => nonsense as unknown as undefined };
  for (const behaviour of [onWait(() => nonsense as unknown as undefined), resolver]) {
    const kernel = createKernel(arenaWith(hurt, behaviour));
    expect(errorOf(kernel.dispatch(arenaStart(), WAIT))).toMatchObject({ code: 'wrongResolution', by: 'onWait' });
    expect(errorOf(kernel.validate(arenaStart(), WAIT))).toMatchObject({ code: 'wrongResolution', by: 'onWait' });
  }
});

test('two readers of one stream read the same numbers, so their second step is an engine error', () => {
  const twice = onWait((_input, { random }) => {
    const [one, two] = [readStream(random, 'dice'), readStream(random, 'dice')];
    one.die(6);
    two.die(6);
    return [one.step(), two.step()];
  });
  const kernel = createKernel(arenaWith(hurt, twice));
  expect(errorOf(kernel.dispatch(arenaStart(), WAIT))).toMatchObject({ code: 'wrongResolution', by: 'onWait' });
});

test.each([
  ['null', null, 'behaviourThrew'],
  ['undefined', undefined, 'behaviourThrew'],
  ['a text', 'rounds', 'wrongResolution'],
  ['an object without a kind', {}, 'wrongResolution'],
  ['a draw read elsewhere', { kind: '$draw', stream: 'dice', from: 1, values: [], words: 1 }, 'wrongResolution'],
  ['a draw from no stream', { kind: '$draw', stream: 'weather', from: 0, values: [], words: 1 }, 'wrongResolution'],
])('a list with %s in it is an engine error', (_, nonsense, code) => {
  const kernel = createKernel(
    arenaWith(
      hurt,
      onWait(() => [nonsense as never]),
    ),
  );
  const start = arenaStart();
  expect(errorOf(kernel.dispatch(start, WAIT))).toMatchObject({ code, by: 'onWait' });
  expect(start).toEqual(arenaStart());
});

test('a resolver sees the result of each of its steps', () => {
  const seen: unknown[] = [];
  const resolver: Resolver<Arena> = {
    name: 'stepwise',
    order: 50,
    resolve(input, work) {
      if (input.kind !== 'wait') return undefined;
      while ((work.state.hp[0] ?? 0) > 14) {
        work.take({ kind: 'hurt', target: 0, amount: 2 });
        seen.push(work.state.hp[0]);
      }
      const dice = readStream(work.state.random, 'dice');
      const rolled = dice.die(6);
      work.take(dice.step());
      seen.push(work.state.random['dice']?.taken, work.recording);
      work.take(fact({ kind: 'remarked', round: rolled }));
      return undefined;
    },
  };
  const kernel = createKernel(arenaWith(resolver));
  const { frame, state } = framed(kernel.dispatch(arenaStart(), WAIT));
  expect(seen).toEqual([18, 16, 14, 1, true]);
  expect(state.hp[0]).toBe(14);
  expect(frame.changes.map(({ by, diff }) => `${by} ${diff?.kind ?? 'fact'}`)).toEqual([
    'stepwise hurt',
    'stepwise hurt',
    'stepwise hurt',
    'stepwise $draw',
    'stepwise fact',
  ]);
  const late: Resolver<Arena> = {
    ...resolver,
    resolve: (input, work) => (resolver.resolve(input, work), disallowed('no')),
  };
  expect(refusalOf(createKernel(arenaWith(late)).dispatch(arenaStart(), WAIT))).toMatchObject({ by: 'stepwise' });
});

test('a behaviour may preview on its own kernel', () => {
  for (const options of MODES) {
    const cheer = onWait(() => [{ kind: 'cheered', stand: 0, place: 0 }], 'cheer', 40);
    const rules = arenaWith(
      cheer,
      // What would paint do now? Asked of the working state, between two diffs on a substate that the preview leaves alone.
      onWait((_, state) => {
        const looked = framed(kernel.preview(state, { kind: 'paint', tile: 0, colour: 1 }));
        return [{ kind: 'rounds', by: looked.state.crowd[0]?.[0] ?? 0 }];
      }),
      onWait(() => [{ kind: 'cheered', stand: 0, place: 1 }], 'again', 60),
    );
    const kernel = createKernel(rules, options);
    const { frame, state } = framed(kernel.dispatch(arenaStart(), WAIT));
    expect(state.crowd[0]?.slice(0, 3)).toEqual([1, 2, 2]);
    expect(state).toMatchObject({ round: 1, tiles: arenaStart().tiles });
    expect(frame.hash === 0).toBe(options.hash === false);
  }
});

test('one kernel serves many matches in turns', () => {
  const kernel = createKernel(arenaRules);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...ARENA_INPUTS)), { maxLength: 40 }), (moves) => {
      const together = [0, 1, 2].map(() => new History(kernel, arenaStart()));
      for (const [match, input] of moves) together[match]?.dispatch(input);
      together.forEach((history, match) => {
        const alone = new History(createKernel(arenaRules), arenaStart());
        for (const [whose, input] of moves) if (whose === match) alone.dispatch(input);
        expect(history.state).toEqual(alone.state);
        expect(history.log).toEqual(alone.log);
      });
    }),
    { seed: SEED, numRuns: 40 },
  );
});

function toThrow(thrown: unknown): never {
  throw thrown;
}

test('what a resolver catches around a step ends its run all the same', () => {
  const swallow: Resolver<Arena> = {
    name: 'swallow',
    order: 40,
    resolve(input, work) {
      if (input.kind !== 'wait') return undefined;
      try {
        work.take({ kind: 'nonsense' } as never);
      } catch {
        // As if nothing had been.
      }
      return undefined;
    },
  };
  const rules: Rules<Arena> = {
    ...arenaWith(hurt, swallow),
    apply(draft, diff, emit) {
      if ((diff.kind as string) === 'nonsense') throw new Error('half done');
      arenaRules.apply(draft, diff, emit);
    },
  };
  const start = arenaStart();
  expect(errorOf(createKernel(rules).dispatch(start, WAIT))).toMatchObject({ code: 'applyThrew', by: 'swallow' });
  expect(createKernel(rules).step(arenaStart(), WAIT)).toMatchObject({ code: 'applyThrew', by: 'swallow' });
});

test('a draw that read nothing advances nothing', () => {
  const idle = onWait((_, { random }) => [readStream(random, 'dice').step()]);
  const start = arenaStart();
  const { outcome, state } = valueOf(createKernel(arenaWith(idle)).dispatch(start, WAIT));
  expect(outcome.kind === 'committed' ? outcome.frame.irreversible : false).toBe(false);
  expect(state.random).toBe(start.random);
});
