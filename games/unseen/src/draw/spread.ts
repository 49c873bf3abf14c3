/** How the slices lie on a canvas: which of them are drawn, in how many rows, and what part of the board is shown of each. */
import type { Canvas, Reach } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { Unseen, UnseenView } from '../types.ts';
import { statusLines } from './head-lines.ts';
import { headings } from './headings.ts';
import { layoutOf, rowsShown } from './layout.ts';
import type { Layout, Span } from './layout.ts';
import { rulersOf } from './panel.ts';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { slicesFrom, slicesShown } from './slices-shown.ts';

/** Slices side by side on paper, and on a screen that is wide enough. */
const SLICES = 3;
const SLICES_ON_SCREEN = 5;
/** On a screen with fewer lines than this nothing is left empty. */
const TIGHT = 14;
/** Lines that a board leaves to what is around it, and that a second row of slices leaves to the legend. */
const AROUND = 4;
const LEGEND = 8;

export interface Spread {
  /** The slices, one list for each row of them. */
  readonly bands: readonly (readonly number[])[];
  readonly layout: Layout;
  readonly rows: Span;
  /** No line is left empty. */
  readonly isTight: boolean;
}

/** Of a canvas that was scrolled, the slices from there on. */
export function spreadOf(scene: Scene, canvas: Canvas<Unseen>): Spread {
  const scrolled = canvas.scrolled ?? 0;
  const first = playerAt(scene.view)[2] + scrolled;
  const slices = (most: number): readonly number[] =>
    scrolled === 0 ? slicesShown(scene, most) : slicesFrom(scene.view, first, most);
  return spread(scene, canvas, slices);
}

/** Every slice can be reached. At the end the last ones fill the screen. */
export function reach(view: UnseenView, canvas: Canvas<Unseen>): Reach {
  const { bands } = spread(sceneOf(view, canvas.ahead), canvas, (most) => slicesFrom(view, 0, most));
  const page = bands.flat().length;
  const [, , now] = playerAt(view);
  return { back: now, ahead: Math.max(0, view.level.depth - page - now), page };
}

/** `slices` gives so many at most. */
function spread(scene: Scene, canvas: Canvas<Unseen>, slices: (most: number) => readonly number[]): Spread {
  const { view } = scene;
  const { level } = view;
  const { columns, rows } = canvas;
  const player = playerAt(view);
  const status = statusLines(view, canvas).length;
  const beside = slices(rows === undefined ? SLICES : SLICES_ON_SCREEN);
  const layout = layoutOf(level, player, beside.length, columns);
  const over = headings(scene, beside.slice(0, layout.panels), layout, columns).height + rulersOf(level);
  const isTight = rows !== undefined && rows < TIGHT;
  const room = rows === undefined ? undefined : rows - status - over;
  const shown = rowsShown(level, player, room === undefined ? undefined : room - (isTight ? 0 : AROUND));
  const height = over + shown.end - shown.first;
  const isTall = rows !== undefined && rows - status - LEGEND >= 2 * (height + 1);
  const all = isTall ? slices(2 * layout.panels) : beside.slice(0, layout.panels);
  const bands = [all.slice(0, layout.panels), all.slice(layout.panels)].filter((band) => band.length > 0);
  return { bands, layout, rows: shown, isTight };
}
