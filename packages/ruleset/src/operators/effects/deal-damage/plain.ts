import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, cardIn } from '../../../reference/happen.ts';
import { canBear } from '../../../reference/moves.ts';
import { sourceIn } from '../../../reference/targets.ts';
import { isPlayer } from '../../../reference/things.ts';
import type { Happening } from '../../../reference/things.ts';
import { inRange } from '../../../reference/violation.ts';
import { healthOf, idsOf, zoneOfRole } from '../../../reference/world.ts';
import type { World } from '../../../reference/world.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { DealDamageNode } from './schema.ts';

export function plain(node: DealDamageNode, here: Plain): PlainEffect {
  // For nobody nothing is computed.
  const amount = () => here.number(amountOf(node));
  const source = () => (node.source === undefined ? sourceIn(here) : here.thing(node.source));
  const targets = () => here.things(node.target).filter(({ kind }) => kind !== 'item');
  const payloads = () => targets().map((target) => ({ target, amount: amount(), source: source() }));
  const hurt = (event: Happening) => {
    if (amountIn(event) > 0 && damage(here.world, event)) here.record(event);
  };
  return here.raise('damaged', payloads(), hurt, payloads);
}

/** On a card its counter `damage`, on a player the health; false where there is nobody to be damaged. */
function damage(world: World, event: Happening): boolean {
  const { target = null } = event.payload;
  const amount = amountIn(event);
  const card = cardIn(event, 'target');
  if (card !== null && (!canBear(world, card) || zoneOfRole(world, 'graveyard')?.id === card.place?.zone)) return false;
  if (card !== null && idsOf(world.ruleset.counters).includes('damage')) {
    card.counters.set('damage', inRange((card.counters.get('damage') ?? 0) + amount));
  }
  const health = healthOf(world);
  if (isPlayer(target) && health !== undefined) {
    const least = world.ruleset.resources?.find(({ id }) => id === health)?.min ?? -Infinity;
    target.resources.set(health, Math.max(least, inRange((target.resources.get(health) ?? 0) - amount)));
  }
  return card !== null || isPlayer(target);
}
