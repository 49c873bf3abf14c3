import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { changeFlag } from '../../../reference/happen.ts';
import type { SetFlagNode } from './schema.ts';

export function plain({ flag, value = true, target }: SetFlagNode, plain: Plain): PlainEffect {
  const things = target === undefined ? [null] : plain.things(target);
  const wanted = plain.number(value) !== 0;
  const payloads = things.map((thing) => ({ target: thing, flag, value: wanted }));
  return plain.raise('flag_changed', payloads, (event) => changeFlag(plain, event));
}

export function plainPayable({ target }: SetFlagNode, plain: Plain): boolean {
  return target === undefined || plain.things(target).length > 0;
}
