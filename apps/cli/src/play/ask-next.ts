/** After the end of one of several (an encounter, a level): the next one, the same again, or enough. */
import type { Match } from '@turnwise/match';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { isAtTerminal } from '../io.ts';
import { contentPlace } from './content-place.ts';

export type NextMatch = 'next' | 'again' | 'stop';

/** Asks somebody at a terminal. Through a pipe nobody is asked: lines are inputs, and these have run out. */
export async function askNext(context: Context, match: Match): Promise<NextMatch> {
  const place = match.status === 'over' && isAtTerminal(context.io) ? contentPlace(match) : undefined;
  if (place === undefined) return 'stop';
  const { next, number } = place;
  const onward = next === undefined ? '' : `Enter plays ${next.title}${countOf(number)}, `;
  const prompt = `${onward}r plays this one again, q stops: `;
  for (;;) {
    const line = (await context.io.readLine(prompt))?.trim().toLowerCase();
    if (line === undefined || line === 'q' || line === 'quit') return 'stop';
    if (line === 'r') return 'again';
    if (next !== undefined && (line === '' || line === 'n')) return 'next';
    say(context, `'${line}' is not one of the choices`);
  }
}

/** ` (3 of 13)`, of the one that comes next. */
function countOf(number: { readonly at: number; readonly of: number } | undefined): string {
  return number === undefined ? '' : ` (${number.at + 1} of ${number.of})`;
}
