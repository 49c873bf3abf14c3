/** Connect four as a host sees it. */
import { defineGame, oneSlot, onlySeat, seat } from '@turnwise/game';
import type { Chooser, Game, GameResult, Seat } from '@turnwise/game';
import { drawBoard } from './draw.ts';
import { CELLS, COLUMNS } from './grid.ts';
import { openColumns, pickOpenColumn } from './heights.ts';
import { notation } from './notation.ts';
import { isOver, rules, toAct } from './rules.ts';
import type { ConnectFour, ConnectFourState, Drop } from './types.ts';

/** Every input there is, made once: a playout makes no garbage for them. */
const DROPS: readonly (readonly Drop[])[] = [0, 1].map((index) =>
  Array.from({ length: COLUMNS }, (_, column) => Object.freeze({ kind: 'drop', seat: seat(index), column })),
);

function sample(state: ConnectFourState, by: Seat, chooser: Chooser): Drop | undefined {
  if (by !== state.next || isOver(state)) return undefined;
  return DROPS[by]?.[pickOpenColumn(state.heights, chooser)];
}

const DRAWN: GameResult = Object.freeze({ winners: [seat(0), seat(1)], reason: 'draw' });
const WON: readonly GameResult[] = [0, 1].map((index) =>
  Object.freeze({ winners: onlySeat(seat(index)), reason: 'line' }),
);

export const connectFour: Game<ConnectFour> = defineGame<ConnectFour>({
  id: 'connect-four',
  version: '1.0.0',
  title: 'Connect four',
  summary: 'Discs fall into seven columns; four in a line win.',
  seats: { min: 2, max: 2, names: ['red', 'yellow'] },
  traits: { hiddenInformation: false, chance: false, simultaneous: false },
  rules,
  setup: () => ({ board: Array.from({ length: CELLS }, () => 0), heights: 0, next: seat(0), filled: 0, winner: -1 }),
  toAct,
  result: (state) => (isOver(state) ? (state.winner < 0 ? DRAWN : WON[state.winner]) : undefined),
  offers: (state, by) =>
    isOver(state) || by !== state.next
      ? []
      : [{ kind: 'drop', seat: by, slots: [oneSlot('column', openColumns(state.heights))] }],
  sample,
  // Nothing is hidden: a view is the state, and the state can be had back from it.
  view: (state) => state,
  determinize: (view) => view,
  notation,
  draw: drawBoard,
  messages: {
    'input.drop': 'drop in column {column}',
    'event.dropped': '{seat} drops in column {column}',
    'event.won': '{seat} has a line: {line}',
    'refusal.columnFull': 'column {column} is full',
    'refusal.notYourTurn': 'it is not your turn',
    'refusal.gameOver': 'the game is over',
    'result.line': '{winners} wins with four in a line',
    'result.draw': 'a draw: the board is full',
  },
});
