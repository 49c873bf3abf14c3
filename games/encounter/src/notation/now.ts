/** How a combatant stands, as expectations and views write it. */
import type { Json } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import type { Affliction } from '../types.ts';
import { formatSlots } from './format-encounter.ts';

/** Ids by what they are, in order of application. */
export function conditionsNow(
  afflictions: readonly Affliction[],
  { conditions }: Content,
): { readonly conditions: readonly string[]; readonly modifiers: readonly string[] } {
  const of = (kind: 'condition' | 'modifier'): readonly string[] =>
    afflictions.filter(({ id }) => conditions[id]?.kind === kind).map(({ id }) => id);
  return { conditions: of('condition'), modifiers: of('modifier') };
}

const SPELL_LEVELS = 9;

/** By spell level, also those without any. */
export function slotsNow(slots: readonly number[]): Readonly<Record<string, Json>> {
  return formatSlots(Array.from({ length: SPELL_LEVELS }, (_, index) => slots[index] ?? 0));
}
