/** A match that goes on from a moment of another: kept on this device under an id of its own. */
import type { MatchDocument } from '@turnwise/match';
import { type KeptMatch, newMatchId } from '../../sources/kept-match.ts';
import { putRecord } from '../../sources/store.ts';

export interface BranchPlan {
  readonly title: string;
  readonly mine: readonly string[];
  /** Bots by their seats. */
  readonly bots: Readonly<Record<string, string>>;
}

export async function keepBranch(document: MatchDocument, { title, mine, bots }: BranchPlan): Promise<string> {
  const { game, seats, options } = document;
  const record: KeptMatch = {
    id: newMatchId(),
    game,
    title,
    seats,
    mine,
    bots,
    options,
    document,
    updated: Date.now(),
    frames: document.inputs.length,
    isOver: false,
    ending: null,
  };
  await putRecord('matches', record);
  return record.id;
}
