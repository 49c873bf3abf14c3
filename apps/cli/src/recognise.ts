/** What a file holds, by its look: a saved match and a scenario say so in a field of their own; a position is anything else. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export type DocumentKind = 'match' | 'scenario' | 'position';

export function recognise(value: Json): DocumentKind {
  if (isRecord(value) && 'turnwise' in value) return 'match';
  if (isRecord(value) && 'scenario' in value) return 'scenario';
  return 'position';
}
