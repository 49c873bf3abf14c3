/** Hostile documents, whole, through every door of a game. It tells the slowest, the largest answer, and what the memory came to. */
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { sendDocuments } from '@turnwise/testkit';
import type { DocumentTally } from '@turnwise/testkit';
import type { Job, Piece, Verdict } from './job.ts';
import { memory } from './memory.ts';

const PIECES = 8;

interface Found extends DocumentTally {
  /** Megabytes. */
  readonly before: number;
  readonly after: number;
}

export function hostileDocuments(game: AnyGame): Job {
  return {
    name: `documents ${game.id}`,
    part: 'hostile',
    game: game.id,
    pieces: Array.from({ length: PIECES }, (_, from): Piece => ({
      name: `hostile documents to ${game.id}, from ${from}`,
      weight: 6,
      run: (): Found => {
        const before = memory();
        const tally = sendDocuments(registry, game, { every: PIECES, from, now: () => performance.now() });
        return { ...tally, before, after: memory() };
      },
    })),
    conclude: (found) => conclude(found as readonly Found[]),
  };
}

function conclude(found: readonly Found[]): Verdict {
  const sum = (of: (one: Found) => number): number => found.reduce((total, one) => total + of(one), 0);
  const slow = found.reduce((a, b) => (b.slowest > a.slowest ? b : a));
  const large = found.reduce((a, b) => (b.largest > a.largest ? b : a));
  const failures = found.flatMap((one) => one.failures);
  return {
    passed: failures.length === 0,
    text: [
      `${sum(({ documents }) => documents)} hostile documents, ${sum(({ accepted }) => accepted)} taken as sound, ${failures.length} wrong`,
      `the slowest took ${Math.round(slow.slowest)} ms: ${slow.slowestName}`,
      `the largest answer has ${large.largest} characters: ${large.largestName}`,
      `memory before and after, in MB: ${found.map(({ before, after }) => `${before.toFixed(1)} to ${after.toFixed(1)}`).join(', ')}`,
      ...failures.slice(0, 20),
    ].join('\n'),
  };
}
