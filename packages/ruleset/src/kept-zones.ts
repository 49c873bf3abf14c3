/**
 * Where a card that an action is aimed at may lie when the action resolves: where its selector looks, and where the action's own costs
 * put it. One that lies elsewhere has gone.
 */
import type { ActionNode, EffectNode, SelectorNode, TargetNode, ZoneNode } from './nodes.ts';
import { zoneRoles } from './zone-roles.ts';

/** Ids of zones; null where it may be anywhere, as a cost says more of it than this page reads. */
export function keptZones(
  zones: readonly ZoneNode[],
  { costs = [], effects }: ActionNode,
  { id, selector }: TargetNode,
): readonly string[] | null {
  // The source of an ability may be used up by the ability's own costs.
  if (effects.some((node) => node.op === 'execute_ability' && wordIn(node, 'source') === id)) return null;
  const kept = lookedAt(zones, selector);
  for (const cost of costs) {
    const put = putInto(cost, id);
    if (put === null) return null;
    kept.push(...put);
  }
  return kept;
}

function lookedAt(zones: readonly ZoneNode[], { zone, or }: SelectorNode): string[] {
  if (or !== undefined) return or.flatMap((part) => lookedAt(zones, part));
  if (zone === undefined) return zones.filter((_, at) => at === zoneRoles(zones).play).map(({ id }) => id);
  return typeof zone === 'string' ? [zone] : [...zone];
}

/** The zones that a cost puts the target into: none, mostly; null where that cannot be told. */
function putInto(cost: EffectNode, target: string): readonly string[] | null {
  if (cost.op === 'move_zone' && wordIn(cost, 'target') === target)
    return [String((cost as EffectNode & { readonly to?: unknown }).to)];
  return STILL.includes(cost.op) ? [] : null;
}

/** Costs that move no card. */
const STILL: readonly string[] = [
  'pay_resource',
  'lose_resource',
  'gain_resource',
  'set_resource',
  'tap',
  'untap',
  'add_counter',
  'remove_counter',
  'set_counter',
  'set_flag',
];

/** The name in a field that stands for a thing: a bare word or a path that is no more than one. */
function wordIn(node: EffectNode, field: string): string | undefined {
  const value = (node as unknown as Readonly<Record<string, unknown>>)[field];
  const path = typeof value === 'object' && value !== null && 'ref' in value ? value.ref : value;
  return typeof path === 'string' ? path.replace(/^target\./, '') : undefined;
}
