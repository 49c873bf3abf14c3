export { connectFour } from './game.ts';
export type {
  ConnectFour,
  ConnectFourDiff,
  ConnectFourEvent,
  ConnectFourState,
  ConnectFourView,
  Disc,
  Drop,
} from './types.ts';
export { rules as connectFourRules } from './rules.ts';
