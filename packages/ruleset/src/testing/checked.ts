/** A sound ruleset with other sections, and what the checker says of it. */
import type { Json } from '@turnwise/kernel';
import { checkRuleset } from '../check/check.ts';
import { SOUND } from '../check/codes.ts';

export type Sections = Readonly<Record<string, Json>>;

/** `code path` of everything that is told. */
export function told(sections: Sections): readonly string[] {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
}
