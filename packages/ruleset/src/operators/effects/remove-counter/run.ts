import type { Build, TestOf } from '../../../compile/build.ts';
import { amountOf } from '../../../schema/operands.ts';
import { isThere } from '../../../run/where.ts';
import type { CardState } from '../../../types.ts';
import { everyOne } from '../../every-one.ts';
import { raiseCounter } from '../raise-counter.ts';
import type { RemoveCounterNode } from './schema.ts';

export function run(node: RemoveCounterNode, build: Build): void {
  const amount = amountOf(node);
  if (amount === 'all')
    raiseCounter(
      node,
      build,
      () => 0,
      (has) => -has,
    );
  else raiseCounter(node, build, build.number(amount, 1), (_, taken) => -taken);
}

export function payable(node: RemoveCounterNode, build: Build): TestOf {
  const counter = build.names.counter(node.counter);
  const amount = amountOf(node);
  const least = amount === 'all' ? () => 1 : build.number(amount, 1);
  return everyOne(
    node.target,
    build,
    (card, state, item) =>
      isThere(state, card) && ((state.cards[card] as CardState).counters[counter] as number) >= least(state, item),
  );
}
