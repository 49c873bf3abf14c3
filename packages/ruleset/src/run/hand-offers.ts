/**
 * Cards that a seat may move by hand, as offers that are aside from the play. To the end of another zone go as many as the seat likes,
 * in its order. Within a zone one goes to the top or to the end, which is enough for every order; the places between are accepted as
 * well (`more`).
 */
import { message, oneSlot } from '@turnwise/game';
import type { Offer, Seat, Slot } from '@turnwise/game';
import { cardAt, zoneAt } from '../compiled/at.ts';
import { placeOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Manipulation, Zone } from '../compiled/compiled.ts';
import type { Desk, RulesetState } from '../types.ts';
import { mayMove } from './hand-move.ts';
import type { HandMove } from './hand-move.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { charge, within } from './meter.ts';
import { isAskedAbout, stopsSorting } from './manipulate.ts';
import { bitOf } from './sight.ts';
import { textsOf } from './thing-text.ts';

/** What needs priority is offered with it alone; what only sorts, at any time. */
export function handOffers(compiled: Compiled, desk: Desk, seat: Seat, hasPriority: boolean): readonly Offer[] {
  if (compiled.manipulations.length === 0 || stopsSorting(desk.state, seat) !== undefined) return [];
  const offers: Offer[] = [];
  within(
    desk,
    RULESET_LIMITS.evaluationsPerRead.usual,
    () => addOffers(compiled, desk, seat, hasPriority, offers),
    undefined,
  );
  return offers;
}

function addOffers(compiled: Compiled, desk: Desk, seat: Seat, hasPriority: boolean, offers: Offer[]): void {
  const { state } = desk;
  const told = new Set<string>();
  for (const { from: number, to: into, always } of compiled.manipulations) {
    const [from, to] = [zoneAt(compiled, number), zoneAt(compiled, into)];
    if (!always && !hasPriority) continue;
    // Entries for the same two zones allow together what is looked at here at once.
    const key = `${number} ${into} ${hasPriority}`;
    if (told.has(key)) continue;
    told.add(key);
    for (const whose of from.shared ? [seat] : state.players.keys()) {
      if (!hasPriority && whose !== seat) continue;
      const old = placeOf(compiled, from, whose);
      const cards = (state.places[old] as readonly number[]).filter((card) =>
        isOffered(compiled, desk, seat, card, to),
      );
      const place = placeOf(compiled, to, whose);
      if (place === old) offers.push(...sorted(compiled, state, seat, cards, to, whose as Seat));
      else offers.push(...carried(compiled, state, seat, cards, { from, to, place }));
    }
  }
}

/** A condition would tell something of a card that the seat does not know: it is accepted where it holds, but not offered. */
function isOffered(compiled: Compiled, desk: Desk, seat: Seat, card: number, to: Zone): boolean {
  charge(desk, compiled.manipulations.length);
  const { seen, place } = cardAt(desk.state, card);
  const from = zoneOf(compiled, place);
  const isKnown = (seen & bitOf(seat)) !== 0;
  const isTelling = ({ conditional, from: one, to: other }: Manipulation): boolean =>
    conditional && one === from && other === to.number;
  return (isKnown || !compiled.manipulations.some(isTelling)) && mayMove(compiled, desk, seat, card, to);
}

function sorted(
  compiled: Compiled,
  state: RulesetState,
  seat: Seat,
  cards: readonly number[],
  zone: Zone,
  whose: Seat,
): readonly Offer[] {
  const lies = state.places[placeOf(compiled, zone, whose)] as readonly number[];
  if (isAskedAbout(state, { to: zone, whose })) return [];
  return [0, lies.length - 1].flatMap((position) => {
    const others = cards.filter((card) => card !== lies[position]);
    if (others.length === 0) return [];
    const candidates = textsOf(compiled, state, others, seat);
    const fixed = { action: 'move_card', from: zone.id, to: zone.id, position };
    return [offer(seat, fixed, oneSlot('card', candidates), zone, position === 0 ? '.top' : '.end')];
  });
}

function carried(
  compiled: Compiled,
  state: RulesetState,
  seat: Seat,
  cards: readonly number[],
  { from, to, place }: Pick<HandMove, 'from' | 'to' | 'place'>,
): readonly Offer[] {
  const max = Math.min(cards.length, to.capacity - (state.places[place] as readonly number[]).length);
  if (max < 1) return [];
  const candidates = textsOf(compiled, state, cards, seat);
  const fixed = { action: 'move_card', from: from.id, to: to.id };
  return [offer(seat, fixed, { name: 'cards', candidates, min: 1, max, list: true, ordered: true }, to)];
}

function offer(seat: Seat, fixed: NonNullable<Offer['fixed']>, slot: Slot, to: Zone, where = ''): Offer {
  const label = message(`offer.manipulate${where}`, { to: to.node.name ?? to.id });
  return { kind: 'manipulate', seat, fixed, slots: [slot], label, more: true, aside: true };
}
