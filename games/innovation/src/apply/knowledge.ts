/**
 * Who knows where a card is: a set of bits by card, the lowest for spectators, then one for each seat.
 *
 * The owner of a hand or score pile knows its cards; boards, revealed and removed cards are known to all; who gave a card
 * away or returned it still knows it there, as places in decks are public. A hidden zone is a set, so when a card leaves it
 * unseen while others of its value stay, those who saw only its value no longer know which of them is where, and forget
 * them all. (That one of two known cards went is remembered by people; here it is not.)
 */
import type { Seat, Viewer } from '@turnwise/game';
import { AGE } from '../cards/catalogue.ts';
import type { InnovationState, Side, Zone } from '../types.ts';

/** The set of everybody at a table of so many seats. */
export function everybody(seats: number): number {
  return (1 << (seats + 1)) - 1;
}

/** The bit of one of them; null is a spectator. */
export function bitOf(viewer: Viewer): number {
  return viewer === null ? SPECTATORS : 1 << (viewer + 1);
}

/** What spectators know, everybody knows. */
export const SPECTATORS = 1;

/** Those who see what comes into, or goes out of, a zone. */
export function observersOf(zone: Zone, seat: Seat, seats: number): number {
  if (zone === 'board' || zone === 'removed') return everybody(seats);
  return zone === 'deck' ? 0 : bitOf(seat);
}

/** Before a card moves out of a list: makes forget who cannot tell it from the others of its value. */
export function forgetAlike(known: number[], list: readonly number[], card: number, observers: number): void {
  const age = AGE[card];
  let alike = false;
  for (let i = 0; i < list.length; i++) {
    const other = list[i] as number;
    if (other === card || AGE[other] !== age) continue;
    alike = true;
    known[other] = (known[other] as number) & observers;
  }
  if (alike) known[card] = (known[card] as number) & observers;
}

/** The same for several cards that leave together: all of one value leave nobody in doubt. */
export function forgetAmong(known: number[], state: InnovationState, side: Side, observers: number): void {
  const list = (state.players[side.seat] as InnovationState['players'][number])[side.zone];
  for (const card of side.cards) {
    const alike = list.filter((other) => AGE[other] === AGE[card]);
    if (alike.every((other) => side.cards.includes(other))) continue;
    for (const other of alike) known[other] = (known[other] as number) & observers;
  }
}

/** Those who know every card of one value in a list; there is one at the least. */
export function knownOfAll(known: readonly number[], list: readonly number[], age: number): number {
  let all = -1;
  for (let i = 0; i < list.length; i++) {
    const card = list[i] as number;
    if (AGE[card] === age) all &= known[card] as number;
  }
  return all;
}
