import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import { changeFlag } from '../../../reference/happen.ts';
import type { SetFlagNode } from './schema.ts';

export function plain({ flag, value = true, target }: SetFlagNode, here: Plain): PlainEffect {
  const wanted = () => here.number(value) !== 0;
  const payloads = () =>
    (target === undefined ? [null] : here.things(target)).map((thing) => ({ target: thing, flag, value: wanted() }));
  return here.raise('flag_changed', payloads(), (event) => changeFlag(here, event), payloads);
}

/** Nobody pays with what is so already. */
export function plainPayable({ flag, value = true, target }: SetFlagNode, here: Plain): boolean {
  const wanted = here.number(value) !== 0;
  if (target === undefined) return here.world.flags.has(flag) !== wanted;
  return everyThing(here, target, (thing) => thing.kind !== 'item' && thing.flags.has(flag) !== wanted);
}
