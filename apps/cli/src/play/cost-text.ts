/** What an offer costs now, where it says so, as it stands behind the words of an entry. */
import { fieldAt } from '@turnwise/game';
import type { AnyInput, Offer, Slot } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { bareText } from '../sentences.ts';

/**
 * ` (2 mana, 1 health)`; nothing for what is free. A cost is an amount, a text, or amounts by what is paid. Where it hangs on
 * what is chosen, `costs` has it by slot and candidate, and an input says which.
 */
export function costText({ about, slots }: Pick<Offer, 'about' | 'slots'>, input?: AnyInput): string {
  for (const slot of input === undefined ? [] : slots) {
    const cost = costAt(about, slot, fieldAt(input as AnyInput, slot.name) as Json);
    if (cost !== undefined) return written(cost);
  }
  return written(about?.['cost']);
}

/** The same for one of the candidates of a slot. */
export function candidateCost({ about }: Pick<Offer, 'about'>, slot: Slot, candidate: Json): string {
  return written(costAt(about, slot, candidate));
}

function costAt(about: Offer['about'], { name }: Slot, candidate: Json): Json | undefined {
  const costs = about?.['costs'];
  const bySlot = isRecord(costs) && Object.hasOwn(costs, name) ? costs[name] : undefined;
  if (typeof candidate !== 'string' || !isRecord(bySlot) || !Object.hasOwn(bySlot, candidate)) return undefined;
  return bySlot[candidate];
}

function written(cost: unknown): string {
  if (typeof cost === 'string' || typeof cost === 'number') return cost === 0 ? '' : ` (${cost})`;
  const parts = Object.entries(isRecord(cost) ? cost : {}).filter(([, amount]) => amount !== 0);
  return parts.length === 0
    ? ''
    : ` (${parts.map(([what, amount]) => `${bareText(amount as Json)} ${what}`).join(', ')})`;
}
