/** Conditions on a target: they hold for every thing that it is, and not for none (section 2). */
import type { ThingNode } from '../nodes.ts';
import type { Plain } from './plain.ts';
import type { Card, Thing } from './things.ts';
import { idsOf } from './world.ts';

export function everyThing(plain: Plain, target: ThingNode, holds: (thing: Thing) => boolean): boolean {
  const things = plain.things(target);
  return things.length > 0 && things.every(holds);
}

export function everyCard(plain: Plain, target: ThingNode, holds: (card: Card) => boolean): boolean {
  return everyThing(plain, target, (thing) => thing.kind === 'card' && holds(thing));
}

/** It has the attribute `power`, where the ruleset has one (section 5). */
export function hasPower(plain: Plain, card: Card): boolean {
  return !idsOf(plain.world.ruleset.attributes).includes('power') || plain.attribute(card, 'power') !== null;
}
