/** What is looked at before anything is kept: a document that somebody brought, and how a match would begin. */
import { seatRange, usualNames } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { Listing, MatchHead } from '@turnwise/log';
import { beginFold, listingOf, withContent } from '@turnwise/table';
import type { TableStart } from '@turnwise/table';
import { contentHash } from './content-hash.ts';
import { PlatformError } from './platform-error.ts';

export interface CheckedContent {
  /** The hash of the document. */
  readonly hash: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A document that came as a text. */
export interface ReadContent extends CheckedContent {
  readonly document: Json;
}

/** A head whose seats may still be left to the game. */
export interface HeadDraft extends Omit<MatchHead, 'start'> {
  readonly start: Omit<TableStart, 'seats'> & { readonly seats?: readonly string[] };
}

export interface Begun {
  readonly head: MatchHead;
  readonly seats: readonly string[];
  readonly listing: Listing;
}

/** Reads `{ "document": … }` and checks what is in it. Throws `malformed` for anything else. */
export function readContent(game: AnyGame, text: string): Result<ReadContent, readonly Issue[]> {
  const body = parsed(text);
  if (!isRecord(body) || !Object.hasOwn(body, 'document') || Object.keys(body).length > 1)
    throw malformed(issue('', 'wrongShape', 'a record with a document and nothing else'));
  const document = body['document'] as Json;
  const checked = checkContent(game, document);
  return checked.ok ? ok({ ...checked.value, document }) : checked;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(issue('', 'notJson', 'a body in JSON'));
  }
}

function malformed(found: Issue): PlatformError {
  return new PlatformError('malformed', { issues: [found] as unknown as Json });
}

/** What the game says about its options is what is wrong with the document. */
export function checkContent(game: AnyGame, document: Json): Result<CheckedContent, readonly Issue[]> {
  const { content } = game;
  if (content === undefined) return fail([]);
  const options = { [content.option]: document };
  const prepared = game.prepare({ seed: 1, options });
  const issues = prepared.ok ? [] : prepared.error.filter(({ path }) => path !== 'seats');
  if (issues.length > 0) return fail(issues);
  const { min, max } = game.seatsFor?.(options) ?? game.seats;
  return ok({
    hash: contentHash(document),
    title: content.about?.(document).title ?? 'Ruleset',
    seats: { min, max },
  });
}

/** `content` is what the head keeps under a hash. */
export function beginHead(game: AnyGame, draft: HeadDraft, content: Json | undefined): Result<Begun, readonly Issue[]> {
  const { start } = draft;
  const options = withContent({ ...start, seats: [] }, content);
  const seats = start.seats ?? usualNames(seatRange(game, options));
  const head: MatchHead = { ...draft, start: { ...start, seats } };
  const begun = beginFold(head, game, content);
  return begun.ok ? ok({ head, seats, listing: listingOf(begun.value) }) : begun;
}
