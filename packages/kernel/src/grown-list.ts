/** Lists that mostly hold nothing or one thing. */

/** Shared by all that have nothing in them. */
export const NONE: readonly never[] = Object.freeze([]);

/** A list that begins with one is made for one: most hold no more, and an empty one that grows takes room for seventeen. */
export function added<V>(list: readonly V[], one: V): readonly V[] {
  if (list.length === 0) return [one];
  (list as V[]).push(one);
  return list;
}
