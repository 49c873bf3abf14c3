/** What a test of faults found, as its piece sends it back. */
import type { Verdict } from '../job.ts';

export interface Found {
  /** What is wrong, in words. */
  readonly faults: readonly string[];
  /** What was done, in one line. */
  readonly text: string;
  /** What adds up over the pieces of a job. */
  readonly counts: Readonly<Record<string, number>>;
}

/** All pieces of a job together. */
export function concludeFaults(found: readonly Found[]): Verdict {
  const faults = found.flatMap((one) => one.faults);
  const names = [...new Set(found.flatMap(({ counts }) => Object.keys(counts)))];
  const sums = names.map((name) => `${name} ${found.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)}`);
  return {
    passed: faults.length === 0 && found.length > 0,
    text: [
      `${sums.join(', ')}, ${faults.length} faults`,
      ...found.map(({ text }) => text),
      ...faults.map((fault) => `fault: ${fault}`),
    ].join('\n'),
  };
}
