import { PUSHED } from '@turnwise/stack';
import type { Build } from '../../../compile/build.ts';
import type { Rule } from '../../../compile/compiled.ts';
import { pushNested } from '../../../run/push-nested.ts';
import { isThere } from '../../../run/where.ts';
import type { ExecuteAbilityNode } from './schema.ts';

/** That it has resolved is recorded when its part of the item is done. */
export function run(node: ExecuteAbilityNode, build: Build): void {
  const { asm, compiled } = build;
  const source = build.thing(node.source);
  const ability = build.abilityOf(node.ability);
  asm.step((item, running) => {
    const { state } = running;
    const card = source(state, item);
    const rule = isThere(state, card) ? ability(state, item, card) : -1;
    if (rule < 0) return undefined;
    pushNested(compiled, running, item, (compiled.rules[rule] as Rule).program, rule, null, card);
    return PUSHED;
  });
}
