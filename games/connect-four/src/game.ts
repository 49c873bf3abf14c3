/** Connect four as a host sees it. */
import { defineGame, oneSlot, onlySeat, seat } from '@turnwise/game';
import type { Chooser, Game, GameResult, Seat } from '@turnwise/game';
import { boardOf, emptyState, stateOf } from './board.ts';
import { drawBoard } from './draw.ts';
import { COLUMNS, ROWS } from './grid.ts';
import { heightOf, openColumns, pickOpenColumn } from './heights.ts';
import { notation } from './notation.ts';
import { isOver, rules, toAct } from './rules.ts';
import { stage } from './scene.ts';
import type { ConnectFour, ConnectFourState, Drop } from './types.ts';

/** Every input there is, made once: a playout makes no garbage for them. */
const DROPS: readonly (readonly Drop[])[] = [0, 1].map((index) =>
  Array.from({ length: COLUMNS }, (_, column) => Object.freeze({ kind: 'drop', seat: seat(index), column })),
);

function sample(state: ConnectFourState, by: Seat, chooser: Chooser): Drop | undefined {
  if (by !== state.next || isOver(state)) return undefined;
  return DROPS[by]?.[pickOpenColumn(state.heights, chooser)];
}

/** Columns from the left, as the offer has them. */
function inputs(state: ConnectFourState, by: Seat): readonly Drop[] {
  const drops = DROPS[by];
  if (drops === undefined || by !== state.next || isOver(state)) return [];
  const open: Drop[] = [];
  for (let column = 0; column < COLUMNS; column++)
    if (heightOf(state.heights, column) < ROWS) open.push(drops[column] as Drop);
  return open;
}

const DRAWN: GameResult = Object.freeze({ winners: [seat(0), seat(1)], reason: 'draw' });
const WON: readonly GameResult[] = [0, 1].map((index) =>
  Object.freeze({ winners: onlySeat(seat(index)), reason: 'line' }),
);

export const connectFour: Game<ConnectFour> = defineGame<ConnectFour>({
  id: 'connect-four',
  version: '1.0.0',
  title: 'Connect four',
  summary: 'Discs fall into seven columns; four in a row win.',
  seats: { min: 2, max: 2, suggested: ['X', 'O'] },
  rules,
  setup: emptyState,
  play: {
    toAct,
    offers: (state, by) =>
      isOver(state) || by !== state.next
        ? []
        : [{ kind: 'drop', seat: by, slots: [oneSlot('column', openColumns(state.heights))] }],
    result: (state) => (isOver(state) ? (state.winner < 0 ? DRAWN : WON[state.winner]) : undefined),
    inputs,
    sample,
  },
  sight: {
    hides: false,
    // Nothing is hidden: a view is the whole board, and the state can be had back from it.
    view: (state) => ({ board: boardOf(state), next: state.next }),
    determinize: ({ board, next }) => stateOf(board, next),
  },
  words: {
    messages: {
      'input.drop': 'drop in column {column}',
      'event.dropped': '{seat} drops in column {column}',
      'event.won': '{seat} has four in a row',
      'refusal.columnFull': 'column {column} is full',
      'result.line': '{winners} wins with four in a row',
      'result.draw': 'a draw: the board is full',
      'scene.turn': '{seat} to drop a disc',
      'scene.over': 'The game is over',
      'scene.board': 'Board',
      'scene.cell': 'column {column}, height {height}, empty',
      'scene.disc': 'column {column}, height {height}, {seat}',
    },
    notation,
  },
  // Random games to the end are quick here and judge well enough.
  bots: {
    recommended: 'search:medium',
    search: { exploration: 1 },
    strengths: { easy: 60, medium: 1500, hard: 20_000 },
  },
  stage: { draw: drawBoard, ...stage },
});
