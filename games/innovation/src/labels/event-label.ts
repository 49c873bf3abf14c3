/** What happened, as a sentence. At the level `debug` with sizes before and after, and with the effect that caused it. */
import { message, nameOf } from '@turnwise/game';
import type { LogLevel, Message, Seat, Table } from '@turnwise/game';
import { cardOf, effectsOf } from '../cards/catalogue.ts';
import { ICONS, SPLAYS } from '../cards/language.ts';
import { achievementName } from '../notation/names.ts';
import type { ExchangeEvent, InnovationEvent, MoveEvent, SeenSide } from '../types.ts';
import {
  becausePhrase,
  cardPhrase,
  cardsPhrase,
  colourPhrase,
  fromPhrase,
  placePhrase,
  seatsPhrase,
  specialPhrase,
  theirPlace,
  titled,
  titleOf,
} from './phrases.ts';
import { suchCard } from './which-cards.ts';

/** Told only to those who want to know everything. */
const DEBUG_KINDS: ReadonlySet<InnovationEvent['kind']> = new Set<InnovationEvent['kind']>([
  'action',
  'demandStart',
  'effectStart',
  'asked',
  'answered',
]);

export function eventLevel(event: InnovationEvent): LogLevel {
  return DEBUG_KINDS.has(event.kind) ? 'debug' : 'min';
}

export function eventLabel(event: InnovationEvent, table: Table, level: LogLevel = 'min'): Message {
  const text = sentence(event, table);
  return level === 'debug' ? withFigures(event, text, table) : text;
}

function sentence(event: InnovationEvent, table: Table): Message {
  const name = (seat: Seat): string => nameOf(table, seat);
  switch (event.kind) {
    case 'startTurn': {
      const { seat, turn, actionsLeft } = event;
      return message(`event.startTurn.${actionsLeft === 1 ? 'one' : 'two'}`, { seat: name(seat), turn });
    }
    case 'action':
      return message('event.action', {
        seat: name(event.seat),
        action: message(`action.${event.action}`),
        left: event.actionsLeft,
      });
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
      return message(`event.${event.kind}`, {
        seat: name(event.seat),
        card: cardPhrase(event.card, event.age),
        from: fromPhrase(event.from, event.seat, table),
        because: becausePhrase(event.source),
      });
    case 'transferred':
      return transferred(event, table);
    case 'removed':
      return message('event.removed', {
        card: cardPhrase(event.card, event.age),
        place: placePhrase(event.from, table),
        because: becausePhrase(event.source),
      });
    case 'exchanged':
      return exchanged(event, table);
    case 'revealed':
      return message('event.revealed', {
        seat: name(event.seat),
        card: titleOf(event.card),
        because: becausePhrase(event.source),
      });
    case 'splayed':
      return message(`event.splayed.${SPLAYS[event.to] ?? 'none'}`, {
        seat: name(event.seat),
        color: colourPhrase(event.colour),
        because: becausePhrase(event.source),
      });
    case 'rearranged':
      return message('event.rearranged', {
        seat: name(event.seat),
        color: colourPhrase(event.colour),
        cards: event.cards.map(titleOf),
        because: becausePhrase(event.source),
      });
    case 'dogma':
      return dogma(event, table);
    case 'demandStart':
      return message('event.demandStart', {
        seat: name(event.seat),
        target: name(event.target),
        card: titleOf(event.card),
        effect: event.effect,
      });
    case 'effectStart':
      return message(`event.effectStart.${event.as}`, {
        seat: name(event.seat),
        card: titleOf(event.card),
        effect: event.effect,
      });
    case 'declined': {
      const { purpose, several, unsure, source } = event;
      const what = message(several ? 'phrase.someCards' : 'phrase.aCard');
      return message(`event.declined.${unsure ? 'unsure.' : ''}${purpose}`, {
        seat: name(event.seat),
        source: titled(source),
        what,
      });
    }
    case 'lacked':
      return message('event.lacked', { source: titled(event.source), card: suchCard(event.from, event.filter, table) });
    case 'shareBonus':
      return message('event.shareBonus', { seat: name(event.seat) });
    case 'achieved': {
      const achievement = achievementName(event.place);
      const key = typeof achievement === 'number' ? 'event.achieved.normal' : 'event.achieved.special';
      const named = typeof achievement === 'number' ? achievement : specialPhrase(event.place, achievement);
      return message(key, { seat: name(event.seat), achievement: named, because: becausePhrase(event.source) });
    }
    case 'gameEnd':
      return message(`event.gameEnd.${event.reason}.${event.winners.length === 1 ? 'one' : 'shared'}`, {
        winners: seatsPhrase(event.winners, table),
        source: titled(event.source),
      });
    case 'asked':
      return message('event.asked', { seat: name(event.seat), source: titled(event.source), choice: event.choice });
    case 'answered':
      return message('event.answered', { seat: name(event.seat), choice: event.choice });
  }
}

