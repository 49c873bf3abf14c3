import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { DeclareAttackNode } from './schema.ts';

export function plain({ attacker, defender }: DeclareAttackNode, plain: Plain): PlainEffect {
  return plain.declare('attack', { attacker: plain.thing(attacker), defender: plain.thing(defender) });
}
