/** Definitions by id, found at once: a position may have thousands of cards. */
import type { Compiled } from '../compiled/compiled.ts';

const INDEXES = new WeakMap<Compiled, ReadonlyMap<string, number>>();

/** The number of a definition; -1 where there is none of this name. */
export function definitionNamed(compiled: Compiled, id: string): number {
  let index = INDEXES.get(compiled);
  if (index === undefined) {
    index = new Map(compiled.definitions.map((definition, number) => [definition.id, number]));
    INDEXES.set(compiled, index);
  }
  return index.get(id) ?? -1;
}

/** The definition that a card's id speaks of: `ember_fox.2` of `ember_fox`; -1 for an id of somebody's own. */
export function definitionOfId(compiled: Compiled, id: string): number {
  return definitionNamed(compiled, id.replace(/\.[1-9]\d*$/u, ''));
}
