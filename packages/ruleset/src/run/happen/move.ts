/** `zone_moved`: by itself, and after what takes a card elsewhere. */
import { seat as seatNumber } from '@turnwise/game';
import { cardAt } from '../../compiled/at.ts';
import { placeOf, zoneOf } from '../../compiled/compiled.ts';
import type { Compiled, HasCompiled, Zone } from '../../compiled/compiled.ts';
import type { Happen, NumberOf, RulesetRun } from '../../compiled/functions.ts';
import { NOTHING } from '../../types.ts';
import type { Happening, Item, MoveNote, RulesetState } from '../../types.ts';
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
import { listed } from '../listed.ts';

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
  const manner: Manner = { position, open, moving, note: undefined };
  return (event, item, run) => {
    if (canGo(run.state, run.effects, event.fields[0] as number)) moveAs(compiled, run, item, event, manner);
  };
}

/** How a card moves. */
export interface Manner {
  /** How far from the top it comes to lie; null where the zone itself says. */
  readonly position: NumberOf | null;
  /** Everybody knows it from then on. */
  readonly open: boolean;
  /** The register of the cards that go with it; -1 for none. */
  readonly moving: number;
  readonly note: MoveNote | undefined;
}

const NONE_MOVING = -1;

/** As the zone has it, with nothing to be said of it. */
export const USUAL: Manner = Object.freeze({ position: null, open: false, moving: NONE_MOVING, note: undefined });

/** The card of the event goes where the event says, from where it lies or from nowhere. */
export function moveAs(compiled: Compiled, run: RulesetRun, item: Item, event: Happening, manner: Manner): void {
  const { state } = run;
  const card = event.fields[0] as number;
  const zone = zoneNamed(compiled, event.fields[2] as number);
  if (zone === undefined) return;
  const player = event.fields[3] as number;
  const seat = isPlayer(player) ? ~player : cardAt(state, card).owner;
  const { position, open, moving, note } = manner;
  const place = placeOf(compiled, zone, seat);
  if (position === null && place === cardAt(state, card).place) return;
  mustHaveRoom(compiled, state, card, zone, seat);
  event.fields = movedFields(compiled, state, card, zone, seat);
  let at = -1;
  if (position !== null) {
    const together = moving < 0 ? NO_CARDS : (item.registers[moving] as readonly number[]);
    at = behindOthers(state.places[place] as readonly number[], card, position(run.local.desk, item), together);
  }
  take(compiled, run, item, event, { card, to: zone, seat }, { at, open, note });
}

/** Cards that go to one place together lie there in the order in which they go, the first nearest to the top. */
function behindOthers(lies: readonly number[], card: number, position: number, together: readonly number[]): number {
  const others = lies.filter((other) => other !== card);
  let at = Math.min(Math.max(0, position), others.length);
  for (const before of together) {
    if (before === card) break;
    if (others[at] === before) at++;
  }
  return at;
}

/** A card that goes into the zone of this seat. */
export interface Going {
  readonly card: number;
  readonly to: Zone;
  readonly seat: number;
}

/**
 * Says what has happened to a card, which then goes there. Where there is no room for it there, and nothing
 * comes before the move that could send it elsewhere, it has not happened.
 */
export function moveAfter(compiled: Compiled, run: RulesetRun, item: Item, first: Happening, going: Going): void {
  const { state } = run;
  const { card, to, seat } = going;
  if (!hasRoom(compiled, state, card, to, seat)) {
    const moved = following(first, ZONE_MOVED, movedFields(compiled, state, card, to, seat));
    if (!comesBefore(compiled, run.local.desk, moved)) throw zoneFull(to, seat);
  }
  noted(compiled, run, item, first);
  moveCard(compiled, run, item, following(first, ZONE_MOVED, NO_FIELDS), going, 'follows');
}

/** The same by an event that gets its fields here. Where something comes before it, the item waits and `finishMove` does it. */
export function moveCard(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  going: Going,
  note: MoveNote,
): void {
  const { card, to, seat } = going;
  event.fields = movedFields(compiled, run.state, card, to, seat);
  if (attempt(compiled, run, item, [event])) return;
  // To where it lies already it does not move.
  if (placeOf(compiled, to, seat) === cardAt(run.state, card).place) return;
  mustHaveRoom(compiled, run.state, card, to, seat);
  take(compiled, run, item, event, going, { at: -1, open: false, note });
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
  moveAs(compiled, run, item, event, isAsTold ? { ...USUAL, note } : USUAL);
}

export function movedFields(
  compiled: Compiled,
  state: RulesetState,
  card: number,
  to: Zone,
  seat: number,
): readonly number[] {
  return listed(card, zoneSymbolOf(compiled, state, card), to.symbol, to.shared ? NOTHING : ~seat);
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
  const { place: from, token } = cardAt(state, card);
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

/** How it comes to lie there. */
interface Lying {
  /** How far from the top; -1 where the zone says. */
  readonly at: number;
  readonly open: boolean;
  readonly note: MoveNote | undefined;
}

function take(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  event: Happening,
  { card, to, seat }: Going,
  { at, open, note }: Lying,
): void {
  const { state } = run;
  const place = placeOf(compiled, to, seat);
  const { place: from, controller, owner } = cardAt(state, card);
  const others = (state.places[place] as readonly number[]).length - (from === place ? 1 : 0);
  happened(compiled, run, item, {
    kind: 'move',
    event,
    card,
    place,
    at: at < 0 ? usualIndex(to, others) : Math.min(at, others),
    controller: to.shared ? (leavesPlay(compiled, from, to) ? owner : controller) : seatNumber(seat),
    open,
    note,
  });
  if (from < 0) hasCome(run, card);
  else if (place !== from) dropGone(compiled, run, card, item);
}

const NO_FIELDS: readonly number[] = Object.freeze([]);
const NO_CARDS: readonly number[] = Object.freeze([]);
