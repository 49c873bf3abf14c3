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
  /** Only where a value has to be reached. */
  readonly least?: number;
  /** Whether the ratio is at most the limit, or the value at the least what it has to reach; null where there is neither. */
  readonly within: boolean | null;
  readonly rounds: number;
}

/** Pools the rounds of all processes. */
export function summarise(figure: Figure, samples: readonly Samples[]): Measurement {
  const ratios = samples.flatMap((one) => one.ratios);
  const ratio = rounded(median(ratios));
  const value = rounded(median(samples.flatMap((one) => one.values)));
  const limit = figure.limit ?? null;
  const { least } = figure;
  return {
    name: figure.name,
    ratio,
    unit: figure.unit,
    spread: rounded(spread(ratios)),
    value,
    valueUnit: figure.valueUnit,
    limit,
    ...(least !== undefined && { least }),
    within: least !== undefined ? value >= least : limit === null ? null : ratio <= limit,
    rounds: ratios.length,
  };
}

/** Four digits are more than the clock gives. */
function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(4));
}
