import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import { changeFlag } from '../../../reference/happen.ts';
import type { SetFlagNode } from './schema.ts';

export function plain({ flag, value = true, target }: SetFlagNode, plain: Plain): PlainEffect {
  const things = target === undefined ? [null] : plain.things(target);
  const wanted = plain.number(value) !== 0;
  const payloads = things.map((thing) => ({ target: thing, flag, value: wanted }));
  return plain.raise('flag_changed', payloads, (event) => changeFlag(plain, event));
}

/** Nobody pays with what is so already. */
export function plainPayable({ flag, value = true, target }: SetFlagNode, plain: Plain): boolean {
  const wanted = plain.number(value) !== 0;
  if (target === undefined) return plain.world.flags.has(flag) !== wanted;
  return everyThing(plain, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) !== wanted);
}
