/**
 * Asks for something that may have been done although no answer came. The same request with the same token gives the same seat or match, so it
 * is sent again for a while.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientError } from '@turnwise/client';
import { ERRORS, isErrorCode } from '@turnwise/protocol';

/** Milliseconds between the tries. */
const PAUSES = [200, 500, 1_000, 2_000, 4_000];

export async function surely<V>(ask: () => Promise<V>, pauses: readonly number[] = PAUSES): Promise<V> {
  for (const pause of pauses)
    try {
      return await ask();
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      await sleep(pause);
    }
  return await ask();
}

/** It was done, or may be done in a moment; whatever was brought for it must be kept. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  const { code } = error;
  // Who has created too many waits for an hour.
  if (code === 'tooManyCreated') return false;
  // What a proxy says while nobody is behind it is no answer of a server either.
  return code === 'unanswered' || code === 'badAnswer' || (isErrorCode(code) && ERRORS[code].again !== 'never');
}
