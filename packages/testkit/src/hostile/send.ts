/**
 * One hostile input, sent through everything that takes one from outside: as a document to be read, as a question, as a thought, and
 * in earnest. What must hold: nothing throws, nothing faults, all ways agree, what is refused leaves no trace, and no answer is large.
 */
import type { AnyInput, Seat } from '@turnwise/game';
import { ANSWER_LIMITS, isRecord, isRefusal } from '@turnwise/kernel';
import type { Json, Refusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { faultText } from '../faults.ts';

export interface Sent {
  /** The code of a refusal, or the outcome's kind. */
  readonly code: string;
  /** Diffs and events of the frames that it led to. */
  readonly changes: number;
  /** What should not be. */
  readonly wrong?: string;
}

/** `earnest`: it is submitted even where it is taken, and the match goes on from there. */
export function send(match: Match, seat: Seat, input: unknown, earnest: boolean): Sent {
  try {
    return sent(match, seat, input, earnest);
  } catch (thrown) {
    return { code: 'threw', changes: 0, wrong: `threw ${String(thrown)}` };
  }
}

/** The same of an input of the system; the host may give one that is taken. */
export function sendSystem(match: Match, input: unknown): Sent {
  try {
    const { state } = match;
    const { outcome, fault, frames } = match.submitSystem(input);
    const code = 'code' in outcome ? outcome.code : outcome.kind;
    const changes = frames.reduce((sum, frame) => sum + frame.changes.length, 0);
    // A game may have an input by which the host tells of a fault.
    const isTold = isRecord(input) && input['kind'] === 'fault';
    if (fault !== undefined && !isTold) return { code, changes, wrong: `the match faults: ${faultText(fault)}` };
    if (isRefusal(outcome) && match.state !== state)
      return { code, changes, wrong: 'refused, and the state is another' };
    return { code, changes };
  } catch (thrown) {
    return { code: 'threw', changes: 0, wrong: `the system's input threw ${String(thrown)}` };
  }
}

function sent(match: Match, seat: Seat, input: unknown, earnest: boolean): Sent {
  const { state, game } = match;
  const wrong = (what: string, code = 'wrong'): Sent => ({ code, changes: 0, wrong: what });
  const read = match.parseInput(seat, input as Json);
  if (!read.ok && size(read.error) > MOST_ISSUES) return wrong(`the issues are ${size(read.error)} characters`);
  if (typeof game.isControl(input as AnyInput, state) !== 'boolean') return wrong('isControl says neither yes nor no');
  const explained = match.explain(seat, input);
  const refusal = explained.refusal;
  if (!explained.accepted && refusal === undefined) return wrong('explain has neither leave nor a refusal');
  if (refusal !== undefined && size(refusal) > MOST) return wrong(`the refusal is ${size(refusal)} characters`);
  const previewed = match.preview(seat, input);
  if (!previewed.ok) return wrong(`the preview faults: ${faultText(previewed.error)}`);
  const seen = previewed.value.outcome;
  if (isRefusal(seen) === explained.accepted) return wrong(`explained and previewed differ: ${seen.kind}`);
  if (isRefusal(seen) && seen.code !== refusal?.code) return wrong(`refused with ${seen.code} and ${refusal?.code}`);
  if (match.state !== state) return wrong('a thought has changed the state');
  if (explained.accepted && !earnest) return { code: 'taken', changes: 0 };
  const length = match.length;
  const { outcome, fault, frames } = match.submit(seat, input);
  const code = 'code' in outcome ? outcome.code : outcome.kind;
  if (fault !== undefined) return wrong(`the match faults: ${faultText(fault)}`);
  if (isRefusal(outcome)) {
    if (outcome.code !== refusal?.code) return wrong(`refused with ${outcome.code}, explained with ${refusal?.code}`);
    if (match.state !== state || match.length !== length) return wrong('refused, and the match has gone on', code);
  }
  return { code, changes: frames.reduce((sum, frame) => sum + frame.changes.length, 0) };
}

/** With the words for it, which repeat what is in the parameters. */
const MOST = 4 * ANSWER_LIMITS.refusalCharacters.usual;
const MOST_ISSUES = 2 * ANSWER_LIMITS.issueCharacters.usual;

function size(value: unknown): number {
  return JSON.stringify(value).length;
}

/** A refusal as far as it may tell something, without one name. */
export function without({ kind, code, params }: Refusal, name: string): string {
  const text = JSON.stringify([kind, code, params]);
  return name === '' ? text : text.replaceAll(name, '…');
}
