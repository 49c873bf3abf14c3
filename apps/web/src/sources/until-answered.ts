/** Sends a request that may be sent twice until there is an answer: one that was lost on the way says nothing about what was done. */
import { isUnanswered } from './server-api.ts';

/** Milliseconds before each further try. */
const PAUSES = [1_000, 3_000] as const;

export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return await send();
}
