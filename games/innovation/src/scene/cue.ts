/** How an event is shown: the cards that move, from where to where, and the card whose dogma it comes from. */
import type { Cue, PlaceId, Seat, ThingId } from '@turnwise/game';
import { cardNamed } from '../cards/catalogue.ts';
import { playerAt } from '../table/selectors.ts';
import type { ExchangeEvent, InnovationEvent, InnovationView, MoveEvent, SeenSide } from '../types.ts';
import {
  achievementThing,
  cardThing,
  heldPlace,
  hiddenThing,
  pilePlace,
  placeOfZone,
  playerThing,
  setPlace,
  TO_CLAIM,
} from './ids.ts';
import { cardsOfPile, seenThings } from './seen-cards.ts';

export function cue(event: InnovationEvent, view: InnovationView): Cue | undefined {
  switch (event.kind) {
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
    case 'transferred':
    case 'removed':
      return moved(event, view);
    case 'exchanged':
      return exchanged(event, view);
    case 'revealed':
      return { things: [cardThing(event.card)], ...sourceOf(event.source, view) };
    case 'splayed':
    case 'rearranged': {
      const { seat, colour, source } = event;
      const things = cardsOfPile(view, seat, colour).map(({ thing }) => thing);
      return { things, to: pilePlace(seat, colour), ...sourceOf(source, view) };
    }
    case 'dogma':
      return { things: [cardThing(event.card)], tone: 'own' };
    case 'demandStart':
      return { things: [playerThing(event.target)], ...sourceOf(event.source, view), tone: 'danger' };
    case 'effectStart':
      return { things: [playerThing(event.seat)], ...sourceOf(event.source, view) };
    case 'achieved':
      return {
        things: [achievementThing(event.place)],
        from: TO_CLAIM,
        to: heldPlace(event.seat),
        ...sourceOf(event.source, view),
        tone: 'goal',
      };
    case 'startTurn':
    case 'shareBonus':
      return { things: [playerThing(event.seat)] };
    case 'gameEnd':
      return { things: event.winners.map(playerThing), ...sourceOf(event.source, view), tone: 'goal' };
    case 'action':
    case 'declined':
    case 'lacked':
    case 'asked':
    case 'answered':
      return undefined;
  }
}

function moved(event: MoveEvent, view: InnovationView): Cue {
  const [from, to] = [placeOfZone(event.from), placeOfZone(event.to)];
  return {
    things: movedThings(event, view),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...sourceOf(event.source, view),
  };
}

/** Of a card that the viewer does not know, there is a thing only in a hand or a score pile. */
function movedThings({ card, age, to: { zone, seat } }: MoveEvent, view: InnovationView): readonly ThingId[] {
  if (card > 0) return [cardThing(card)];
  return seat !== undefined && (zone === 'hand' || zone === 'score') ? lastUnknown(view, zone, seat, age, 1) : [];
}

/** Both ways at once; where they went from is where the others went to. */
function exchanged({ one, other, source }: ExchangeEvent, view: InnovationView): Cue {
  return {
    things: [...arrived(one, other, view), ...arrived(other, one, view)],
    from: placeOfSide(one),
    to: placeOfSide(other),
    ...sourceOf(source, view),
  };
}

/** The cards of one side where they lie now: at the other. */
function arrived({ cards, ages }: SeenSide, { zone, seat }: SeenSide, view: InnovationView): readonly ThingId[] {
  const unknown = new Map<number, number>();
  cards.forEach((card, index) => {
    const age = ages[index] ?? 0;
    if (card <= 0) unknown.set(age, (unknown.get(age) ?? 0) + 1);
  });
  return [
    ...cards.filter((card) => card > 0).map(cardThing),
    ...[...unknown].flatMap(([age, count]) => lastUnknown(view, zone, seat, age, count)),
  ];
}

function placeOfSide({ zone, seat }: SeenSide): PlaceId {
  return setPlace(zone, seat);
}

/** Unknown cards of an age are alike, so the last ones stand for those that came. */
function lastUnknown(
  view: InnovationView,
  zone: 'hand' | 'score',
  seat: Seat,
  age: number,
  count: number,
): readonly ThingId[] {
  const there = playerAt(view, seat)[zone].filter((card) => card === -age).length;
  const first = Math.max(0, there - count);
  return Array.from({ length: there - first }, (_, index) => hiddenThing(setPlace(zone, seat), age, first + index));
}

/** The card that an event comes from, if it still lies where the viewer sees it. */
function sourceOf(source: string, view: InnovationView): { readonly source?: ThingId } {
  const card = cardNamed(source);
  const [thing] = card === undefined ? [] : seenThings(view, card);
  return thing === undefined ? {} : { source: thing };
}
