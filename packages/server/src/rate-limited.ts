/** What somebody is told who has asked for too much: which limit it was, by its name for a program and in words for a person. */
import { PlatformError } from './platform-error.ts';
import type { ServerLimits } from './server-options.ts';

const WHAT = {
  requestRate: 'requests',
  fileRate: 'files',
  rate: 'messages',
  workRate: 'requests and messages',
  chatPause: 'lines of chat',
  rulesetBytesPerAddress: 'bytes of rulesets',
  documentRate: 'documents',
} as const satisfies Partial<Record<keyof ServerLimits, string>>;

export type RateLimit = keyof typeof WHAT;

/** The parameters of the code `rateLimited`. */
export function rateParams(limit: RateLimit): { readonly limit: string; readonly what: string } {
  return { limit, what: WHAT[limit] };
}

export function rateLimited(limit: RateLimit): PlatformError {
  return new PlatformError('rateLimited', rateParams(limit));
}
