import type { Plain } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import type { FlagNode } from './schema.ts';

export function plain({ flag, target, value = true }: FlagNode, here: Plain): boolean {
  if (target === undefined) return here.world.flags.has(flag) === value;
  return everyThing(here, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) === value);
}
