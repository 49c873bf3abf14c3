import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { everyOne } from '../../every-one.ts';
import type { HasAbilityNode } from './schema.ts';

export function run(node: HasAbilityNode, build: Build): TestOf {
  const ability = build.abilityOf(node.ability);
  return everyOne(node.target, build, (card, state, item) => ability(state, item, card) >= 0);
}

export function operands(node: HasAbilityNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target), ability: { value: build.value(node.ability), of: 'word' } };
}
