/**
 * What lies where in a view, by the ids of the scene: worked out once for a view, for the scene and for all that is asked about it.
 * Places that the ruleset does not show are left out, and of a pile all but its top, the cards that are known and its number.
 */
import type { Layout, PlaceId, Seat, ThingId, ThingKind } from '@turnwise/game';
import { cardAt } from '../compiled/at.ts';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, Rule, Zone } from '../compiled/compiled.ts';
import { numberOf } from '../run/items-of.ts';
import type { CardState, Item, RulesetView } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { cardThing, flagThing, hiddenThing, itemThing, MATCH, seatPlace, seatThing, STACK, zonePlace } from './ids.ts';
import { shownOf } from '../draw/shown.ts';
import { atIndex, kindIn, layoutOf } from './zone-layout.ts';

export interface Lying {
  readonly places: readonly LyingPlace[];
  readonly things: readonly LyingThing[];
  readonly ids: ReadonlySet<ThingId>;
  readonly placeIds: ReadonlySet<PlaceId>;
}

export type LyingPlace = { readonly id: PlaceId; readonly layout: Layout } & (
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'stack' | 'match' }
);

export type LyingThing = { readonly id: ThingId; readonly place: PlaceId } & (
  | { readonly kind: 'seat'; readonly seat: Seat }
  | CardLying
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'flag'; readonly flag: string }
);

export interface CardLying {
  readonly kind: 'card';
  readonly shownAs: ThingKind;
  readonly zone: Zone;
  /** Whose zone it is. */
  readonly seat: Seat;
  /** The card's number; -1 for one that is not known. */
  readonly card: number;
  readonly at: readonly number[] | undefined;
}

export function lyingIn(compiled: Compiled, view: RulesetView): Lying {
  const known = LYING.get(view);
  if (known !== undefined) return known;
  const places: LyingPlace[] = [];
  const things: LyingThing[] = [];
  addMatch(compiled, view, places, things);
  addStack(compiled, view, places, things);
  for (const zone of compiled.zones) if (zone.shared) addZone(compiled, view, zone, 0 as Seat, places, things);
  for (const seat of view.players.keys()) {
    const own = seat as Seat;
    const id = seatPlace(own);
    places.push({ kind: 'seat', id, seat: own, layout: { kind: 'area' } });
    things.push({ kind: 'seat', id: seatThing(own), place: id, seat: own });
    for (const zone of compiled.zones) if (!zone.shared) addZone(compiled, view, zone, own, places, things);
  }
  const lying = {
    places,
    things,
    ids: new Set(things.map(({ id }) => id)),
    placeIds: new Set(places.map(({ id }) => id)),
  };
  LYING.set(view, lying);
  return lying;
}

const LYING = new WeakMap<RulesetView, Lying>();

/** What is true of the match as a whole. */
function addMatch(compiled: Compiled, view: RulesetView, places: LyingPlace[], things: LyingThing[]): void {
  const shown = shownOf(compiled);
  const flags = compiled.flags.match.filter((flag, bit) => (view.flags & (1 << bit)) !== 0 && shown.flag(flag));
  if (flags.length === 0) return;
  places.push({ kind: 'match', id: MATCH, layout: { kind: 'row' } });
  for (const flag of flags) things.push({ kind: 'flag', id: flagThing(flag), place: MATCH, flag });
}

/** The top first. Parts of an item are not shown apart, and that a step or the setup goes on is told with the turn. */
function addStack(compiled: Compiled, view: RulesetView, places: LyingPlace[], things: LyingThing[]): void {
  const items = view.stack.effects.filter(({ nested, rule }) => !nested && !isTold(compiled.rules[rule])).toReversed();
  if (items.length === 0 && !compiled.actions.some(({ node }) => node.timing === 'stack')) return;
  places.push({ kind: 'stack', id: STACK, layout: { kind: 'row' } });
  const taken = new Set<ThingId>();
  for (const item of items) {
    // Costs lie there under the number of their action.
    const own = itemThing(compiled.actionOfRule[item.rule] === undefined ? -item.id : numberOf(item));
    const id = taken.has(own) ? `${own}.${item.id}` : own;
    taken.add(id);
    things.push({ kind: 'item', id, place: STACK, item });
  }
}

function isTold(rule: Rule | undefined): boolean {
  return rule?.kind === 'step' || rule?.kind === 'setup';
}

function addZone(
  compiled: Compiled,
  view: RulesetView,
  zone: Zone,
  seat: Seat,
  places: LyingPlace[],
  things: LyingThing[],
): void {
  if (!isShown(zone)) return;
  const values = view.places[placeOf(compiled, zone, seat)] as readonly number[];
  const id = zonePlace(zone, seat);
  const layout = layoutOf(zone, values.length);
  const isPile = layout.kind === 'pile';
  places.push({ kind: 'zone', id, layout, zone, seat, count: values.length });
  if (zone.node.show === 'count') return;
  const shownAs = kindIn(zone);
  let hidden = 0;
  for (const [position, index] of orderOf(view, zone, values, isPile).entries()) {
    const value = values[index] as number;
    const isHidden = isSlot(value);
    if (isHidden && isPile && index > 0) continue;
    const number = isHidden && !isPile ? hidden++ : index;
    const card = isHidden ? undefined : cardAt(view, value);
    if (card !== undefined && compiled.definitions[card.definition]?.node.ui?.['hide'] === true) continue;
    things.push({
      kind: 'card',
      id: card === undefined ? hiddenThing(zone, seat, number) : cardThing(card.id),
      place: id,
      shownAs,
      zone,
      seat,
      card: isHidden ? -1 : value,
      at: atIndex(layout, position),
    });
  }
}

function isShown({ node }: Zone): boolean {
  return node.show !== 'nothing' && node.ui?.['hide'] !== true;
}

/**
 * A hand as people hold it: if it is to be sorted, in the order in which the ruleset declares its cards. What is not known lies behind what is
 * known: where in somebody's hand a card was that is shown now is nobody's business.
 */
function orderOf(
  { cards }: RulesetView,
  { node }: Zone,
  values: readonly number[],
  isPile: boolean,
): readonly number[] {
  const order = [...values.keys()];
  const isSecret = !isPile && node.visibility !== 'public' && values.some(isSlot);
  if (node.show !== 'sorted' && !isSecret) return order;
  const rank = (index: number): number => {
    const value = values[index] as number;
    return isSlot(value) ? Infinity : (cards[value] as CardState).definition;
  };
  const tie = (index: number): number => (isSecret ? (values[index] as number) : index);
  return order.toSorted((a, b) => (rank(a) === rank(b) ? tie(a) - tie(b) : rank(a) - rank(b)));
}
