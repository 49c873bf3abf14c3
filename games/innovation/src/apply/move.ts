/** The one transfer: a card leaves a zone and comes into another, and everything that hangs on it follows. */
import type { Seat } from '@turnwise/game';
import { abort } from '@turnwise/kernel';
import type { Draft, Emit } from '@turnwise/kernel';
import { AGE, COLOUR } from '../cards/catalogue.ts';
import { TOLD_ALL, TOLD_KIND, UNTOLD } from '../types.ts';
import type { Innovation, InnovationState, Move, Player, Zone, ZoneRef } from '../types.ts';
import { forgetAlike, knownOfAll, observersOf, SPECTATORS } from './knowledge.ts';
import { changePile, ownPlayer } from './player.ts';

export function applyMove(draft: Draft<Innovation>, diff: Move, emit: Emit<Innovation>): void {
  const { state } = draft;
  const { card, from, fromSeat, to, toSeat, how, told } = diff;
  const age = AGE[card] as number;
  const seats = state.players.length;
  const known = draft.own(state.known);
  state.known = known;
  const observers = observersOf(from, fromSeat, seats) | observersOf(to, toSeat, seats);
  if ((told === UNTOLD || told === TOLD_KIND) && (from === 'hand' || from === 'score'))
    forgetAlike(known, (state.players[fromSeat] as Player)[from], card, observers);
  const before = known[card] as number;
  // Of cards that go together, in whatever order, it counts who knew all of them: else where a preview stops would tell their order.
  const knew =
    told === TOLD_ALL && emit !== undefined && (from === 'hand' || from === 'score')
      ? knownOfAll(known, (state.players[fromSeat] as Player)[from], age)
      : before;
  const after = before | observers;
  known[card] = after;

  const fromSize = emit === undefined ? 0 : sizeOf(state, from, fromSeat, card);
  const toSize = emit === undefined ? 0 : sizeOf(state, to, toSeat, card);
  takeOut(draft, card, from, fromSeat);
  putIn(draft, card, to, toSeat, how === 'tucked');
  if (how === 'tucked' || how === 'scored') {
    const player = ownPlayer(draft, diff.seat);
    if (how === 'tucked') player.tucked++;
    else player.scored++;
  }

  emit?.({
    kind: how,
    seat: diff.seat,
    card,
    age,
    from: refOf(from, fromSeat, card),
    to: refOf(to, toSeat, card),
    source: diff.source,
    cause: diff.cause,
    sizes: { from: [fromSize, fromSize - 1], to: [toSize, toSize + 1] },
    // In what order equals go is nobody's business, so an event does not say which of them this is.
    sees: told === TOLD_ALL ? observers : after,
    knew,
    ...(reveals(diff, before) ? { reveals: true } : {}),
  });
}

/**
 * Whether somebody knows more after the move. It is told by the kind of move alone, and never by what others know, which
 * would itself be a secret: a draw always does, and what one player hands to another.
 */
function reveals({ from, fromSeat, to, toSeat, told }: Move, known: number): boolean {
  if (told === TOLD_KIND) return true;
  if (to === 'board') return (known & SPECTATORS) === 0;
  return to !== 'deck' && (from === 'deck' || (from !== 'board' && fromSeat !== toSeat));
}

/** Takes the card off the list that it is on; a card that is not there is a mistake of the rules. */
function takeOut(draft: Draft<Innovation>, card: number, zone: Zone, seat: Seat): void {
  const { state } = draft;
  if (zone === 'deck') {
    const age = AGE[card] as number;
    const decks = draft.own(state.decks);
    state.decks = decks;
    const deck = draft.own(decks[age] as readonly number[]);
    decks[age] = deck;
    if (deck.pop() !== card) throw abort('cardNotThere', { card, zone });
    return;
  }
  const player = ownPlayer(draft, seat);
  if (zone === 'board') return changePile(draft, player, COLOUR[card] as number, 'out', card);
  const list = draft.own(zone === 'hand' ? player.hand : player.score);
  const at = list.indexOf(card);
  if (at < 0) throw abort('cardNotThere', { card, zone, seat });
  list.splice(at, 1);
  if (zone === 'hand') player.hand = list;
  else {
    player.score = list;
    player.points -= AGE[card] as number;
  }
}

/** Boards from the top unless the card is tucked, decks from the bottom, lists at their end. */
function putIn(draft: Draft<Innovation>, card: number, zone: Zone, seat: Seat, tucked: boolean): void {
  const { state } = draft;
  if (zone === 'deck') {
    const age = AGE[card] as number;
    const decks = draft.own(state.decks);
    state.decks = decks;
    const deck = draft.own(decks[age] as readonly number[]);
    decks[age] = deck;
    deck.unshift(card);
    return;
  }
  const player = ownPlayer(draft, seat);
  if (zone === 'board') return changePile(draft, player, COLOUR[card] as number, tucked ? 'bottom' : 'top', card);
  const list = draft.own(zone === 'hand' ? player.hand : player.score);
  list.push(card);
  if (zone === 'hand') player.hand = list;
  else {
    player.score = list;
    player.points += AGE[card] as number;
  }
}

/** How many cards lie where this one is, or will be. */
function sizeOf(state: InnovationState, zone: Zone, seat: number, card: number): number {
  if (zone === 'deck') return (state.decks[AGE[card] as number] as readonly number[]).length;
  if (zone === 'removed') return state.removed.length;
  const player = state.players[seat] as Player;
  return zone === 'board' ? (player.piles[COLOUR[card] as number] as readonly number[]).length : player[zone].length;
}

export function refOf(zone: Zone, seat: Seat, card: number): ZoneRef {
  if (zone === 'deck') return { zone, age: AGE[card] as number };
  if (zone === 'removed') return { zone };
  return zone === 'board' ? { zone, seat, colour: COLOUR[card] as number } : { zone, seat };
}
