/** Effects of a fight: damage, healing, attacks and blocks. */
import { amountOf } from '../../schema/operands.ts';
import { amountIn, cardIn } from '../happen.ts';
import { canBear } from '../moves.ts';
import { sourceIn } from '../targets.ts';
import { isPlayer } from '../things.ts';
import type { Happening } from '../things.ts';
import { inRange } from '../violation.ts';
import { healthOf, idsOf, zoneOfRole } from '../world.ts';
import type { World } from '../world.ts';
import type { PlainEffects } from './typed.ts';

export const COMBAT: Pick<PlainEffects, 'deal_damage' | 'declare_attack' | 'declare_block' | 'heal'> = {
  deal_damage: {
    perform(node, here) {
      // For nobody nothing is computed.
      const amount = () => here.number(amountOf(node));
      const source = () => (node.source === undefined ? sourceIn(here) : here.thing(node.source));
      const targets = () => here.things(node.target).filter(({ kind }) => kind !== 'item');
      const payloads = () => targets().map((target) => ({ target, amount: amount(), source: source() }));
      const hurt = (event: Happening) => {
        if (amountIn(event) > 0 && damage(here.world, event)) here.record(event);
      };
      return here.raise('damaged', payloads(), hurt, payloads);
    },
  },

  heal: {
    perform(node, here) {
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
    },
  },

  declare_attack: {
    perform({ attacker, defender }, here) {
      return here.declare('attack', { attacker: here.thing(attacker), defender: here.thing(defender) });
    },
  },

  declare_block: {
    perform({ blocker, attacker }, here) {
      return here.declare('block', { blocker: here.thing(blocker), attacker: here.thing(attacker) });
    },
  },
};

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

/** At most to no damage, or to the maximum of the health. */
function heal(world: World, event: Happening): number {
  const { target = null } = event.payload;
  const amount = Math.max(0, amountIn(event));
  const card = cardIn(event, 'target');
  if (card !== null) {
    const had = card.counters.get('damage') ?? 0;
    card.counters.set('damage', had - Math.min(amount, had));
    return Math.min(amount, had);
  }
  const health = healthOf(world);
  if (!isPlayer(target) || health === undefined) return 0;
  const before = target.resources.get(health) ?? 0;
  const most = world.ruleset.resources?.find(({ id }) => id === health)?.max ?? Infinity;
  const now = Math.min(most, inRange(before + amount));
  target.resources.set(health, now);
  return now - before;
}
