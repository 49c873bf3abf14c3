/** Targets that have gone: what something else has taken to another place is a target no more (section 4). */
import type { Chosen } from './plain.ts';
import type { Card, Item, Thing } from './things.ts';
import type { World } from './world.ts';

/** The card has been moved by this item; what that item, or the action whose costs it pays, is aimed at stays so. */
export function dropGone({ stack }: World, card: Card, by: Item | null): void {
  for (const item of stack) if (item !== by && item !== by?.pays) dropFrom(item, card);
}

/** Something was chosen, and nothing of it is left. */
export function hasLostAll({ stack }: World, item: Item): boolean {
  const [own = new Map<string, Chosen>()] = item.aims;
  const chosen = [...own].filter(([id]) => id !== item.uses).map(([, one]) => one);
  const all = [...chosen, ...(item.given?.values() ?? [])];
  const isLeft = (thing: Thing) => thing.kind !== 'item' || stack.includes(thing);
  return all.some(({ any }) => any) && !all.some(({ things }) => things.some(isLeft));
}

function dropFrom(item: Item, card: Card): void {
  for (const targets of [...item.aims, ...(item.given === null ? [] : [item.given])])
    for (const [id, { things }] of targets) {
      const at = targets === item.aims[0] && id === item.uses ? -1 : things.indexOf(card);
      if (at < 0) continue;
      things.splice(at, 1);
      // An action's own event tells what is left.
      const { own } = item;
      if (own === null || own.id !== 0 || targets !== item.aims[0]) continue;
      const told = own.payload[id];
      if (told === card) own.payload[id] = things[0] ?? null;
      else if (Array.isArray(told)) own.payload[id] = told.filter((one) => one !== card);
    }
}
