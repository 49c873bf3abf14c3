export { duel } from './game.ts';
// The player who looks one input ahead.
export { evaluate, judgement } from './greedy/greedy.ts';
