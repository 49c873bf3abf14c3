import type { Build } from '../../../compile/build.ts';
import { damageHappens } from '../../../run/happen/damage.ts';
import { sourceOf } from '../../../run/source-of.ts';
import { amountOf } from '../../../schema/operands.ts';
import { partsOf } from '../parts.ts';
import type { DealDamageNode } from './schema.ts';

export function run(node: DealDamageNode, build: Build): void {
  const amount = build.number(amountOf(node));
  const { compiled } = build;
  const source = node.source === undefined ? null : build.thing(node.source);
  build.raise(
    'damaged',
    partsOf(build.things(node.target), (target, state, item) => [
      target,
      amount(state, item),
      source === null ? sourceOf(compiled, state, item) : source(state, item),
    ]),
    damageHappens(build),
  );
}
