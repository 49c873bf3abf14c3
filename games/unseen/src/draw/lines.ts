/** Parts with a sign between them, broken before they pass the width. */
import { WIDTH } from './layout.ts';

/** A part is never broken itself; later lines begin further in. */
export function brokenLines(parts: readonly string[], between: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line === '') line = part;
    else if (line.length + between.length + part.length <= WIDTH) line += between + part;
    else {
      lines.push(line);
      line = `  ${part}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
