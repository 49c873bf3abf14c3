/** Where in its game's content a match is: the fourth of seventeen levels, and which comes next. */
import type { ShippedContent } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';

export interface ContentPlace {
  readonly content: ShippedContent;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly next: ShippedContent | undefined;
}

/** Undefined for a game without content, and for a match with content of its own. */
export function contentPlace(match: Match): ContentPlace | undefined {
  const { content } = match.game;
  if (content === undefined) return undefined;
  const { options, start } = match.save();
  if (start !== undefined) return undefined;
  const given = isRecord(options) ? options[content.option] : undefined;
  const at = given === undefined ? 0 : content.shipped.findIndex(({ id }) => id === given);
  const played = content.shipped[at];
  if (played === undefined) return undefined;
  return { content: played, number: at + 1, count: content.shipped.length, next: content.shipped[at + 1] };
}
