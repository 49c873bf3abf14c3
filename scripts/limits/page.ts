/** The page of limits, made of the tables. */
import type { Limit } from '@turnwise/kernel';
import { CHAPTERS } from './tables.ts';
import type { Chapter } from './tables.ts';

const HEAD = `# Limits

Strangers send inputs, rulesets, levels, encounters, saved matches and scenarios. Each of these limits protects the
process from them. A limit is counted, never timed: the same input reaches it at the same place on every machine, and a replay ends where the match did.
Time and memory limits are a second line of defence, for hosts that run strangers' rules in a worker.

- An **input** that is too large is refused before anything walks it.
- **Content** that is too large is an issue with its path, found when it is loaded.
- A **budget** limits one call. If it is exceeded, nothing of the call is kept or, if the table says so, the call returns and the host calls again.

Who may change a limit: *the host*, up or down, when it creates a match; *content*, only down from the host's value; *the game*, in its TypeScript; *nobody*.

This page is made of the tables that the code uses: change them and run \`npm run limits\`.
`;

const WHO: Readonly<Record<Limit['changedBy'], string>> = {
  host: 'the host',
  hostAndContent: 'the host; content only downward',
  content: 'content, only downward',
  game: 'the game',
  nobody: 'nobody',
};

export function limitsPage(): string {
  return [HEAD, ...CHAPTERS.map(chapterText)].join('\n');
}

function chapterText({ title, name, file, about, table }: Chapter): string {
  const rows = Object.entries(table).map(
    ([limit, { usual, unit, about: what, at, changedBy }]) =>
      `| \`${limit}\` | ${grouped(usual)} ${unit} | ${what} | ${at} | ${WHO[changedBy]} |`,
  );
  return [
    `## ${title}`,
    '',
    `${about} (\`${name}\`, \`${file}\`)`,
    '',
    '| limit | usual | what it bounds | what happens there | who may change it |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** `50,000` */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
