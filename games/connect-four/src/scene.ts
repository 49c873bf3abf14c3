/** Forty-two cells in a grid; a disc lies in its cell. Touching any cell of a column means the column. */
import { message, nameOf, seat } from '@turnwise/game';
import type { GameStage, Scene, SceneThing, Table, ThingId } from '@turnwise/game';
import { discAt, stateOf } from './board.ts';
import { cellAt, CELLS, COLUMNS, rowOf, ROWS } from './grid.ts';
import { lineThrough } from './lines.ts';
import { SIGNS } from './notation.ts';
import { isOver } from './rules.ts';
import type { ConnectFour, ConnectFourState, ConnectFourView } from './types.ts';

const BOARD = 'board';

export const stage: Pick<GameStage<ConnectFour>, 'scene' | 'things' | 'meant' | 'cue'> = {
  scene,
  things: (_view, { field, value }) => (field === 'column' && typeof value === 'number' ? columnCells(value) : []),
  meant: (_view, by, thing) => {
    const cell = cellOf(thing);
    return cell === undefined ? [] : [{ kind: 'drop', seat: by, column: cell % COLUMNS }];
  },
  cue: (event) =>
    event.kind === 'dropped'
      ? { things: [cellId(cellAt(event.row, event.column))], to: BOARD }
      : { things: event.line.map(cellId), tone: 'goal' },
};

function scene({ board, next }: ConnectFourView, table: Table): Scene {
  const state = stateOf(board, next);
  const line = winningLine(state);
  return {
    status: isOver(state) ? message('scene.over') : message('scene.turn', { seat: nameOf(table, next) }),
    places: [{ id: BOARD, label: message('scene.board'), layout: { kind: 'grid', columns: COLUMNS, rows: ROWS } }],
    things: board.map((disc, cell): SceneThing => {
      const column = cell % COLUMNS;
      const row = rowOf(cell);
      const where = { column, height: ROWS - row };
      const base = { id: cellId(cell), kind: 'cell', place: BOARD, at: [column, row] } as const;
      if (disc === 0) return { ...base, name: message('scene.cell', where) };
      const owner = seat(disc - 1);
      const name = message('scene.disc', { ...where, seat: nameOf(table, owner) });
      const won = line.has(cell) ? { tone: 'goal' as const } : {};
      return { ...base, name, seat: owner, signs: [SIGNS.charAt(disc)], ...won };
    }),
  };
}

/** The cells of every run of four, once somebody has one; both sides have none before. */
function winningLine(state: ConnectFourState): ReadonlySet<number> {
  if (state.winner < 0) return new Set();
  const discs = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => discAt(state, rowOf(cell), cell % COLUMNS) !== 0,
  );
  return new Set(discs.flatMap((cell) => lineThrough(state, rowOf(cell), cell % COLUMNS)));
}

/** From the top. */
function columnCells(column: number): readonly ThingId[] {
  return Array.from({ length: ROWS }, (_, row) => cellId(cellAt(row, column)));
}

function cellId(cell: number): ThingId {
  return `cell:${cell}`;
}

function cellOf(thing: ThingId): number | undefined {
  return thing.startsWith('cell:') ? Number(thing.slice('cell:'.length)) : undefined;
}
