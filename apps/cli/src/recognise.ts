/** What a file holds, by its look: a match, what somebody saw of one and a scenario say so in a field of their own; a position is anything else. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { isSeenDocument } from '@turnwise/match';

export type DocumentKind = 'match' | 'seen' | 'scenario' | 'position';

export function recognise(value: Json): DocumentKind {
  if (isRecord(value) && 'turnwise' in value) return isSeenDocument(value) ? 'seen' : 'match';
  if (isRecord(value) && 'scenario' in value) return 'scenario';
  return 'position';
}
