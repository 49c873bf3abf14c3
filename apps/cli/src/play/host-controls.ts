/**
 * A match in which nobody is to act and nothing is due has stopped, and waits for its host: at a table of people, one of the
 * controls that the system has then.
 */
import type { Viewer } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { listText } from '../columns.ts';
import { say, sayWrapped } from '../context.ts';
import type { Context } from '../context.ts';
import { readLine } from './line.ts';
import { saveTyped } from './save-typed.ts';
import type { Screen } from './screen.ts';

/** Has somebody choose one, and makes it. False where they would rather stop, or there is nobody left to ask. */
export async function askHost(context: Context, match: Match, screen: Screen, viewer: Viewer): Promise<boolean> {
  const { controls } = match;
  const { bold } = context.colours;
  const { stopped } = match.look(null);
  say(context, bold('The match has stopped and is waiting for its host.'));
  if (stopped !== null) sayWrapped(context, `Why: ${stopped.text}`, 0, 2);
  say(context, 'Choose how to continue (l shows the log, l debug all of it, s FILE saves, q quits):');
  const items = controls.map(({ text }, at) => `${at + 1}  ${text}`);
  say(context, listText(items, context.io.columns));
  for (;;) {
    const line = (await context.io.readLine('host> '))?.trim();
    if (line === undefined || line === 'q' || line === 'quit') return false;
    const typed = readLine(line);
    if (typed.kind === 'log') {
      screen.log(viewer, typed.text === 'debug' ? 'debug' : undefined);
      continue;
    }
    if (typed.kind === 'save') {
      const problem = saveTyped(context, match, typed.text);
      if (problem !== undefined) say(context, problem);
      continue;
    }
    const chosen = controls.find(
      ({ input: { kind } }, at) => line === String(at + 1) || line.toLowerCase() === kind.toLowerCase(),
    );
    if (chosen !== undefined) {
      match.submitSystem(chosen.input);
      return true;
    }
    say(context, `'${line}' is not one of these: choose 1 to ${controls.length}, or q to quit`);
  }
}
