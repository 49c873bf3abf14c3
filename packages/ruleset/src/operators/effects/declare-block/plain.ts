import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { DeclareBlockNode } from './schema.ts';

export function plain({ blocker, attacker }: DeclareBlockNode, here: Plain): PlainEffect {
  return here.declare('block', { blocker: here.thing(blocker), attacker: here.thing(attacker) });
}
