/** Lines of a drawing: a head, then parts with a sign between them, broken before they pass the width. */

const WIDTH = 96;

/** Later lines are set in under the first part. A part is never broken itself. */
export function brokenLines(head: string, parts: readonly string[], between = ', '): string[] {
  const lines: string[] = [];
  let line = head;
  let isEmpty = true;
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? part + between : part;
    if (!isEmpty && line.length + piece.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd());
      line = ' '.repeat(head.length);
    }
    line += piece;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()];
}
