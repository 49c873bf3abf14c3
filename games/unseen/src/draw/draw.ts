/**
 * The board as text: the slice in which the player is, the next ones beside it, and what the signs mean. A board that is
 * too large is shown around the player. Where an action is thought about, the slices are those that it concerns, with
 * ghosts of the player and of what would be moved, and the lines along which somebody would see. Who scrolls sees the
 * slices before and after them.
 */
import type { Canvas, Table } from '@turnwise/game';
import type { Unseen, UnseenView } from '../types.ts';
import { ruleLines, statusLines } from './head-lines.ts';
import { headings } from './headings.ts';
import { BESIDE } from './layout.ts';
import { legendLines } from './legend.ts';
import { panelLines } from './panel.ts';
import type { Panel, PanelLine } from './panel.ts';
import { sceneOf } from './scene.ts';
import { spreadOf } from './spread.ts';

export function draw(view: UnseenView, _table: Table, canvas: Canvas<Unseen>): string {
  const { columns, rows, paint } = canvas;
  const scene = sceneOf(view, canvas.ahead);
  const status = statusLines(view, canvas);
  const rules = ruleLines(view, canvas);
  const { bands, layout, rows: seenRows, isTight } = spreadOf(scene, canvas);
  const drawn = bands.map((band) => {
    const heads = headings(scene, band, layout, columns);
    return heads.titles.map((title, index) =>
      panelLines(scene, { ...title, rows: seenRows, columns: index === 0 ? layout.main : layout.side }, layout, paint),
    );
  });
  const signs = new Set(drawn.flat().flatMap((panel) => [...panel.signs]));
  const empty = isTight ? [] : [''];
  const board = [...drawn.flatMap((panels) => [...empty, ...sideBySide(panels)]), ...empty];
  const legend = legendLines(scene, signs, bands.flat(), canvas);
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
