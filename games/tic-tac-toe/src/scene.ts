/** Nine cells in a grid; a mark lies in its cell. */
import { message, nameOf, seat } from '@turnwise/game';
import type { GameStage, Scene, SceneThing, Table } from '@turnwise/game';
import type { TicTacToe, TicTacToeState } from './types.ts';

export const stage: Pick<GameStage<TicTacToe>, 'scene' | 'things' | 'meant' | 'cue'> = {
  scene,
  things: (_view, { field, value }) => (field === 'cell' && typeof value === 'number' ? [`cell:${value}`] : []),
  meant: (_view, by, thing) => {
    const cell = Number(thing.slice(thing.indexOf(':') + 1));
    return thing.startsWith('cell:') ? [{ kind: 'place', seat: by, cell }] : [];
  },
  cue: (event) =>
    event.kind === 'placed'
      ? { things: [`cell:${event.cell}`], to: 'board' }
      : { things: event.line.map((cell) => `cell:${cell}`), tone: 'goal' },
};

function scene(view: TicTacToeState, table: Table): Scene {
  const { board, next, winner, filled } = view;
  const isOver = winner >= 0 || filled === 9;
  return {
    status: isOver ? message('scene.over') : message('scene.turn', { seat: nameOf(table, next) }),
    places: [{ id: 'board', label: message('scene.board'), layout: { kind: 'grid', columns: 3, rows: 3 } }],
    things: board.map((mark, cell): SceneThing => {
      const at = [cell % 3, Math.floor(cell / 3)];
      const base = { id: `cell:${cell}`, kind: 'cell', place: 'board', at } as const;
      if (mark === 0) return { ...base, name: message('scene.cell', { cell }) };
      const owner = seat(mark - 1);
      const name = message('scene.marked', { cell, seat: nameOf(table, owner) });
      return { ...base, name, seat: owner, signs: [mark === 1 ? 'X' : 'O'] };
    }),
  };
}
