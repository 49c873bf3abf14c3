/** A position as a viewer sees it: drawn by the game, or its notation as YAML. */
import type { AnyGame, AnyState, Table, Viewer } from '@turnwise/game';
import { indented } from './columns.ts';
import { blockText } from './flow.ts';

export function drawState(game: AnyGame, state: AnyState, viewer: Viewer, table: Table): string {
  const view = game.view(state, viewer);
  const drawing = game.draw?.(view, table) ?? blockText(game.notation.view.format(view, table));
  return indented(drawing.trimEnd().replace(/^\n+/, ''));
}
