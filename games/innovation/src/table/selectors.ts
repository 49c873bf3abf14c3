/** What is true of a state: pure questions, for rules, views and bots. */
import type { Seat } from '@turnwise/game';
import { AGE, ICON_SET } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS } from '../cards/language.ts';
import type { Icon, Special } from '../cards/language.ts';
import { AVAILABLE } from '../types.ts';
import type { InnovationState, Player } from '../types.ts';

export function playerAt({ players }: Pick<InnovationState, 'players'>, seat: Seat): Player {
  return players[seat] as Player;
}

/** The top card of a pile, 0 for none. */
export function topOf(player: Player, colour: number): number {
  const pile = player.piles[colour] as readonly number[];
  return pile.length === 0 ? 0 : (pile[pile.length - 1] as number);
}

/** Top cards in the order of the colours. */
export function topCards(player: Player): number[] {
  const tops: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const top = topOf(player, colour);
    if (top !== 0) tops.push(top);
  }
  return tops;
}

/** The highest value among the top cards, 0 for an empty board. */
export function highestTop(player: Player): number {
  let highest = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const age = AGE[topOf(player, colour)] as number;
    if (age > highest) highest = age;
  }
  return highest;
}

export function hasIcon(card: number, icon: Icon): boolean {
  return ((ICON_SET[card] as number) & (1 << ICONS.indexOf(icon))) !== 0;
}

/** Visible icons of one kind. */
export function iconTotal(player: Player, icon: Icon): number {
  return player.icons[ICONS.indexOf(icon)] as number;
}

/** Achievements, normal and special, that a seat holds. */
export function achievementCount({ achievements }: Pick<InnovationState, 'achievements'>, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < achievements.length; place++) if (achievements[place] === seat) count++;
  return count;
}

export const NORMAL_ACHIEVEMENTS = 9;

/** The place of a special achievement. */
export function placeOf(special: Special): number {
  return NORMAL_ACHIEVEMENTS + SPECIALS.indexOf(special);
}

export function isAvailable({ achievements }: Pick<InnovationState, 'achievements'>, place: number): boolean {
  return achievements[place] === AVAILABLE;
}

/** The other seats, clockwise from this one's left. */
export function othersFrom(seats: number, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let step = 1; step < seats; step++) others.push(((seat + step) % seats) as Seat);
  return others;
}
