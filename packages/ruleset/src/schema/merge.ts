/**
 * Merges documents into one: lists are joined in the order in which the documents are given, everything else may stand in one of
 * them alone. A place of the whole can be led back to the document that it came from.
 */
import type { MergedContent } from '@turnwise/game';
import { isRecord, issue, pathUnder } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';

export function mergeRulesets(documents: readonly Json[]): MergedContent {
  const document: Record<string, Json> = {};
  const origins = new Map<string, Origin[]>();
  const issues: Issue[] = [];
  documents.forEach((part, number) => {
    if (!isRecord(part)) return issues.push(issue('', 'wrongType', 'a record of sections', part));
    for (const [key, value] of Object.entries(part as Readonly<Record<string, Json>>)) {
      const before = document[key];
      const list = Array.isArray(before) ? (before as readonly Json[]) : undefined;
      if (before === undefined) document[key] = value;
      else if (list !== undefined && Array.isArray(value)) document[key] = [...list, ...(value as readonly Json[])];
      else {
        issues.push(issue(key, 'severalValues', `${key} in one document alone`, value));
        continue;
      }
      origins.set(key, [...(origins.get(key) ?? []), { part: number, first: list?.length ?? 0 }]);
    }
    return undefined;
  });
  return { document, issues, originOf: (path) => originOf(path, origins) };
}

/** From which document, and which entry of the joined list is the first of it. */
interface Origin {
  readonly part: number;
  readonly first: number;
}

function originOf(
  path: string,
  origins: ReadonlyMap<string, readonly Origin[]>,
): ReturnType<MergedContent['originOf']> {
  const [, key = '', place, rest = ''] = /^([^.[]+)(?:\[(\d+)\])?(.*)$/.exec(path) ?? [];
  const parts = origins.get(key);
  if (parts === undefined) return undefined;
  const index = Number(place ?? 0);
  const origin = parts.findLast(({ first }) => first <= index);
  if (origin === undefined) return undefined;
  const { part, first } = origin;
  return {
    part,
    path: place === undefined ? pathUnder(key, rest.replace(/^\./, '')) : `${key}[${index - first}]${rest}`,
  };
}
