/** Where a page of a list ended: matches are listed by the time at which they began, the newest first, and then by id, the last first. */
import type { MatchHead, MatchId, MatchQuery } from './head.ts';
import { isMatchId } from './head.ts';

export interface PageMark {
  readonly at: number;
  readonly id: MatchId;
}

export function pageAfter({ at, id }: Pick<MatchHead, 'at' | 'id'>): string {
  return `${at}.${id}`;
}

/** Undefined for a text that no page gave. */
export function readPageMark(text: string): PageMark | undefined {
  const dot = text.indexOf('.');
  const at = Number(text.slice(0, dot));
  const id = text.slice(dot + 1);
  return dot > 0 && Number.isSafeInteger(at) && isMatchId(id) ? { at, id } : undefined;
}

const USUAL_PAGE = 50;
const LARGEST_PAGE = 1_000;

/** How many ids a page has. */
export const ID_PAGE = 1_000;

/** How many matches a page has. */
export function pageSize({ limit = USUAL_PAGE }: MatchQuery): number {
  return Math.max(1, Math.min(LARGEST_PAGE, Math.trunc(limit) || USUAL_PAGE));
}
