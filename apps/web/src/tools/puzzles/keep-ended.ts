/** Keeps a level that was won as a match of this device, so that it can be looked at again. */
import type { MatchDocument } from '@turnwise/match';
import type { TableSource } from '@turnwise/table-source';
import type { KeptMatch } from '../../sources/kept-match.ts';
import { putRecord } from '../../sources/store.ts';

export async function keepEnded(source: TableSource, title: string): Promise<void> {
  const { match: id, game, seats, mine, options } = source.about;
  try {
    const document = (await source.save()) as MatchDocument;
    const record: KeptMatch = {
      id,
      game,
      title,
      seats,
      mine,
      bots: {},
      options,
      document,
      updated: Date.now(),
      frames: document.inputs.length,
      isOver: true,
      ending: title,
    };
    await putRecord('matches', record);
  } catch {
    // A browser that keeps nothing still lets people play.
  }
}
