/**
 * What one look may cost: a selector looks at what its zones may hold, and asks each thing all that stands in it, so selectors in
 * selectors multiply. Estimated from above: by the capacity of zones and by the cards that a match begins with.
 */
import { isRecord, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { CardListEntry } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { isOperator } from '../operators/within.ts';
import type { Parts } from './parts.ts';

export interface Costly {
  readonly path: readonly (string | number)[];
  /** So many looks at most. */
  readonly looks: number;
}

/** A tenth of what an input may take. */
export const COSTLY = Math.trunc(USUAL_BUDGETS.evaluationsPerInput / 10);

/** The outermost of those that may take more, in the order of the document. */
export function costlySelectors(document: Json, parts: Parts, { values }: Pick<Facts, 'values'>): readonly Costly[] {
  const sizes = { ...sizesOf(parts), values };
  const costs = new Map<object, number>();
  const found: Costly[] = [];
  costOf(document, '', sizes, costs);
  findCostly(document, '', [], costs, found, values);
  return found;
}

interface Sizes {
  readonly cards: number;
  readonly seats: number;
  readonly zones: ReadonlyMap<string, number>;
  readonly play: number;
}

/** With what is known of operators. */
interface Known extends Sizes {
  readonly values: Facts['values'];
}

const STACK = 100;

function sizesOf({ zones, decks, cards, players }: Parts): Sizes {
  const seats = players?.node.max ?? 1;
  const largest = decks.reduce((most, { node }) => Math.max(most, countIn(node.cards)), 0);
  const laid = zones.reduce((sum, { node }) => {
    const count = node.cards === 'all' ? cards.length : countIn(node.cards ?? []);
    return sum + count * (node.owner === 'shared' ? 1 : seats);
  }, 0);
  const all = Math.max(laid + largest * seats, cards.length);
  const held = zones.map(({ node }): readonly [string, number] => {
    const room = (node.capacity ?? all) * (node.owner === 'shared' ? 1 : seats);
    return [node.id, Math.min(room, all)];
  });
  return { cards: all, seats, zones: new Map(held), play: all };
}

function countIn(entries: readonly CardListEntry[]): number {
  return entries.reduce((sum, entry) => sum + (typeof entry === 'string' ? 1 : entry.count), 0);
}

/** Of everything in it, remembered for all that may be told. */
function costOf(node: unknown, key: string | number, sizes: Known, costs: Map<object, number>): number {
  if (typeof node !== 'object' || node === null) return 0;
  let inner = 'op' in node || 'ref' in node ? 1 : 0;
  for (const [name, part] of Object.entries(node))
    inner += costOf(part, Array.isArray(node) ? elementKey(key) : name, sizes, costs);
  const cost = isSelector(node, key)
    ? (1 + inner) * sizeOf(node, sizes)
    : isFold(node, sizes.values)
      ? folded(node, sizes, costs)
      : inner;
  const bounded = Math.min(cost, Number.MAX_SAFE_INTEGER);
  costs.set(node, bounded);
  return bounded;
}

/** Each thing of the list is asked the value. */
function folded(node: Readonly<Record<string, unknown>>, sizes: Sizes, costs: ReadonlyMap<object, number>): number {
  const { of, value } = node;
  const list = isSelector(of, 'of') ? sizeOf(of, sizes) : sizes.cards;
  return costIn(of, costs) + list * (1 + costIn(value, costs));
}

function costIn(node: unknown, costs: ReadonlyMap<object, number>): number {
  return typeof node === 'object' && node !== null ? (costs.get(node) ?? 0) : 0;
}

function isFold(node: unknown, values: Facts['values']): node is Readonly<Record<string, unknown>> {
  return isOperator(node) && values.get(node.op)?.tells === 'each';
}

/** The alternatives of `or` are selectors themselves. */
function elementKey(key: string | number): string {
  return key === 'or' ? 'selector' : '';
}

function isSelector(node: unknown, key: string | number): node is Readonly<Record<string, unknown>> {
  return isRecord(node) && SELECTORS.includes(key) && !('op' in node) && !('ref' in node) && !('selector' in node);
}

const SELECTORS: readonly (string | number)[] = ['selector', 'of', 'in', 'from', 'affects'];

/** Things that it gathers. What is in `or` gathers itself. */
function sizeOf({ zone, players, stack, or }: Readonly<Record<string, unknown>>, sizes: Sizes): number {
  if (Array.isArray(or)) return 1;
  if (players !== undefined) return sizes.seats;
  if (stack === true) return STACK;
  if (zone === undefined) return sizes.play;
  const ids = (Array.isArray(zone) ? zone : [zone]).filter((id) => typeof id === 'string');
  const named = ids.reduce((sum, id) => sum + (sizes.zones.get(id) ?? sizes.cards), 0);
  return Math.max(1, Math.min(named, sizes.cards));
}

function findCostly(
  node: unknown,
  key: string | number,
  path: readonly (string | number)[],
  costs: ReadonlyMap<object, number>,
  found: Costly[],
  values: Facts['values'],
): void {
  if (typeof node !== 'object' || node === null || costIn(node, costs) <= COSTLY) return;
  if (isSelector(node, key) || isFold(node, values)) {
    found.push({ path, looks: costIn(node, costs) });
    return;
  }
  for (const [name, part] of Object.entries(node) as [string, unknown][]) {
    const step = Array.isArray(node) ? Number(name) : name;
    findCostly(part, Array.isArray(node) ? elementKey(key) : name, [...path, step], costs, found, values);
  }
}
