/** A ruleset that a person names: read, merged where it is a folder, and checked, every issue with its file, line and column. */
import type { Ruleset } from '@turnwise/ruleset';
import type { Issue } from '@turnwise/kernel';
import { byCodeUnit } from '@turnwise/kernel';
import type { PlacedIssue } from '@turnwise/scenario';
import { readContent } from '../../content-file.ts';
import type { Io } from '../../io.ts';

export interface CheckedFile {
  /** There where it has no errors. */
  readonly ruleset?: Ruleset;
  readonly errors: readonly PlacedIssue[];
  readonly warnings: readonly PlacedIssue[];
}

export async function readRuleset(io: Io, path: string): Promise<CheckedFile> {
  // Loaded here, as it is large.
  const { checkRuleset, mergeRulesets } = await import('@turnwise/ruleset');
  const source = await readContent(io, path, { merge: mergeRulesets }, 'told');
  if (!source.ok) return { errors: source.error, warnings: [] };
  const { value, placed, twice } = source.value;
  const { ruleset, errors, warnings } = checkRuleset(value);
  const inPlace = (issues: readonly Issue[]): readonly PlacedIssue[] => issues.map(placed);
  const all = [...twice, ...inPlace(errors)].toSorted(byPlace);
  const sound = ruleset === undefined || twice.length > 0 ? {} : { ruleset };
  return { ...sound, errors: all, warnings: inPlace(warnings).toSorted(byPlace) };
}

/** As they stand in the files. */
function byPlace(a: PlacedIssue, b: PlacedIssue): number {
  const { line = 0, column = 0 } = a;
  return byCodeUnit(a.file, b.file) || line - (b.line ?? 0) || column - (b.column ?? 0);
}
