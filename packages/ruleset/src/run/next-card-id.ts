/**
 * The id of the next card of a definition: its name, then the name with the number after the highest there is. What was found is
 * remembered for a list of cards that only grows, so that a thousand tokens are not a thousand looks at all cards.
 */
import type { CardState, RulesetState } from '../types.ts';

export function nextCardId({ cards }: Pick<RulesetState, 'cards'>, name: string): string {
  if (cards !== seen || cards.length < looked) {
    seen = cards;
    looked = 0;
    highest.clear();
  }
  for (; looked < cards.length; looked++) remember((cards[looked] as CardState).id);
  const last = highest.get(name);
  return last === undefined ? name : `${name}.${last + 1}`;
}

/** The cards that were looked at last, how many of them, and the highest number of each name. */
let seen: readonly CardState[] | null = null;
let looked = 0;
const highest = new Map<string, number>();

/** For a list of cards that has become another match's. */
export function forgetIds(): void {
  seen = null;
}

function remember(id: string): void {
  note(id, 0);
  const dot = id.lastIndexOf('.');
  const number = dot < 0 ? Number.NaN : Number(id.slice(dot + 1));
  if (Number.isSafeInteger(number)) note(id.slice(0, dot), number);
}

function note(name: string, number: number): void {
  const last = highest.get(name);
  if (last === undefined || last < number) highest.set(name, number);
}
