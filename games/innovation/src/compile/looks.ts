/** What a selection in a hidden zone gives away: by value alone, nothing that is not known to all. */
import type { Cards } from '../cards/language.ts';

/** What is known of a hidden card without seeing it. */
const OPEN_FILTERS: readonly string[] = ['age', 'minAge', 'maxAge', 'extreme'];

/** Whether cards of a hand or score pile are selected by more than their value. */
export function looks({ zone, where }: Cards): boolean {
  return (zone === 'hand' || zone === 'score') && Object.keys(where).some((key) => !OPEN_FILTERS.includes(key));
}

/** The same for any part of a program. */
export function looksSomewhere(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const cards = part as Partial<Cards>;
  if (cards.zone !== undefined && cards.where !== undefined && looks(cards as Cards)) return true;
  return Object.values(part).some(looksSomewhere);
}
