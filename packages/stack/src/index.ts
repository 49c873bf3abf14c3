// What is on the stack.
export { EMPTY_STACK, openChoices } from './effect.ts';
export type { EffectBase, Given, StackState, StackTypes } from './effect.ts';
export { applyHeldDiff, applyStackDiff } from './stack-diff.ts';
export type { HeldDiff, StackDiff, StackEvent } from './stack-diff.ts';

// How it runs.
export { createStack } from './stack.ts';
export type { Stack, StackDefinition } from './stack.ts';
export { DONE, HOLD, MORE, WAIT } from './run.ts';
export type { EffectRules, Progress, Run } from './run.ts';
export { guardExceeded, STACK_LIMITS, USUAL_GUARDS } from './guards.ts';
export type { Guards } from './guards.ts';

// Reactions, limits, priority.
export { indexReactions, inResolvingOrder, withinLimits } from './reactions.ts';
export type { FoundReaction, ReactionIndex } from './reactions.ts';
export { renew, spend } from './limits.ts';
export type { UseLimit, Use } from './limits.ts';
export { nextAsked } from './window.ts';
export { seatAfter, seatsFrom } from './turn-order.ts';
export type { Players } from './turn-order.ts';

// Programs: effects written as sequences with control flow.
export { ASKED, PUSHED, runProgram } from './program/program.ts';
export type { Instruction, ProgramFrame } from './program/program.ts';
export { Assembler } from './program/assembler.ts';
export type { Label } from './program/assembler.ts';
