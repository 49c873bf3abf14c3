/**
 * A match in which nobody is to act and nothing is due has stopped, and waits for its host: at a table of people, one of the
 * controls that the system has then.
 */
import { formatMessage } from '@turnwise/game';
import type { AnyInput } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { listText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';

/** The system's controls that would be taken now. */
export function hostControls({ game, state }: Match): readonly AnyInput[] {
  return Object.entries(game.rules.inputs)
    .filter(([, shapes]) => Object.keys(shapes).length === 0)
    .map(([kind]) => ({ kind }))
    .filter((input) => game.isControl(input) && game.accepts(state, input));
}

/** Has somebody choose one, and makes it. False where they would rather stop, or there is nobody left to ask. */
export async function askHost(context: Context, match: Match, controls: readonly AnyInput[]): Promise<boolean> {
  const { game, table } = match;
  const { bold } = context.colours;
  say(context, bold('The match has stopped, and goes on by one of these:'));
  const items = controls.map(
    (input, at) => `${at + 1}  ${formatMessage(game.messages, game.inputLabel(input, table))}`,
  );
  say(context, listText(items, context.io.columns));
  for (;;) {
    const line = (await context.io.readLine('host> '))?.trim();
    if (line === undefined || line === 'q' || line === 'quit') return false;
    const chosen = controls.find(
      ({ kind }, at) => line === String(at + 1) || line.toLowerCase() === kind.toLowerCase(),
    );
    if (chosen !== undefined) {
      match.submitSystem(chosen);
      return true;
    }
    say(context, `'${line}' is none of them: choose 1 to ${controls.length}, or q to quit`);
  }
}
