import { z } from 'zod';
import { cardAt } from '../../compiled/at.ts';
import { NOTHING } from '../../types.ts';
import type { RulesetState } from '../../types.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const hasCounter = defineCondition({
  op: 'has_counter',
  tells: 'places',
  about: {
    text: 'The card has at least one counter of this kind, or at least `atLeast`.',
    example: { op: 'has_counter', target: 'self', counter: 'growth', atLeast: 3 },
  },
  schema: ({ id, thing, value }) =>
    z.strictObject({ op: z.literal('has_counter'), target: thing, counter: id, atLeast: value.optional() }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.known('counter', 'counter', node.counter);
    checking.number('atLeast', node.atLeast);
  },
  compile(node, build) {
    const counter = build.names.counter(node.counter);
    const least = build.number(node.atLeast, 1);
    return everyOne(node.target, build, (card, desk, item) => {
      const number = counterOn(card, desk.state, counter);
      return number !== NOTHING && number >= least(desk, item);
    });
  },
  operands(node, build) {
    const target = build.thing(node.target);
    const counter = build.names.counter(node.counter);
    return {
      has: { value: (desk, item) => counterOn(target(desk, item), desk.state, counter), of: 'number' },
      atLeast: { value: build.number(node.atLeast, 1), of: 'number' },
    };
  },
});

function counterOn(card: number, state: RulesetState, counter: number): number {
  return card < 0 ? NOTHING : (cardAt(state, card).counters[counter] as number);
}
