/**
 * The board as text for a terminal of 120 columns, without colour: the slice in which the player is, the next two beside
 * it, and what the signs mean. A board that is too large is shown around the player.
 */
import { playerAt } from '../plan.ts';
import type { UnseenView } from '../types.ts';
import { headLines } from './head-lines.ts';
import { layoutOf } from './layout.ts';
import { legendLines } from './legend.ts';
import { panelLines } from './panel.ts';

/** How many slices are shown, with the player's own. */
const SLICES = 3;

export function draw(view: UnseenView): string {
  const { level } = view;
  const now = playerAt(view)[2];
  const shown = Array.from({ length: Math.min(SLICES, level.depth - now) }, (_, index) => now + index);
  const layout = layoutOf(level, playerAt(view), shown.length);
  const panels = shown.map((t, index) => panelLines(view, t, index === 0 ? layout.main : layout.side, layout));
  return [
    ...headLines(view),
    '',
    ...sideBySide(panels.map(({ lines }) => lines)),
    '',
    ...legendLines(view, new Set(panels.flatMap(({ signs }) => [...signs])), shown),
  ].join('\n');
}

const GAP = '   ';

/** All panels have as many lines. */
function sideBySide(panels: readonly (readonly string[])[]): string[] {
  const widths = panels.map((lines) => Math.max(...lines.map((line) => line.length)));
  return (panels[0] ?? []).map((_, row) =>
    panels
      .map((lines, index) => (lines[row] ?? '').padEnd(widths[index] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}
