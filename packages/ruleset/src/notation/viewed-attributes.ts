/** Attributes as a view tells them: through layers where that makes a difference. */
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetView } from '../types.ts';

export function viewedAttributes(compiled: Compiled, view: RulesetView): (card: number) => readonly number[] {
  const layered = new Map(view.layered.map(({ card, attributes }) => [card, attributes]));
  return (card) => layered.get(card) ?? compiled.definitions[view.cards[card]?.definition ?? -1]?.attributes ?? [];
}
