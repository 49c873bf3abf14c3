/** How many events of duel's rules happen in a second of one core's time, in the games of `duel/games-per-second`? */
import { duelEvents } from '../duel-events.ts';
import type { Question } from '../figure.ts';
import { perSecond } from '../per-second.ts';
import { againstYardstick } from '../yardstick.ts';

export const measure: Question = async (way) => perSecond(await againstYardstick(duelEvents(way)));
