/** A bot that the game brings itself: it works out a plan step by step, and does the first thing of it. */
import { createChooser } from '@turnwise/game';
import type { AnyGame, AnyTypes, OwnBot, Planning } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { Bot, BotLook, Found, Thinking } from './bot.ts';

export function ownBot(game: AnyGame, name: string, own: OwnBot<AnyTypes>, iterations = own.iterations): Bot {
  return {
    name: `${name}:iterations=${iterations}`,
    think: (look, seed) => new OwnThinking(game, own, look, seed, iterations),
  };
}

class OwnThinking implements Thinking {
  readonly wanted: number;
  done = 0;
  readonly #game: AnyGame;
  readonly #look: BotLook;
  readonly #seed: Seed;
  readonly #planning: Planning<AnyTypes>;

  constructor(game: AnyGame, own: OwnBot<AnyTypes>, look: BotLook, seed: Seed, iterations: number) {
    this.wanted = iterations;
    this.#game = game;
    this.#look = look;
    this.#seed = seed;
    this.#planning = own.think(look.view as never, look.seat, createChooser(seed, 'own'));
  }

  get ready(): boolean {
    return this.done >= this.wanted || this.#planning.ready;
  }

  work(iterations: number): void {
    for (let i = 0; i < iterations && !this.ready; i++) {
      this.#planning.step();
      this.done++;
    }
  }

  found(): Found {
    if (this.done === 0) this.work(1);
    const { inputs, wins } = this.#planning.plan();
    const [input = this.#drawn()] = inputs;
    if (input === undefined) return { iterations: this.done, moves: [], line: [], together: false };
    const moves = wins ? [{ input, visits: 1, value: 1, certain: true } as const] : [];
    return { iterations: this.done, moves, line: inputs.length > 0 ? inputs : [input], together: false, drawn: input };
  }

  #drawn() {
    const { view, seat } = this.#look;
    const world = this.#game.determinize(view as never, seat, createChooser(this.#seed, 'worlds'));
    return this.#game.sample(world, seat, createChooser(this.#seed, 'random'));
  }
}
