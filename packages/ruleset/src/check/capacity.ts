/** Where a full zone stops the match, and whether cards that come into one may be more than it holds. */
import { isRecord } from '@turnwise/kernel';
import type { ValueNode } from '../nodes.ts';
import type { Parts } from './parts.ts';

/** As far as can be told without a match: who looks at the zone has thought of its room; what is done once is counted. */
export function mayOverflow(
  { id, capacity }: { readonly id: string; readonly capacity: number },
  halting: 'once' | 'often',
  amount: ValueNode | undefined,
): boolean {
  if (typeof amount === 'object') return !speaksOf(amount, id);
  return halting === 'often' || typeof amount !== 'number' || amount > capacity;
}

/** The declared events that the setup or a step raises, and those that these raise: they resolve within it. */
export function haltingEvents({ setup, phases, events }: Parts): ReadonlySet<string> {
  const resolve = new Map(events.map(({ node }) => [node.id, node.resolve]));
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isRecord(node)) return;
    const { op, event } = node;
    if (op === 'emit' && typeof event === 'string' && !found.has(event)) {
      found.add(event);
      walk(resolve.get(event));
    }
    Object.values(node).forEach(walk);
  };
  walk(setup?.node);
  for (const { node } of phases) for (const { effects } of node.steps) walk(effects);
  return found;
}

/** The zone stands somewhere in it, by itself or in a path. */
function speaksOf(node: unknown, zone: string): boolean {
  if (typeof node === 'string') return node.split('.').includes(zone);
  return typeof node === 'object' && node !== null && Object.values(node).some((part) => speaksOf(part, zone));
}
