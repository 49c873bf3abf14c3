/** Gathers what one law finds over many games. */
import { createChooser, nameOf } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Inquiry, Law, Tally } from './law.ts';
import { VIOLATIONS_SHOWN, withoutNumbers } from './report.ts';
import type { LawFinding, Violation } from './report.ts';
import type { Walk } from './walk.ts';

/** Different violations that are told apart; a game with more has been told enough. */
const KEPT = 100;

/** Games of up to so many frames get the dear checks always. */
const SHORT = 64;

/** Fewer places than these are not spent on beginnings and ends, which are much alike. */
const FEW = 3;

export interface LawSettings {
  /** Of the places, and of the games, that dear checks look at. */
  readonly share: number;
  readonly anything: readonly Json[];
  readonly met: (key: string) => void;
}

interface Found extends Violation {
  times: number;
  readonly urgent: boolean;
}

export class Findings {
  readonly #law: Law;
  readonly #settings: LawSettings;
  /** By what they say, numbers apart. */
  readonly #found = new Map<string, Found>();
  readonly #tally: Tally = new Map();
  #checks = 0;
  #places = 0;
  #of = 0;

  constructor(law: Law, settings: LawSettings) {
    this.#law = law;
    this.#settings = settings;
  }

  /** Lets the law look at one game. What it throws is a violation like any other: a game's function failed in its hands. */
  look(walk: Walk): void {
    this.#watch(walk, (inquiry) => this.#law.check(walk, inquiry));
  }

  /** Lets the law look back, when all games are played. */
  conclude(first: Walk): void {
    this.#watch(first, (inquiry) => this.#law.conclude?.(first, inquiry));
  }

  #watch(walk: Walk, act: (inquiry: Inquiry) => void): void {
    let place = 0;
    const inquiry = this.#inquiry(walk, (at) => void (place = at));
    try {
      act(inquiry);
    } catch (thrown) {
      const text =
        thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 3).join(' ') : String(thrown);
      this.#violate(walk, place, `the game threw ${text}`);
    }
  }

  get finding(): LawFinding {
    const { number, name, title } = this.#law;
    const all = [...this.#found.values()];
    const found = [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)];
    return {
      law: number,
      name,
      title,
      checks: this.#checks,
      places: this.#places,
      of: this.#of,
      violations: found.slice(0, VIOLATIONS_SHOWN).map(({ urgent: _urgent, ...violation }) => violation),
      violated: found.length,
    };
  }

  #inquiry(walk: Walk, reached: (place: number) => void): Inquiry {
    const chooser = createChooser(walk.seed, this.#law.name);
    const { share, ...settings } = this.#settings;
    const some = (many: number): number => Math.max(1, Math.ceil(many * share));
    return {
      holds: (condition, frame, what, urgent = false) => {
        this.#checks++;
        reached(frame);
        if (!condition) this.#violate(walk, frame, what(), urgent);
        return condition;
      },
      places: (most = Number.POSITIVE_INFINITY) => {
        const all = walk.states.length;
        const wanted = some(most);
        const taken = all <= wanted ? everything(all) : someOf(all, wanted, (bound) => chooser.below(bound));
        this.#places += taken.length;
        this.#of += all;
        return taken;
      },
      some,
      takes: (every) => walk.frames.length <= SHORT || chooser.below(Math.ceil(every / share)) === 0,
      tally: this.#tally,
      chooser,
      ...settings,
    };
  }

  #violate(walk: Walk, frame: number, what: string, urgent = false): void {
    const key = withoutNumbers(what);
    const known = this.#found.get(key);
    if (known !== undefined) known.times++;
    if (known !== undefined || this.#found.size === KEPT) return;
    this.#found.set(key, {
      times: 1,
      urgent,
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

/** The first, the last, and others between them, in order; where they are very few, any. */
function someOf(count: number, most: number, below: (bound: number) => number): readonly number[] {
  const taken = new Set(most < FEW ? [] : [0, count - 1]);
  while (taken.size < most) taken.add(below(count));
  return [...taken].sort((a, b) => a - b);
}
