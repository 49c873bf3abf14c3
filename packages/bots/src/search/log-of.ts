/**
 * Natural logarithms of whole numbers, from additions and divisions alone. The language leaves the last bits of `Math.log` to each
 * machine, and a search has to come out alike on all of them. What was worked out once is kept for all searches: it never changes.
 */
let values = new Float64Array(1024);
let filled = 1;

/** Of a number from 1 on. */
export function logOf(n: number): number {
  if (n > filled) fill(n);
  return values[n] as number;
}

function fill(n: number): void {
  if (n >= values.length) {
    const longer = new Float64Array(2 * n);
    longer.set(values);
    values = longer;
  }
  for (let k = filled + 1; k <= n; k++) values[k] = (values[k - 1] as number) + step(k);
  filled = n;
}

/** ln k − ln (k − 1) = 2 artanh(1 / (2k − 1)), as a series. */
function step(k: number): number {
  const x = 1 / (2 * k - 1);
  const square = x * x;
  let power = x;
  let sum = 0;
  for (let odd = 1; power > 1e-18; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return 2 * sum;
}
