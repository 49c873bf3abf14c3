/** A bot with a stopwatch: the same decisions, and how much time and how many iterations they took. */
import type { Bot, Found, Thinking } from '@turnwise/bots';

export interface Effort {
  /** Decisions between several moves. */
  moves: number;
  iterations: number;
  /** Of the processor. */
  milliseconds: number;
}

export function noEffort(): Effort {
  return { moves: 0, iterations: 0, milliseconds: 0 };
}

/** Adds what each decision takes to `effort`. Where there is one move alone nothing is counted: it would only look quick. */
export function withStopwatch(bot: Bot, effort: Effort): Bot {
  return {
    name: bot.name,
    think(look, seed) {
      const begun = process.cpuUsage();
      let spent = 0;
      const thinking = bot.think(look, seed);
      spent += since(begun);
      return {
        get wanted() {
          return thinking.wanted;
        },
        get done() {
          return thinking.done;
        },
        get ready() {
          return thinking.ready;
        },
        work(iterations) {
          const from = process.cpuUsage();
          thinking.work(iterations);
          spent += since(from);
        },
        found(): Found {
          const from = process.cpuUsage();
          const found = thinking.found();
          spent += since(from);
          if (found.moves.length !== 1) {
            effort.moves++;
            effort.iterations += found.iterations;
            effort.milliseconds += spent;
          }
          spent = 0;
          return found;
        },
      } satisfies Thinking;
    },
  };
}

function since(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
