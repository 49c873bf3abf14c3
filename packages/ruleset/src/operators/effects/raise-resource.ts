/** What the effects on resources have in common: a player, a resource, and how an amount changes it. */
import type { Build } from '../../compile/build.ts';
import type { ThingNode, ValueNode } from '../../nodes.ts';
import { resourceHappens } from '../../run/happen/resource.ts';
import { inRange } from '../../run/violation.ts';
import { amountOf } from '../../schema/operands.ts';
import type { PlayerState } from '../../types.ts';
import { partOf } from './parts.ts';

export interface ResourceNode {
  readonly player?: ThingNode | undefined;
  readonly resource: string;
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
}

/** `change` gives the change from what there is and the amount. */
export function raiseResource(
  node: ResourceNode,
  build: Build,
  change: (has: number, amount: number) => number,
  pays = false,
): void {
  const resource = build.names.resource(node.resource);
  const symbol = build.names.symbol(node.resource);
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node));
  build.raise(
    'resource_changed',
    partOf(seat, (by, state, item) => {
      const has = (state.players[by] as PlayerState).resources[resource] as number;
      const changed = inRange(change(has, amount(state, item)));
      return [~by, symbol, changed, inRange(has + changed)];
    }),
    resourceHappens(build, resource, pays),
  );
}
