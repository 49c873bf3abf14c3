/** Events with names. A card that the reader may not know is left out; its age stays. */
import { nameOf } from '@turnwise/game';
import type { Notation, Seat, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { ICONS, SPLAYS } from '../cards/language.ts';
import { formatFilter, formatFrom } from './choice.ts';
import type { Innovation, InnovationEvent, SeenSide } from '../types.ts';
import { achievementName, cardName, colourName, formatZone } from './names.ts';

export const event: Notation<Innovation>['event'] = { format: formatEvent, expected: shortEvent };

/** Without numbers of effects and sizes of zones. */
function shortEvent(happened: InnovationEvent, table: Table): Json {
  const { id: _id, cause: _cause, sizes: _sizes, ...fields } = formatEvent(happened, table) as Record<string, Json>;
  return fields;
}

function formatEvent(happened: InnovationEvent, table: Table): Json {
  const names = (seats: readonly Seat[]): readonly string[] => seats.map((seat) => nameOf(table, seat));
  const because =
    'cause' in happened ? { source: happened.source, cause: happened.cause } : ({} as Record<string, Json>);
  const who = 'seat' in happened ? { seat: nameOf(table, happened.seat) } : {};
  const head = { kind: happened.kind, ...who };
  switch (happened.kind) {
    case 'startTurn':
      return { ...head, turn: happened.turn, actionsLeft: happened.actionsLeft };
    case 'action':
      return { ...head, action: happened.action, actionsLeft: happened.actionsLeft };
    case 'drew':
    case 'melded':
    case 'tucked':
    case 'scored':
    case 'returned':
    case 'transferred':
    case 'removed':
      return {
        ...head,
        ...(happened.card > 0 ? { card: cardName(happened.card) } : {}),
        age: happened.age,
        from: formatZone(happened.from, table),
        to: formatZone(happened.to, table),
        ...because,
        sizes: { from: [...happened.sizes.from], to: [...happened.sizes.to] },
      };
    case 'exchanged':
      return { ...head, one: formatSide(happened.one, table), other: formatSide(happened.other, table), ...because };
    case 'revealed':
      return { ...head, card: cardName(happened.card), ...because };
    case 'splayed':
      return {
        ...head,
        color: colourName(happened.colour),
        direction: SPLAYS[happened.to] ?? 'none',
        before: SPLAYS[happened.from] ?? 'none',
        ...because,
      };
    case 'rearranged':
      return { ...head, color: colourName(happened.colour), cards: happened.cards.map(cardName), ...because };
    case 'dogma':
      return {
        ...head,
        card: cardName(happened.card),
        icon: ICONS[happened.icon] ?? happened.icon,
        counts: Object.fromEntries(happened.counts.map((count, seat) => [nameOf(table, seat as Seat), count])),
        sharers: names(happened.sharers),
        targets: names(happened.targets),
        actionsLeft: happened.actionsLeft,
      };
    case 'demandStart':
      return {
        ...head,
        target: nameOf(table, happened.target),
        card: cardName(happened.card),
        effect: happened.effect,
        ...because,
        id: happened.id,
      };
    case 'effectStart':
      return {
        ...head,
        card: cardName(happened.card),
        effect: happened.effect,
        as: happened.as,
        ...because,
        id: happened.id,
      };
    case 'declined':
      return { ...head, purpose: happened.purpose, ...because };
    case 'lacked':
      return {
        ...head,
        from: formatFrom(happened.from, table),
        filter: formatFilter(happened.filter, table),
        ...because,
      };
    case 'shareBonus':
      return { ...head, ...because };
    case 'achieved':
      return { ...head, achievement: achievementName(happened.place), ...because };
    case 'gameEnd':
      return { ...head, winners: names(happened.winners), reason: happened.reason, ...because };
    case 'asked':
      return { ...head, choice: happened.choice, question: happened.question, source: happened.source };
    case 'answered':
      return { ...head, choice: happened.choice };
  }
}

function formatSide({ seat, zone, cards, ages, sizes }: SeenSide, table: Table): Json {
  return {
    seat: nameOf(table, seat),
    zone,
    cards: cards.map((card, index) => (card > 0 ? cardName(card) : { age: ages[index] ?? 0 })),
    sizes: [...sizes],
  };
}
