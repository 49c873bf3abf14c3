/** Opens a match from its document. A new match needs none of this, so it is loaded with the first one that was saved. */
import { createRegistry } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { loadMatch } from '@turnwise/match';
import type { LoadOptions, Match, MatchDocument } from '@turnwise/match';
import { issueText } from '../issue-text.ts';
import { SourceTrouble } from '../source-trouble.ts';

export function loadSaved(document: MatchDocument, game: AnyGame, options: LoadOptions): Match {
  const loaded = loadMatch(document, createRegistry([game]), options);
  if (!loaded.ok) throw new SourceTrouble('cannotOpen', issueText(loaded.error));
  return loaded.value;
}
