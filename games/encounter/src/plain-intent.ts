/** An intent of somebody who is not to be trusted with its shape: a copy of its own, or nothing if it is none. */
import { INTENT } from './notation/state-shapes.ts';
import type { Intent } from './words.ts';

export function plainIntent(value: unknown): Intent | undefined {
  if (!INTENT.is(value)) return undefined;
  return 'targets' in value ? { ...value, targets: [...value.targets] } : { ...value };
}
