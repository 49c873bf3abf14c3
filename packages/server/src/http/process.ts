/** What an operator asks the process itself. */
import { PROTOCOL } from '@turnwise/protocol';
import { PlatformError } from '../platform-error.ts';
import { hashToken, isAmong } from '../tokens.ts';
import type { Handler } from './request.ts';

export const health: Handler = async () => ({ ok: true, protocol: PROTOCOL });

export const ready: Handler = async ({ isReady }) => {
  if (!(await isReady())) throw new PlatformError('notReady');
  return { ready: true };
};

/** The operator says who may read them. */
export const metrics: Handler = async ({ metrics: written, options }, { token }) => {
  if (
    options.metrics === 'moderators' &&
    (token === undefined || !isAmong(new Set(options.moderators), hashToken(token)))
  )
    throw new PlatformError('unauthenticated');
  return written();
};
