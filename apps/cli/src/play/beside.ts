/** What is seen now at the left, and the log at the right of it with the latest at its end, on a screen that is wide enough. */
import { visibleLength, wrappedLines } from '../columns.ts';
import { AGAIN } from './told-events.ts';
import type { ToldEvent } from './told-events.ts';

interface Screenful {
  readonly columns: number;
  readonly rows: number;
  readonly dim: (text: string) => string;
}

/** Screens that are narrower have everything one below the other. */
const LEAST = 100;
const WIDEST_LOG = 48;
const NARROWEST_LOG = 32;
const BETWEEN = ' │ ';
/** Under the two stand the prompt and an answer to what is typed there. */
const BELOW = 2;

/** The columns that what stands at the left should do with; undefined where there is no room for two. */
export function leftColumns(columns: number): number | undefined {
  if (columns < LEAST) return undefined;
  return columns - BETWEEN.length - Math.min(WIDEST_LOG, Math.floor((columns * 3) / 8));
}

/** What needs more columns takes them from the log; undefined where too few are left of it. */
export function besideLog(
  left: string,
  log: readonly ToldEvent[],
  { columns, rows, dim }: Screenful,
): string | undefined {
  const lines = left.split('\n');
  const width = Math.max(leftColumns(columns) ?? columns, ...lines.map(visibleLength));
  const logWidth = columns - BETWEEN.length - width;
  if (logWidth < NARROWEST_LOG) return undefined;
  const told = log.flatMap(({ text, isNew, depth, again }) => {
    const indent = ' '.repeat(MARK.length * depth);
    const [first = '', ...others] = wrappedLines(text, logWidth - indent.length - MARK.length);
    const set = [`${again ? `${AGAIN} ` : MARK}${first}`, ...others.map((line) => ' '.repeat(MARK.length) + line)];
    return set.map((line) => ({ line: indent + (isNew ? line : dim(line)), isNew }));
  });
  const news = told.filter(({ isNew }) => isNew).length;
  const height = Math.max(lines.length, Math.min(news, rows - BELOW));
  const right = told.slice(-height).map(({ line }) => line);
  if (news > height) right[0] = dim('… (l shows all)');
  return Array.from({ length: height }, (_, row) => {
    const line = lines[row] ?? '';
    return `${line}${' '.repeat(width - visibleLength(line))}${dim(BETWEEN)}${right[row] ?? ''}`.trimEnd();
  }).join('\n');
}

const MARK = '· ';
