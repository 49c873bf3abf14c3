/** A ruleset as JSON that can be read in a difference: a line for each entry of a section. */
import type { Json } from '@turnwise/kernel';

export type Document = Readonly<Record<string, Json>>;

export function rulesetText(ruleset: Document): string {
  const sections = Object.entries(ruleset).map(([key, section]) => `  ${JSON.stringify(key)}: ${sectionText(section)}`);
  return `{\n${sections.join(',\n')}\n}\n`;
}

function sectionText(section: Json): string {
  if (!Array.isArray(section) || section.length === 0) return JSON.stringify(section);
  return `[\n${section.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
