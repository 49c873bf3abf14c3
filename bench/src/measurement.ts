/** A figure as it was found. The JSON line of `--json` is this object. */
import type { Figure, Samples } from './figure.ts';
import { median, spread } from './statistics.ts';

export interface Measurement {
  readonly name: string;
  /** The median over all rounds of all processes. */
  readonly ratio: number;
  readonly unit: string;
  /** (third quartile − first quartile) / median of the ratios. */
  readonly spread: number;
  readonly value: number;
  readonly valueUnit: string;
  readonly limit: number | null;
  /** Whether the ratio is at most the limit; null where there is none. */
  readonly within: boolean | null;
  readonly rounds: number;
}

/** Pools the rounds of all processes. */
export function summarise(figure: Figure, samples: readonly Samples[]): Measurement {
  const ratios = samples.flatMap((one) => one.ratios);
  const ratio = rounded(median(ratios));
  const limit = figure.limit ?? null;
  return {
    name: figure.name,
    ratio,
    unit: figure.unit,
    spread: rounded(spread(ratios)),
    value: rounded(median(samples.flatMap((one) => one.values))),
    valueUnit: figure.valueUnit,
    limit,
    within: limit === null ? null : ratio <= limit,
    rounds: ratios.length,
  };
}

/** Four digits are more than the clock gives. */
function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(4));
}
