/** The tables of a section of RULES.md, which goes by its number: `5.3`. */

/** Rows of trimmed cells, the head first and the rule under it left out. */
export type PageTable = readonly (readonly string[])[];

export function tablesOf(page: string, section: string): readonly PageTable[] {
  return sectionOf(page, section)
    .split(/\n\n/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
    .map((lines) => lines.filter((_, at) => at !== 1).map(cellsOf));
}

/** Without the head. */
export function rowsOf(page: string, section: string, table = 0): PageTable {
  return (tablesOf(page, section)[table] ?? []).slice(1);
}

/** The numbers of all sections: `2`, `2.1`. */
export function sectionsOf(page: string): readonly string[] {
  return [...page.matchAll(/^###? (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number);
}

function sectionOf(page: string, section: string): string {
  const [, after = ''] = page.split(new RegExp(`^###? ${section.replace('.', '\\.')}\\.? .*$`, 'm'));
  return after.split(/^###? /m)[0] ?? '';
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
