import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import type { CardState, RulesetState } from '../../../types.ts';
import { everyOne } from '../../every-one.ts';
import type { HasCounterNode } from './schema.ts';

export function run(node: HasCounterNode, build: Build): TestOf {
  const counter = build.names.counter(node.counter);
  const least = build.number(node.atLeast, 1);
  return everyOne(node.target, build, (card, state, item) => {
    const number = counterOn(card, state, counter);
    return number !== NOTHING && number >= least(state, item);
  });
}

export function operands(node: HasCounterNode, build: Build): Readonly<Record<string, Operand>> {
  const target = build.thing(node.target);
  const counter = build.names.counter(node.counter);
  return {
    has: { value: (state, item) => counterOn(target(state, item), state, counter), of: 'number' },
    atLeast: { value: build.number(node.atLeast, 1), of: 'number' },
  };
}

function counterOn(card: number, state: RulesetState, counter: number): number {
  return card < 0 ? NOTHING : ((state.cards[card] as CardState).counters[counter] as number);
}
