import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, cardIn } from '../../../reference/happen.ts';
import { isPlayer } from '../../../reference/things.ts';
import type { Happening } from '../../../reference/things.ts';
import { inRange } from '../../../reference/violation.ts';
import { healthOf } from '../../../reference/world.ts';
import type { World } from '../../../reference/world.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { HealNode } from './schema.ts';

export function plain(node: HealNode, here: Plain): PlainEffect {
  const amount = () => here.number(amountOf(node));
  const targets = () => here.things(node.target).filter(({ kind }) => kind !== 'item');
  const payloads = () => targets().map((target) => ({ target, amount: amount() }));
  const mend = (event: Happening) => {
    const healed = heal(here.world, event);
    if (healed <= 0) return;
    event.payload['amount'] = healed;
    here.record(event);
  };
  return here.raise('healed', payloads(), mend, payloads);
}

/** At most to no damage, or to the maximum of the health. */
function heal(world: World, event: Happening): number {
  const { target = null } = event.payload;
  const amount = Math.max(0, amountIn(event));
  const card = cardIn(event, 'target');
  if (card !== null) {
    const damage = card.counters.get('damage') ?? 0;
    card.counters.set('damage', damage - Math.min(amount, damage));
    return Math.min(amount, damage);
  }
  const health = healthOf(world);
  if (!isPlayer(target) || health === undefined) return 0;
  const before = target.resources.get(health) ?? 0;
  const most = world.ruleset.resources?.find(({ id }) => id === health)?.max ?? Infinity;
  const now = Math.min(most, inRange(before + amount));
  target.resources.set(health, now);
  return now - before;
}
