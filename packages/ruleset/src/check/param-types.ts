/** What the parameters of an action are. */
import { isRecord } from '@turnwise/kernel';
import type { ActionNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { operatorsWithin } from '../operators/within.ts';
import type { ValueType } from './value-types.ts';

/** Those that are declared, and what names an ability that an effect of it executes. */
export function paramTypesOf(
  { params = {}, effects }: ActionNode,
  facts: Pick<Facts, 'effects'>,
): ReadonlyMap<string, ValueType> {
  const types = new Map<string, ValueType>();
  for (const node of operatorsWithin(effects)) {
    const name = nameIn(facts.effects.get(node.op)?.executes?.(node).ability);
    if (name !== undefined) types.set(name, 'ability');
  }
  for (const [name, kind] of Object.entries(params))
    types.set(name, kind === 'ability' ? 'ability' : 'oneOf' in kind ? 'text' : 'number');
  return types;
}

function nameIn(ability: unknown): string | undefined {
  const path = isRecord(ability) ? ability.ref : undefined;
  return typeof path === 'string' && !path.includes('.') ? path : undefined;
}
