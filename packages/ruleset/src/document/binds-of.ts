/** The names that effects bind, at any depth. */
import { isRecord } from '@turnwise/kernel';

export function bindsOf(nodes: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (isRecord(node)) {
      if (typeof node.as === 'string') names.add(node.as);
      Object.values(node).forEach(walk);
    }
  };
  walk(nodes);
  return names;
}
