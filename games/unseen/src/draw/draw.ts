/**
 * The board as text: the slice in which the player is, the next ones beside it, and what the signs mean. A board that is
 * too large is shown around the player. Where an action is thought about, the slices are those that it concerns, with
 * ghosts of the player and of what would be moved, and the lines along which somebody would see.
 */
import type { Canvas, Table } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { Unseen, UnseenView } from '../types.ts';
import { ruleLines, statusLines } from './head-lines.ts';
import { headings } from './headings.ts';
import { BESIDE, layoutOf, rowsShown } from './layout.ts';
import { legendLines } from './legend.ts';
import { panelLines, rulersOf } from './panel.ts';
import type { Panel, PanelLine } from './panel.ts';
import { sceneOf } from './scene.ts';
import { slicesShown } from './slices-shown.ts';

/** Slices side by side on paper, and on a screen that is wide enough. */
const SLICES = 3;
const SLICES_ON_SCREEN = 5;
/** On a screen with fewer lines than this nothing is left empty. */
const TIGHT = 14;
/** Lines that a board leaves to what is around it, and that a second row of slices leaves to the legend. */
const AROUND = 4;
const LEGEND = 8;

export function draw(view: UnseenView, _table: Table, canvas: Canvas<Unseen>): string {
  const { columns, rows, paint } = canvas;
  const { level } = view;
  const scene = sceneOf(view, canvas.ahead);
  const status = statusLines(view, canvas);
  const rules = ruleLines(view, canvas);
  const beside = slicesShown(scene, rows === undefined ? SLICES : SLICES_ON_SCREEN);
  const layout = layoutOf(level, playerAt(view), beside.length, columns);
  const over = headings(scene, beside.slice(0, layout.panels), layout, columns).height + rulersOf(level);
  const isTight = rows !== undefined && rows < TIGHT;
  const room = rows === undefined ? undefined : rows - status.length - over;
  const seenRows = rowsShown(level, playerAt(view), room === undefined ? undefined : room - (isTight ? 0 : AROUND));
  const height = over + seenRows.end - seenRows.first;
  const isTall = rows !== undefined && rows - status.length - LEGEND >= 2 * (height + 1);
  const shown = isTall ? slicesShown(scene, 2 * layout.panels) : beside.slice(0, layout.panels);
  const bands = [shown.slice(0, layout.panels), shown.slice(layout.panels)].filter((band) => band.length > 0);
  const drawn = bands.map((band) => {
    const heads = headings(scene, band, layout, columns);
    return heads.titles.map((title, index) =>
      panelLines(scene, { ...title, rows: seenRows, columns: index === 0 ? layout.main : layout.side }, layout, paint),
    );
  });
  const signs = new Set(drawn.flat().flatMap((panel) => [...panel.signs]));
  const empty = isTight ? [] : [''];
  const board = [...drawn.flatMap((panels) => [...empty, ...sideBySide(panels)]), ...empty];
  const legend = legendLines(scene, signs, shown, canvas);
  // On a screen the end may be cut, and the rules are what one knows after a while.
  return (rows === undefined ? [status, rules, board, legend] : [status, board, legend, rules]).flat().join('\n');
}

/** All panels have as many lines. */
function sideBySide(panels: readonly Panel[]): string[] {
  const widths = panels.map(({ lines }) => Math.max(...lines.map(({ width }) => width)));
  return (panels[0]?.lines ?? []).map((_, row) =>
    panels
      .map(({ lines }, index) => {
        const { text, width } = lines[row] as PanelLine;
        return text + ' '.repeat((widths[index] ?? 0) - width);
      })
      .join(' '.repeat(BESIDE))
      .trimEnd(),
  );
}
