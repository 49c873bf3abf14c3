import type { Build, NumberOf, Operand, TestOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import type { HasResourceNode } from './schema.ts';

export function run(node: HasResourceNode, build: Build): TestOf {
  const has = resourceOf(node, build);
  const least = build.number(node.atLeast);
  return (state, item) => {
    const amount = has(state, item);
    return amount !== NOTHING && amount >= least(state, item);
  };
}

export function operands(node: HasResourceNode, build: Build): Readonly<Record<string, Operand>> {
  return {
    has: { value: resourceOf(node, build), of: 'number' },
    atLeast: { value: build.number(node.atLeast), of: 'number' },
  };
}

function resourceOf(node: HasResourceNode, build: Build): NumberOf {
  const seat = build.seat(node.player);
  const resource = build.names.resource(node.resource);
  return (state, item) => state.players[seat(state, item)]?.resources[resource] ?? NOTHING;
}
