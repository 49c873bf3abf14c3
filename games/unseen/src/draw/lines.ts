/** Parts with a sign between them, broken before they pass the width. */

/** Lines after the first begin further in. */
const INDENT = '  ';

/** A part that is wider than a line is broken between its words. Paint comes last, as it has no width. */
export function brokenLines(
  parts: readonly string[],
  between: string,
  columns: number,
  painted: (part: string) => string = (part) => part,
): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const put = (text: string, shown: string, joint: string): void => {
    if (width > 0 && width + joint.length + text.length > columns) {
      lines.push(line);
      line = INDENT + shown;
      width = INDENT.length + text.length;
    } else {
      const before = width > 0 ? joint : '';
      line += before + shown;
      width += before.length + text.length;
    }
  };
  for (const part of parts) {
    if (part.length + INDENT.length <= columns) put(part, painted(part), between);
    else {
      const [first = '', ...others] = part.split(' ');
      put(first, painted(first), between);
      for (const word of others) put(word, word, ' ');
    }
  }
  return width === 0 ? lines : [...lines, line];
}
