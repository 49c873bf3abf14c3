import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { DeclareAttackNode } from './schema.ts';

export function plain({ attacker, defender }: DeclareAttackNode, here: Plain): PlainEffect {
  return here.declare('attack', { attacker: here.thing(attacker), defender: here.thing(defender) });
}
