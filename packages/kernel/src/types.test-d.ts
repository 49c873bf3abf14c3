// What the compiler holds for an author. Checked by `npm run check`; nothing here runs.
import { expectTypeOf, test } from 'vitest';
import {
  createKernel,
  diffsOf,
  eventsOf,
  extend,
  fact,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
} from './index.ts';
import type {
  Draft,
  DrawStep,
  EngineError,
  Evaluation,
  Extended,
  Frame,
  InputShapes,
  Owned,
  Outcome,
  Refusal,
  Result,
  Rules,
  Shape,
} from './index.ts';
import type { Arena, ArenaDiff, ArenaEvent, ArenaInput, ArenaState, Fighter } from './testing/arena.ts';
import { arenaRules } from './testing/arena.ts';
import { stormyRules, weather } from './testing/weather.ts';
import type { StormyArena, Weather } from './testing/weather.ts';

declare const draft: Draft<Arena>;
declare const frame: Frame<Arena>;

test('an exhaustive switch over the diffs compiles, and does not when a kind is missing', () => {
  type Small = { readonly kind: 'up' } | { readonly kind: 'down'; readonly by: number };
  const whole = (diff: Small): number => {
    switch (diff.kind) {
      case 'up':
        return 1;
      case 'down':
        return -diff.by;
    }
  };
  // @ts-expect-error The kind `down` is not handled: not every road returns.
  const partial = (diff: Small): number => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what the compiler says is what the test is about
    switch (diff.kind) {
      case 'up':
        return 1;
    }
  };
  const guarded = (diff: ArenaDiff): void => {
    if (diff.kind === 'hurt') return;
    // @ts-expect-error Other kinds are left.
    diff satisfies never;
  };
  expectTypeOf(whole).returns.toEqualTypeOf<number>();
  expectTypeOf(partial).returns.toEqualTypeOf<number>();
  expectTypeOf(guarded).returns.toEqualTypeOf<void>();
});

test('input shapes need every kind and every field', () => {
  type Inputs = InputShapes<
    | { readonly kind: 'place'; readonly seat: number; readonly cell: number; readonly note?: string }
    | { readonly kind: 'pass' | 'stay' }
    | { readonly kind: 'bid' | 'raise'; readonly points: number }
  >;
  expectTypeOf({
    place: { seat: integer(0, 1), cell: integer(0, 8), note: optional(text) },
    pass: {},
    stay: {},
    bid: { points: integer() },
    raise: { points: integer() },
  }).toExtend<Inputs>();
  const place = { seat: integer(), cell: integer(), note: optional(text) };
  const rest = { stay: {}, bid: { points: integer() }, raise: { points: integer() } };
  // @ts-expect-error The field `note` has no shape: one that may be left out needs one too.
  void ({ place: { seat: integer(), cell: integer() }, pass: {}, ...rest } satisfies Inputs);
  // @ts-expect-error The kind `pass` is missing.
  void ({ place, ...rest } satisfies Inputs);
  // @ts-expect-error There is no field `colour`.
  void ({ place, pass: { colour: text }, ...rest } satisfies Inputs);
  // @ts-expect-error A number is no shape.
  void ({ place: { ...place, seat: 1 }, pass: {}, ...rest } satisfies Inputs);
  // @ts-expect-error The field `points` has no shape.
  void ({ place, pass: {}, ...rest, raise: {} } satisfies Inputs);
});

test('the state that a behaviour sees is read only, by its own types', () => {
  type Seen = Parameters<Evaluation<Arena>['evaluate']>[1];
  expectTypeOf<Seen>().toEqualTypeOf<Readonly<ArenaState>>();
  const evaluate = (state: Seen): void => {
    // @ts-expect-error A substate cannot be set.
    state.round = 1;
    // @ts-expect-error A list cannot be written.
    state.hp[0] = 1;
    // @ts-expect-error A record deeper down cannot be written either.
    state.fighters.ana.armour = 1;
  };
  expectTypeOf(evaluate).toBeFunction();
});

test('a behaviour returns diffs, facts and draws of its game, and no others', () => {
  const behaviour = (evaluate: Evaluation<Arena>['evaluate']): Evaluation<Arena> => ({ name: 'x', order: 0, evaluate });
  behaviour(() => [{ kind: 'hurt', target: 0, amount: 1 }, fact({ kind: 'remarked', round: 1 })]);
  // @ts-expect-error There is no diff `healed`.
  behaviour(() => [{ kind: 'healed', target: 0 }]);
  // @ts-expect-error The diff `hurt` has an amount.
  behaviour(() => [{ kind: 'hurt', target: 0 }]);
  // @ts-expect-error There is no event `sang`.
  behaviour(() => [fact({ kind: 'sang' })]);
  // @ts-expect-error A diff without a list is no answer.
  behaviour(() => ({ kind: 'blocked' }));
  // @ts-expect-error A behaviour does not wait.
  behaviour(async () => []);
});

