/** Who sent an entry and what was sent, so that the same that comes again under its id is known. */
import type { AnyInput } from '@turnwise/game';
import { hashValue, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { InputEntry, TableEntry } from './entry.ts';

/** Ids are their senders': a seat and the host may give the same. */
export function senderOf(entry: TableEntry): string {
  switch (entry.kind) {
    case 'input':
    case 'concede':
      return `seat ${entry.seat}`;
    case 'undo':
    case 'redo':
    case 'decline':
      return entry.seat === null ? 'by host' : `seat ${entry.seat}`;
    case 'seat':
    case 'timeout':
      return entry.by === undefined ? `seat ${entry.seat}` : `by ${entry.by}`;
    case 'system':
    case 'halt':
    case 'resume':
    case 'end':
    case 'mute':
    case 'unmute':
      return `by ${entry.by}`;
  }
}

/** What was sent, without what the server added, in few characters. Inputs are in notation. */
export function sentOf(entry: TableEntry): string {
  return hashValue(JSON.stringify(inOrder(contentOf(entry))));
}

/** An input as the record of it would have it, whichever way it was sent; left as it is if it cannot be read. */
export function asRecorded(match: Match, entry: TableEntry, raw: unknown): TableEntry {
  if (entry.kind !== 'input') return entry;
  const seat = match.seatNamed(entry.seat);
  if (seat === undefined) return entry;
  try {
    const input = raw === undefined ? parsed(match, entry) : { ...(raw as AnyInput), seat };
    return input === undefined ? entry : { ...entry, input: match.game.notation.input.format(input, match.table) };
  } catch {
    // Something that the game cannot write is not what was recorded.
    return { ...entry, input: null };
  }
}

function parsed(match: Match, { seat, input }: InputEntry): AnyInput | undefined {
  const read = match.parseInput(match.seatNamed(seat) ?? null, input);
  return read.ok ? read.value : undefined;
}

function contentOf(entry: TableEntry): Json {
  switch (entry.kind) {
    case 'input':
    case 'system':
      return [entry.kind, entry.input];
    case 'seat':
      return [entry.kind, entry.seat, entry.holder, entry.bot ?? null];
    case 'timeout':
      return [entry.kind, entry.seat];
    case 'mute':
    case 'unmute':
      return [entry.kind, entry.seat ?? null];
    case 'concede':
    case 'undo':
    case 'redo':
    case 'decline':
    case 'halt':
    case 'resume':
    case 'end':
      return [entry.kind];
  }
}

/** The same for records whose fields stand in another order. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
