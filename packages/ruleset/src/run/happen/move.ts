/** `zone_moved`: by itself, and after what takes a card elsewhere. */
import { seat as seatNumber } from '@turnwise/game';
import { placeOf, zoneOf } from '../../compiled/compiled.ts';
import type { Compiled, HasCompiled, Zone } from '../../compiled/compiled.ts';
import type { Happen, NumberOf, RulesetRun } from '../../compiled/functions.ts';
import { NOTHING } from '../../types.ts';
import type { CardState, Happening, Item, MoveNote, RulesetState } from '../../types.ts';
import { attempt } from '../attempt.ts';
import type { Met } from '../attempt.ts';
import { canGo, hasCome } from '../coming.ts';
import { comesBefore } from '../discover.ts';
import { dropGone } from '../drop-gone.ts';
import { ZONE_MOVED } from '../kind-numbers.ts';
import { recordPrevented } from '../prevented.ts';
import { following, happened, noted } from '../record.ts';
import { zoneFull } from '../violation.ts';
import { isPlayer, zoneNamed, zoneNumberOf } from '../where.ts';

/**
 * Fields: card, from, to, player. The position is that from the top; null where the zone itself says. A card that moves openly is
 * known to everybody from then on.
 */
export function moveHappens(
  { compiled }: HasCompiled,
  position: NumberOf | null,
  open: boolean,
  moving: number = NONE_MOVING,
): Happen {
  return (event, item, run) => {
    if (canGo(run.state, run.effects, event.fields[0] as number))
      moveAs(compiled, run, item, event, position, open, undefined, moving);
  };
}

/** The card of the event goes where the event says, from where it lies or from nowhere. */
export function moveAs(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  position: NumberOf | null,
  open: boolean,
  note?: MoveNote,
  moving: number = NONE_MOVING,
): void {
  const { state } = run;
  const card = event.fields[0] as number;
  const zone = zoneNamed(compiled, event.fields[2] as number);
  if (zone === undefined) return;
  const player = event.fields[3] as number;
  const seat = isPlayer(player) ? ~player : (state.cards[card] as CardState).owner;
  if (position === null && placeOf(compiled, zone, seat) === (state.cards[card] as CardState).place) return;
  mustHaveRoom(compiled, state, card, zone, seat);
  event.fields = movedFields(compiled, state, card, zone, seat);
  const at =
    position === null ? -1 : behindOthers(compiled, state, item, card, zone, seat, position(state, item), moving);
  take(compiled, run, item, event, zone, seat, at, open, note);
}

const NONE_MOVING = -1;

/** Cards that go to one place together lie there in the order in which they go, the first nearest to the top. */
function behindOthers(
  compiled: Compiled,
  state: RulesetState,
  { registers }: Item,
  card: number,
  zone: Zone,
  seat: number,
  position: number,
  moving: number,
): number {
  const lies = (state.places[placeOf(compiled, zone, seat)] as readonly number[]).filter((other) => other !== card);
  let at = Math.min(Math.max(0, position), lies.length);
  if (moving < 0) return at;
  for (const before of registers[moving] as readonly number[]) {
    if (before === card) break;
    if (lies[at] === before) at++;
  }
  return at;
}

/**
 * Says what has happened to a card, which then goes into the zone of this seat. Where there is no room for it there, and nothing
 * comes before the move that could send it elsewhere, it has not happened.
 */
export function moveAfter(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  first: Happening,
  card: number,
  to: Zone,
  seat: number,
): void {
  const { state } = run;
  if (!hasRoom(compiled, state, card, to, seat)) {
    const moved = following(first, ZONE_MOVED, movedFields(compiled, state, card, to, seat));
    if (!comesBefore(compiled, run, moved)) throw zoneFull(to, seat);
  }
  noted(compiled, run, item, first);
  moveCard(compiled, run, item, following(first, ZONE_MOVED, NO_FIELDS), card, to, seat, 'follows');
}

/** The same by an event that gets its fields here. Where something comes before it, the item waits and `finishMove` does it. */
export function moveCard(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  card: number,
  to: Zone,
  seat: number,
  note: MoveNote,
): void {
  event.fields = movedFields(compiled, run.state, card, to, seat);
  if (attempt(compiled, run, item, [event])) return;
  // To where it lies already it does not move.
  if (placeOf(compiled, to, seat) === (run.state.cards[card] as CardState).place) return;
  mustHaveRoom(compiled, run.state, card, to, seat);
  take(compiled, run, item, event, to, seat, -1, false, note);
}

