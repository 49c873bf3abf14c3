/**
 * What the checker puts in the place of something that has not the right shape, so that it can look at all that is around it.
 * Each passes the schema at some place, and nothing is known of it.
 */

/** Stands for a name that cannot be read. What is told of this name is not told to anybody. */
export const UNREADABLE = 'unreadable_name';

/** An operand. */
export const VALUE: { readonly ref: string } = Object.freeze({ ref: UNREADABLE });
const CONDITION = Object.freeze({ op: 'compare', left: VALUE, is: '=', right: VALUE });
const EFFECT = Object.freeze({ op: 'let', as: UNREADABLE, value: 0 });

/** A selector of nobody knows what, or an empty record of names. */
const ANYTHING: Readonly<Record<string, never>> = Object.freeze({});

/** Any number of what a selector gathers. */
const COUNT = Object.freeze({ upTo: VALUE });

const NOTHING: readonly never[] = Object.freeze([]);
const TARGET = Object.freeze({ id: UNREADABLE, selector: ANYTHING });
const STEP = Object.freeze({ id: UNREADABLE });
const PHASE = Object.freeze({ id: UNREADABLE, steps: Object.freeze([STEP]) });
const WINDOW = Object.freeze({ phase: UNREADABLE, step: UNREADABLE });
const WHEN = Object.freeze({ event: UNREADABLE });
const ORDER = Object.freeze({ by: VALUE });
const MODE = Object.freeze({ id: UNREADABLE, effects: NOTHING });
const CHANGE = Object.freeze({ grant: UNREADABLE });

/** In an expression or an effect, the least first. */
export const IN_EXPRESSIONS: readonly unknown[] = [
  VALUE,
  UNREADABLE,
  ANYTHING,
  COUNT,
  CONDITION,
  EFFECT,
  ORDER,
  MODE,
  NOTHING,
];

/** In any other part of a ruleset. */
export const IN_PARTS: readonly unknown[] = [
  VALUE,
  UNREADABLE,
  ANYTHING,
  CONDITION,
  EFFECT,
  TARGET,
  STEP,
  PHASE,
  WINDOW,
  WHEN,
  CHANGE,
];

/** In a part, for a key that must be there. */
export const REQUIRED: readonly unknown[] = [
  NOTHING,
  1,
  ...[UNREADABLE, STEP, PHASE].map((one) => Object.freeze([one])),
];

/** Marks a node that has lost a key: what it gathers is not known. The schema does not see it, and copies keep it. */
const LOST: unique symbol = Symbol('lost');

export function withMark(node: object): object {
  return { ...node, [LOST]: true };
}

export function hasLost(node: object): boolean {
  return node === ANYTHING || LOST in node;
}

/** Fillers in whose place no name was bound or declared. */
export function bindsNothing(filler: unknown): boolean {
  return filler === VALUE || filler === CONDITION || filler === UNREADABLE || filler === ANYTHING || filler === COUNT;
}
