/** Targets that have gone: what something else has taken to another place is a target no more (section 4). */
import { isPrevented } from './things.ts';
import type { Card, Chosen, Item, Player, Thing } from './things.ts';
import type { World } from './world.ts';

/**
 * The card has been moved by this item; what that item, or the action whose costs it pays, is aimed at stays so. Or a player is out,
 * whoever did that.
 */
export function dropGone(world: World, card: Card | Player, by: Item | null): void {
  const movers = moversOf(by);
  for (const item of world.stack)
    if (!movers.has(item)) {
      const dropped = dropFrom(item, card);
      // What has lost all tells what it was aimed at last.
      if (dropped.length > 0 && !hasLostAll(world, item)) tellWhatIsLeft(item, card, dropped);
    }
}

/** The item, the action that it pays for, and the item whose event it has prevented to do something in its place. */
function moversOf(by: Item | null): ReadonlySet<Item> {
  const movers = new Set<Item>();
  for (let one = by; one !== null;) {
    movers.add(one);
    if (one.pays !== null) movers.add(one.pays);
    one = one.answers !== null && isPrevented(one.answers.event) ? one.answers.of : null;
  }
  return movers;
}

/** Something was chosen, and nothing of it is left. */
export function hasLostAll({ stack }: World, item: Item): boolean {
  const [own = new Map<string, Chosen>()] = item.aims;
  const chosen = [...own].filter(([id]) => id !== item.uses).map(([, one]) => one);
  const given = [...(item.given ?? [])];
  const free = [...chosen, ...given.flatMap(([id, one]) => (item.paid.has(id) ? [] : [one]))];
  // What the costs were done to does not count beside others.
  const all = free.some(({ any }) => any) ? free : given.map(([, one]) => one);
  const isLeft = (thing: Thing) => thing.kind !== 'item' || stack.includes(thing);
  return all.some(({ any }) => any) && !all.some(({ things }) => things.some(isLeft));
}

/** Gives the targets of the item itself that the card was taken out of. */
function dropFrom(item: Item, card: Card | Player): readonly string[] {
  const dropped: string[] = [];
  for (const targets of [...item.aims, ...(item.given === null ? [] : [item.given])])
    for (const [id, { things }] of targets) {
      const isOwn = targets === item.aims[0];
      const at = isOwn && id === item.uses ? -1 : things.indexOf(card);
      if (at < 0) continue;
      things.splice(at, 1);
      if (isOwn) dropped.push(id);
    }
  return dropped;
}

/** In the action's own event. */
function tellWhatIsLeft(
  { own, prevented, aims: [targets] }: Item,
  card: Card | Player,
  dropped: readonly string[],
): void {
  // What is prevented already tells what it was aimed at.
  if (own === null || own.id !== 0 || prevented) return;
  for (const id of dropped) {
    const told = own.payload[id];
    if (told === card) own.payload[id] = targets?.get(id)?.things[0] ?? null;
    else if (Array.isArray(told)) own.payload[id] = told.filter((one) => one !== card);
  }
}
