/** A saved match played again from its start, frame by frame, up to its end or to where it leaves the recorded road. */
import type { AnyState } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { beforeInput, compareHash } from '@turnwise/match';
import type { AnyFrame, ComparedHash, Match, MatchDocument, RecordedInput } from '@turnwise/match';
import type { Context } from '../context.ts';
import { flowText } from '../flow.ts';
import type { FileDocument } from '../read-file.ts';
import { openMatch } from '../saved-match.ts';
import { issuesSentence, refusalSentence } from '../sentences.ts';

export interface Played {
  /** From 1. */
  readonly no: number;
  readonly recorded: RecordedInput;
  /** Missing where the input changed nothing: a recorded fault. */
  readonly frame: AnyFrame | undefined;
  readonly state: AnyState;
}

export interface Departure {
  /** The frame where it departs, from 1. */
  readonly at: number;
  readonly why: string;
}

export interface Playback {
  /** At its end, or where it departed. */
  readonly match: Match;
  readonly start: AnyState;
  readonly played: readonly Played[];
  /** How many inputs the document holds. */
  readonly length: number;
  /** How many hashes were there to compare. */
  readonly compared: number;
  readonly departure: Departure | undefined;
}

/** Throws `Trouble` for a document that is no match of a known game; a departure is part of the answer. */
export function playBack(context: Context, file: FileDocument): Playback {
  const match = openMatch(context, file, { until: 0, advance: false });
  const saved = file.value as unknown as MatchDocument;
  const start = match.state;
  const played: Played[] = [];
  let compared = 0;
  let departure: Departure | undefined;
  for (const [index, recorded] of saved.inputs.entries()) {
    const before = beforeInput(match, saved.hashes, index);
    const next = playOne(match, recorded);
    const at = index + 1;
    if (typeof next === 'string') {
      departure = { at, why: next };
      break;
    }
    const hash = compareHash(match, before, saved.hashes[index], next.frame);
    if (hash?.agrees === false) {
      departure = { at, why: otherHash(typeof hash.expected === 'string' ? 'state' : 'frame', hash) };
      break;
    }
    if (hash !== undefined) compared++;
    played.push({ no: at, recorded, frame: next.frame, state: match.state });
  }
  departure ??= otherEnd(match, saved);
  return { match, start, played, length: saved.inputs.length, compared, departure };
}

/** The frames are as recorded, and the state to which they lead is not. */
function otherEnd({ game, state, length }: Match, { stateHash }: MatchDocument): Departure | undefined {
  if (stateHash === undefined) return undefined;
  const found = game.kernel.hash(state);
  return found === stateHash ? undefined : { at: length, why: otherHash('state', { expected: stateHash, found }) };
}

function otherHash(what: 'frame' | 'state', { expected, found }: Pick<ComparedHash, 'expected' | 'found'>): string {
  return `the ${what} has the hash ${found}, but ${expected} was recorded`;
}

/** The frame, or why there is none. */
function playOne(
  match: Match,
  { as, input, ...mark }: RecordedInput,
): { readonly frame: AnyFrame | undefined } | string {
  const { game, table } = match;
  const seat = as === undefined ? null : match.seatNamed(as);
  if (seat === undefined) return `there is no seat ${flowText(as)} (there are ${table.names.join(', ')})`;
  const next = match.replayInput(seat, input, mark);
  if (next.ok) return { frame: next.value };
  const who = `${as ?? 'the system'}'s input ${flowText(input)}`;
  const { error } = next;
  if ('path' in error) return `${who} is malformed: ${issuesSentence([error])}`;
  if (error.kind === 'engineError') return `${who} meets a fault in the program: ${error.message}`;
  return `${who} is refused: ${refusalSentence(game, error, table)}`;
}

/** Where the position stands after so many frames. */
export function stateAfter({ start, played }: Playback, frames: number): AnyState {
  return played[frames - 1]?.state ?? start;
}

/** A fault in the program, as the host recorded it. */
export function isFault({ as, input }: RecordedInput): boolean {
  return as === undefined && isRecord(input) && input['kind'] === 'fault';
}
