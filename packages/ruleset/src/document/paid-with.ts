/**
 * The targets that the costs of an ability are done to: what is sacrificed or tapped to pay is a target of the ability still, though
 * it could not be chosen any more.
 */
import type { AbilityNode } from '../nodes.ts';

/** The ids of those that the `target` of a cost names, alone or among others. */
export function paidWith({ kind, targets = [], costs = [] }: Paid): ReadonlySet<string> {
  if (kind !== 'activated') return NONE;
  const words = new Set<string>();
  for (const node of costs) gatherWords((node as { readonly target?: unknown }).target, words);
  return new Set(targets.map(({ id }) => id).filter((id) => words.has(id) || words.has(`target.${id}`)));
}

type Paid = { readonly kind?: AbilityNode['kind'] | undefined } & Pick<AbilityNode, 'targets' | 'costs'>;

const NONE: ReadonlySet<string> = new Set();

function gatherWords(node: unknown, words: Set<string>): void {
  if (typeof node === 'string') words.add(node);
  else if (typeof node === 'object' && node !== null) for (const one of Object.values(node)) gatherWords(one, words);
}
