/** What a player can do, or why not: undefined, or a code with its facts, for rules and for buttons that are off. */
import type { Seat } from '@turnwise/game';
import type { Params } from '@turnwise/kernel';
import { COLOUR } from '../cards/catalogue.ts';
import { COLOURS, SPLAYS } from '../cards/language.ts';
import type { InnovationState, Player } from '../types.ts';
import { highestTop, isAvailable, NORMAL_ACHIEVEMENTS, topOf } from './selectors.ts';
import { pointsToAchieve } from './thresholds.ts';

export interface Reason {
  readonly code: string;
  readonly params: Params;
}

type Standing = Pick<InnovationState, 'players' | 'achievements'>;

/** Points and a top card of that value are needed, and the achievement must be there. */
export function canAchieve(state: Standing, seat: Seat, age: number): Reason | undefined {
  if (age < 1 || age > NORMAL_ACHIEVEMENTS) return { code: 'noSuchAchievement', params: { age } };
  if (!isAvailable(state, age - 1)) return { code: 'achievementTaken', params: { age } };
  const player = state.players[seat] as Player;
  const { points } = player;
  const needed = pointsToAchieve(age);
  if (points < needed) return { code: 'tooFewPoints', params: { age, needed, points } };
  const highest = highestTop(player);
  return highest < age ? { code: 'topCardTooLow', params: { age, highest } } : undefined;
}

/** Only a pile of two or more, and only in another direction than it has. */
export function canSplay(player: Player, colour: number, direction: number): Reason | undefined {
  const cards = (player.piles[colour] as readonly number[]).length;
  const color = COLOURS[colour];
  if (cards < 2) return { code: 'pileTooSmall', params: { color, cards } };
  if (player.splays[colour] === direction)
    return { code: 'alreadySplayed', params: { color, direction: SPLAYS[direction] } };
  return undefined;
}

export function canMeld(state: Standing, seat: Seat, card: number): Reason | undefined {
  return (state.players[seat] as Player).hand.includes(card) ? undefined : { code: 'notInHand', params: { card } };
}

export function canDogma(state: Standing, seat: Seat, card: number): Reason | undefined {
  const colour = COLOUR[card];
  const isTop = colour !== undefined && colour >= 0 && topOf(state.players[seat] as Player, colour) === card;
  return isTop ? undefined : { code: 'notATopCard', params: { card } };
}
