/** Reads an intent of a position. Its actor may be left out where it is known whose it is, and so may an empty list of targets. */
import { addIssues, isRecord, joinPath, object } from '@turnwise/kernel';
import type { Issue, JsonRecord } from '@turnwise/kernel';
import { INTENT_KINDS, INTENT_SHAPES } from '../intent-shapes.ts';
import type { Intent, IntentKind } from '../words.ts';
import { encounterIssue } from './encounter-issue.ts';
import { unknownName } from './fields.ts';

/** Whom and what it names may be anything: that is for the rules to reject. */
export function readIntent(value: unknown, actor: string, path: string, issues: Issue[]): Intent | undefined {
  if (!isRecord(value)) {
    issues.push(encounterIssue(path, 'wrongShape', 'an intent, such as { kind: flee }', value));
    return undefined;
  }
  const { kind, ...written } = value;
  if (!isKind(kind)) {
    issues.push(unknownName(joinPath(path, 'kind'), 'unknownKind', INTENT_KINDS, kind ?? null));
    return undefined;
  }
  const fields = { ...withTargets(kind, written), actor: written['actor'] ?? actor };
  const shape = object<JsonRecord>(INTENT_SHAPES[kind]);
  if (shape.is(fields)) return { kind, ...fields } as Intent;
  addIssues(issues, shape.issues(fields, path));
  return undefined;
}

/** With an empty list of targets where an intent of this kind has a list and names nobody. */
export function withTargets<V>(
  kind: unknown,
  fields: Readonly<Record<string, V>>,
): Readonly<Record<string, V | readonly never[]>> {
  return isKind(kind) && 'targets' in INTENT_SHAPES[kind] ? { targets: [], ...fields } : fields;
}

function isKind(kind: unknown): kind is IntentKind {
  return INTENT_KINDS.some((one) => one === kind);
}
