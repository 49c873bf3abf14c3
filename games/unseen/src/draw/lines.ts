/** Parts with a sign between them, broken before they pass the width. */

/** A part is never broken itself; later lines begin further in. Paint comes last, as it has no width. */
export function brokenLines(
  parts: readonly string[],
  between: string,
  columns: number,
  painted: (part: string) => string = (part) => part,
): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const part of parts) {
    if (width > 0 && width + between.length + part.length > columns) {
      lines.push(line);
      line = '  ';
      width = 2;
    } else if (width > 0) {
      line += between;
      width += between.length;
    }
    line += painted(part);
    width += part.length;
  }
  return width === 0 ? lines : [...lines, line];
}
