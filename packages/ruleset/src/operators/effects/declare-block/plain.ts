import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { DeclareBlockNode } from './schema.ts';

export function plain({ blocker, attacker }: DeclareBlockNode, plain: Plain): PlainEffect {
  return plain.declare('block', { blocker: plain.thing(blocker), attacker: plain.thing(attacker) });
}
