import { PUSHED } from '@turnwise/stack';
import type { Build, TestOf } from '../../../compile/build.ts';
import type { Rule } from '../../../compile/compiled.ts';
import { canPayFor } from '../../../run/ability-costs.ts';
import { pushNested } from '../../../run/push-nested.ts';
import type { PayAbilityCostNode } from './schema.ts';

export function run(node: PayAbilityCostNode, build: Build): void {
  const { asm, compiled } = build;
  const source = build.thing(node.source);
  const ability = build.abilityOf(node.ability);
  asm.step((item, running) => {
    const { state } = running;
    const card = source(state, item);
    const rule = ability(state, item, card);
    const costs = rule < 0 ? -1 : (compiled.rules[rule] as Rule).costs;
    if (costs < 0) return undefined;
    pushNested(compiled, running, item, costs, rule, null, card);
    return PUSHED;
  });
}

export function payable(node: PayAbilityCostNode, build: Build): TestOf {
  const { compiled } = build;
  const source = build.thing(node.source);
  const ability = build.abilityOf(node.ability);
  return (state, item) => {
    const card = source(state, item);
    const rule = compiled.rules[ability(state, item, card)];
    return rule !== undefined && canPayFor(compiled, state, rule, card, item);
  };
}
