/** What games with bots tell a designer, in a few lines for a terminal. The page of `--report` has all of it. */
import { summaryOf, unusedIn } from '@turnwise/simulate';
import type { Study, Unused } from '@turnwise/simulate';
import { percent, thousands } from '../figures.ts';

/** Names of what was never used are listed up to this many. */
const LISTED = 8;

export function studyLines({ decisions, branching, led, ...study }: Study): readonly string[] {
  const [made, branches, changes, clear] = [decisions, branching, led.changes, led.clear].map(summaryOf);
  const lines: string[] = [];
  if (made !== undefined && branches !== undefined)
    lines.push(`decisions a game: ${made.mean.toFixed(1)} on average, with ${branches.mean.toFixed(1)} legal inputs`);
  if (changes !== undefined && clear !== undefined)
    lines.push(
      `lead changes a game: ${changes.mean.toFixed(1)} on average; the winner was clear after ${percent(clear.mean / 100)} of the decisions`,
    );
  const unused = unusedIn({ decisions, branching, led, ...study });
  const whats = [...new Set(unused.map(({ what }) => what))];
  return [...lines, ...whats.map((what) => unusedLine(what, unused))];
}

function unusedLine(what: Unused['what'], unused: readonly Unused[]): string {
  const names = unused.filter((one) => one.what === what).map(({ name }) => name);
  const more = names.length > LISTED ? ` and ${thousands(names.length - LISTED)} more` : '';
  return `${what}: ${names.slice(0, LISTED).join(', ')}${more}`;
}
