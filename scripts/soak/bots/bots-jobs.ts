/** All that the soak asks of bots: how strong they are, that nobody sees through them, and that they do not peek. */
import type { Counts, Job } from '../job.ts';
import { countingJobs } from './counting.ts';
import { levelsJob } from './levels.ts';
import { peekingJobs } from './peeking.ts';
import { strengthJobs } from './strength.ts';

export function botsJobs(counts: Counts): readonly Job[] {
  return [...strengthJobs(counts), ...countingJobs(counts), levelsJob(counts), ...peekingJobs(counts)];
}
