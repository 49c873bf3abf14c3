/**
 * Ordered participants in resolution. Each is evaluated once per dispatch, sorted by `order`, then by `name` in code
 * units. Two with the same order and name are refused when the kernel is created.
 */
import { byCodeUnit } from './json.ts';
import type { Budgets } from './limits.ts';
import type { Stop } from './outcome.ts';
import type { DrawStep } from './random/draw-step.ts';
import type { GameTypes } from './game-types.ts';

/** An event without a change. */
export interface Fact<T extends GameTypes> {
  readonly kind: '$fact';
  readonly event: T['Event'];
}

export function fact<E>(event: E): { readonly kind: '$fact'; readonly event: E } {
  return { kind: '$fact', event };
}

/** A diff that may turn out to change nothing. In that case no diff is kept, and its events are kept as facts. */
export interface Maybe<T extends GameTypes> {
  readonly kind: '$maybe';
  readonly diff: T['Diff'];
}

/** Wraps a diff whose author cannot easily say whether it changes anything: healing somebody who may be unhurt. */
export function maybe<D>(diff: D): { readonly kind: '$maybe'; readonly diff: D } {
  return { kind: '$maybe', diff };
}

/** One thing that should happen: a diff, a `maybe` diff, a fact, or an advance of a random stream. */
export type Step<T extends GameTypes> = T['Diff'] | Maybe<T> | Fact<T> | DrawStep;

/** What a behaviour returns: nothing, a list of what should happen in order, or a stop. */
export type Resolution<T extends GameTypes> = readonly Step<T>[] | Stop | undefined;

interface Named {
  readonly name: string;
  readonly order: number;
}

/** Looks at the working state once and returns what should happen. Nearly all rules are written this way. */
export interface Evaluation<T extends GameTypes> extends Named {
  readonly evaluate: (input: T['Input'], state: Readonly<T['State']>) => Resolution<T>;
  readonly resolve?: undefined;
}

/** What a resolver works with: the working state as it is now, and a way to take the next step. */
export interface Resolving<T extends GameTypes> {
  readonly state: Readonly<T['State']>;
  /** False if nobody wants events; then build none. */
  readonly recording: boolean;
  /** The budgets of this dispatch. The kernel counts changes; rules that compute a lot count the rest themselves. */
  readonly budgets: Budgets;
  /** Takes one step at once: applies a diff, keeps a fact, or advances a stream. */
  take(step: Step<T>): void;
}

/** Works step by step and sees the result of each step. This is for resolvers such as the effect stack. */
export interface Resolver<T extends GameTypes> extends Named {
  readonly resolve: (input: T['Input'], work: Resolving<T>) => Stop | undefined;
  readonly evaluate?: undefined;
}

export type Behaviour<T extends GameTypes> = Evaluation<T> | Resolver<T>;

/** Sorts by (order, name) and refuses a duplicate pair and an empty name. */
export function orderBehaviours<T extends GameTypes>(behaviours: readonly Behaviour<T>[]): readonly Behaviour<T>[] {
  const sorted = behaviours.toSorted((a, b) => a.order - b.order || byCodeUnit(a.name, b.name));
  sorted.forEach((one, index) => {
    if (one.name === '') throw new Error('a behaviour needs a name');
    if (!Number.isSafeInteger(one.order)) throw new Error(`behaviour ${one.name}: its order must be an integer`);
    const next = sorted[index + 1];
    if (next !== undefined && next.order === one.order && next.name === one.name)
      throw new Error(`two behaviours have order ${one.order} and name ${one.name}`);
  });
  return sorted;
}
