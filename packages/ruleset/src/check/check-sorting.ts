/** `when: always`: a seat sorts a zone of its own, and does nothing else by it. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { ManipulationNode } from '../nodes.ts';
import type { Checker } from './checker.ts';
import type { Declared } from './declared.ts';

export function checkSorting(
  { from, to, who }: ManipulationNode,
  { zones, roles }: Declared,
  document: Json,
  checking: Checker,
): void {
  const refuse = (key: string, expected: string, found: unknown): void =>
    checking.issue(key, 'moreThanSorting', `${expected}, because it is allowed \`always\``, found);
  if (who !== 'owner') refuse('who', '`owner`', who);
  if (to !== from) refuse('to', `the same zone, ${from}`, to);
  const zone = zones.get(from);
  if (zone === undefined) return;
  if (zone.owner !== 'player') refuse('from', 'a zone that each player has', from);
  else if (zone.visibility !== 'owner' && zone.visibility !== 'public')
    refuse('from', 'a zone that its owner sees', from);
  else if (zone.ordered === true || roles.deck === from || readsOrder(document, from))
    refuse('from', 'a zone whose order does not matter to the rules', from);
}

/** Whether a selector takes cards there by the order in which they lie: `top`, `bottom`, or `order`, where some are equal. */
function readsOrder(node: unknown, zone: string): boolean {
  if (Array.isArray(node)) return node.some((one) => readsOrder(one, zone));
  if (!isRecord(node)) return false;
  const isInOrder = node['top'] !== undefined || node['bottom'] !== undefined || isRecord(node['order']);
  if (isInOrder && (node['zone'] === undefined || [node['zone']].flat().includes(zone))) return true;
  return Object.entries(node).some(([key, one]) => key !== 'ui' && key !== 'messages' && readsOrder(one, zone));
}
