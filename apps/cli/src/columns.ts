/** Text in columns: a table row by row, and a list that fills the width of the screen. */

/** Rows with their cells padded to the widest of each column. Columns named in `right` stand at the right. */
export function tableText(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, visibleLength(cell));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const gap = ' '.repeat((widths[at] ?? 0) - visibleLength(cell));
          return right.includes(at) ? `${gap}${cell}` : `${cell}${gap}`;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table of names and texts within so many characters: the texts are broken between words, under their beginning. */
export function wrappedTable(rows: readonly (readonly [name: string, text: string])[], width: number): string {
  const indent = Math.max(...rows.map(([name]) => visibleLength(name))) + 2;
  return tableText(
    rows.flatMap(([name, text]) =>
      wrappedLines(text, Math.max(width - indent, 1)).map((line, at) => [at === 0 ? name : '', line]),
    ),
  );
}

/** Items side by side, read down the columns, within so many characters. */
export function listText(items: readonly string[], width: number, indent = 2): string {
  if (items.length === 0) return '';
  const widest = Math.max(...items.map(visibleLength)) + 3;
  const columns = Math.max(1, Math.min(items.length, Math.floor((width - indent + 3) / widest)));
  const rows = Math.ceil(items.length / columns);
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = items.filter((_item, index) => index % rows === row);
    return ' '.repeat(indent) + cells.map((cell) => cell + ' '.repeat(widest - visibleLength(cell))).join('');
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Words broken into lines of so many characters; all but the first are then set in. */
export function wrapped(text: string, width: number, indent: number): string {
  return wrappedLines(text, width).join(`\n${' '.repeat(indent)}`);
}

/** Words broken into lines of so many characters. */
export function wrappedLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The same within so many characters, the first line set in by `indent` and the others by `rest`. */
export function wrappedWith(text: string, columns: number, indent: number, rest: number): string[] {
  const [first = '', ...others] = wrappedLines(text, Math.max(columns - indent, 1));
  if (others.length === 0) return [' '.repeat(indent) + first];
  const more = wrappedLines(others.join(' '), Math.max(columns - rest, 1));
  return [' '.repeat(indent) + first, ...more.map((line) => ' '.repeat(rest) + line)];
}

/** Every line set in by so many spaces. */
export function indented(text: string, by = 2): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

/** Length on the screen, colours left out. */
export function visibleLength(text: string): number {
  // oxlint-disable-next-line no-control-regex -- colours begin with an escape.
  return text.replaceAll(/\u001B\[[\d;]*m/g, '').length;
}
