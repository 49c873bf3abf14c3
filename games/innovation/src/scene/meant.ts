/** What somebody who touches a thing could mean, allowed or not. */
import { answersWithList } from '@turnwise/game';
import type { Choice, Seat, ThingId } from '@turnwise/game';
import { openChoices } from '@turnwise/stack';
import { COLOUR } from '../cards/catalogue.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import type { InnovationInput, InnovationView } from '../types.ts';
import { numberOf, pilePlace } from './ids.ts';
import { placeOfCard } from './seen-cards.ts';

export function meant(view: InnovationView, seat: Seat, thing: ThingId): readonly InnovationInput[] {
  const achievement = numberOf(thing, 'achievement');
  if (achievement !== undefined)
    return achievement < NORMAL_ACHIEVEMENTS ? [{ kind: 'achieve', seat, age: achievement + 1 }] : [];
  if (thing.startsWith('supply:')) return [{ kind: 'draw', seat }];
  const card = numberOf(thing, 'card');
  const place = card === undefined ? undefined : placeOfCard(view, card);
  if (card === undefined || place === undefined) return [];
  const choice = openChoices(view.stack).find((one) => one.seat === seat);
  if (choice !== undefined) return answerWith(choice, card, place);
  if (place.startsWith('pile:')) return [{ kind: 'dogma', seat, card }];
  return place.startsWith('supply:') ? [{ kind: 'draw', seat }] : [{ kind: 'meld', seat, card }];
}

/** An answer of this card, as often as it takes cards: that it is none of the candidates is said before that it is taken twice. */
function answerWith(choice: Choice, card: number, place: string): readonly InnovationInput[] {
  const { id, seat, kind, candidates, min, max, noneOrAll } = choice;
  const answer = (value: InnovationAnswer): readonly InnovationInput[] => [{ kind: 'answer', seat, choice: id, value }];
  if (kind === 'selectCards' || kind === 'order') {
    if (candidates.includes(card)) return [];
    const count = noneOrAll === true ? Math.min(max, candidates.length) : min;
    return answer(Array.from({ length: Math.max(1, count) }, () => card));
  }
  const colour = COLOUR[card] ?? -1;
  if (kind !== 'selectPile' || answersWithList(choice) || place !== pilePlace(seat, colour)) return [];
  return answer(colour);
}

type InnovationAnswer = Extract<InnovationInput, { kind: 'answer' }>['value'];
