import type { Build } from '../../../compile/build.ts';
import { raiseDeclared } from '../raise-declared.ts';
import type { DeclareAttackNode } from './schema.ts';

export function run({ attacker, defender }: DeclareAttackNode, build: Build): void {
  raiseDeclared(build, 'attack', { attacker: build.thing(attacker), defender: build.thing(defender) });
}
