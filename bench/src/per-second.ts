/** Nanoseconds per unit as units per second. */
import type { Samples } from './figure.ts';

export function perSecond({ ratios, values }: Samples): Samples {
  return { ratios, values: values.map((nanoseconds) => 1e9 / nanoseconds) };
}
