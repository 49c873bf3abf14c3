/** One slice as lines: its time, the numbers of the columns, then row by row. */
import { playerAt } from '../plan.ts';
import type { Level, UnseenView } from '../types.ts';
import { cellNumber, thingOf, thingsAt } from '../where.ts';
import type { Layout, Span } from './layout.ts';
import { seenCells } from './seen-cells.ts';
import { FLOOR, piecesOf, PLAYER, SEEN, signOf } from './signs.ts';

export interface Panel {
  readonly lines: readonly string[];
  /** Every sign that is there. */
  readonly signs: ReadonlySet<string>;
}

export function panelLines(view: UnseenView, t: number, columns: Span, { rows, cell, label }: Layout): Panel {
  const { level } = view;
  const seen = seenCells(view, t);
  const people = peopleIn(view, t);
  const signs = new Set<string>();
  const lines = [title(view, t, columns), ...rulers(view.level, columns, cell, label)];
  for (let y = rows.first; y < rows.end; y++) {
    let line = `${y} `.padStart(label);
    for (let x = columns.first; x < columns.end; x++) {
      const number = cellNumber(level, x, y);
      const sign = people.get(number) ?? thingSign(view, x, y, t);
      // Nobody can be inside a wall, so eyes that rest on it are not worth a mark.
      const isSeen = seen.has(number) && sign !== '#';
      const shown = sign ?? (isSeen ? SEEN : FLOOR);
      signs.add(shown);
      if (isSeen) signs.add(SEEN);
      line += cell === 1 ? shown : shown + (isSeen ? SEEN : ' ');
    }
    lines.push(line);
  }
  return { lines, signs };
}

function title({ level, worldLine }: UnseenView, t: number, { first, end }: Span): string {
  const now = t === playerAt({ worldLine })[2] ? ', now' : '';
  const last = t === level.depth - 1 ? ', the last' : '';
  const part = end - first < level.width ? `, x ${first} to ${end - 1}` : '';
  return `t ${t}${now}${last}${part}`;
}

/** The tens, where the board has any, over the units. */
function rulers({ width }: Level, { first, end }: Span, cell: number, label: number): string[] {
  const ruler = (digit: (x: number) => string): string =>
    ' '.repeat(label) + Array.from({ length: end - first }, (_, index) => digit(first + index).padEnd(cell)).join('');
  const units = ruler((x) => String(x % 10));
  const tens = ruler((x) => (x >= 10 && (x % 10 === 0 || x === first) ? String(Math.floor(x / 10) % 10) : ' '));
  return width > 10 ? [tens, units] : [units];
}

/** The player and the selves of the past by the number of their cell. */
function peopleIn(view: UnseenView, t: number): ReadonlyMap<number, string> {
  const people = new Map<number, string>();
  for (const { letter, points } of piecesOf(view.worldLine))
    for (const [x, y, when] of points) if (when === t) people.set(cellNumber(view.level, x, y), letter);
  const [x, y, now] = playerAt(view);
  if (now === t) people.set(cellNumber(view.level, x, y), PLAYER);
  return people;
}

function thingSign(view: UnseenView, x: number, y: number, t: number): string | undefined {
  const all = thingsAt(view, x, y, t).map((number) => signOf(view.level, thingOf(view, number)));
  return all.toSorted((a, b) => a.rank - b.rank)[0]?.sign;
}
