/** Screens that tell every key: as many as it takes. */
import type { AnyGame } from '@turnwise/game';
import type { Colours } from '../../colours.ts';
import { indented, wrappedLines, wrappedTable } from '../../columns.ts';
import { longLegend } from './key-map.ts';

export function helpPages(
  game: AnyGame,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  colours: Colours,
): readonly (readonly string[])[] {
  const keys = [...longLegend(game), ...HOST].map(([key, what]) => [colours.cyan(key), what] as const);
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
  return pages.map((page) => [...page, colours.dim('any key goes on')]);
}

const HOST: readonly (readonly [keys: string, what: string])[] = [
  ['Enter', 'do what is shown; so does the same key'],
  ['Esc', 'let it be'],
  ['u', 'undo'],
  ['U, Ctrl+R', 'redo'],
  ['p', 'whether keys first show what they would do'],
  ['n', 'next, when the game is over'],
  [':', 'type a line: an input, s FILE saves, l is the log, h tells more'],
  ['q', 'quit'],
];
