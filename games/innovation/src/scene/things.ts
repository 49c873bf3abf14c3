/** The things that a value in an offer or a question means. */
import type { Named, Seat, ThingId } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { InnovationView } from '../types.ts';
import { ageOfSeen } from '../view/sight.ts';
import { achievementThing, playerThing } from './ids.ts';
import { cardsOfPile, cardsOfSet, drawnThings, seenThings } from './seen-cards.ts';

export function things(view: InnovationView, { kind, seat, field, value, choice }: Named): readonly ThingId[] {
  if (kind === 'draw') return drawnThings(view, seat);
  if (isRecord(value)) return hiddenCards(view, value);
  if (typeof value !== 'number') return [];
  if (field === 'card') return seenThings(view, value);
  if (field === 'age') return [achievementThing(value - 1)];
  switch (choice?.kind) {
    case 'selectCards':
    case 'order':
      return seenThings(view, value);
    // A pile is chosen by its top card. A colour that is only named has no pile.
    case 'selectPile':
      return choice.purpose === 'name'
        ? []
        : cardsOfPile(view, seat, value)
            .slice(-1)
            .map(({ thing }) => thing);
    case 'selectPlayer':
      return [playerThing(value as Seat)];
    case 'selectOption':
    case 'number':
    case 'yesNo':
    case undefined:
      return [];
  }
}

/** Any card of that age in the score pile of that seat. */
function hiddenCards(view: InnovationView, value: Readonly<Record<string, unknown>>): readonly ThingId[] {
  const { seat, age } = value;
  if (typeof seat !== 'number' || view.players[seat] === undefined) return [];
  return cardsOfSet(view, 'score', seat as Seat).flatMap(({ thing, card }) => (ageOfSeen(card) === age ? [thing] : []));
}
