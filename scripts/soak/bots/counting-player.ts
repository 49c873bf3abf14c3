/**
 * Plays rock, paper, scissors by counting: what an opponent has thrown so far, what after one throw, after two, and after the last pair of
 * both. It foretells by each of these, and goes by the one that has been right most often.
 */
export const THROWS = ['rock', 'paper', 'scissors'] as const;
export type Throw = (typeof THROWS)[number];

interface Round {
  readonly own: Throw;
  readonly other: Throw;
}

/** What a way of counting looks at, as a key; undefined before there is enough of it. */
type Look = (rounds: readonly Round[]) => string | undefined;

const LOOKS: readonly Look[] = [
  () => '',
  (rounds) => rounds.at(-1)?.other,
  (rounds) => (rounds.length < 2 ? undefined : `${rounds.at(-2)?.other} ${rounds.at(-1)?.other}`),
  (rounds) => rounds.at(-1)?.own,
  (rounds) => (rounds.length === 0 ? undefined : `${rounds.at(-1)?.own} ${rounds.at(-1)?.other}`),
];

interface Way {
  readonly look: Look;
  readonly counts: Map<string, Record<Throw, number>>;
  right: number;
}

export class CountingPlayer {
  readonly #rounds: Round[] = [];
  readonly #ways: readonly Way[] = LOOKS.map((look) => ({ look, counts: new Map(), right: 0 }));

  /** What beats the throw that it expects. */
  next(): Throw {
    const best = this.#ways.reduce((a, b) => (b.right > a.right ? b : a));
    return beater(this.#expected(best));
  }

  /** Both throws of a round that is over. */
  learn(own: Throw, other: Throw): void {
    for (const way of this.#ways) {
      if (this.#expected(way) === other) way.right++;
      const key = way.look(this.#rounds);
      if (key === undefined) continue;
      const counts = way.counts.get(key) ?? { rock: 0, paper: 0, scissors: 0 };
      counts[other]++;
      way.counts.set(key, counts);
    }
    this.#rounds.push({ own, other });
  }

  #expected({ look, counts }: Way): Throw {
    const key = look(this.#rounds);
    const known = key === undefined ? undefined : counts.get(key);
    if (known === undefined) return 'rock';
    return THROWS.reduce((a, b) => (known[b] > known[a] ? b : a));
  }
}

/** Each throw is beaten by the next. */
export function beater(thrown: Throw): Throw {
  return THROWS[(THROWS.indexOf(thrown) + 1) % THROWS.length] as Throw;
}
