/** Looks at a game while it is played, and notes what a designer wants to know: branching, kinds of input, who leads, cards. */
import { canBeFilled, isPlay } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat } from '@turnwise/game';
import { CardWatcher } from './card-watcher.ts';
import type { CardsSeen } from './card-watcher.ts';
import { addTo } from './histogram.ts';
import type { Histogram } from './histogram.ts';

/** Legal inputs are counted up to this many. */
export const MOST_BRANCHES = 200;

export interface Watched {
  /** Decisions by seat. */
  readonly decisions: readonly number[];
  /** By decision: how many inputs were legal, at most `MOST_BRANCHES`. */
  readonly branching: readonly number[];
  /** In how many decisions each kind of input was possible, and in how many it was chosen. */
  readonly offered: Histogram;
  readonly chosen: Histogram;
  /** Of rules that answer what happens: how many events each made. */
  readonly rules: Histogram;
  /** By decision: the seats with the best evaluation. All of them where nobody leads; empty without an evaluation. */
  readonly leaders: readonly (readonly Seat[])[];
  /** Of a game with cards, by seat. */
  readonly cards: CardsSeen | undefined;
}

export class Watcher {
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #quick: boolean;
  readonly #decisions: number[];
  readonly #branching: number[] = [];
  readonly #offered: Histogram = {};
  readonly #chosen: Histogram = {};
  readonly #rules: Histogram = {};
  readonly #system = new Set<string>();
  readonly #leaders: (readonly Seat[])[] = [];
  readonly #cards: CardWatcher | undefined;

  /** Where it is quick, only decisions are counted. */
  constructor(game: AnyGame, state: AnyState, seats: number, quick: boolean) {
    this.#game = game;
    this.#quick = quick;
    this.#seats = seats;
    this.#decisions = Array.from({ length: seats }, () => 0);
    if (quick) return;
    for (const kind of kindsOf(game, state)) this.#offered[kind] = 0;
    const { cards, rules } = game.study;
    for (const rule of rules?.all(state) ?? []) this.#rules[rule] = 0;
    this.#cards = cards === undefined ? undefined : new CardWatcher(cards, state, seats);
  }

  /** A seat is to decide; false where it has nothing to do. */
  before(state: AnyState, seat: Seat): boolean {
    const game = this.#game;
    const { inputs } = game.legalInputs(state, seat, this.#quick ? 1 : MOST_BRANCHES);
    if (inputs.length === 0) return false;
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    if (this.#quick) return true;
    this.#branching.push(inputs.length);
    for (const kind of this.#possible(state, seat)) addTo(this.#offered, kind);
    const { evaluate } = game.bots;
    if (evaluate !== undefined) {
      const values = Array.from({ length: this.#seats }, (_, one) => evaluate(state, one as Seat));
      const best = Math.max(...values);
      this.#leaders.push(values.flatMap((value, one) => (value === best ? [one as Seat] : [])));
    }
    return true;
  }

  chosen(state: AnyState, input: AnyInput): void {
    if (!this.#quick) addTo(this.#chosen, this.#kindOf(state, input));
  }

  /** The input has been made. */
  after(state: AnyState, input: AnyInput): void {
    if (input.seat === undefined) this.#system.add(input.kind);
    this.#cards?.after(state, input.seat);
  }

  /** Whether it wants to be told of events. */
  get wantsEvents(): boolean {
    return Object.keys(this.#rules).length > 0;
  }

  happened(event: AnyTypes['Event']): void {
    const rule = this.#game.study.rules?.of(event);
    if (rule !== undefined && Object.hasOwn(this.#rules, rule)) addTo(this.#rules, rule);
  }

  end(state: AnyState): Watched {
    // What the system gives is never offered to a seat.
    for (const kind of this.#system) if (this.#offered[kind] === 0) delete this.#offered[kind];
    return {
      decisions: this.#decisions,
      branching: this.#branching,
      offered: this.#offered,
      chosen: this.#chosen,
      rules: this.#rules,
      leaders: this.#leaders,
      cards: this.#cards?.end(state),
    };
  }

  /** Each kind once. */
  #possible(state: AnyState, seat: Seat): ReadonlySet<string> {
    const game = this.#game;
    const kinds = new Set<string>();
    for (const offer of game.offers(state, seat)) {
      const [example] = isPlay(offer) && canBeFilled(offer) ? game.expand(offer, 1).inputs : [];
      if (example !== undefined) kinds.add(this.#kindOf(state, example));
    }
    return kinds;
  }

  /** An answer counts for what asks: a card, a rule. */
  #kindOf(state: AnyState, input: AnyInput): string {
    const { study } = this.#game;
    if (input.kind !== 'answer') return study.inputKind?.(input) ?? input.kind;
    const source = this.#game.choices(state).find(({ id }) => id === input['choice'])?.source;
    return source === undefined || source === '' ? 'answer' : `answer: ${source}`;
  }
}

/** All that could come up. What only the system gives, or may be given without being offered, is not among it. */
function kindsOf(game: AnyGame, state: AnyState): readonly string[] {
  if (game.study.inputKinds !== undefined) return game.study.inputKinds(state);
  return Object.keys(game.rules.inputs).filter((kind) => kind !== 'answer' && !game.isControl({ kind }));
}
