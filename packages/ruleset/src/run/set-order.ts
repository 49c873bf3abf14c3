/**
 * The order in which things of a set are taken one after the other: id order. But an id that somebody may not know decides nothing that
 * all can see: a set with a card that not everybody knows is taken as it lies, seats from the active one on, zone by zone, shared zones
 * after them, in each place first what everybody knows and then the others, each from the top. Where cards lie is public, and so is whether everybody knows all of them.
 */
import { cardAt, zoneAt } from '../compiled/at.ts';
import { charge } from './meter.ts';
import { SPECTATORS } from './sight.ts';
import type { CardState, Desk, RulesetState } from '../types.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { byId, inIdOrder, SORTING } from './id-order.ts';

export function inSetOrder(compiled: Compiled, desk: Desk, values: readonly number[]): readonly number[] {
  if (values.length < 2) return values;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value >= 0 && !isKnownToAll(cardAt(desk.state, value))) return asItLies(compiled, desk, values);
  }
  return inIdOrder(desk, values);
}

/** What spectators know, everybody knows. */
export function isKnownToAll({ seen }: CardState): boolean {
  return (seen & SPECTATORS) !== 0;
}

/** Players first, by seat. */
function asItLies(compiled: Compiled, desk: Desk, values: readonly number[]): readonly number[] {
  const { state } = desk;
  const players = values.filter((value) => value < 0).sort((a, b) => b - a);
  const cards = values.filter((value) => value >= 0);
  charge(desk, cards.length * SORTING);
  if (cards.length <= FEW) return [...players, ...cards.sort((a, b) => byPlace(compiled, state, a, b))];
  const lies = whereTheyLie(desk, cards);
  const place = (card: number): number => cardAt(state, card).place;
  return [
    ...players,
    ...cards.sort(
      (a, b) =>
        rankOf(compiled, state, place(a)) - rankOf(compiled, state, place(b)) ||
        hiddenLast(state, a, b) ||
        (lies.get(a) ?? 0) - (lies.get(b) ?? 0) ||
        (place(a) < 0 ? byId(state, a, b) : 0),
    ),
  ];
}

const FEW = 32;

/** In one place what everybody knows comes first: among the others it would tell where these lie. */
function hiddenLast({ cards }: RulesetState, a: number, b: number): number {
  return Number(isKnownToAll(cards[b] as CardState)) - Number(isKnownToAll(cards[a] as CardState));
}

/** How far from the top each card lies in its place: every place is gone through once. */
function whereTheyLie(desk: Desk, cards: readonly number[]): ReadonlyMap<number, number> {
  const { state } = desk;
  const lies = new Map<number, number>();
  const places = new Set(cards.map((card) => cardAt(state, card).place));
  for (const place of places) {
    const all = state.places[place] ?? [];
    charge(desk, all.length);
    for (let i = 0; i < all.length; i++) lies.set(all[i] as number, i);
  }
  return lies;
}

/** Of two cards that somebody does not know, the one that lies first; what lies nowhere comes last. */
export function byPlace(compiled: Compiled, state: RulesetState, a: number, b: number): number {
  const one = cardAt(state, a).place;
  const other = cardAt(state, b).place;
  if (one === other) {
    const place = state.places[one];
    if (place === undefined) return byId(state, a, b);
    return hiddenLast(state, a, b) || place.indexOf(a) - place.indexOf(b);
  }
  return rankOf(compiled, state, one) - rankOf(compiled, state, other);
}

function rankOf(compiled: Compiled, { turn, players }: RulesetState, place: number): number {
  const { seats } = compiled;
  const all = compiled.zones.length;
  if (place < 0) return 2 * seats * all;
  const { shared, number } = zoneAt(compiled, zoneOf(compiled, place));
  if (shared) return seats * all + number;
  const count = players.length;
  return ((seatOf(compiled, place) - turn.active + count) % count) * all + number;
}
