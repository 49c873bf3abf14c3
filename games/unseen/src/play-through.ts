/** A level played from its start by a list of actions, under its rules: what a stored solution is held against. */
import { seat } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import { rules } from './rules.ts';
import { startLevel } from './start.ts';
import type { Action, Level, Phase } from './types.ts';

const PLAYER = seat(0);

export interface PlayedThrough {
  /** How many actions went through. */
  readonly done: number;
  readonly phase: Phase;
  /** The code by which the next one was refused. */
  readonly refused: string | undefined;
}

/** Stops at the first refusal, and when the game is over. */
export function playThrough(level: Level, actions: readonly Action[]): PlayedThrough {
  const kernel = createKernel(rules, { hash: false });
  const state = kernel.clone(startLevel(level));
  let done = 0;
  for (const action of actions) {
    if (state.phase !== 'playing') break;
    const stopped = kernel.step(state, { ...action, seat: PLAYER });
    if (stopped !== undefined) return { done, phase: state.phase, refused: stopped.code };
    done++;
  }
  return { done, phase: state.phase, refused: undefined };
}
