/**
 * What an operator is: its name, what it says of itself on the reference page, its schema, what the checker looks at, what it
 * compiles to, and what the plain interpreter does. Each has a folder with a file for each of these, and a line in `effects.ts`,
 * `conditions.ts` or `values.ts`; nothing else knows it.
 */
import type { z } from 'zod';
import type { Checking } from '../check/checking.ts';
import type { Asking, Build, NumberOf, Operand, TestOf } from '../compile/build.ts';
import type { OperatorNode } from '../nodes.ts';
import type { PlainAsking, PlainEffect, Plain, PlainValue } from '../reference/plain.ts';
import type { Grammar } from '../schema/grammar.ts';

export interface Operator<N extends OperatorNode> {
  readonly op: string;
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

export interface EffectOperator<N extends OperatorNode = OperatorNode> extends Operator<N> {
  /** Tells the checker of references, of the types of operands and of what is bound for the effects after it. */
  readonly check: (node: N, checking: Checking) => void;
  /** Adds its instructions to the program. */
  readonly run: (node: N, build: Build) => void;
  /** The question that it begins with; null where this node asks nothing, or not one seat. */
  readonly asking?: (node: N, build: Build) => Asking | null;
  /** As a cost: whether it can be paid. Left out, it cannot be a cost. */
  readonly payable?: (node: N, build: Build) => TestOf;
  readonly plain: (node: N, plain: Plain) => PlainEffect;
  /** The same as `asking`: the answer, and what is done with it. */
  readonly plainAsking?: (node: N, plain: Plain) => PlainAsking | null;
  /** The same as `payable`, for the plain interpreter. */
  readonly plainPayable?: (node: N, plain: Plain) => boolean;
}

export interface ConditionOperator<N extends OperatorNode = OperatorNode> extends Operator<N> {
  readonly check: (node: N, checking: Checking) => void;
  readonly run: (node: N, build: Build) => TestOf;
  /** Its evaluated operands, to explain why it fails. */
  readonly operands?: (node: N, build: Build) => Readonly<Record<string, Operand>>;
  readonly plain: (node: N, plain: Plain) => boolean;
}

export interface ValueOperator<N extends OperatorNode = OperatorNode> extends Operator<N> {
  /** Gives the type of the value. */
  readonly check: (node: N, checking: Checking) => ReturnType<Checking['value']>;
  readonly run: (node: N, build: Build) => NumberOf;
  readonly plain: (node: N, plain: Plain) => PlainValue;
}

/** Forgets the node's type, for a list of operators. */
export function effect<N extends OperatorNode>(operator: EffectOperator<N>): EffectOperator {
  return operator as unknown as EffectOperator;
}
export function condition<N extends OperatorNode>(operator: ConditionOperator<N>): ConditionOperator {
  return operator as unknown as ConditionOperator;
}
export function value<N extends OperatorNode>(operator: ValueOperator<N>): ValueOperator {
  return operator as unknown as ValueOperator;
}
