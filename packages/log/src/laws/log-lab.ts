/** Where the laws are tried: a store, and what can be done to it. */
import type { MatchLog } from '../match-log.ts';

export interface LogLab {
  /** A log over the same store. With `several`, each call gives another one, as another process would have it; otherwise always the same. */
  open(): Promise<MatchLog>;
  /** Whether several logs may be open over one store. */
  readonly several: boolean;
  /** Takes the engine away and brings it back with what it had; left out where there is no engine apart from the process. */
  readonly outage?: { stop(): Promise<void>; start(): Promise<void> };
  /** Closes everything and opens it again, to see what was durable; left out where nothing is. */
  readonly restart?: () => Promise<void>;
  /** How much of the large counts is tried, from 1 (all). */
  readonly share?: number;
}

export interface LogLaw {
  readonly name: string;
  /** What the lab must be able to do; without it, the law is left out, for this reason. */
  readonly needs?: 'outage' | 'restart' | 'several';
  /** Throws if the law does not hold. */
  run(lab: LogLab): Promise<void>;
}

class BrokenLaw extends Error {}

export function must(holds: boolean, expected: string, found?: unknown): asserts holds {
  if (!holds) throw new BrokenLaw(found === undefined ? expected : `${expected}; found ${JSON.stringify(found)}`);
}

export function mustEqual(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  must(is === should, `${what}: expected ${short(should)}, found ${short(is)}`);
}

function short(text: string | undefined): string {
  return text === undefined || text.length <= 400 ? String(text) : `${text.slice(0, 400)}… (${text.length} characters)`;
}
