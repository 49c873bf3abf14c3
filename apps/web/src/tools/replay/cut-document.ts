/** A match as it was after so many frames: what came later is not in it. Nobody has to open it for that, so no bot moves on meanwhile. */
import type { MatchDocument } from '@turnwise/match';

export function cutDocument(document: MatchDocument, frame: number): MatchDocument {
  // These speak of the end that is cut off.
  const { stateHash: _hash, decisions: _decisions, snapshot: _snapshot, dropped: _dropped, ...rest } = document;
  return { ...rest, inputs: document.inputs.slice(0, frame), hashes: document.hashes.slice(0, frame) };
}
