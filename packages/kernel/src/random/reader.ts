/**
 * Reads ahead in a stream without changing it. A behaviour makes one reader per stream, asks it for what it needs, and
 * puts `reader.step()` into its list before the diffs that use the result; that step is what advances the stream.
 */
import { abort } from '../abort.ts';
import type { DrawStep } from './draw-step.ts';
import type { Random } from './streams.ts';
import { advance, output } from './xoshiro128.ts';
import type { Xoshiro } from './xoshiro128.ts';

export interface Reader {
  /** A number from 0 to `bound - 1`, each as likely as the others. */
  readonly below: (bound: number) => number;
  /** A face from 1 to `sides`. */
  readonly die: (sides: number) => number;
  /** A shuffled copy. */
  readonly shuffle: <V>(items: readonly V[]) => V[];
  /** The advance that pays for all that was read. */
  readonly step: () => DrawStep;
}

export function readStream(random: Random, name: string): Reader {
  const stream = random[name];
  if (stream === undefined) throw new Error(`there is no random stream named ${name}`);
  const { script } = stream;
  const values: number[] = [];
  let at: Xoshiro = stream;
  let words = 0;

  /** One result from `first` to `first + bound - 1`. */
  function take(first: number, bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
      throw new Error(`a draw needs a bound from 1 to 2^32, not ${bound}`);
    const value = script === null ? first + generate(bound) : scripted(script, first, bound);
    values.push(value);
    return value;
  }

  function scripted(results: readonly number[], first: number, bound: number): number {
    const index = (stream as { taken: number }).taken + words;
    words++;
    const value = results[index];
    if (value === undefined) throw abort('scriptExhausted', { stream: name, taken: index });
    if (!Number.isSafeInteger(value) || value < first || value >= first + bound)
      throw abort('scriptOutOfRange', { stream: name, index, value, min: first, max: first + bound - 1 });
    return value;
  }

  /** Rejects the few low words that would make some results likelier. */
  function generate(bound: number): number {
    const threshold = (0x1_0000_0000 - bound) % bound;
    for (;;) {
      const word = output(at);
      at = advance(at);
      words++;
      if (word >= threshold) return word % bound;
    }
  }

  const below = (bound: number): number => take(0, bound);
  return {
    below,
    die: (sides) => take(1, sides),
    shuffle<V>(items: readonly V[]): V[] {
      const out = items.slice();
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = out[i] as V;
        out[i] = out[j] as V;
        out[j] = held;
      }
      return out;
    },
    step: () => ({ kind: '$draw', stream: name, values: values.slice(), words }),
  };
}
