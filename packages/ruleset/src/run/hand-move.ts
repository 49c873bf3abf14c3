/**
 * A move by hand as an input names it: which cards go where, or why not. Several cards lie in one place, and come to lie one
 * behind the other in the order in which they are named. From a player's zone they go to that player's, from a shared one to the mover's.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import { cardAt, zoneAt } from '../compiled/at.ts';
import { placeOf, seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Desk, EventDiff, RulesetInput, RulesetState } from '../types.ts';
import { holds } from './holds.ts';
import { newItem } from './item.ts';
import { ZONE_MOVED } from './kind-numbers.ts';
import { AFTER } from './stages.ts';
import { cardNamed } from './thing-text.ts';
import { listed } from './listed.ts';

export type Manipulation = Extract<RulesetInput, { kind: 'manipulate' }>;

export interface HandMove {
  readonly cards: readonly number[];
  readonly from: Zone;
  readonly to: Zone;
  /** Places: a zone of a player. */
  readonly old: number;
  readonly place: number;
  readonly whose: Seat;
  /** The card that they come to lie before, NOTHING for the end. */
  readonly before: number;
}

export function handMove(compiled: Compiled, desk: Desk, input: Manipulation): HandMove | Stop {
  const { state } = desk;
  const { seat, position } = input;
  const texts = textsIn(input);
  const refused = disallowed('manipulationNotAllowed', { cards: [...texts], to: input.to });
  const named = texts.map((text) => cardNamed(compiled, state, text, seat));
  const to = compiled.zones.find(({ id }) => id === input.to);
  const old = placeOfCard(state, named[0]);
  if (to === undefined || old < 0 || new Set(named).size < named.length) return refused;
  const from = zoneAt(compiled, zoneOf(compiled, old));
  const cards: number[] = [];
  for (const [index, card] of named.entries()) {
    if (card === undefined || placeOfCard(state, card) !== old)
      return disallowed('notThere', { card: texts[index] as string, zone: from.id });
    cards.push(card);
  }
  if (input.from !== undefined && input.from !== from.id)
    return disallowed('notThere', { card: texts[0] as string, zone: input.from });
  const whose = from.shared ? seat : seatNumber(seatOf(compiled, old));
  if (!cards.every((card) => mayMove(compiled, desk, seat, card, to))) return refused;
  const place = placeOf(compiled, to, whose);
  const lies = state.places[place] as readonly number[];
  const others = place === old ? lies.filter((card) => !cards.includes(card)) : lies;
  const at = position ?? others.length;
  if (at > others.length) return disallowed('noSuchPlace', { position: at, last: others.length });
  if (others.length + cards.length > to.capacity) return disallowed('zoneFull', { zone: to.id });
  if (place === old && others.toSpliced(at, 0, ...cards).every((card, index) => card === lies[index]))
    return disallowed('nothingMoved');
  return { cards, from, to, old, place, whose, before: others[at] ?? NOTHING };
}

/** Whether an entry of the ruleset allows this seat to take this card there. */
export function mayMove(compiled: Compiled, desk: Desk, seat: Seat, card: number, to: Zone): boolean {
  const { state } = desk;
  const { place, owner } = cardAt(state, card);
  const from = zoneAt(compiled, zoneOf(compiled, place));
  const item = newItem(0, compiled.system, card, seat, AFTER);
  const holder = from.shared ? owner : seatOf(compiled, place);
  return compiled.manipulations.some(
    (one) =>
      one.from === from.number &&
      one.to === to.number &&
      (one.who === 'any' || seat === (one.who === 'active' ? state.turn.active : holder)) &&
      holds(one.when, desk, item),
  );
}

/** Whether it only sorts what the seat has, where that is allowed at any time. */
export function isSorting(compiled: Compiled, state: RulesetState, input: Manipulation): boolean {
  const old = placeOfCard(state, cardNamed(compiled, state, textsIn(input)[0] ?? '', input.seat));
  if (old < 0) return false;
  const { id, number, shared } = zoneAt(compiled, zoneOf(compiled, old));
  return !shared && seatOf(compiled, old) === input.seat && id === input.to && isSortable(compiled, number);
}

function isSortable({ manipulations }: Compiled, zone: number): boolean {
  return manipulations.some(({ always, from }) => always && from === zone);
}

/** The change that takes the next of the cards there, given what lies there now. */
export function handMoved(
  { system }: Compiled,
  { cards, places }: Pick<RulesetState, 'cards' | 'places'>,
  { from, to, place, whose, before }: HandMove,
  card: number,
  batch: number,
): EventDiff {
  const { owner, controller } = cards[card] as CardState;
  const others = (places[place] as readonly number[]).filter((one) => one !== card);
  const at = before === NOTHING ? others.length : others.indexOf(before);
  const fields = listed(card, from.symbol, to.symbol, to.shared ? NOTHING : ~whose);
  const event = {
    kind: ZONE_MOVED,
    id: 0,
    cause: 0,
    by: system,
    fields,
    taken: NOTHING_TAKEN,
    prevented: false,
    batch,
  };
  const kept = from.role === 'play' && to.role !== 'play' ? owner : controller;
  return { kind: 'move', event, card, place, at, controller: to.shared ? kept : whose };
}

/** One or several; none where it says both, or neither. */
function textsIn({ card, cards }: Manipulation): readonly string[] {
  if (card !== undefined) return cards === undefined ? [card] : [];
  return cards ?? [];
}

function placeOfCard({ cards }: RulesetState, card: number | undefined): number {
  return card === undefined ? -1 : (cards[card] as CardState).place;
}
