/**
 * What an author writes: the types of a game once, and the rules over them.
 *
 * State is a record of substates. The author picks the granularity: keep together what changes together, and keep small
 * what changes often. A big record that changes often is the wrong layout (every write copies all of it); zones of
 * about sixty things in an array of arrays are a good one.
 */
import type { Behaviour } from './behaviour.ts';
import type { Draft } from './draft.ts';
import type { GameTypes, InputBase } from './game-types.ts';
import type { Issue } from './issue.ts';
import type { Json } from './json.ts';
import type { Shape } from './shape.ts';

/** Emits an event. It is undefined in fast mode, so write `emit?.({ … })` and no event object is built there. */
export type Emit<T extends GameTypes> = ((event: T['Event']) => void) | undefined;

/** For each kind of input, the shapes of its fields besides `kind`. */
export type InputShapes<I extends InputBase> = {
  readonly [K in I['kind']]: [FieldOf<I, K>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [F in FieldOf<I, K>]: Shape<Wide<FieldType<I, K, F>>> };
};

/** Names of the fields that inputs of this kind have, also where one member of the union stands for several kinds. */
type FieldOf<I extends InputBase, K> = I extends unknown
  ? K extends I['kind']
    ? Exclude<keyof I, 'kind'>
    : never
  : never;

type FieldType<I extends InputBase, K, F> = I extends unknown
  ? K extends I['kind']
    ? F extends keyof I
      ? I[F]
      : never
    : never
  : never;

/** The type of value that a shape must check for; brands and ranges are up to the shape. */
type Wide<V> = V extends number
  ? number
  : V extends string | boolean | null | undefined
    ? V
    : V extends readonly (infer Item)[]
      ? readonly Wide<Item>[]
      : unknown;

export interface Rules<T extends GameTypes> {
  readonly name: string;
  /** Raise it by one with every change of the state's layout; `migrations` lead from one version to the next. */
  readonly schemaVersion: number;
  /** By starting version: each turns the JSON of a state of that version into one of the next. */
  readonly migrations?: Readonly<Record<number, (state: Json) => Json>>;
  /**
   * Copies the record itself and none of its substates, as a literal with every key: `(s) => ({ board: s.board, … })`.
   * The literal gives all states of the game, drafts and committed ones, one hidden class. Development mode checks that.
   */
  readonly fork: (state: T['State']) => T['State'];
  /** Makes `to` equal to `from` without garbage, for search. If left out, a slower general copy is used. */
  readonly copyInto?: (to: T['State'], from: T['State']) => void;
  /**
   * A new state equal to this one, in which everything that `apply` writes into is its own. What is only ever replaced may be shared.
   * If left out, a slower general copy is used.
   */
  readonly clone?: (state: T['State']) => T['State'];
  /**
   * Substates that never change, such as a document that the match is played with. Copies share them without any `copyInto`.
   * Every state has them.
   */
  readonly constants?: readonly (keyof T['State'] & string)[];
  /**
   * What the rules read besides the state, and share between matches: compiled content, say. It never changes either. Development mode
   * freezes it at every depth.
   */
  readonly shared?: (state: T['State']) => object;
  /**
   * What must hold in every state (fifteen checkers each, caches that agree): every violation as an issue. Asked when a state
   * is loaded, and in development mode after every dispatch.
   */
  readonly invariants?: (state: T['State']) => readonly Issue[];
  readonly inputs: InputShapes<T['Input']>;
  readonly behaviours: readonly Behaviour<T>[];
  /** The only code that changes a state. Take parts with `draft.own` before you write to them, and say what happened with `emit`. */
  readonly apply: (draft: Draft<T>, diff: T['Diff'], emit: Emit<T>) => void;
}
