/** A position as a viewer sees it: drawn by the game, or its notation as YAML. In colour where somebody sees it. */
import { PLAIN_CANVAS } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, Canvas, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { indented } from './columns.ts';
import type { Context } from './context.ts';
import { blockText } from './flow.ts';
import { paintFor } from './paint.ts';

const INDENT = 2;

/** As one sees it who may see everything. */
export function drawAll(context: Context, game: AnyGame, state: AnyState, table: Table): string {
  return drawView(context, game, game.viewAll(state), table);
}

export function drawView(context: Context, game: AnyGame, view: Json, table: Table, columns?: number): string {
  return indented(drawOn(canvasFor(context, columns), game, view, table), INDENT);
}

/** Without empty lines around it. */
export function drawOn(canvas: Canvas<AnyTypes>, game: AnyGame, view: Json, table: Table): string {
  const drawing = game.draw?.(view, table, canvas) ?? blockText(game.notation.view.format(view, table));
  return drawing.trimEnd().replace(/^\n+/, '');
}

/** As wide as the terminal, unless it is said; a pipe gets plain paper. */
function canvasFor({ io, colours }: Context, columns = io.columns): Canvas<AnyTypes> {
  return io.stdoutIsTty ? { paint: paintFor(colours), columns: columns - INDENT } : PLAIN_CANVAS;
}
