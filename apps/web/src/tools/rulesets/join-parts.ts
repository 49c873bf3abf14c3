/**
 * Several files of a ruleset as one text, comments included: what stands under the same key at the top in several files comes together. The
 * lists of these files are written in blocks, with the same indent.
 */

export interface TextPart {
  readonly name: string;
  readonly text: string;
}

interface Section {
  readonly key: string;
  /** Comments before it, the line with the key, and what is under it. */
  before: string[];
  head: string;
  under: string[];
}

/** The part that has `schema` comes first to the reader; lists have the order of the names. */
export function joinParts(parts: readonly TextPart[]): string {
  const sorted = parts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const read = sorted.map(({ text }) => sectionsOf(text));
  const first = read.find((sections) => sections.some(({ key }) => key === 'schema')) ?? [];
  const joined = new Map<string, Section>();
  // The order of the keys is that of the first part, the order inside of a key that of the names.
  for (const { key } of [...first, ...read.flat()])
    if (!joined.has(key)) joined.set(key, { key, before: [], head: `${key}:`, under: [] });
  for (const section of read.flat()) {
    const to = joined.get(section.key)!;
    if (to.under.length === 0) {
      to.head = section.head;
      to.before = section.before;
      to.under = section.under;
    } else
      to.under = [...to.under, ...section.before.map((line) => (line === '' ? '' : `  ${line}`)), ...section.under];
  }
  const lines = [...joined.values()].flatMap(({ before, head, under }) => [...before, head, ...under]);
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}

function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  let before: string[] = [];
  for (const line of text.split('\n')) {
    const [, key] = /^([A-Za-z$][\w$]*):/u.exec(line) ?? [];
    const last = sections.at(-1);
    if (key !== undefined) {
      sections.push({ key, before, head: line, under: [] });
      before = [];
    } else if (last === undefined || /^(#|\s*$)/u.test(line)) before.push(line);
    else {
      last.under.push(...before, line);
      before = [];
    }
  }
  return sections;
}
