/** What is too large in a document, or no copy would keep, looked at before anything else: nobody checks, compiles or plays it. */
import { isFull, isRecord, joinPath, shortText, sizeIssue } from '@turnwise/kernel';
import { RULESET_LIMITS } from '../limits.ts';
import { rulesetIssue } from './issue.ts';
import type { RulesetIssue } from './issue.ts';

const {
  cards,
  documentCharacters,
  documentDepth,
  documentValues,
  key: keyLimit,
  list: listLimit,
  text,
} = RULESET_LIMITS;

/** Too deep or too big as a whole is one issue; else every text, key, list and record that is too large has one. */
export function largeParts(document: unknown): readonly RulesetIssue[] {
  const whole = sizeIssue(document, '', {
    depth: documentDepth.usual,
    values: documentValues.usual,
    characters: documentCharacters.usual,
    text: Infinity,
    key: Infinity,
  });
  if (whole?.code === 'reservedName') return [rulesetIssue(whole.path, 'badName', whole.expected)];
  if (whole !== undefined) return [rulesetIssue('', whole.code === 'tooDeep' ? 'tooDeep' : 'tooBig', whole.expected)];
  const issues: RulesetIssue[] = [];
  walk(document, '', '', issues);
  return issues;
}

/** `under` is the key of the list or record that it stands in. */
function walk(value: unknown, path: string, under: string, issues: RulesetIssue[]): void {
  if (typeof value === 'string') {
    if (value.length > text.usual)
      issues.push(rulesetIssue(path, 'tooLong', `a text of at most ${text.usual} characters`, value));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  const most = under === 'cards' ? cards.usual : listLimit.usual;
  if (size > most) {
    issues.push(rulesetIssue(path, 'tooMany', `at most ${most} entries`, size));
    return;
  }
  for (const [key, one] of entriesOf(value)) {
    if (isFull(issues)) return;
    if (typeof key === 'string' && key.length > keyLimit.usual)
      issues.push(
        rulesetIssue(joinPath(path, shortText(key, 60)), 'tooLong', `a key of at most ${keyLimit.usual} characters`),
      );
    else if (typeof one === 'string' ? one.length > text.usual : typeof one === 'object')
      walk(one, joinPath(path, key), String(key), issues);
  }
}

function entriesOf(value: object): Iterable<readonly [string | number, unknown]> {
  return isRecord(value) ? Object.entries(value) : (value as readonly unknown[]).entries();
}
