/** The names that a ruleset declares, by the keys that take them, for completion. */
import type { Json } from '@turnwise/kernel';
import type { DeclaredNames } from './schema-complete.ts';

/** Section, and the keys whose values are its ids. */
const TAKEN_BY: Readonly<Record<string, readonly string[]>> = {
  zones: ['zone', 'zones', 'from', 'to', 'from_zone', 'to_zone'],
  resources: ['resource', 'resources'],
  attributes: ['attribute'],
  counters: ['counter', 'counters'],
  flags: ['flag', 'flags'],
  keywords: ['keyword', 'keywords'],
  cards: ['card', 'cards'],
  abilities: ['ability', 'abilities'],
  events: ['event'],
  actions: ['action', 'actions'],
};

export function declaredNames(document: Json): DeclaredNames {
  const names: Record<string, string[]> = {};
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return names;
  for (const [section, keys] of Object.entries(TAKEN_BY)) {
    const entries = (document as Readonly<Record<string, Json>>)[section];
    const ids = (Array.isArray(entries) ? (entries as readonly Json[]) : []).flatMap(idOf);
    for (const key of keys) (names[key] ??= []).push(...ids);
  }
  return names;
}

function idOf(entry: Json): readonly string[] {
  if (typeof entry === 'string') return [entry];
  const id =
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? (entry as { id?: Json }).id : undefined;
  return typeof id === 'string' ? [id] : [];
}
