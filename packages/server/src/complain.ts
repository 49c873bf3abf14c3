/** For the operator: the log or a thread does not answer. Everybody who waits for it fails, so it is told once in a while for each reason. */
import type { FastifyInstance } from 'fastify';
import type { PlatformError } from './platform-error.ts';

/** Milliseconds between two lines for the same reason. */
const APART = 10_000;

interface Told {
  readonly at: number;
  /** How often it has happened since. */
  readonly since: number;
}

export function complain(
  log: Pick<FastifyInstance['log'], 'warn'>,
  now: () => number,
): (params: PlatformError['params']) => void {
  const told = new Map<string, Told>();
  return ({ reason = 'unknown' }) => {
    const key = JSON.stringify(reason);
    const { at, since } = told.get(key) ?? { at: -Infinity, since: 0 };
    if (now() - at < APART) {
      told.set(key, { at, since: since + 1 });
      return;
    }
    told.set(key, { at: now(), since: 0 });
    log.warn({ reason, ...(since === 0 ? {} : { before: since }) }, 'something is unavailable');
  };
}
