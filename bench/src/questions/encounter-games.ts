/** How many fights of Encounter, over all that ship and played by providers, are fought in a second of one core's time? */
import { encounter } from '@turnwise/encounter';
import { allPlays } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureGames } from '../measure-games.ts';

export const measure: Question = (way) => measureGames(way, encounter, allPlays(encounter, 1));
