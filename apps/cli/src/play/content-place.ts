/** What content a match is played with: the fourth of all levels and which comes next, or one of somebody's own. */
import type { ContentText, ShippedContent } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';

export interface ContentPlace {
  readonly content: ContentText;
  /** From 1, and how many there are; undefined for one that does not ship. */
  readonly number: { readonly at: number; readonly of: number } | undefined;
  readonly next: ShippedContent | undefined;
}

/** Undefined for a game without content, for a match from a position, and where nothing is told of a document. */
export function contentPlace(match: Match): ContentPlace | undefined {
  const { content } = match.game;
  if (content === undefined) return undefined;
  const { options, start } = match.save();
  if (start !== undefined) return undefined;
  const given = isRecord(options) ? options[content.option] : undefined;
  const at = given === undefined ? 0 : content.shipped.findIndex(({ id }) => id === given);
  const played = content.shipped[at];
  if (played !== undefined)
    return { content: played, number: { at: at + 1, of: content.shipped.length }, next: content.shipped[at + 1] };
  const own = given === undefined ? undefined : content.about?.(given);
  return own === undefined ? undefined : { content: own, number: undefined, next: undefined };
}
