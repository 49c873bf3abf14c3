/**
 * Natural logarithms of whole numbers, from additions and divisions alone. The language leaves the last bits of `Math.log` to each
 * machine, and a search has to come out alike on all of them. The first are worked out once for all searches.
 */
export class LogTable {
  #values = FIRST;
  #filled = FIRST.length - 1;

  /** Of a number from 1 on. */
  of(n: number): number {
    if (n > this.#filled) this.#fill(n);
    return this.#values[n] as number;
  }

  #fill(n: number): void {
    if (n >= this.#values.length) {
      const longer = new Float64Array(2 * n);
      longer.set(this.#values);
      this.#values = longer;
    }
    fill(this.#values, this.#filled + 1, n);
    this.#filled = n;
  }
}

const FIRST = new Float64Array(4096);
fill(FIRST, 2, FIRST.length - 1);

function fill(values: Float64Array, from: number, to: number): void {
  for (let k = from; k <= to; k++) values[k] = (values[k - 1] as number) + step(k);
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
