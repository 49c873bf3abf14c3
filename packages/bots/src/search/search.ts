/** A decision by search: guesses worlds from what the seat sees, grows a tree over them, and takes what was tried most. */
import { createChooser } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, SearchSettings } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { BotLook, Found, Tried, Thinking } from '../bot.ts';
import { Solver } from '../exact/solve.ts';
import { inputKey } from '../input-key.ts';
import { HiddenTree } from './hidden-tree.ts';
import { OpenTree } from './open-tree.ts';
import { ranked } from './rank.ts';
import type { Branch, Tree } from './tree.ts';

/** Positions of the exact search with one iteration: a piece of work is never long. */
const MOST = 1000;

export class Search implements Thinking {
  readonly wanted: number;
  #done = 0;
  readonly #tree: Tree;
  readonly #together: boolean;
  /** Works beside the tree, so many positions with each iteration. */
  readonly #solver: Solver | undefined = undefined;
  readonly #positions: number;
  readonly #slip: AnyInput | undefined;

  constructor(game: AnyGame, { seat, seats, view }: BotLook, seed: Seed, settings: SearchSettings) {
    this.wanted = settings.iterations;
    const chooser = createChooser(seed, 'search');
    const guesses = createChooser(seed, 'worlds');
    const guess = (): AnyState => game.determinize(view as never, seat, guesses);
    const first = guess();
    const { hiddenInformation, chance, simultaneous } = game.traits;
    this.#together = game.toAct(first).length > 1;
    if (hiddenInformation || chance || simultaneous) {
      const others = Array.from({ length: Math.max(0, Math.min(settings.worlds, settings.iterations) - 1) }, guess);
      this.#tree = new HiddenTree(game, [first, ...others], seat, seats, settings, chooser);
    } else {
      this.#tree = new OpenTree(game, first, seat, seats, settings, chooser);
      if (settings.exact > 0 && seats === 2) this.#solver = new Solver(game, first, seat, settings.exact);
    }
    this.#positions = Math.min(MOST, Math.ceil(settings.exact / settings.iterations));
    const slips = createChooser(seed, 'slips');
    this.#slip = slips.below(100) < settings.slips ? game.sample(first, seat, slips) : undefined;
  }

  get done(): number {
    return this.#done;
  }

  get ready(): boolean {
    return this.#done >= this.wanted || this.#tree.proven || this.#solver?.solved !== undefined;
  }

  work(iterations: number): void {
    for (let i = 0; i < iterations && !this.ready; i++) {
      this.#solver?.work(this.#positions);
      this.#tree.iterate();
      this.#done++;
    }
  }

  found(): Found {
    if (this.#done === 0) this.work(1);
    const moves = this.#moves();
    const line = moves[0] === undefined ? [] : lineOf(this.#tree.branches, moves[0].input);
    const drawn = this.#slip === undefined ? {} : { drawn: this.#slip };
    return { iterations: this.#done, moves, line, together: this.#together, ...drawn };
  }

  #moves(): readonly Tried[] {
    const moves = this.#tree.branches.map(moveOf);
    const solved = this.#solver?.solved;
    if (solved === undefined) return ranked(moves);
    const tried = new Map(moves.map(({ input, visits }) => [inputKey(input), visits]));
    return ranked(
      solved.map(({ input, value }): Tried => ({
        input,
        visits: tried.get(inputKey(input)) ?? 0,
        value,
        certain: true,
      })),
    );
  }
}

function moveOf({ input, visits, value, proven }: Branch): Tried {
  if (proven !== undefined) return { input, visits, value: proven, certain: true };
  return { input, visits, value: value / Math.max(1, visits) };
}

function lineOf(branches: Iterable<Branch>, first: AnyInput): AnyInput[] {
  const line = [first];
  let at = [...branches].find(({ input }) => input === first);
  while (at !== undefined && line.length < 20) {
    at = [...at.children].toSorted((a, b) => b.visits - a.visits)[0];
    if (at === undefined || at.visits < 2) break;
    line.push(at.input);
  }
  return line;
}
