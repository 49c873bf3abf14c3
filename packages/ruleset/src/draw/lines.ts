/** Lines of a drawing: words put one after the other, broken before they grow too long. */

/** The head once, then spaces as wide; a word that is wider than the line stands alone. */
export function brokenLines(head: string, parts: readonly string[], columns: number, gap = '  '): readonly string[] {
  const lines: string[] = [];
  let line = head;
  let isFresh = true;
  for (const part of parts) {
    const joined = isFresh ? `${line}${part}` : `${line}${gap}${part}`;
    if (joined.length > columns && !isFresh) {
      lines.push(line.trimEnd());
      line = `${' '.repeat(head.length)}${part}`;
    } else line = joined;
    isFresh = false;
  }
  return [...lines, line.trimEnd()];
}
