/** One slice as lines: its time, the numbers of the columns, then row by row. */
import type { Paint } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { Level, UnseenView } from '../types.ts';
import { isWatched } from '../watched.ts';
import { cellNumber, thingOf, thingsAt } from '../where.ts';
import { echoesIn } from './echoes.ts';
import { inkOf } from './ink.ts';
import type { Title } from './headings.ts';
import type { Layout, Span } from './layout.ts';
import { ghostsIn, sightLinesIn } from './scene.ts';
import type { Scene } from './scene.ts';
import { ECHO, FLOOR, piecesOf, PLAYER, SEEN, SIGHT_LINE, signOf } from './signs.ts';

export interface Panel {
  readonly lines: readonly PanelLine[];
  /** Every sign that is there. */
  readonly signs: ReadonlySet<string>;
}

/** A text, and how wide it is without its paint. */
export interface PanelLine {
  readonly text: string;
  readonly width: number;
}

/** A slice, what stands over it, and what part of it is shown. */
export interface PanelPlan extends Title {
  readonly rows: Span;
  readonly columns: Span;
}

export function panelLines(
  scene: Scene,
  { t, title, rows, columns }: PanelPlan,
  { cell, label }: Layout,
  paint: Paint,
): Panel {
  const { view, world } = scene;
  const { level } = view;
  const people = peopleIn(view, t);
  const ghosts = ghostsIn(scene, t);
  const sightLines = sightLinesIn(scene, t);
  const echoes = echoesIn(world, t);
  const signs = new Set<string>();
  const lines: PanelLine[] = [
    ...title.map((text) => ({ text: t === playerAt(view)[2] ? paint.strong(text) : text, width: text.length })),
    ...rulers(level, columns, cell, label).map((ruler) => ({ text: paint.faint(ruler), width: ruler.length })),
  ];
  for (let y = rows.first; y < rows.end; y++) {
    let text = paint.faint(`${y} `.padStart(label));
    for (let x = columns.first; x < columns.end; x++) {
      const number = cellNumber(level, x, y);
      const sign = ghosts.get(number) ?? people.get(number) ?? thingSign(world, x, y, t);
      // Nobody walks into a wall, so eyes that rest on it are not worth a mark.
      const isSeen = sign !== '#' && isWatched(world, x, y, t);
      const isLine = sightLines.has(number);
      const mark = isLine ? SIGHT_LINE : isSeen && !paint.isSeen ? SEEN : undefined;
      const shown = sign ?? (echoes.has(number) && !isLine ? ECHO : undefined) ?? mark ?? FLOOR;
      signs.add(shown);
      if (isSeen) signs.add(SEEN);
      if (isLine) signs.add(SIGHT_LINE);
      const filling = cell === 1 ? '' : (mark ?? ' ');
      // Who is looked for where eyes rest would be seen.
      const ink = shown === ECHO && isSeen ? paint.danger : inkOf(shown, paint);
      const painted = ink(shown) + (isLine ? paint.danger(filling) : filling);
      text += isSeen ? paint.watched(painted) : painted;
    }
    lines.push({ text, width: label + (columns.end - columns.first) * cell });
  }
  return { lines, signs };
}

/** How many lines the numbers of the columns take. */
export function rulersOf({ width }: Pick<Level, 'width'>): 1 | 2 {
  return width > 10 ? 2 : 1;
}

/** The tens, where the board has any, over the units. */
function rulers(level: Level, { first, end }: Span, cell: number, label: number): string[] {
  const ruler = (digit: (x: number) => string): string =>
    ' '.repeat(label) + Array.from({ length: end - first }, (_, index) => digit(first + index).padEnd(cell)).join('');
  const units = ruler((x) => String(x % 10));
  const tens = ruler((x) => (x >= 10 && (x % 10 === 0 || x === first) ? String(Math.floor(x / 10) % 10) : ' '));
  return rulersOf(level) === 2 ? [tens, units] : [units];
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
