/** What tables leave to be guessed: the items that there are, and the spells that a class could have learned. */
import type { Content } from '../content/types.ts';

export interface Learnable {
  readonly items: readonly string[];
  /** By class. */
  readonly spells: ReadonlyMap<string | null, readonly string[]>;
}

export function learnable(content: Content): Learnable {
  const known = LEARNABLE.get(content);
  if (known !== undefined) return known;
  const spells = Object.values(content.spells);
  const ofClass = (id: string): readonly string[] =>
    spells.filter(({ classes }) => classes.includes(id)).map((spell) => spell.id);
  const fresh = {
    items: Object.keys(content.items),
    spells: new Map(Object.keys(content.classes).map((id) => [id, ofClass(id)])),
  };
  LEARNABLE.set(content, fresh);
  return fresh;
}

/** By tables, which never change. */
const LEARNABLE = new WeakMap<Content, Learnable>();
