/**
 * An operator: its name, what the reference page says of it, its schema, what the checker looks at and what it compiles to. Each
 * is one file with its test beside it, and a line in `effects.ts`, `conditions.ts` or `values.ts`. The type of its node comes
 * from its schema. What the plain interpreter does stands in `plain/operators/`, by family.
 */
import type { z } from 'zod';
import type { Checking } from '../check/checking.ts';
import type { ValueType } from '../check/value-types.ts';
import type { Asking, Branches, Build, NumberOf, Operand, TestOf } from '../compile/build.ts';
import type { OperatorNode } from '../nodes.ts';
import type { Grammar } from '../schema/grammar.ts';
import type { ConditionFacts, EffectFacts, ValueFacts } from './facts.ts';

export interface Operator<Op extends string = string, N = unknown> {
  readonly op: Op;
  readonly about: About;
  readonly schema: (grammar: Grammar) => z.ZodType<N>;
}

/** For the reference page. */
export interface About {
  /** One or two sentences: what it does. */
  readonly text: string;
  /** A node that passes the schema, as an author would write it. */
  readonly example: Readonly<Record<string, unknown>>;
}

/**
 * Without type parameters it is any effect, for lists: its node is one that has passed its schema. `Made` is what the schema gives,
 * which is `N`.
 */
export interface EffectOperator<Op extends string = string, N = never, Made = unknown>
  extends Operator<Op, Made>, EffectFacts<N> {
  /** Tells the checker of refs, of the types of operands and of what is bound for the effects after it. */
  readonly check: (node: N, checking: Checking) => void;
  /** Adds its instructions to the program. */
  readonly compile: (node: N, build: Build) => void;
  /** The question that it begins with; null where this node asks nothing, or not one seat. */
  readonly asking?: (node: N, build: Build) => Asking | null;
  /** Of an effect that does nothing but choose between effects: which. */
  readonly branches?: (node: N) => Branches;
  /** As a cost: whether it can be paid. Left out, it cannot be a cost. */
  readonly payable?: (node: N, build: Build) => TestOf;
}

export interface ConditionOperator<Op extends string = string, N = never, Made = unknown>
  extends Operator<Op, Made>, ConditionFacts<N> {
  readonly check: (node: N, checking: Checking) => void;
  readonly compile: (node: N, build: Build) => TestOf;
  /** Its evaluated operands, to explain why it fails. */
  readonly operands?: (node: N, build: Build) => Readonly<Record<string, Operand>>;
}

export interface ValueOperator<Op extends string = string, N = never, Made = unknown>
  extends Operator<Op, Made>, ValueFacts<N> {
  /** Gives the type of the value. */
  readonly check: (node: N, checking: Checking) => ValueType;
  readonly compile: (node: N, build: Build) => NumberOf;
}

/** These infer the type of the node from the schema. */
export function defineEffect<const Op extends string, N extends OperatorNode>(
  operator: EffectOperator<Op, N, N>,
): EffectOperator<Op, N, N> {
  return operator;
}
export function defineCondition<const Op extends string, N extends OperatorNode>(
  operator: ConditionOperator<Op, N, N>,
): ConditionOperator<Op, N, N> {
  return operator;
}
export function defineValue<const Op extends string, N extends OperatorNode>(
  operator: ValueOperator<Op, N, N>,
): ValueOperator<Op, N, N> {
  return operator;
}

/** The node of an operator, as its schema gives it. */
export type NodeOf<O> = O extends Operator<string, infer N> ? N : never;