/** From whose place to whose, seen by the one who does it. */
function transferred({ seat, card, age, from, to, source }: MoveEvent, table: Table): Message {
  return message('event.transferred', {
    seat: nameOf(table, seat),
    card: cardPhrase(card, age),
    from: fromPhrase(from, seat, table),
    to: theirPlace(to, seat, table),
    because: becausePhrase(source),
  });
}

function exchanged({ seat, one, other, source }: ExchangeEvent, table: Table): Message {
  return message('event.exchanged', {
    seat: nameOf(table, seat),
    cards: cardsPhrase(one.cards, one.ages),
    place: theirPlace(one, seat, table),
    others: cardsPhrase(other.cards, other.ages),
    other: theirPlace(other, seat, table),
    because: becausePhrase(source),
  });
}

function dogma(event: Extract<InnovationEvent, { kind: 'dogma' }>, table: Table): Message {
  const { seat, card, edition, sharers, targets } = event;
  const effects = effectsOf(cardOf(card), edition);
  const shares = sharers.length > 0 && effects.some(({ kind }) => kind === 'shared');
  const demands = targets.length > 0 && effects.some(({ kind }) => kind === 'demand');
  return message('event.dogma', {
    seat: nameOf(table, seat),
    card: titleOf(card),
    sharing: shares
      ? message(`phrase.sharing.${sharers.length === 1 ? 'one' : 'several'}`, { seats: seatsPhrase(sharers, table) })
      : '',
    demand: demands ? message('phrase.demand', { seats: seatsPhrase(targets, table) }) : '',
  });
}

function withFigures(event: InnovationEvent, text: Message, table: Table): Message {
  const figures = figuresOf(event, table);
  const whole = figures === undefined ? text : message('log.figures', { text, figures });
  if (!('cause' in event) || event.cause === 0) return whole;
  const { cause } = event;
  return 'id' in event
    ? message('log.began', { text: whole, id: event.id, cause })
    : message('log.cause', { text: whole, cause });
}

function figuresOf(event: InnovationEvent, table: Table): readonly Message[] | undefined {
  switch (event.kind) {
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
    case 'transferred':
    case 'removed':
      return [
        sizes(placePhrase(event.from, table), event.sizes.from),
        sizes(placePhrase(event.to, table), event.sizes.to),
      ];
    case 'exchanged':
      return [event.one, event.other].map((side: SeenSide) => sizes(placePhrase(side, table), side.sizes));
    case 'splayed':
      return [message('log.splay', { before: splayPhrase(event.from), after: splayPhrase(event.to) })];
    case 'dogma': {
      const icon = message(`icon.${ICONS[event.icon] ?? 'none'}`);
      return event.counts.map((count, seat) =>
        message('log.icons', { icon, seat: nameOf(table, seat as Seat), count }),
      );
    }
    case 'startTurn':
    case 'action':
    case 'revealed':
    case 'rearranged':
    case 'demandStart':
    case 'effectStart':
    case 'declined':
    case 'lacked':
    case 'shareBonus':
    case 'achieved':
    case 'gameEnd':
    case 'asked':
    case 'answered':
      return undefined;
  }
}

function splayPhrase(splay: number): Message {
  return message(`direction.${SPLAYS[splay] ?? 'none'}`);
}

function sizes(place: unknown, [before, after]: readonly [number, number]): Message {
  return message('log.sizes', { place, before, after });
}
