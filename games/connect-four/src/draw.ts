/** The board for a terminal: the numbers of the columns stand where the discs fall in. */
import { COLUMNS, ROWS } from './grid.ts';
import { SIGNS } from './notation.ts';
import type { ConnectFourView } from './types.ts';

export function drawBoard({ board }: ConnectFourView): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    board.slice(row * COLUMNS, (row + 1) * COLUMNS).map((disc) => SIGNS[disc]),
  );
  const numbers = Array.from({ length: COLUMNS }, (_, column) => String(column));
  return [
    ` ${numbers.join(' ')} `,
    ...rows.map((row) => `│${row.join(' ')}│`),
    `└${'─'.repeat(2 * COLUMNS - 1)}┘`,
  ].join('\n');
}
