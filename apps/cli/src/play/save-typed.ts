/** `s FILE` at a prompt. */
import type { Match } from '@turnwise/match';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { Trouble } from '../exit.ts';
import { saveMatch } from '../saved-match.ts';

/** What was wrong, where it is not saved. */
export function saveTyped(context: Context, match: Match, name: string): string | undefined {
  if (name === '') return 'name the file to save to: s FILE';
  try {
    saveMatch(context, match, name);
    say(context, `saved as ${name}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return error.message;
  }
}
