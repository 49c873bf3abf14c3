/** Cards that lie in a row and bear nothing but one kind of counter, as the houses of a mancala: names, and the numbers under them. */

export interface CountedCard {
  readonly name: string;
  readonly count: number;
}

/** Two lines, each with its head before it; undefined where they are too wide. */
export function countedRow(
  heads: readonly [string, string],
  cards: readonly CountedCard[],
  columns: number,
): readonly string[] | undefined {
  const cells = cards.map(({ name, count }) => {
    const width = Math.max(name.length, String(count).length);
    return [name.padEnd(width), centred(String(count), width)] as const;
  });
  const lines = heads.map((head, line) => `${head}${cells.map((cell) => cell[line]).join('  ')}`.trimEnd());
  return lines.some((line) => line.length > columns) ? undefined : lines;
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2);
  return `${' '.repeat(before)}${text}`.padEnd(width);
}
