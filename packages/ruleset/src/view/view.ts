/**
 * What a viewer may see of a state, field by field.
 *
 * - A card is known to whoever has a bit for it in `seen`. Where the others lie is hidden: places have slots for them.
 * - Places keep their order, as everybody sees where a card is put. Which card it is, is another matter.
 * - Of who else knows a card the viewer is told what the zone says, and what everybody knows.
 * - What remains on the stack is open, but for the hidden cards that it names and for what was computed from cards that the viewer
 *   does not see; questions to others are closed.
 */
import { seat } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import type { StackState } from '@turnwise/stack';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Definition, Zone } from '../compiled/compiled.ts';
import { attributeOf } from '../run/layers.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { within } from '../run/meter.ts';
import { bitOf, sightOf, SPECTATORS } from '../run/sight.ts';
import { HIDDEN, OPEN, OWN } from '../document/tells.ts';
import { HIDDEN_CARD, HIDDEN_PLACE } from '../types.ts';
import type { Book, CardState, Item, RulesetState, RulesetView } from '../types.ts';
import { COMMON_SLOT, mapItem, SHARED_SLOT } from './map-items.ts';
import type { Replace } from './map-items.ts';
import { viewChoice } from './view-choice.ts';

/** `all` hides nothing of what is at work. */
export function viewState(compiled: Compiled, state: RulesetState, viewer: Viewer, all = false): RulesetView {
  const bit = bitOf(viewer);
  const seats = state.players.length;
  const slots: number[] = [];
  const slotOfCard = new Map<number, number>();
  const places = state.places.map((cards) =>
    cards.map((number) => {
      const card = state.cards[number] as CardState;
      if ((card.seen & bit) !== 0) return number;
      const slot = HIDDEN_CARD - slots.length;
      slots.push(slotOwner(compiled, card));
      slotOfCard.set(number, slot);
      return slot;
    }),
  );
  const hide: Replace = (card) => slotOfCard.get(card) ?? card;
  return {
    ruleset: state.ruleset,
    viewer,
    turn: state.turn,
    players: state.players,
    cards: state.cards.map((card, number) =>
      slotOfCard.has(number) ? hiddenCard(card) : knownCard(compiled, card, bit, seats),
    ),
    places,
    slots,
    layered: layeredCards(compiled, state),
    flags: state.flags,
    changes: state.changes,
    events: state.events,
    ended: state.ended,
    halted: state.halted,
    book: viewBook(state.book, hide),
    stack: viewStack(compiled, state.stack, viewer, hide, all),
  };
}

/** What everybody knows of a card that is somewhere: that there is one. */
function hiddenCard(card: CardState): CardState {
  const { id, definition, counters, token, common } = card;
  // In whose zone a common card lies would tell where.
  const owner = common ? seat(0) : card.owner;
  return {
    id,
    definition,
    owner,
    controller: owner,
    place: HIDDEN_PLACE,
    flags: 0,
    counters: counters.map(() => 0),
    seen: 0,
    token,
    common,
  };
}

/** Of what lies in a shared zone nothing is told: it may have been shuffled in. */
function slotOwner(compiled: Compiled, { place, owner, common }: CardState): number {
  if ((compiled.zones[zoneOf(compiled, place)] as Zone).shared) return SHARED_SLOT;
  return common ? COMMON_SLOT : owner;
}

function knownCard(compiled: Compiled, card: CardState, bit: number, seats: number): CardState {
  const { id, definition, owner, controller, place, flags, counters, token, common } = card;
  const sight = place < 0 ? 0 : sightOf(compiled, place, seats);
  return {
    id,
    definition,
    owner,
    controller,
    place,
    flags,
    counters,
    seen: card.seen & (bit | SPECTATORS | sight),
    token,
    common,
  };
}

function layeredCards(compiled: Compiled, state: RulesetState): RulesetView['layered'] {
  if (compiled.attributes.length === 0) return [];
  const found: { readonly card: number; readonly attributes: readonly number[] }[] = [];
  // What would take longer is as printed.
  within(RULESET_LIMITS.evaluationsPerRead.usual, () => addLayered(compiled, state, found), undefined);
  return found;
}

function addLayered(
  compiled: Compiled,
  state: RulesetState,
  found: { readonly card: number; readonly attributes: readonly number[] }[],
): void {
  for (const [place, cards] of state.places.entries()) {
    if (!(compiled.zones[zoneOf(compiled, place)] as Zone).public) continue;
    for (const card of cards) {
      const { definition } = state.cards[card] as CardState;
      const printed = (compiled.definitions[definition] as Definition).attributes;
      const attributes = compiled.attributes.map((_, attribute) => attributeOf(compiled, state, card, attribute));
      if (attributes.some((value, attribute) => value !== printed[attribute])) found.push({ card, attributes });
    }
  }
}

function viewBook(book: Book, hide: Replace): Book {
  return {
    ...book,
    uses: book.uses.map((use) => ({ ...use, source: use.source < 0 ? use.source : hide(use.source) })),
  };
}

function viewStack(
  compiled: Compiled,
  stack: StackState<Item>,
  viewer: Viewer,
  hide: Replace,
  all: boolean,
): StackState<Item> {
  const { effects, choices, given, effectsMade, choicesMade } = stack;
  return {
    effects: effects.map((item) =>
      mapItem(compiled, item, hide, all ? HIDDEN : item.seat === viewer ? OWN : OPEN, all ? 'all' : viewer),
    ),
    choices: choices.map((choice) => viewChoice(choice, viewer)),
    given: given.map(({ choice, value }) => {
      const own = choices.some((asked) => asked.id === choice && asked.seat === viewer);
      return { choice, value: own ? value : null };
    }),
    effectsMade,
    choicesMade,
  };
}
