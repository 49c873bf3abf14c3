/** An event as somebody sees it, built kind by kind, so that what is new is not seen before somebody says so. */
import type { Viewer } from '@turnwise/game';
import { bitOf } from '../apply/knowledge.ts';
import type { ExchangeEvent, InnovationEvent, MoveEvent, SeenSide } from '../types.ts';
import { ageOfSeen, asSet, seenCard } from './sight.ts';

export function viewEvent(event: InnovationEvent, viewer: Viewer): InnovationEvent {
  switch (event.kind) {
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
    case 'transferred':
    case 'removed':
      return viewMove(event, viewer);
    case 'exchanged':
      return viewExchange(event, viewer);
    case 'startTurn': {
      const { kind, seat, turn, actionsLeft } = event;
      return { kind, seat, turn, actionsLeft };
    }
    case 'action': {
      const { kind, seat, action, actionsLeft } = event;
      return { kind, seat, action, actionsLeft };
    }
    case 'revealed': {
      const { kind, seat, card, source, cause } = event;
      return { kind, seat, card, source, cause, ...revealing(event) };
    }
    case 'splayed': {
      const { kind, seat, colour, from, to, source, cause } = event;
      return { kind, seat, colour, from, to, source, cause };
    }
    case 'rearranged': {
      const { kind, seat, colour, cards, source, cause } = event;
      return { kind, seat, colour, cards, source, cause };
    }
    case 'dogma': {
      const { kind, seat, card, edition, icon, counts, sharers, targets, actionsLeft, id } = event;
      return { kind, seat, card, edition, icon, counts, sharers, targets, actionsLeft, id };
    }
    case 'demandStart': {
      const { kind, seat, target, card, effect, id, source, cause } = event;
      return { kind, seat, target, card, effect, id, source, cause, ...revealing(event) };
    }
    case 'effectStart': {
      const { kind, seat, card, effect, as, id, source, cause } = event;
      return { kind, seat, card, effect, as, id, source, cause, ...revealing(event) };
    }
    case 'declined': {
      const { kind, seat, purpose, several, unsure, source, cause } = event;
      return { kind, seat, purpose, several, unsure, source, cause };
    }
    case 'lacked': {
      const { kind, seat, from, filter, source, cause } = event;
      return { kind, seat, from, filter, source, cause };
    }
    case 'shareBonus': {
      const { kind, seat, source, cause } = event;
      return { kind, seat, source, cause };
    }
    case 'achieved': {
      const { kind, seat, place, source, cause } = event;
      return { kind, seat, place, source, cause };
    }
    case 'gameEnd': {
      const { kind, winners, reason, source, cause } = event;
      return { kind, winners, reason, source, cause };
    }
    case 'asked': {
      const { kind, seat, choice, question, source, cause } = event;
      return { kind, seat, choice, question, source, cause };
    }
    case 'answered': {
      const { kind, seat, choice } = event;
      return { kind, seat, choice };
    }
  }
}

/** The card is told to those in `sees`; of that set everybody is told about itself alone. */
function viewMove(event: MoveEvent, viewer: Viewer): MoveEvent {
  const { kind, seat, age, from, to, source, cause, sizes } = event;
  const sees = event.sees & bitOf(viewer);
  const card = sees === 0 ? 0 : event.card;
  return { kind, seat, card, age, from, to, source, cause, sizes, sees, knew: 0, ...revealing(event) };
}

function viewExchange(event: ExchangeEvent, viewer: Viewer): ExchangeEvent {
  const { kind, seat, one, other, source, cause } = event;
  return {
    kind,
    seat,
    one: viewSide(one, viewer),
    other: viewSide(other, viewer),
    source,
    cause,
    ...revealing(event),
  };
}

/** The cards as a set, like the zones that they come from: the place of a known card must not tell of its neighbours. */
function viewSide(side: SeenSide, viewer: Viewer): SeenSide {
  const { seat, zone, sizes } = side;
  const sees = new Map(side.cards.map((card, index) => [card, (side.sees[index] as number) & bitOf(viewer)]));
  const cards = asSet(side.cards.map((card) => seenCard(card, sees.get(card) !== 0)));
  return {
    seat,
    zone,
    cards: cards.map((card) => Math.max(card, 0)),
    ages: cards.map(ageOfSeen),
    sees: cards.map((card) => sees.get(card) ?? 0),
    sizes,
  };
}

/** Whether a frame can be undone is no secret. */
function revealing({ reveals }: { readonly reveals?: boolean }): { readonly reveals?: true } {
  return reveals === true ? { reveals } : {};
}
