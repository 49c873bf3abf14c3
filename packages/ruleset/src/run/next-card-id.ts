/** The id of the next card of a definition: its name, then the name with the number after the highest there is. */
import type { RulesetState } from '../types.ts';

export function nextCardId({ cards }: Pick<RulesetState, 'cards'>, name: string): string {
  let last = -1;
  for (const { id } of cards) {
    if (!id.startsWith(name)) continue;
    if (id.length === name.length) last = Math.max(last, 0);
    else if (id.charAt(name.length) === '.') {
      const number = Number(id.slice(name.length + 1));
      if (Number.isSafeInteger(number)) last = Math.max(last, number);
    }
  }
  return last < 0 ? name : `${name}.${last + 1}`;
}
