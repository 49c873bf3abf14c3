/** The result of running a scenario. */
import type { Issue } from '@turnwise/kernel';
import type { Finding } from './finding.ts';

/** One difference from what the scenario says. */
export interface Failure extends Finding {
  /** In the scenario: `steps[1].expect.position.board`. */
  readonly path: string;
  /** The step's number from 1; null before the first and after the last. */
  readonly step: number | null;
  /** What was being done: `X: input { kind: place, cell: 4 }`, `after the last step`. */
  readonly did: string;
  /** In the file that it was read from. */
  readonly line?: number;
  readonly column?: number;
}

export interface ScenarioReport {
  readonly title: string;
  readonly game: string;
  /** The file's name, if there is one. */
  readonly name?: string;
  /** No issues and no failures. */
  readonly passed: boolean;
  /** Why it could not be played: it is not a scenario of this game. */
  readonly issues: readonly Issue[];
  readonly failures: readonly Failure[];
}