test('own thaws one level: lists, typed arrays, records, tuples', () => {
  expectTypeOf(draft.own(draft.state.hp)).toEqualTypeOf<number[]>();
  expectTypeOf(draft.own(draft.state.zones)).toEqualTypeOf<(readonly number[])[]>();
  expectTypeOf(draft.own(draft.state.shield)).toEqualTypeOf<{ charges: number }>();
  expectTypeOf(draft.own(draft.state.fighters)).toEqualTypeOf<{ ana: Fighter; bo: Fighter }>();
  expectTypeOf(draft.own(draft.state.fighters.ana)).toEqualTypeOf<{ armour: number; wounds: number }>();
  expectTypeOf<Owned<readonly [number, string]>>().toEqualTypeOf<[number, string]>();
  // A typed array can be written and set back.
  const tiles = draft.own(draft.state.tiles);
  tiles[0] = 1;
  draft.state.tiles = tiles;
  const zones = draft.own(draft.state.zones);
  // @ts-expect-error What lies deeper is taken with `own` again.
  zones[0].push(1);
  // The draft's own fields can be set, and what they hold cannot be written as it is.
  draft.state.round = 1;
  // @ts-expect-error A list that is not owned.
  draft.state.hp[0] = 1;
});

test('emit takes events of the game alone, and may be missing', () => {
  type Emit = Parameters<Rules<Arena>['apply']>[2];
  expectTypeOf<Emit>().toEqualTypeOf<((event: ArenaEvent) => void) | undefined>();
  const apply: Rules<Arena>['apply'] = (_, __, emit) => {
    // @ts-expect-error In fast mode there is none.
    emit({ kind: 'remarked', round: 1 });
    // @ts-expect-error There is no event `sang`.
    emit?.({ kind: 'sang' });
  };
  expectTypeOf(apply).toBeFunction();
});

test('outcomes, results and frames are unions to be narrowed', () => {
  const result = createKernel(arenaRules).dispatch({} as ArenaState, { kind: 'wait' });
  expectTypeOf(result).toExtend<Result<unknown, EngineError>>();
  if (!result.ok) expectTypeOf(result.error).toEqualTypeOf<EngineError>();
  else {
    const { outcome } = result.value;
    expectTypeOf(outcome).toEqualTypeOf<Outcome<Arena>>();
    if (outcome.kind === 'committed') expectTypeOf(outcome.frame).toEqualTypeOf<Frame<Arena>>();
    else if (outcome.kind === 'disallowed') expectTypeOf(outcome).toEqualTypeOf<Refusal>();
    // @ts-expect-error Not every outcome has a frame.
    void outcome.frame;
  }
  expectTypeOf(diffsOf(frame)).toEqualTypeOf<(ArenaDiff | DrawStep)[]>();
  expectTypeOf(eventsOf(frame)).toEqualTypeOf<ArenaEvent[]>();
  // @ts-expect-error There is no input `fly`.
  createKernel(arenaRules).dispatch({} as ArenaState, { kind: 'fly' });
});

test('an extended game has the unions of both', () => {
  expectTypeOf<StormyArena['Input']>().toEqualTypeOf<ArenaInput | Weather['Input']>();
  expectTypeOf<StormyArena['Diff']>().toEqualTypeOf<ArenaDiff | Weather['Diff']>();
  expectTypeOf<StormyArena['Event']>().toEqualTypeOf<ArenaEvent | Weather['Event']>();
  expectTypeOf<StormyArena['State']>().toExtend<ArenaState>();
  expectTypeOf<StormyArena['State']['storm']>().toEqualTypeOf<{ readonly strength: number }>();
  expectTypeOf(stormyRules).toEqualTypeOf<Rules<Extended<Arena, Weather>>>();
  createKernel(stormyRules).dispatch({} as StormyArena['State'], { kind: 'brew', strength: 1 });
  createKernel(stormyRules).dispatch({} as StormyArena['State'], { kind: 'wait' });
  // @ts-expect-error A state without the new substate.
  createKernel(stormyRules).dispatch({} as ArenaState, { kind: 'wait' });
  // @ts-expect-error The new inputs need their shapes.
  extend<Arena, Weather>(arenaRules, { ...weather, inputs: {} });
  // @ts-expect-error Only the extension's own diffs are named.
  extend<Arena, Weather>(arenaRules, { ...weather, diffs: ['hurt'] });
});

test('shapes tell their types', () => {
  const shape = object<{ readonly cell: number; readonly marks: readonly ('X' | 'O')[] }>({
    cell: integer(),
    marks: list(oneOf(['X', 'O'])),
  });
  expectTypeOf(shape).toEqualTypeOf<Shape<{ readonly cell: number; readonly marks: readonly ('X' | 'O')[] }>>();
  const value: unknown = {};
  if (shape.is(value)) expectTypeOf(value.marks).toEqualTypeOf<readonly ('X' | 'O')[]>();
  // @ts-expect-error The field `marks` has no shape.
  object<{ cell: number; marks: string }>({ cell: integer() });
  // @ts-expect-error A text is no number.
  object<{ cell: number }>({ cell: text });
});

test('a shape must check for the kind of value that its field holds', () => {
  interface Bid {
    State: { readonly face: number };
    Input: { readonly kind: 'bid'; readonly face: number; readonly word?: string };
    Diff: { readonly kind: 'set' };
    Event: { readonly kind: 'set' };
  }
  expectTypeOf({ bid: { face: integer(1, 6), word: optional(text) } }).toExtend<Rules<Bid>['inputs']>();
  expectTypeOf({ bid: { face: text, word: optional(text) } }).not.toExtend<Rules<Bid>['inputs']>();
});

test('an extended game keeps the view of its base, or has one of its own', () => {
  expectTypeOf<Extended<Arena & { View: 'seen' }, Weather>['View']>().toEqualTypeOf<'seen'>();
  expectTypeOf<Extended<Arena & { View: 'seen' }, Weather & { View: 'more' }>['View']>().toEqualTypeOf<'more'>();
});
