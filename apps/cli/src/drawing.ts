/** A position as a viewer sees it: drawn by the game, or its notation as YAML. */
import type { AnyGame, AnyState, Table, Viewer } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { indented } from './columns.ts';
import { blockText } from './flow.ts';

export function drawState(game: AnyGame, state: AnyState, viewer: Viewer, table: Table): string {
  return drawView(game, game.view(state, viewer), table);
}

/** The same for one who may see everything. */
export function drawAll(game: AnyGame, state: AnyState, table: Table): string {
  return drawView(game, game.viewAll(state), table);
}

function drawView(game: AnyGame, view: Json, table: Table): string {
  const drawing = game.draw?.(view, table) ?? blockText(game.notation.view.format(view, table));
  return indented(drawing.trimEnd().replace(/^\n+/, ''));
}
