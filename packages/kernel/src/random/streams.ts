/**
 * Named random streams, as the substate `random` of a game with chance. A stream is data: the state of its generator
 * or, in a scenario, a script of results that are taken in order.
 */
import type { DrawStep } from './draw-step.ts';
import { forkSeed } from './seed.ts';
import { Generator } from './xoshiro128.ts';

export interface Stream {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** How many words or scripted values were taken. */
  readonly taken: number;
  /** The results to give instead of the generator's. */
  readonly script: readonly number[] | null;
}

export type Random = Readonly<Record<string, Stream>>;

/** Scripted results by stream. */
export type Script = Readonly<Record<string, readonly number[]>>;

export function createRandom(seed: string, names: readonly string[], script: Script = {}): Random {
  return Object.fromEntries(
    names.map((name): [string, Stream] => {
      const { a, b, c, d } = forkSeed(seed, name);
      return [name, { a, b, c, d, taken: 0, script: script[name]?.slice() ?? null }];
    }),
  );
}

/** The stream after a draw of words of the generator, or of values of the script. */
export function advanceStream(stream: Stream, step: DrawStep): Stream {
  const taken = stream.taken + step.words;
  if (stream.script !== null) return { ...stream, taken };
  const generator = new Generator(stream);
  for (let i = 0; i < step.words; i++) generator.next();
  const { a, b, c, d } = generator.state();
  return { a, b, c, d, taken, script: null };
}

/** All streams after a draw from one of them. For a setup, which has no dispatch to do it. */
export function advanceRandom(random: Random, step: DrawStep): Random {
  const stream = random[step.stream];
  if (stream === undefined) throw new Error(`there is no random stream named ${step.stream}`);
  return { ...random, [step.stream]: advanceStream(stream, step) };
}

/** By stream, the scripted results that were not used. */
export function unusedScript(random: Random): Script {
  const left: Record<string, readonly number[]> = {};
  for (const [name, stream] of Object.entries(random))
    if (stream.script !== null && stream.taken < stream.script.length) left[name] = stream.script.slice(stream.taken);
  return left;
}
