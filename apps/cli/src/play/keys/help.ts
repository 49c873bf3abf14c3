/** A screen that tells every key. */
import type { AnyGame } from '@turnwise/game';
import type { Colours } from '../../colours.ts';
import { indented, tableText } from '../../columns.ts';
import { longLegend } from './key-map.ts';

export function helpLines(game: AnyGame, colours: Colours): readonly string[] {
  const table = tableText([...longLegend(game), ...HOST].map(([keys, what]) => [colours.cyan(keys), what]));
  return [
    colours.bold(game.title),
    game.summary,
    '',
    ...indented(table).split('\n'),
    '',
    colours.dim('any key goes on'),
  ];
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
