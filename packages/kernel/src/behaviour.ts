/**
 * Ordered participants in resolution. Each is looked at once per dispatch, in the order of `order`, then of `name` by
 * code unit; two of the same order and name are refused when the kernel is made.
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

/** A diff that may turn out to change nothing. Then no diff is kept, and what it emits is told as facts. */
export interface Maybe<T extends GameTypes> {
  readonly kind: '$maybe';
  readonly diff: T['Diff'];
}

/** For a diff of which its author cannot easily say whether it changes something: a cure of somebody who may be unhurt. */
export function maybe<D>(diff: D): { readonly kind: '$maybe'; readonly diff: D } {
  return { kind: '$maybe', diff };
}

/** One thing that is to happen: a diff, perhaps one, a fact, or an advance of a random stream. */
export type Step<T extends GameTypes> = T['Diff'] | Maybe<T> | Fact<T> | DrawStep;

/** What a behaviour answers: nothing to add, what is to happen in order, or a stop. */
export type Resolution<T extends GameTypes> = readonly Step<T>[] | Stop | undefined;

interface Named {
  readonly name: string;
  readonly order: number;
}

/** Looks at the working state once and says what is to happen. This is how nearly all rules are written. */
export interface Evaluation<T extends GameTypes> extends Named {
  readonly evaluate: (input: T['Input'], state: Readonly<T['State']>) => Resolution<T>;
  readonly resolve?: undefined;
}

/** What a resolver works with: the working state as it is now, and the way to do the next step. */
export interface Resolving<T extends GameTypes> {
  readonly state: Readonly<T['State']>;
  /** False where nobody wants events: build none then. */
  readonly recording: boolean;
  /** What this dispatch may use. The kernel counts changes; rules that compute at length count the rest themselves. */
  readonly budgets: Budgets;
  /** Does one step at once: applies a diff, keeps a fact, advances a stream. */
  take(step: Step<T>): void;
}

/** Works step by step and sees the result of each; the way in for resolvers such as the effect stack. */
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
