import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { isActivatable } from '../../../run/activatable.ts';
import { everyOne } from '../../every-one.ts';
import type { CanActivateNode } from './schema.ts';

export function run(node: CanActivateNode, build: Build): TestOf {
  const ability = build.abilityOf(node.ability);
  const { compiled } = build;
  return everyOne(node.target, build, (card, state, item) => {
    const rule = compiled.rules[ability(state, item, card)];
    return rule !== undefined && isActivatable(compiled, state, rule, card, item.seat);
  });
}

export function operands(node: CanActivateNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target), ability: { value: build.value(node.ability), of: 'word' } };
}
