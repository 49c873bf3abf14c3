// Bots in threads of any kind; `@turnwise/bot-pool/node` has Node's.
export { BotPool } from './pool.ts';
export type { BotAnswer, BotProgress, ThinkRequest, Thought } from './pool.ts';
export { BotFailure } from './bot-failure.ts';
export type { BotFailureKind } from './bot-failure.ts';
export type { PoolWorld, Thread, ThreadHears } from './thread.ts';
// What runs in a thread.
export { createThinker } from './thinker.ts';
export type { ThinkerWorld } from './thinker.ts';
export type { FromThinker, Search, ToThinker } from './messages.ts';
