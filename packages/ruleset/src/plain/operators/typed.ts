/** What the plain interpreter does for each operator, typed by the operator: a new one does not compile until it stands here too. */
import type { CONDITIONS } from '../../operators/conditions.ts';
import type { EFFECTS } from '../../operators/effects.ts';
import type { NodeOf as NodeOfOperator } from '../../operators/operator.ts';
import type { VALUES } from '../../operators/values.ts';
import type { Plain, PlainAsking, PlainEffect, PlainValue } from '../plain.ts';

type Effect = (typeof EFFECTS)[number];
type Condition = (typeof CONDITIONS)[number];
type Value = (typeof VALUES)[number];

/** The node of the operator of this name. */
export type NodeOf<Op extends (Effect | Condition | Value)['op']> = NodeOfOperator<
  Extract<Effect | Condition | Value, { readonly op: Op }>
>;

export interface PlainOperator<N> {
  perform(node: N, here: Plain): PlainEffect;
  /** The question that it begins with, and what is done with the answer; null where this node asks nothing. */
  asking?(node: N, here: Plain): PlainAsking | null;
  /** As a cost: whether it can be paid. */
  payable?(node: N, here: Plain): boolean;
}

export type PlainEffects = { readonly [Op in Effect['op']]: PlainOperator<NodeOf<Op>> };
export type PlainConditions = { readonly [Op in Condition['op']]: (node: NodeOf<Op>, here: Plain) => boolean };
export type PlainValues = { readonly [Op in Value['op']]: (node: NodeOf<Op>, here: Plain) => PlainValue };
