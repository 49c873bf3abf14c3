/** All that the soak asks of bots: how strong they are, and that they do not peek. */
import type { Counts, Job } from '../job.ts';
import { strengthJobs } from './strength.ts';

export function botsJobs(counts: Counts): readonly Job[] {
  return [...strengthJobs(counts)];
}
