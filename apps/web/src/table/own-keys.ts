/** The keys that a table has for itself, for the list of keys. They come before those of every table that have the same name. */
import type { WordKey } from '../words/en.ts';

export interface TableKey {
  /** What stands on the key, or how it is called. */
  readonly key: string | { readonly words: WordKey };
  readonly does: WordKey;
}

const OWN: Readonly<Record<string, readonly TableKey[]>> = {
  unseen: [
    { key: '← ↑ ↓ →', does: 'tables.keys.walk' },
    { key: { words: 'tables.keys.shift' }, does: 'tables.keys.push' },
    { key: { words: 'tables.keys.control' }, does: 'tables.keys.pull' },
    { key: '.', does: 'tables.keys.wait' },
    { key: 'r', does: 'tables.keys.rift' },
  ],
};

export function ownKeys(game: string): readonly TableKey[] {
  return Object.hasOwn(OWN, game) ? OWN[game]! : [];
}
