/** Lines of somebody who looks on. */
import { indented, wrappedTable } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { readLine } from '../play/line.ts';
import type { Screen } from '../play/screen.ts';
import type { Joined } from './joined.ts';
import { WATCHER_HELP } from './own-line.ts';

export function watcherLine(context: Context, { match }: Joined, screen: Screen, typed: string): 'stayed' | 'quit' {
  const line = readLine(typed);
  switch (line.kind) {
    case 'quit':
      return 'quit';
    case 'empty':
      screen.board(match.viewer);
      break;
    case 'log':
      screen.log(match.viewer);
      break;
    case 'info':
      if (!screen.info(match.viewer, line.text)) say(context, `nothing here is called '${line.text}'`);
      break;
    case 'help':
      say(context, indented(wrappedTable(WATCHER_HELP, context.io.columns - 2)));
      break;
    default:
      say(context, 'you are watching: an empty line shows the board, h helps, q quits');
  }
  return 'stayed';
}
