/** How far somebody came in a level, kept on this device: one try for each level. Read with care, as anybody may have written it. */
import { isRecord, type Json } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import { isKeptId, isMatchDocument } from '../../sources/kept-match.ts';
import type { TextStore } from './progress.ts';

export interface KeptTry {
  /** The id of the match. */
  readonly match: string;
  readonly document: MatchDocument;
  /** Whether a hint was asked for. */
  readonly isHelped: boolean;
}

/** What a level is called, and what the solver found, does not change how it is played. */
const ABOUT = new Set(['name', 'hint', 'par', 'solution']);

/** Undefined where there is none, or where the level has been changed since. */
export function readTry(store: TextStore, id: string, level: Json): KeptTry | undefined {
  let found: unknown;
  try {
    found = JSON.parse(store.getItem(keyOf(id)) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(found)) return undefined;
  const { match, document, isHelped, level: played } = found;
  if (typeof match !== 'string' || !isKeptId(match) || !isMatchDocument(document)) return undefined;
  if (document.game !== 'unseen' || document.inputs.length === 0 || played !== markOf(level)) return undefined;
  return { match, document, isHelped: isHelped === true };
}

/** A store that is full or forbidden keeps nothing, and the page goes on. */
export function writeTry(store: TextStore, id: string, level: Json, kept: KeptTry): void {
  try {
    store.setItem(keyOf(id), JSON.stringify({ ...kept, level: markOf(level) }));
  } catch {
    // Nothing is lost that the player sees now.
  }
}

export function forgetTry(store: TextStore, id: string): void {
  try {
    store.removeItem(keyOf(id));
  } catch {
    // It was not kept either.
  }
}

const keyOf = (id: string): string => `turnwise.puzzle.${id}`;

function markOf(level: Json): string {
  return isRecord(level)
    ? JSON.stringify(Object.entries(level).filter(([field]) => !ABOUT.has(field)))
    : JSON.stringify(level);
}
