/**
 * Merges documents into one: lists are joined in the order in which the documents are given, everything else may be in only one
 * of them. A path in the result leads back to the document that it came from.
 */
import type { MergedContent } from '@turnwise/game';
import { isRecord, issue, pathUnder } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export function mergeRulesets(documents: readonly Json[]): MergedContent {
  const sections = new Map<string, Json>();
  const origins = new Map<string, Origin[]>();
  const issues: MergedContent['issues'][number][] = [];
  for (const [part, document] of documents.entries()) {
    if (!isRecord(document)) issues.push({ ...issue('', 'wrongType', 'a record of sections', document), part });
    for (const [key, value] of Object.entries(isRecord(document) ? (document as Sections) : {})) {
      const before = sections.get(key);
      const joined = before === undefined ? value : joinedLists(before, value);
      if (joined === undefined)
        issues.push({ ...issue(key, 'severalValues', `${key} in only one document`, value), part });
      else {
        sections.set(key, joined);
        const first = Array.isArray(before) ? before.length : 0;
        origins.set(key, [...(origins.get(key) ?? []), { part, first }]);
      }
    }
  }
  return { document: Object.fromEntries(sections), issues, originOf: (path) => originOf(path, origins) };
}

type Sections = Readonly<Record<string, Json>>;

function joinedLists(before: Json, after: Json): Json | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  return [...(before as readonly Json[]), ...(after as readonly Json[])];
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
