/**
 * Kalah written by hand, without the engine and in another manner than the ruleset: one ring of fourteen pits. South's houses
 * are 0 to 5 and its store is 6, north's houses are 7 to 12 and its store is 13.
 */
export interface Kalah {
  readonly pits: readonly number[];
  /** 0 is south, 1 is north. */
  readonly next: 0 | 1;
  readonly over: boolean;
}

export const KALAH_START: Kalah = {
  pits: Array.from({ length: 14 }, (_, pit) => (pit === 6 || pit === 13 ? 0 : 4)),
  next: 0,
  over: false,
};

/** The houses that can be sown. */
export function kalahMoves({ pits, next, over }: Kalah): number[] {
  return over ? [] : HOUSES[next].filter((pit) => pits[pit]! > 0);
}

export function sowKalah({ pits: before, next }: Kalah, from: number): Kalah {
  const pits = [...before];
  const store = STORES[next];
  const otherStore = STORES[other(next)];
  let pit = from;
  let seeds = pits[from]!;
  pits[from] = 0;
  while (seeds > 0) {
    pit = (pit + 1) % 14;
    if (pit === otherStore) continue;
    pits[pit]!++;
    seeds--;
  }

  const opposite = 12 - pit;
  if (HOUSES[next].includes(pit) && pits[pit] === 1 && pits[opposite]! > 0) {
    pits[store]! += 1 + pits[opposite]!;
    pits[pit] = 0;
    pits[opposite] = 0;
  }

  const over = HOUSES.some((houses) => houses.every((house) => pits[house] === 0));
  if (over)
    for (const side of [0, 1] as const)
      for (const house of HOUSES[side]) {
        pits[STORES[side]]! += pits[house]!;
        pits[house] = 0;
      }
  return { pits, next: pit === store ? next : other(next), over };
}

/** The sides that win; both for a draw. */
export function kalahWinners({ pits }: Kalah): number[] {
  const [south, north] = [pits[6]!, pits[13]!];
  return south === north ? [0, 1] : [south > north ? 0 : 1];
}

const HOUSES: readonly [readonly number[], readonly number[]] = [
  [0, 1, 2, 3, 4, 5],
  [7, 8, 9, 10, 11, 12],
];
const STORES = [6, 13] as const;

function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
