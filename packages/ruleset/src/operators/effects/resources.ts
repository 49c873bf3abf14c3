/** Effects on a resource of a player, which differ by how an amount changes what there is. */
import { z } from 'zod';
import { playerAt } from '../../compiled/at.ts';
import type { Build, TestOf } from '../../compile/build.ts';
import type { ThingNode, ValueNode } from '../../nodes.ts';
import { leastAfterPaying, resourceHappens } from '../../run/happen/resource.ts';
import { inRange } from '../../run/violation.ts';
import { amountOf, exactlyOne } from '../../schema/operands.ts';
import type { Spent } from '../facts.ts';
import { defineEffect } from '../operator.ts';
import type { About } from '../operator.ts';
import { partOf } from './parts.ts';

export const gainResource = onResource('gain_resource', {
  change: (_, amount) => amount,
  always: true,
  about: {
    text: 'The player gains some of a resource, up to its maximum.',
    example: { op: 'gain_resource', player: { ref: 'controller' }, resource: 'mana', amount: 1 },
  },
});

export const payResource = onResource('pay_resource', {
  change: (_, amount) => -amount,
  pays: true,
  spends: true,
  about: {
    text: 'The player (`controller` if none is named) pays a resource. Paying more than there is, is a violation.',
    example: { op: 'pay_resource', resource: 'mana', amount: { ref: 'card.cost' } },
  },
});

export const loseResource = onResource('lose_resource', {
  change: (_, amount) => -amount,
  spends: true,
  about: {
    text: 'The player loses some of a resource, down to its minimum.',
    example: { op: 'lose_resource', player: { ref: 'opponent' }, resource: 'health', amount: 2 },
  },
});

export const setResource = onResource('set_resource', {
  change: (has, amount) => amount - has,
  about: {
    text: 'Sets a resource of the player, within its bounds.',
    example: { op: 'set_resource', player: { ref: 'active' }, resource: 'mana', amount: 3 },
  },
});

interface Kind {
  /** The change, from what there is and the amount. */
  readonly change: (has: number, amount: number) => number;
  /** It is an event whatever there is. */
  readonly always?: boolean;
  /** More than there is cannot be taken. */
  readonly pays?: boolean;
  /** It can be a cost. */
  readonly spends?: true;
  readonly about: About;
}

interface ResourceNode {
  readonly player?: ThingNode | undefined;
  readonly resource: string;
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
}

function onResource<const Op extends string>(op: Op, { change, always = false, pays = false, spends, about }: Kind) {
  const operator = defineEffect({
    op,
    raises: 'resource_changed',
    about,
    schema: ({ id, thing, value }) =>
      z
        .strictObject({
          op: z.literal(op),
          player: thing.optional(),
          resource: id,
          amount: value.optional(),
          count: value.optional(),
        })
        .apply(exactlyOne('amount', 'count')),
    check({ player, resource, amount, count }, checking) {
      if (always) checking.raises('resource_changed', { resource });
      else checking.mayRaise('resource_changed', { resource });
      checking.player('player', player);
      checking.known('resource', 'resource', resource);
      checking.number('amount', amount);
      checking.number('count', count);
    },
    compile(node, build) {
      const resource = build.names.resource(node.resource);
      const symbol = build.names.symbol(node.resource);
      const seat = build.seat(node.player);
      const amount = build.number(amountOf(node));
      build.raise(
        'resource_changed',
        partOf(seat, (by, desk, item) => {
          const has = playerAt(desk.state, by).resources[resource] as number;
          const changed = inRange(change(has, amount(desk, item)));
          return [~by, symbol, changed, inRange(has + changed)];
        }),
        resourceHappens(build, resource, pays),
      );
    },
  });
  return spends === true ? { ...operator, payable: canSpend, spends: spentBy } : operator;
}

/** As a cost: what it takes. */
function spentBy(node: ResourceNode): Spent {
  return { player: node.player, resource: node.resource, amount: amountOf(node) };
}

/** As a cost: the player has enough of the resource to spend it. */
function canSpend(node: ResourceNode, build: Build): TestOf {
  const resource = build.names.resource(node.resource);
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node));
  const { compiled } = build;
  return (desk, item) => {
    const player = desk.state.players[seat(desk, item)];
    if (player === undefined) return false;
    const spent = amount(desk, item);
    return spent <= 0 || (player.resources[resource] as number) - spent >= leastAfterPaying(compiled, resource);
  };
}
