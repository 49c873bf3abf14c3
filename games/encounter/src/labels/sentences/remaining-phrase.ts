/** How many are left of what is used up; nothing for those from whom the event has left it out. */
import { message } from '@turnwise/game';
import type { Phrase } from '../phrases.ts';

export function remainingPhrase(remaining: number | undefined): Phrase {
  return remaining === undefined ? '' : message('phrase.left', { remaining });
}
