/** As a cost: the player has so much of a resource that it can be spent. */
import type { Build, TestOf } from '../../compile/build.ts';
import { leastAfterPaying } from '../../run/happen/resource.ts';
import { amountOf } from '../../schema/operands.ts';
import type { ResourceNode } from './raise-resource.ts';

export function canSpend(node: ResourceNode, build: Build): TestOf {
  const resource = build.names.resource(node.resource);
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node));
  const { compiled } = build;
  return (state, item) => {
    const player = state.players[seat(state, item)];
    if (player === undefined) return false;
    const spent = amount(state, item);
    return spent <= 0 || (player.resources[resource] as number) - spent >= leastAfterPaying(compiled, resource);
  };
}
