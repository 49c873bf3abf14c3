/**
 * Values as blocks of lines that a person can read: what fits stays on one line; of a record that does not, each field has a
 * line or stands below its name, two levels deep; everything else is filled into lines, broken between its parts.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { valueText } from '@turnwise/scenario';

const LEVELS = 2;

export function blockLines(value: Json, width: number, levels: number = LEVELS): readonly string[] {
  const flow = valueText(value);
  if (flow.length <= width) return [flow];
  if (Array.isArray(value))
    return filled(
      '[',
      (value as readonly Json[]).map((one) => valueText(one)),
      ']',
      width,
    );
  if (!isRecord(value)) return wrapText(flow, width);
  const record = value as Readonly<Record<string, Json>>;
  if (levels > 0) return fieldLines(record, width, levels);
  const parts = Object.entries(record).map(([name, one]) => `${keyText(name)}: ${valueText(one)}`);
  return filled('{ ', parts, ' }', width);
}

/** The fields of a record, each on a line or below its name. */
export function fieldLines(
  record: Readonly<Record<string, Json>>,
  width: number,
  levels: number = LEVELS,
): readonly string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const line = `${keyText(name)}: ${valueText(value)}`;
    if (line.length <= width) return [line];
    return [`${keyText(name)}:`, ...blockLines(value, width - 2, levels - 1).map(indented)];
  });
}

/** As many parts on a line as fit. */
function filled(before: string, parts: readonly string[], after: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = before;
  for (const [at, part] of parts.entries()) {
    const text = at === parts.length - 1 ? `${part}${after}` : `${part},`;
    const gap = line === before || line === '' ? '' : ' ';
    if (line.length + gap.length + text.length <= width) line += gap + text;
    else {
      if (line.trim() !== '') lines.push(line);
      const [first = '', ...rest] = wrapText(text, width - before.length).toReversed();
      lines.push(...rest.toReversed().map((one) => ' '.repeat(before.length) + one));
      line = ' '.repeat(before.length) + first;
    }
  }
  return [...lines, line];
}

/** Breaks at spaces; a word that is longer than the width is cut. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space <= 0 ? width : space;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

export function indented(line: string): string {
  return `  ${line}`;
}

function keyText(name: string): string {
  return valueText({ [name]: 0 }).slice('{ '.length, -': 0 }'.length);
}
