/**
 * What the soak does: jobs, each in one or more pieces. A piece runs in a process of its own, which is told its name and the
 * same request and sends back what it found as JSON; the job makes a verdict of what all its pieces found.
 */
export const PARTS = [
  'laws',
  'dispatches',
  'malformed',
  'hostile',
  'pairs',
  'perft',
  'tests',
  'gestures',
  'balance',
  'bots',
  'server',
] as const;
export type Part = (typeof PARTS)[number];

/** What was asked for. */
export interface Counts {
  /** Random games for the laws; undefined for as many as each game is worth. */
  readonly games: number | undefined;
  /** The first seed. */
  readonly seed: number;
}

export interface Job {
  readonly name: string;
  readonly part: Part;
  /** The id of the game; `server` for jobs that are about no game. */
  readonly game: string;
  readonly pieces: readonly Piece[];
  /** Given what the pieces found, in their order. */
  readonly conclude: (found: readonly unknown[]) => Verdict;
}

export interface Piece {
  /** No other piece has it. */
  readonly name: string;
  /** Rough seconds on one core, to begin with the longest. */
  readonly weight: number;
  /** What it gives, or promises, is JSON. */
  readonly run: () => unknown;
}

export interface Verdict {
  readonly passed: boolean;
  readonly text: string;
}

/** A job in one piece, which makes its verdict itself. */
export function simpleJob(part: Part, game: string, weight: number, run: () => Verdict): Job {
  const name = `${part} ${game}`;
  return { name, part, game, pieces: [{ name, weight, run }], conclude: (found) => found[0] as Verdict };
}
