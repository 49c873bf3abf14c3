/** How many random plays of Unseen, over all levels that ship, are made in a second of one core's time? */
import { unseen } from '@turnwise/unseen';
import { allPlays } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureGames } from '../measure-games.ts';

export const measure: Question = (way) => measureGames(way, unseen, allPlays(unseen, 8));
