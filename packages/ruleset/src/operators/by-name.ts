/** The operators by their names. A node that stands under an operator's name has passed its schema, so its type may be forgotten here. */
import type { OperatorNode } from '../nodes.ts';
import { CONDITIONS } from './conditions.ts';
import { EFFECTS } from './effects.ts';
import type { ConditionOperator, EffectOperator, ValueOperator } from './operator.ts';
import { VALUES } from './values.ts';

export interface Operators {
  readonly effects: ReadonlyMap<string, EffectOperator<string, OperatorNode>>;
  readonly conditions: ReadonlyMap<string, ConditionOperator<string, OperatorNode>>;
  readonly values: ReadonlyMap<string, ValueOperator<string, OperatorNode>>;
}

export const OPERATORS: Operators = {
  effects: byName(EFFECTS),
  conditions: byName(CONDITIONS),
  values: byName(VALUES),
};

function byName<O>(operators: readonly { readonly op: string }[]): ReadonlyMap<string, O> {
  return new Map(operators.map((operator) => [operator.op, operator as O]));
}
