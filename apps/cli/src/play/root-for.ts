/** What the seeds of bots begin with at a table: never the seed of the match, in which all chance to come lies. */
import { randomBytes } from 'node:crypto';
import type { Seed } from '@turnwise/kernel';
import { botRootIn } from '@turnwise/match';
import type { MatchDocument } from '@turnwise/match';

/** Where somebody has said the seed of the match, bots too are to play the same every time. */
export const SAID_ROOT = '0'.repeat(16);

/** A saved match goes on with what its bots have. */
export function rootFor(saved: MatchDocument | undefined, said: Seed | undefined): string {
  const known = saved === undefined ? undefined : botRootIn(saved);
  return known ?? (said === undefined ? randomBytes(8).toString('hex') : SAID_ROOT);
}
