export { ticTacToe } from './game.ts';
export type { Mark, Place, TicTacToe, TicTacToeDiff, TicTacToeEvent, TicTacToeState } from './types.ts';
export { rules as ticTacToeRules } from './rules.ts';
