/** A match that is kept as a document, to be looked at: the whole of it, or what one viewer saw. */
import { isSeenDocument } from '@turnwise/match';
import type { MatchDocument, SeenDocument } from '@turnwise/match';
import { gameOf, openLocal } from '../local/local-tables.ts';
import type { LocalWorld } from '../local/local-tables.ts';
import type { TableSource } from '../table-source.ts';
import { replayTable } from './replay-table.ts';
import { seenTable } from './seen-table.ts';

export async function openReplay(world: LocalWorld, document: MatchDocument | SeenDocument): Promise<TableSource> {
  if (isSeen(document)) return seenTable(document);
  const game = await gameOf(world.load, document.game, document.options);
  return replayTable(document, game, (until) =>
    openLocal(world, { kind: 'saved', match: `replay-${until}`, document, until }),
  );
}

function isSeen(document: MatchDocument | SeenDocument): document is SeenDocument {
  return isSeenDocument(document);
}
