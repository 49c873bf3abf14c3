import type { Build, NumberOf, TestOf } from '../../../compile/build.ts';
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

export function operands(node: HasResourceNode, build: Build): Readonly<Record<string, NumberOf>> {
  return { has: resourceOf(node, build), atLeast: build.number(node.atLeast) };
}

function resourceOf(node: HasResourceNode, build: Build): NumberOf {
  const seat = build.seat(node.player);
  const resource = build.names.resource(node.resource);
  return (state, item) => state.players[seat(state, item)]?.resources[resource] ?? NOTHING;
}
