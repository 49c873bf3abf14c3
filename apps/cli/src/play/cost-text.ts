/** What an offer costs now, where it says so, as it stands behind the words of an entry. */
import { fieldAt } from '@turnwise/game';
import type { AnyInput } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { SeenOffer, SeenSlot } from '@turnwise/match';
import { bareText } from '../sentences.ts';

/**
 * ` (2 mana, 1 health)`; nothing for what is free. A cost is an amount, a text, or amounts by what is paid. Where it hangs on
 * what is chosen, the candidate has it, and an input says which.
 */
export function costText({ about, slots }: Pick<SeenOffer, 'about' | 'slots'>, input?: AnyInput): string {
  for (const slot of input === undefined ? [] : slots) {
    const taken = fieldAt(input as AnyInput, slot.name);
    const { cost } = slot.options[slot.candidates.indexOf(taken as Json)] ?? {};
    if (cost !== undefined) return written(cost);
  }
  return written(about?.['cost']);
}

/** The same for one of the candidates of a slot, by its place. */
export function candidateCost({ options }: SeenSlot, at: number): string {
  return written(options[at]?.cost);
}

function written(cost: unknown): string {
  if (typeof cost === 'string' || typeof cost === 'number') return cost === 0 ? '' : ` (${cost})`;
  const parts = Object.entries(isRecord(cost) ? cost : {}).filter(([, amount]) => amount !== 0);
  return parts.length === 0
    ? ''
    : ` (${parts.map(([what, amount]) => `${bareText(amount as Json)} ${what}`).join(', ')})`;
}
