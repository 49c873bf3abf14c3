/** A list of at most so many. */
import { issue, list } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { ENCOUNTER_LIMITS } from './limits.ts';

export function listUpTo<V>(item: Shape<V>, limit: keyof typeof ENCOUNTER_LIMITS): Shape<readonly V[]> {
  const items = list(item);
  const { usual: most, unit } = ENCOUNTER_LIMITS[limit];
  return {
    expected: items.expected,
    is: (value): value is readonly V[] => Array.isArray(value) && value.length <= most && items.is(value),
    issues(value, path) {
      if (Array.isArray(value) && value.length > most)
        return [issue(path, 'tooMany', `at most ${most} ${unit}`, value.length)];
      return items.issues(value, path);
    },
  };
}
