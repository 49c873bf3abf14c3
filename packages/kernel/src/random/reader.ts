/**
 * Reads ahead in a stream without changing it. A behaviour makes one reader per stream, asks it for what it needs, and
 * puts `reader.step()` into its list before the diffs that use the result; that step is what advances the stream.
 */
import { abort } from '../abort.ts';
import type { DrawStep } from './draw-step.ts';
import type { Random, Stream } from './streams.ts';
import { Generator } from './xoshiro128.ts';

export function readStream(random: Random, name: string): Reader {
  const stream = random[name];
  if (stream === undefined) throw new Error(`there is no random stream named ${name}`);
  return new Reader(name, stream);
}

export class Reader {
  readonly #name: string;
  readonly #stream: Stream;
  readonly #values: number[] = [];
  readonly #generator: Generator;
  #words = 0;

  constructor(name: string, stream: Stream) {
    this.#name = name;
    this.#stream = stream;
    this.#generator = new Generator(stream);
  }

  /** A number from 0 to `bound - 1`, all equally likely. */
  below(bound: number): number {
    return this.#take(0, bound);
  }

  /** A face from 1 to `sides`. */
  die(sides: number): number {
    return this.#take(1, sides);
  }

  /** A shuffled copy. */
  shuffle<V>(items: readonly V[]): V[] {
    const out = items.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = out[i] as V;
      out[i] = out[j] as V;
      out[j] = held;
    }
    return out;
  }

  /** The step that advances the stream by everything that was read. */
  step(): DrawStep {
    return {
      kind: '$draw',
      stream: this.#name,
      from: this.#stream.taken,
      values: this.#values.slice(),
      words: this.#words,
    };
  }

  /** One result from `first` to `first + bound - 1`. */
  #take(first: number, bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
      throw new Error(`a draw needs a bound from 1 to 2^32, found ${bound}`);
    const { script } = this.#stream;
    const value = script === null ? first + this.#generate(bound) : this.#scripted(script, first, bound);
    this.#values.push(value);
    return value;
  }

  #scripted(results: readonly number[], first: number, bound: number): number {
    const index = this.#stream.taken + this.#words;
    this.#words++;
    const value = results[index];
    if (value === undefined) throw abort('scriptExhausted', { stream: this.#name, taken: index });
    if (!Number.isSafeInteger(value) || value < first || value >= first + bound)
      throw abort('scriptOutOfRange', { stream: this.#name, index, value, min: first, max: first + bound - 1 });
    return value;
  }

  /** Rejects the few low words that would make some results likelier: the first 2^32 mod bound. */
  #generate(bound: number): number {
    for (;;) {
      const word = this.#generator.next();
      this.#words++;
      // There are fewer of them than the bound: a word from there on is sure, and needs one division of integers.
      if (word >= bound) return word % (bound >>> 0);
      if (word >= (0x1_0000_0000 - bound) % bound) return word;
    }
  }
}
