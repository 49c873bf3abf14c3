/** An intent of somebody who is not to be trusted with its shape: a copy of its own, or why it is none. */
import type { Json } from '@turnwise/kernel';
import { reject } from './actions/targets.ts';
import { INTENT } from './notation/state-shapes.ts';
import type { Intent, Rejection } from './words.ts';

export function plainIntent(value: unknown): Intent | undefined {
  if (!INTENT.is(value)) return undefined;
  return 'targets' in value ? { ...value, targets: [...value.targets] } : { ...value };
}

/** The first few are enough to mend it. */
const MOST_ISSUES = 8;

/** What is wrong with it: `issues`, each with its path and what was expected. */
export function malformed(value: unknown): Rejection {
  const issues = INTENT.issues(value, '').slice(0, MOST_ISSUES);
  return reject('MALFORMED_INTENT', { issues: issues as unknown as Json });
}
