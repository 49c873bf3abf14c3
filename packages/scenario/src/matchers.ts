/** Maps that say something about a value instead of giving the value itself. */
import { isRecord, issue, issuesOfEach, joinPath } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';

/** What can be said of a list. */
const LIST_MATCHERS = ['includes', 'excludes', 'unordered'] as const;
/** These, and what can be said of a scalar. */
export const MATCHERS = [...LIST_MATCHERS, 'oneOf'] as const;

/** `includes` and `excludes` may be used together; these two must stand alone. */
const ALONE: readonly string[] = ['unordered', 'oneOf'];
export const STANDS_ALONE = 'no other matcher beside it';

export type Matcher = Readonly<Partial<Record<(typeof MATCHERS)[number], readonly Json[]>>>;

/** A map of only these words, each with a list. Whether it is a matcher also depends on what it is compared with. */
export function isMatcher(value: Json): value is Json & Matcher {
  return looksLikeMatcher(value) && Object.values(value).every((one) => Array.isArray(one));
}

function looksLikeMatcher(value: unknown): value is Readonly<Record<string, Json>> {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (MATCHERS as readonly string[]).includes(key));
}

/** Every wrong use inside an expected value: a matcher without its list, a `oneOf` of nothing, two that do not go together. */
export function matcherIssues(value: unknown, path: string): readonly Issue[] {
  if (Array.isArray(value))
    return issuesOfEach(value as readonly unknown[], (one, index) => matcherIssues(one, joinPath(path, index)));
  if (!isRecord(value)) return [];
  const matcher = looksLikeMatcher(value);
  const several = matcher && Object.keys(value).length > 1;
  return issuesOfEach(Object.entries(value), ([key, one]) => {
    const at = joinPath(path, key);
    if (matcher && !Array.isArray(one)) return [issue(at, 'wrongMatcher', 'a list', one)];
    if (matcher && key === 'oneOf' && (one as readonly unknown[]).length === 0)
      return [issue(at, 'wrongMatcher', 'a list that is not empty', one)];
    if (several && ALONE.includes(key)) return [issue(at, 'wrongMatcher', STANDS_ALONE, one)];
    return matcherIssues(one, at);
  });
}