/** A move that was answered: where the card is still where it was to leave, it goes where it is to go by now. */
export function finishMove(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  { parts, tried }: Met,
  note: MoveNote,
): void {
  const [event, first] = [parts[0] as Happening, tried[0] as Happening];
  if (event.prevented) return recordPrevented(compiled, run, item, event);
  const [card, from] = first.fields as readonly [number, number];
  if (card < 0 || zoneSymbolOf(compiled, run.state, card) !== from) return;
  const goes = event.fields[0] as number;
  if (goes !== card && !canGo(run.state, run.effects, goes)) return;
  // What goes elsewhere is told, as nobody would think so.
  const isAsTold = note !== 'follows' || [0, 2, 3].every((at) => event.fields[at] === first.fields[at]);
  moveAs(compiled, run, item, event, null, false, isAsTold ? note : undefined);
}

export function movedFields(
  compiled: Compiled,
  state: RulesetState,
  card: number,
  to: Zone,
  seat: number,
): readonly number[] {
  return [card, zoneSymbolOf(compiled, state, card), to.symbol, to.shared ? NOTHING : ~seat];
}

/** Where a card comes from; nothing for one that was just made. */
function zoneSymbolOf(compiled: Compiled, state: RulesetState, card: number): number {
  return compiled.zones[zoneNumberOf(compiled, state, card)]?.symbol ?? NOTHING;
}

/** Before a card comes into a zone. */
function mustHaveRoom(compiled: Compiled, state: RulesetState, card: number, zone: Zone, seat: number): void {
  if (!hasRoom(compiled, state, card, zone, seat)) throw zoneFull(zone, seat);
}

function hasRoom(compiled: Compiled, state: RulesetState, card: number, zone: Zone, seat: number): boolean {
  const place = placeOf(compiled, zone, seat);
  if ((state.places[place] as readonly number[]).length < zone.capacity) return true;
  return !takesRoom(compiled, state, card, zone, place);
}

/** A card that is there already takes no more room, nor does a token that leaves play. */
function takesRoom(compiled: Compiled, state: RulesetState, card: number, zone: Zone, place: number): boolean {
  const { place: from, token } = state.cards[card] as CardState;
  return place !== from && !(token && leavesPlay(compiled, from, zone));
}

function leavesPlay(compiled: Compiled, from: number, to: Zone): boolean {
  return from >= 0 && zoneOf(compiled, from) === compiled.roles.play && to.role !== 'play';
}

/** Whether there is room for all these together, each in the place of its seat. */
export function haveRoom(
  compiled: Compiled,
  state: RulesetState,
  cards: readonly number[],
  zone: Zone,
  seatOf: (card: number) => number,
): boolean {
  if (zone.capacity === Number.MAX_SAFE_INTEGER) return true;
  const filled = new Map<number, number>();
  for (const card of cards) {
    const place = placeOf(compiled, zone, seatOf(card));
    if (!takesRoom(compiled, state, card, zone, place)) continue;
    const now = (filled.get(place) ?? (state.places[place] as readonly number[]).length) + 1;
    if (now > zone.capacity) return false;
    filled.set(place, now);
  }
  return true;
}

/** The index for a card that comes into a place of so many others: on top of an ordered one, at the end of another. */
function usualIndex({ node }: Zone, others: number): number {
  return node.ordered === true ? 0 : others;
}

function take(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  zone: Zone,
  seat: number,
  position: number,
  open: boolean,
  note: MoveNote | undefined,
): void {
  const { state } = run;
  const card = event.fields[0] as number;
  const place = placeOf(compiled, zone, seat);
  const { place: from, controller, owner } = state.cards[card] as CardState;
  const others = (state.places[place] as readonly number[]).length - (from === place ? 1 : 0);
  happened(compiled, run, item, {
    kind: 'move',
    event,
    card,
    place,
    at: position < 0 ? usualIndex(zone, others) : Math.min(position, others),
    controller: zone.shared ? (leavesPlay(compiled, from, zone) ? owner : controller) : seatNumber(seat),
    open,
    note,
  });
  if (from < 0) hasCome(run, card);
  else if (place !== from) dropGone(compiled, run, card, item);
}

const NO_FIELDS: readonly number[] = Object.freeze([]);
