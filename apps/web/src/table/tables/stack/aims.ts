/** What an entry on the stack is aimed at: the things that its marks name, as links in their messages. */
import type { SeenThing } from '@turnwise/match';

export interface Aim {
  readonly from: string;
  readonly to: string;
}

export function aimsOf(items: readonly SeenThing[]): readonly Aim[] {
  return items.flatMap(({ id, marks = [] }) =>
    [...new Set(marks.flatMap(({ label }) => refsIn(label.params)))].map((to) => ({ from: id, to })),
  );
}

/** The outermost links: `at #800 Play of Hill Ox` names the entry, and the card only inside of it. */
export function refsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { ref } = value as { readonly ref?: unknown };
  return typeof ref === 'string' ? [ref] : Object.values(value).flatMap(refsIn);
}
