import { z } from 'zod';
import type { Build, NumberOf } from '../../compile/build.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { NOTHING } from '../../types.ts';
import { defineCondition } from '../operator.ts';

const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('has_resource'), resource: id, atLeast: value, player: thing.optional() });

type HasResourceNode = z.infer<ReturnType<typeof schema>>;

export const hasResource = defineCondition({
  op: 'has_resource',
  tells: 'places',
  about: {
    text: 'The player (`controller` if none is named) has at least this much of a resource.',
    example: { op: 'has_resource', resource: 'mana', atLeast: { ref: 'card.cost' } },
  },
  schema,
  check(node, checking) {
    checking.known('resource', 'resource', node.resource);
    checking.attainable('atLeast', node.resource, node.atLeast);
    checking.player('player', node.player);
  },
  compile(node, build) {
    const has = resourceOf(node, build);
    const least = build.number(node.atLeast);
    return (desk, item) => {
      const amount = has(desk, item);
      return amount !== NOTHING && amount >= least(desk, item);
    };
  },
  operands(node, build) {
    return {
      has: { value: resourceOf(node, build), of: 'number' },
      atLeast: { value: build.number(node.atLeast), of: 'number' },
    };
  },
});

function resourceOf(node: HasResourceNode, build: Build): NumberOf {
  const seat = build.seat(node.player);
  const resource = build.names.resource(node.resource);
  return (desk, item) => desk.state.players[seat(desk, item)]?.resources[resource] ?? NOTHING;
}
