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
import { cardAt, definitionAt, zoneAt } from '../compiled/at.ts';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { attributeOf } from '../run/layers.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { deskFor } from '../run/desk.ts';
import { within } from '../run/meter.ts';
import { bitOf, sightByPlace, SPECTATORS } from '../run/sight.ts';
import { withUses } from '../run/book.ts';
import { HIDDEN, OPEN, OWN } from '../document/tells.ts';
import { HIDDEN_CARD, HIDDEN_PLACE } from '../types.ts';
import type { Book, CardState, Desk, Item, RulesetState, RulesetView } from '../types.ts';
import { COMMON_SLOT, mapItem, SHARED_SLOT } from './map-items.ts';
import type { Replace } from './map-items.ts';
import { viewChoice } from './view-choice.ts';

/** `all` hides nothing of what is at work. */
export function viewState(compiled: Compiled, state: RulesetState, viewer: Viewer, all = false): RulesetView {
  const bit = bitOf(viewer);
  const slots: number[] = [];
  /** By card: its slot, or the card itself where it is known. */
  const shown = state.cards.map((_, number) => number);
  const places = state.places.map((cards) => hiddenIn(compiled, state, cards, bit, slots, shown));
  const hide: Replace = (card) => shown[card] ?? card;
  return {
    ruleset: state.ruleset,
    viewer,
    turn: state.turn,
    players: state.players,
    cards: viewCards(compiled, state, bit, shown),
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

/** The cards of a place, with slots for those that are not known; adds these to `slots` and `shown`. */
function hiddenIn(
  compiled: Compiled,
  state: RulesetState,
  cards: readonly number[],
  bit: number,
  slots: number[],
  shown: number[],
): readonly number[] {
  const seen: number[] = [];
  for (const number of cards) {
    const card = cardAt(state, number);
    if ((card.seen & bit) === 0) {
      shown[number] = HIDDEN_CARD - slots.length;
      slots.push(slotOwner(compiled, card));
    }
    seen.push(shown[number] as number);
  }
  return seen;
}

function viewCards(
  compiled: Compiled,
  state: RulesetState,
  bit: number,
  shown: readonly number[],
): readonly CardState[] {
  const sights = sightByPlace(compiled, state);
  const none = compiled.counters.map(() => 0);
  const cards: CardState[] = [];
  for (let number = 0; number < state.cards.length; number++) {
    const card = cardAt(state, number);
    const isKnown = shown[number] === number;
    cards.push(
      isKnown ? knownCard(card, bit, card.place < 0 ? 0 : (sights[card.place] as number)) : hiddenCard(card, none),
    );
  }
  return cards;
}

/** What everybody knows of a card that is somewhere: that there is one. */
function hiddenCard(card: CardState, counters: readonly number[]): CardState {
  const { id, definition, token, common } = card;
  // In whose zone a common card lies would tell where.
  const owner = common ? seat(0) : card.owner;
  return {
    id,
    definition,
    owner,
    controller: owner,
    place: HIDDEN_PLACE,
    flags: 0,
    counters,
    seen: 0,
    token,
    common,
  };
}

/** Of what lies in a shared zone nothing is told: it may have been shuffled in. */
function slotOwner(compiled: Compiled, { place, owner, common }: CardState): number {
  if (zoneAt(compiled, zoneOf(compiled, place)).shared) return SHARED_SLOT;
  return common ? COMMON_SLOT : owner;
}

/** `sight`: who sees the place where it lies. */
function knownCard(card: CardState, bit: number, sight: number): CardState {
  const { id, definition, owner, controller, place, flags, counters, token, common } = card;
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
  const desk = deskFor(state);
  within(desk, RULESET_LIMITS.evaluationsPerRead.usual, () => addLayered(compiled, desk, found), undefined);
  return found;
}

function addLayered(
  compiled: Compiled,
  desk: Desk,
  found: { readonly card: number; readonly attributes: readonly number[] }[],
): void {
  const { state } = desk;
  // Most cards are as they are printed, so what is read of them is not kept.
  const attributes: number[] = [];
  for (let place = 0; place < state.places.length; place++) {
    if (!zoneAt(compiled, zoneOf(compiled, place)).public) continue;
    for (const card of state.places[place] as readonly number[])
      if (readAttributes(compiled, desk, card, attributes)) found.push({ card, attributes: attributes.slice() });
  }
}

/** Reads all attributes of a card into the list; gives whether one is not as it is printed. */
function readAttributes(compiled: Compiled, desk: Desk, card: number, into: number[]): boolean {
  const { definition } = cardAt(desk.state, card);
  const printed = definitionAt(compiled, definition).attributes;
  let isOther = false;
  for (let attribute = 0; attribute < compiled.attributes.length; attribute++) {
    const value = attributeOf(compiled, desk, card, attribute);
    into[attribute] = value;
    if (value !== printed[attribute]) isOther = true;
  }
  return isOther;
}

function viewBook(book: Book, hide: Replace): Book {
  return withUses(
    book,
    book.uses.map((use) => ({ ...use, source: use.source < 0 ? use.source : hide(use.source) })),
  );
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
