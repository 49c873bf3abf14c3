/**
 * What an operator says of itself, for those who read a document without running it: each fact is data, or a function of the node
 * that only reads its operands. Whoever needs to know something of operators asks for a fact and names none of them. Files that
 * operators import cannot import the lists: they are handed `Facts`.
 */
import type { Comparison, OperatorNode, ThingNode, ValueNode } from '../nodes.ts';

export interface EffectFacts<N = OperatorNode> {
  /** The kind of built-in event that it raises. Rules may name the event by the operator. */
  readonly raises?: string;
  /** An event of that kind that was prevented is told by this operator's name: it stands for all that raise it. */
  readonly namesAttempt?: true;
  /** The event of the ruleset's own that it raises. */
  readonly emits?: (node: N) => string;
  /** Fields of the event that is answered which it replaces. */
  readonly replaces?: (node: N) => readonly string[];
  /** The random stream that it draws from itself; null where this node draws nothing. */
  readonly draws?: (node: N) => string | null;
  /** What it moves, and into which zone. */
  readonly moves?: (node: N) => { readonly target: ThingNode; readonly to: string };
  /** The ability that it executes. */
  readonly executes?: (node: N) => AbilityOf;
  /** As a cost: what it takes of a resource. */
  readonly spends?: (node: N) => Spent;
  /** As a cost: the ability whose costs it pays. */
  readonly paysFor?: (node: N) => AbilityOf;
  /** The keyword that it gives, if it gives one. */
  readonly grants?: (node: N) => string | undefined;
  /** The modes that may be chosen. */
  readonly modes?: (node: N) => readonly { readonly id: string; readonly name?: string | undefined }[];
  /** How much of the rest of the turn does not come. */
  readonly endsTurn?: (node: N) => 'whole' | 'except for mandatory steps';
  /** Its `reason` is one by which the match ends. */
  readonly endsMatch?: true;
  /** What its operands are is told to nobody, or its own check looks at that. */
  readonly keepsSecrets?: true;
}

export interface ConditionFacts<N = OperatorNode> {
  readonly tells?: Telling;
  /** The two values that decide it, and nothing else does. */
  readonly compares?: (node: N) => Compared;
  /** Whether it holds at a moment, as far as the document says; undefined where it depends on the match. */
  readonly truth?: (node: N, at: Moment) => Truth;
}

export interface ValueFacts<N = OperatorNode> {
  readonly tells?: Telling;
  /** It gives things; left out, a number. */
  readonly gives?: 'things';
  /** The random stream that it draws from. */
  readonly draws?: (node: N) => string;
  /** Its operands, and what it makes of them where all are the same in every match. */
  readonly constant?: { readonly operands: (node: N) => readonly unknown[]; readonly of: Fold };
}

/** The facts of all operators by name; `Operators` of `by-name.ts` is one. */
export interface Facts {
  readonly effects: ReadonlyMap<string, EffectFacts>;
  readonly conditions: ReadonlyMap<string, ConditionFacts>;
  readonly values: ReadonlyMap<string, ValueFacts>;
}

/**
 * What it tells of the things in its operands. `size`: how many there are, not which. `each`: the `value` of each thing of a list.
 * `one`: which thing of a list. `places`: whose they are, where they lie and how they are marked. Left out: what they are.
 */
export type Telling = 'size' | 'each' | 'one' | 'places';

export interface AbilityOf {
  readonly source: ThingNode;
  readonly ability: ValueNode;
}

export interface Spent {
  readonly player: ThingNode | undefined;
  readonly resource: string;
  readonly amount: ValueNode | undefined;
}

export interface Compared {
  readonly left: ValueNode;
  readonly right: ValueNode;
  /** `same`: also where both are nothing. */
  readonly by: Comparison | 'same';
}

export type Truth = boolean | undefined;

/** A step of the turn, and conditions there. */
export interface Moment {
  readonly phase: string;
  readonly step: string;
  readonly every: (conditions: unknown) => Truth;
  readonly some: (conditions: unknown) => Truth;
}

type Fold = (numbers: readonly number[]) => number;
