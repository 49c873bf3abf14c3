import type { Build } from '../../../compile/build.ts';
import { healHappens } from '../../../run/happen/damage.ts';
import { amountOf } from '../../../schema/operands.ts';
import { partsOf } from '../parts.ts';
import type { HealNode } from './schema.ts';

export function run(node: HealNode, build: Build): void {
  const amount = build.number(amountOf(node));
  build.raise(
    'healed',
    partsOf(build.things(node.target), (target, state, item) => [target, amount(state, item)]),
    healHappens(build),
  );
}
