/** Who is told where a card lies: the sets of bits in `known` and in events, read for one viewer. */
import type { Viewer } from '@turnwise/game';
import { bitOf } from '../apply/knowledge.ts';
import { AGE } from '../cards/catalogue.ts';
import type { InnovationState, SeenCard } from '../types.ts';

export function knows({ known }: Pick<InnovationState, 'known'>, viewer: Viewer): (card: number) => boolean {
  const bit = bitOf(viewer);
  return (card) => ((known[card] as number) & bit) !== 0;
}

/** A card as the viewer sees it: its id, or minus its age. */
export function seenCard(card: number, isKnown: boolean): SeenCard {
  return isKnown ? card : -(AGE[card] as number);
}

/** Cards of a hidden zone as a set: by age, those that are known first and by id. Ages of unknown cards are negative. */
export function asSet(cards: readonly SeenCard[]): readonly SeenCard[] {
  return cards.toSorted((a, b) => ageOfSeen(a) - ageOfSeen(b) || Number(a < 0) - Number(b < 0) || a - b);
}

export function ageOfSeen(card: SeenCard): number {
  return card < 0 ? -card : (AGE[card] as number);
}
