/** Gathers what one law finds over many games. */
import { createChooser, nameOf } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Inquiry, Law } from './law.ts';
import type { LawFinding, Violation } from './report.ts';
import type { Walk } from './walk.ts';

/** Violations kept with all their data; the rest are counted. */
const KEPT = 5;

/** Games of up to so many frames get the dear checks always. */
const SHORT = 64;

export interface RunSettings {
  readonly controls: readonly string[];
  readonly anything: readonly Json[];
}

export class Findings {
  readonly #law: Law;
  readonly #settings: RunSettings;
  readonly #violations: Violation[] = [];
  #violated = 0;
  #checks = 0;
  #places = 0;
  #of = 0;

  constructor(law: Law, settings: RunSettings) {
    this.#law = law;
    this.#settings = settings;
  }

  /** Lets the law look at one game. What it throws is a violation like any other: a game's function failed in its hands. */
  look(walk: Walk): void {
    let place = 0;
    const inquiry = this.#inquiry(walk, (at) => void (place = at));
    try {
      this.#law.check(walk, inquiry);
    } catch (thrown) {
      const text =
        thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 3).join(' ') : String(thrown);
      this.#violate(walk, place, `the game threw ${text}`);
    }
  }

  get finding(): LawFinding {
    const { number, name, title } = this.#law;
    return {
      law: number,
      name,
      title,
      checks: this.#checks,
      places: this.#places,
      of: this.#of,
      violations: this.#violations,
      violated: this.#violated,
    };
  }

  #inquiry(walk: Walk, reached: (place: number) => void): Inquiry {
    const chooser = createChooser(walk.seed, this.#law.name);
    return {
      holds: (condition, frame, what) => {
        this.#checks++;
        reached(frame);
        if (!condition) this.#violate(walk, frame, what());
        return condition;
      },
      places: (most = Number.POSITIVE_INFINITY) => {
        const all = walk.states.length;
        const taken = all <= most ? everything(all) : someOf(all, most, (bound) => chooser.below(bound));
        this.#places += taken.length;
        this.#of += all;
        return taken;
      },
      takes: (every) => walk.frames.length <= SHORT || chooser.below(every) === 0,
      chooser,
      ...this.#settings,
    };
  }

  #violate(walk: Walk, frame: number, what: string): void {
    this.#violated++;
    if (this.#violations.length === KEPT) return;
    this.#violations.push({
      law: this.#law.number,
      name: this.#law.name,
      game: walk.game.id,
      seed: walk.seed,
      seats: walk.context.names,
      options: walk.context.options,
      frame,
      what,
      inputs: walk.frames.slice(0, frame).map(({ input }) => {
        const written = walk.game.notation.input.format(input, walk.context);
        return input.seat === undefined ? { input: written } : { as: nameOf(walk.context, input.seat), input: written };
      }),
    });
  }
}

function everything(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/** The first, the last, and others between them, in order. */
function someOf(count: number, most: number, below: (bound: number) => number): readonly number[] {
  const taken = new Set([0, count - 1]);
  while (taken.size < most) taken.add(below(count));
  return [...taken].sort((a, b) => a - b);
}
