/** Tic-tac-toe as a host sees it: the game to copy. `docs/adding-a-game.md` walks through it. */
import { defineGame, oneSlot, onlySeat, seat } from '@turnwise/game';
import type { Chooser, Game, GameResult, Seat } from '@turnwise/game';
import { notation } from './notation.ts';
import { isOver, rules, toAct } from './rules.ts';
import { stage } from './scene.ts';
import type { Place, TicTacToe, TicTacToeState } from './types.ts';

/** Every input there is, made once: a playout makes no garbage for them. */
const PLACES: readonly (readonly Place[])[] = [0, 1].map((index) =>
  Array.from({ length: 9 }, (_, cell) => Object.freeze({ kind: 'place', seat: seat(index), cell })),
);

function emptyCells(state: TicTacToeState): number[] {
  return state.board.flatMap((mark, cell) => (mark === 0 ? [cell] : []));
}

/** The empty cell with this number among the empty ones; -1 if there are not so many. */
function emptyCell(state: TicTacToeState, index: number): number {
  const { board } = state;
  let left = index;
  for (let cell = 0; cell < 9; cell++) if (board[cell] === 0 && left-- === 0) return cell;
  return -1;
}

function sample(state: TicTacToeState, by: Seat, chooser: Chooser): Place | undefined {
  const free = 9 - state.filled;
  if (free === 0 || by !== state.next || state.winner >= 0) return undefined;
  return PLACES[by]?.[emptyCell(state, chooser.below(free))];
}

function inputs(state: TicTacToeState, by: Seat): readonly Place[] {
  const places = PLACES[by];
  if (places === undefined || by !== state.next || isOver(state)) return [];
  const free: Place[] = [];
  for (let cell = 0; cell < 9; cell++) if (state.board[cell] === 0) free.push(places[cell] as Place);
  return free;
}

const DRAWN: GameResult = Object.freeze({ winners: [seat(0), seat(1)], reason: 'draw' });
const WON: readonly GameResult[] = [0, 1].map((index) =>
  Object.freeze({ winners: onlySeat(seat(index)), reason: 'line' }),
);

export const ticTacToe: Game<TicTacToe> = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: '1.0.0',
  title: 'Tic-tac-toe',
  summary: 'Three in a row on nine cells.',
  seats: { min: 2, max: 2, names: ['X', 'O'] },
  rules,
  setup: () => ({ board: [0, 0, 0, 0, 0, 0, 0, 0, 0], next: seat(0), filled: 0, winner: -1 }),
  play: {
    toAct,
    offers: (state, by) =>
      isOver(state) || by !== state.next
        ? []
        : [{ kind: 'place', seat: by, slots: [oneSlot('cell', emptyCells(state))] }],
    result: (state) => (isOver(state) ? (state.winner < 0 ? DRAWN : WON[state.winner]) : undefined),
    inputs,
    sample,
  },
  words: {
    messages: {
      'input.place': 'place in cell {cell}',
      'event.placed': '{seat} places in cell {cell}',
      'event.won': '{seat} has a line: {line}',
      'refusal.cellTaken': 'cell {cell} is taken',
      'result.line': '{winners} wins with three in a row',
      'result.draw': 'a draw',
      'scene.turn': '{seat} to place',
      'scene.over': 'The game is over',
      'scene.board': 'Board',
      'scene.cell': 'cell {cell}, empty',
      'scene.marked': 'cell {cell}, {seat}',
    },
    notation,
  },
  // There are 5,478 positions: a machine can look at them all.
  bots: { search: { exact: 6000 }, strengths: { easy: 10, medium: 30, hard: 1000 }, recommended: 'search:medium' },
  stage: {
    ...stage,
    draw(view, table) {
      const sign = (cell: number): string => {
        const mark = view.board[cell] ?? 0;
        return mark === 0 ? String(cell) : (table.names[mark - 1] ?? '?');
      };
      return [0, 3, 6].map((row) => ` ${[row, row + 1, row + 2].map(sign).join(' │ ')}`).join('\n───┼───┼───\n');
    },
  },
});
