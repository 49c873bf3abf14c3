/** Notes which cards each seat draws, plays and holds at the end, by what changes in its hand and before it. */
import type { AnyState, AnyTypes, GameCards, Seat } from '@turnwise/game';

/** By seat, each card once. */
export interface CardsSeen {
  readonly all: readonly string[];
  readonly drawn: readonly ReadonlySet<string>[];
  readonly played: readonly ReadonlySet<string>[];
  readonly held: readonly ReadonlySet<string>[];
}

type Counts = ReadonlyMap<string, number>;

export class CardWatcher {
  readonly #cards: GameCards<AnyTypes>;
  readonly #all: readonly string[];
  readonly #seats: readonly {
    readonly seat: Seat;
    readonly drawn: Set<string>;
    readonly played: Set<string>;
    hand: Counts;
    table: Counts;
  }[];

  constructor(cards: GameCards<AnyTypes>, state: AnyState, seats: number) {
    this.#cards = cards;
    this.#all = cards.all(state);
    this.#seats = Array.from({ length: this.#all.length === 0 ? 0 : seats }, (_, at) => {
      const seat = at as Seat;
      const hand = counted(cards.hand(state, seat));
      const table = counted(cards.table?.(state, seat) ?? []);
      return { seat, drawn: new Set(hand.keys()), played: new Set<string>(), hand, table };
    });
  }

  /** An input of this seat has been made, or of the system. */
  after(state: AnyState, by: Seat | undefined): void {
    for (const one of this.#seats) {
      const hand = counted(this.#cards.hand(state, one.seat));
      const table = counted(this.#cards.table?.(state, one.seat) ?? []);
      risen(hand, one.hand, one.drawn);
      risen(table, one.table, one.played);
      if (one.seat === by) risen(one.hand, hand, one.played);
      one.hand = hand;
      one.table = table;
    }
  }

  /** Undefined where there are no cards. */
  end(state: AnyState): CardsSeen | undefined {
    if (this.#seats.length === 0) return undefined;
    return {
      all: this.#all,
      drawn: this.#seats.map(({ drawn }) => drawn),
      played: this.#seats.map(({ played }) => played),
      held: this.#seats.map(({ seat }) => new Set(this.#cards.hand(state, seat))),
    };
  }
}

function counted(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Adds the cards of which there are more than before. */
function risen(now: Counts, before: Counts, to: Set<string>): void {
  for (const [name, times] of now) if (times > (before.get(name) ?? 0)) to.add(name);
}
