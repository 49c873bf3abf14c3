/** Screens that tell every key: as many as it takes. */
import { formatMessage } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Colours } from '../../colours.ts';
import { indented, wrappedLines, wrappedTable } from '../../columns.ts';
import { longLegend } from './key-map.ts';

export function helpPages(
  game: AnyGame,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  colours: Colours,
): readonly (readonly string[])[] {
  const keys = [...longLegend(game), ...scrollHelp(game), ...HOST].map(
    ([key, what]) => [colours.cyan(key), what] as const,
  );
  const lines = [
    colours.bold(game.title),
    ...wrappedLines(game.summary, columns),
    '',
    ...indented(wrappedTable(keys, columns - 2)).split('\n'),
    '',
  ];
  // The last line of each is for what goes on.
  const most = Math.max(1, rows - 1);
  const pages = Array.from({ length: Math.ceil(lines.length / most) }, (_, page) =>
    lines.slice(page * most, (page + 1) * most),
  );
  return pages.map((page) => [...page, colours.dim('press any key to continue')]);
}

function scrollHelp({ scroll, messages }: AnyGame): typeof HOST {
  if (scroll === undefined) return [];
  const [back, ahead, home] = [scroll.labels.back, scroll.labels.ahead, scroll.labels.home].map((label) =>
    formatMessage(messages, label),
  );
  return [
    ['<, > (or [, ])', `scroll: ${back}, ${ahead}`],
    ['PageUp, PageDown', 'scroll by a screen'],
    ['Home, Esc', `scroll back to ${home}`],
  ];
}

const HOST: readonly (readonly [keys: string, what: string])[] = [
  ['Enter', 'do what is shown; pressing the same key again also does it'],
  ['Esc', 'cancel what is shown'],
  ['u', 'undo'],
  ['U, Ctrl+R', 'redo'],
  ['p', 'turn previews on or off'],
  ['n', 'go to the next one when the game is over'],
  [':', 'type a line: an input, s FILE to save, l for the log, h for help'],
  ['q', 'quit'],
];
