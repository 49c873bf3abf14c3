/** What the parameters of an action are. */
import { isRecord } from '@turnwise/kernel';
import type { ActionNode } from '../nodes.ts';
import type { ValueType } from './value-types.ts';

/** Those that are declared, and what `execute_ability` takes for the name of an ability. */
export function paramTypesOf({ params = {}, effects }: ActionNode): ReadonlyMap<string, ValueType> {
  const types = new Map<string, ValueType>();
  for (const name of abilityParams(effects)) types.set(name, 'ability');
  for (const [name, kind] of Object.entries(params))
    types.set(name, kind === 'ability' ? 'ability' : 'oneOf' in kind ? 'text' : 'number');
  return types;
}

function abilityParams(nodes: unknown): readonly string[] {
  if (Array.isArray(nodes)) return nodes.flatMap(abilityParams);
  if (!isRecord(nodes)) return [];
  if (nodes.op !== 'execute_ability') return Object.values(nodes).flatMap(abilityParams);
  const { ability } = nodes;
  return isRecord(ability) && typeof ability.ref === 'string' && !ability.ref.includes('.') ? [ability.ref] : [];
}
