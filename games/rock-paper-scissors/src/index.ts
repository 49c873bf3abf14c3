export { rockPaperScissors } from './game.ts';
export { THROWS } from './types.ts';
export type { RockPaperScissors, RpsDiff, RpsEvent, RpsState, RpsView, Throw, ThrowAnswer } from './types.ts';
export { rules as rockPaperScissorsRules } from './rules.ts';
