/** What an offer costs now, where it says so, as it stands behind the words of an entry. */
import type { Offer } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { bareText } from '../sentences.ts';

/** ` (2 mana, 1 health)`; nothing for what is free. A cost is an amount, a text, or amounts by what is paid. */
export function costText({ about }: Pick<Offer, 'about'>): string {
  const cost = about?.['cost'];
  if (typeof cost === 'string' || typeof cost === 'number') return cost === 0 ? '' : ` (${cost})`;
  const parts = Object.entries(isRecord(cost) ? cost : {}).filter(([, amount]) => amount !== 0);
  return parts.length === 0 ? '' : ` (${parts.map(([what, amount]) => `${bareText(amount)} ${what}`).join(', ')})`;
}
