/**
 * The board as text: the slice in which the player is, the next ones beside it, and what the signs mean. A board that is
 * too large is shown around the player. Where an action is thought about, the slices are those that it concerns, with
 * ghosts of the player and of what would be moved, and the lines along which somebody would see.
 */
import type { Canvas, Table } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { Unseen, UnseenView } from '../types.ts';
import { ruleLines, statusLines } from './head-lines.ts';
import { BESIDE, layoutOf } from './layout.ts';
import { legendLines } from './legend.ts';
import { panelLines } from './panel.ts';
import type { PanelLine } from './panel.ts';
import { sceneOf } from './scene.ts';
import { slicesShown } from './slices-shown.ts';

/** Lines around the rows of the board: its title and rulers, empty lines, and some of the legend. */
const AROUND = 7;
/** Slices on paper, and on a screen that is wide enough. */
const SLICES = 3;
const SLICES_ON_SCREEN = 5;

export function draw(view: UnseenView, _table: Table, canvas: Canvas<Unseen>): string {
  const { columns, rows, paint } = canvas;
  const scene = sceneOf(view, canvas.ahead);
  const slices = slicesShown(scene, rows === undefined ? SLICES : SLICES_ON_SCREEN);
  const status = statusLines(view, canvas);
  const rules = ruleLines(view, canvas);
  const room = { columns, ...(rows === undefined ? {} : { rows: rows - status.length - AROUND }) };
  const layout = layoutOf(view.level, playerAt(view), slices.length, room);
  const shown = slices.slice(0, layout.panels);
  const panels = shown.map((t, index) => panelLines(scene, t, index === 0 ? layout.main : layout.side, layout, paint));
  const signs = new Set(panels.flatMap((panel) => [...panel.signs]));
  const board = ['', ...sideBySide(panels.map(({ lines }) => lines)), ''];
  const legend = legendLines(scene, signs, shown, canvas);
  // On a screen the end may be cut, and the rules are what one knows after a while.
  return (rows === undefined ? [status, rules, board, legend] : [status, board, legend, rules]).flat().join('\n');
}

/** All panels have as many lines. */
function sideBySide(panels: readonly (readonly PanelLine[])[]): string[] {
  const widths = panels.map((lines) => Math.max(...lines.map(({ width }) => width)));
  return (panels[0] ?? []).map((_, row) =>
    panels
      .map((lines, index) => {
        const { text, width } = lines[row] as PanelLine;
        return text + ' '.repeat((widths[index] ?? 0) - width);
      })
      .join(' '.repeat(BESIDE))
      .trimEnd(),
  );
}
