/** A host's own source of randomness, for sampling moves and hidden cards. It is separate from the streams of a match. */
import { createRandom, expandSeed } from '@turnwise/kernel';
import type { Seed } from '@turnwise/kernel';

export interface Chooser {
  /** An integer from 0 to `bound - 1`. */
  readonly below: (bound: number) => number;
}

/** A fast seeded chooser. The same seed gives the same choices. */
export function createChooser(seed: Seed, name = 'chooser'): Chooser {
  const expanded = expandSeed(seed);
  if (!expanded.ok) throw new Error(`a chooser needs ${expanded.error.expected}`);
  const start = createRandom(expanded.value, [name])[name] as { a: number; b: number; c: number; d: number };
  // xoshiro128** again, but in place: a host draws millions of numbers and stores none of them.
  let { a, b, c, d } = start;
  function word(): number {
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  }
  return {
    below(bound) {
      // With nothing to choose from, the loop would never end.
      if (!(bound >= 1)) throw new Error(`there is nothing to choose from: the bound is ${bound}`);
      for (;;) {
        const w = word();
        // Of the lowest words, fewer than the bound are thrown away: a word from there on is sure, and needs one division of integers.
        if (w >= bound) return w % (bound >>> 0);
        if (w >= (0x1_0000_0000 - bound) % bound) return w;
      }
    },
  };
}

export function pick<V>(chooser: Chooser, items: readonly V[]): V | undefined {
  return items.length === 0 ? undefined : items[chooser.below(items.length)];
}

export function shuffled<V>(chooser: Chooser, items: readonly V[]): V[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = chooser.below(i + 1);
    const held = out[i] as V;
    out[i] = out[j] as V;
    out[j] = held;
  }
  return out;
}

/** A seed of 128 bits, for streams that nobody has seen yet. */
export function drawSeed(chooser: Chooser): string {
  return Array.from({ length: 4 }, () => chooser.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('');
}
