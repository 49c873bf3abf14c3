/** Where a full zone stops the match, and whether cards that come into one may be more than it holds. */
import type { ValueNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { operatorsWithin } from '../operators/within.ts';
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
export function haltingEvents(
  { setup, phases, events }: Parts,
  { effects: facts }: Pick<Facts, 'effects'>,
): ReadonlySet<string> {
  const resolve = new Map(events.map(({ node }) => [node.id, node.resolve]));
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    for (const node of operatorsWithin(part)) {
      const event = facts.get(node.op)?.emits?.(node);
      if (event === undefined || found.has(event)) continue;
      found.add(event);
      walk(resolve.get(event));
    }
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
