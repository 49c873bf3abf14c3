import type { Plain } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import type { FlagNode } from './schema.ts';

export function plain({ flag, target, value = true }: FlagNode, plain: Plain): boolean {
  if (target === undefined) return plain.world.flags.has(flag) === value;
  return everyThing(plain, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) === value);
}
