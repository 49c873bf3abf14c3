/** A bot that has nothing to search: its decision is made in one go. */
import type { AnyInput } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { Bot, BotLook, Tried } from './bot.ts';

/** What it chose, and what it thought of everything if it did. */
export interface Chosen {
  readonly input: AnyInput | undefined;
  readonly moves?: readonly Tried[];
}

export function atOnce(name: string, choose: (look: BotLook, seed: Seed) => Chosen): Bot {
  return {
    name,
    think: (look, seed) => ({
      wanted: 0,
      done: 0,
      ready: true,
      work() {},
      found() {
        const { input, moves = [] } = choose(look, seed);
        const line = input === undefined ? [] : [input];
        return { iterations: 0, moves, line, together: false, ...(input === undefined ? {} : { drawn: input }) };
      },
    }),
  };
}
