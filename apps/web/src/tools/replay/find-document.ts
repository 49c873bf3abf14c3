/** The document of a match by its id: kept on this device, opened from a file a moment ago, or asked of the server. */
import { isSeenDocument, type MatchDocument, type SeenDocument } from '@turnwise/match';
import type { MatchEnd } from '@turnwise/protocol';
import { isKeptId, isMatchDocument, newMatchId } from '../../sources/kept-match.ts';
import { bringMatch, keptMatch } from '../../sources/local-matches.ts';
import { documentOf, lookAtMatch } from '../../sources/server-api.ts';
import { seatTokenFor } from '../../sources/seat-tokens.ts';

export interface FoundDocument {
  readonly document: MatchDocument | SeenDocument;
  /** Seats that this device played. */
  readonly mine: readonly string[];
  /** The document does not say it where somebody gave up or ran out of time. */
  readonly isOver: boolean;
  /** How its table ended it, where the rules did not. */
  readonly end: MatchEnd | null;
}

/** Undefined where nobody has it, or may not give it; fails where the server that may have it cannot be asked. */
export async function findDocument(id: string): Promise<FoundDocument | undefined> {
  const kept = await keptMatch(id).catch(() => undefined);
  if (kept !== undefined)
    return { document: kept.document, mine: kept.mine, isOver: kept.isOver, end: kept.end ?? null };
  const opened = readOpened(id);
  if (opened !== undefined)
    return { document: opened, mine: opened.seenBy === null ? [] : [opened.seenBy], isOver: false, end: null };
  return isKeptId(id) ? undefined : await fromServer(id);
}

/** Keeps the document of a file, and gives the id to find it by; undefined for a text that is no match. Fails where the match cannot be opened. */
export async function keepText(text: string): Promise<string | undefined> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isMatchDocument(value)) return await bringMatch(value, 'look');
  if (typeof value !== 'object' || value === null || !('game' in value) || !('steps' in value)) return undefined;
  const id = newMatchId();
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    return undefined;
  }
  return id;
}

/** What one viewer saw is no match that could go on, so it stays with the tab. */
function readOpened(id: string): SeenDocument | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text === null ? undefined : (JSON.parse(text) as SeenDocument);
  } catch {
    return undefined;
  }
}

const keyOf = (id: string): string => `turnwise.seen.${id}`;

async function fromServer(id: string): Promise<FoundDocument | undefined> {
  const own = seatTokenFor(id);
  const document = await documentOf(id, own?.token);
  if (document === undefined) return undefined;
  // The whole of a match is given away only when it is over.
  const isOver = !isSeenDocument(document);
  const about = isOver ? await lookAtMatch(id, own?.token).catch(() => undefined) : undefined;
  return { document, mine: own === undefined ? [] : [own.seat], isOver, end: about?.ended ?? null };
}
