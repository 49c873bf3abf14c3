/** What is drawn of a report: numbers for plots, in the form that they are drawn in. */
import { valuesOf, wilson, type Histogram, type SimulationReport } from '@turnwise/simulate';

/** Bars side by side: the middle of each, its height, and how wide one is. */
export interface Bars {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly width: number;
}

/** A share with its interval of 95 %. */
export interface ShareRow {
  readonly label: string;
  readonly note: string | null;
  /** Of how many. */
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const MOST_BARS = 60;

/** Values that are many are put together, so many to a bar. */
export function barsOf(histogram: Histogram): Bars | undefined {
  const values = valuesOf(histogram);
  const [first, last] = [values[0]?.[0], values.at(-1)?.[0]];
  if (first === undefined || last === undefined) return undefined;
  const width = niceWidth((last - first + 1) / MOST_BARS);
  const from = Math.floor(first / width) * width;
  const count = Math.floor((last - from) / width) + 1;
  const y = Array.from({ length: count }, () => 0);
  for (const [value, times] of values) y[Math.floor((value - from) / width)]! += times;
  return { x: y.map((_, at) => from + at * width + (width - 1) / 2), y, width };
}

/** 1, 2, 5, 10, 20, … and at least as much. */
function niceWidth(least: number): number {
  for (let unit = 1; ; unit *= 10) for (const step of [1, 2, 5]) if (step * unit >= least) return step * unit;
}

/** Who won how often: seats, and seats that won together as far as that is not all of them. */
export function seatRows({ seats, together, bots, games }: SimulationReport): readonly ShareRow[] {
  const rows = seats.map(({ seat, share, low, high }, at) => ({
    label: seat,
    note: bots?.[at] ?? null,
    count: games,
    share,
    low,
    high,
  }));
  const teams = together
    .filter((team) => team.seats.length < seats.length)
    .map(({ seats: names, share, low, high }) => ({
      label: names.join(' + '),
      note: null,
      count: games,
      share,
      low,
      high,
    }));
  // Where seats only ever win together, each alone says nothing.
  return [...(teams.length > 0 ? rows.filter(({ share }) => share > 0) : rows), ...teams];
}

export const CARD_USES = ['drawn', 'played', 'held'] as const;
export type CardUse = (typeof CARD_USES)[number];

/** The share of the seats with a card that won, the best first; cards that too few had are last. */
export function cardRows({ study }: SimulationReport, use: CardUse, least = 20): readonly ShareRow[] {
  return Object.entries(study?.cards ?? {})
    .flatMap(([label, counts]): ShareRow[] => {
      const { seats, wins } = counts[use];
      return seats === 0 ? [] : [{ label, note: null, count: seats, share: wins / seats, ...wilson(wins, seats) }];
    })
    .toSorted(
      (a, b) =>
        Number(b.count >= least) - Number(a.count >= least) || b.share - a.share || (a.label < b.label ? -1 : 1),
    );
}

/** By tenth of the game, the share of games in which the later winner led at its end. */
export function leadShares({ study }: SimulationReport): readonly number[] {
  const led = study?.led;
  return led === undefined || led.games === 0 ? [] : led.winnerLed.map((games) => games / led.games);
}
