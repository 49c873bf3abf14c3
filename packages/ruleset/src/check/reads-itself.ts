/** Whether what a continuous ability gives to an attribute is computed from the same attribute of the same card. */
import { isRecord } from '@turnwise/kernel';
import type { AbilityNode, ModifyNode } from '../nodes.ts';
import { SELF_ROOTS } from './scope.ts';

/** The key of the change that reads it; undefined where none does. */
export function selfReader(
  { affects = 'self' }: AbilityNode,
  change: ModifyNode,
): 'set' | 'add' | 'multiply' | undefined {
  if (!('attribute' in change)) return undefined;
  // A card that is among those which it affects may be another than the one that has the ability.
  const own = affects === 'self' || affects.other !== true ? SELF_ROOTS : [];
  const paths = new Set(own.map((root) => `${root}.${change.attribute}`));
  return (['set', 'add', 'multiply'] as const).find((key) => speaksOf(change[key], paths));
}

function speaksOf(node: unknown, paths: ReadonlySet<string>): boolean {
  if (typeof node === 'string') return paths.has(node);
  if (Array.isArray(node)) return node.some((one) => speaksOf(one, paths));
  return isRecord(node) && Object.values(node).some((one) => speaksOf(one, paths));
}
