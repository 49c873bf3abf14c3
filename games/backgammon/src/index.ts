export { backgammon } from './game.ts';
export { rules as backgammonRules } from './rules.ts';
export { legalMoves } from './moves.ts';
export type { LegalMoves } from './moves.ts';
export type {
  Backgammon,
  BackgammonDiff,
  BackgammonEvent,
  BackgammonInput,
  BackgammonState,
  BackgammonView,
  Checkers,
  Confirm,
  From,
  Move,
  Phase,
  Roll,
  To,
  Win,
} from './types.ts';
