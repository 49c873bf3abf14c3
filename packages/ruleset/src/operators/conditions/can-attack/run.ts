import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { canAttack } from '../../../run/combat.ts';
import { everyOne } from '../../every-one.ts';
import type { CanAttackNode } from './schema.ts';

export function run(node: CanAttackNode, build: Build): TestOf {
  const { compiled } = build;
  const attack = build.names.symbol('attack');
  return everyOne(node.target, build, (card, state) => canAttack(compiled, state, card, attack));
}

export function operands(node: CanAttackNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
