/**
 * Whether people use the stack of a ruleset: some action waits there for others. An item may lie there in any ruleset, for as long as it asks
 * something. The place is there all the time only where some action needs it, so a scene tells, unless something lies there; then the
 * ruleset tells, where the page has it.
 */
import { isRecord } from '@turnwise/kernel';
import type { TableProps } from '../../table-props.ts';

/** Undefined where it cannot be told from these. */
export function hasStack({ scene, options }: Pick<TableProps, 'scene' | 'options'>): boolean | undefined {
  if (!scene.places.some(({ id }) => id === 'stack')) return false;
  if (!scene.things.some(({ place }) => place === 'stack')) return true;
  const ruleset = isRecord(options) ? options['ruleset'] : undefined;
  return ruleset === undefined ? undefined : hasStackTiming(ruleset);
}

/** Only actions have a timing, those of the ruleset and those of its cards. */
function hasStackTiming(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasStackTiming);
  if (!isRecord(node)) return false;
  return node['timing'] === 'stack' || Object.values(node).some(hasStackTiming);
}
