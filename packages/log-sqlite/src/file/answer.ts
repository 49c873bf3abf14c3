/** Answers one question from the file. */
import type { Answer, Ask } from '../messages.ts';
import { commitGroup } from './commit-group.ts';
import { listIds } from './list-ids.ts';
import { listMatches } from './list-matches.ts';
import { readContent, readHead, readListing, readSnapshot } from './read-texts.ts';
import { readRecords } from './read-records.ts';
import type { Store } from './store.ts';

export function answer(store: Store, ask: Exclude<Ask, { readonly kind: 'close' }>): Answer {
  switch (ask.kind) {
    case 'write':
      return commitGroup(store, ask.jobs);
    case 'records':
      return readRecords(store, ask.match, ask.from);
    case 'head':
      return readHead(store, ask.match);
    case 'listing':
      return readListing(store, ask.match);
    case 'ids':
      return listIds(store, ask);
    case 'list':
      return listMatches(store, ask);
    case 'snapshot':
      return readSnapshot(store, ask.match);
    case 'content':
      return readContent(store, ask.hash);
  }
}
