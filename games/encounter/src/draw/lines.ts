/** Lines of a drawing that know how wide they are without their paint. */

export interface Line {
  readonly text: string;
  readonly width: number;
}

export function line(plain: string, paint: (text: string) => string = (text) => text): Line {
  return { text: paint(plain), width: plain.length };
}

/** One after the other in a row. */
export function joined(parts: readonly Line[], between = ''): Line {
  return {
    text: parts.map(({ text }) => text).join(between),
    width: parts.reduce((sum, { width }) => sum + width, between.length * Math.max(0, parts.length - 1)),
  };
}

/** Two blocks side by side, the left one filled up to its width. */
export function sideBySide(left: readonly Line[], right: readonly Line[], width: number, between: string): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
    const { text, width: used } = left[row] ?? line('');
    return (text + ' '.repeat(Math.max(0, width - used)) + between + (right[row]?.text ?? '')).trimEnd();
  });
}

/** A head, then parts with commas, broken before they pass the width; later lines begin under the first part. */
export function listed(head: string, parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let current = head;
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? `${part},` : part;
    const isFirst = current.length === head.length;
    if (!isFirst && current.length + 1 + piece.length > width) {
      lines.push(current);
      current = ' '.repeat(head.length) + piece;
    } else current += isFirst ? piece : ` ${piece}`;
  }
  return [...lines, current];
}

/** What is too long ends with a sign for the rest. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** The same for one of several of a kind, whose number has to be read: `berse….3`. */
export function cutName(name: string, width: number): string {
  const [number = ''] = /\.\d+$/.exec(name) ?? [];
  return `${cut(name.slice(0, name.length - number.length), width - number.length)}${number}`;
}
