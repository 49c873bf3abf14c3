/** A number that is known, or the least and the most that it can be: `2 to 7`. */
import { message } from '@turnwise/game';
import type { Phrase } from '../labels/phrases.ts';
import type { Range } from './loaded-dice.ts';

export function amountPhrase({ least, most }: Range): Phrase {
  return least === most ? String(least) : message('phrase.range', { least, most });
}
