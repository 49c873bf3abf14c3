/** Between which shares the true one lies with 95 % confidence, by Wilson's score interval. */
export function wilson(successes: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = successes / trials;
  const square = (z * z) / trials;
  const middle = share + square / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return { low: Math.max(0, (middle - reach) / (1 + square)), high: Math.min(1, (middle + reach) / (1 + square)) };
}
