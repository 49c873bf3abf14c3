/** What an entry does to the match. Nothing is kept here: the caller holds the match. */
import { fallbackAnswer } from '@turnwise/game';
import type { Choice, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json, Refusal } from '@turnwise/kernel';
import type { Match, Submission } from '@turnwise/match';
import type { Acted } from './acted.ts';
import type { TableEntry, TimeOutEntry, InputEntry } from './entry.ts';
import type { TableEnd } from './table-end.ts';
import type { Actor } from './actor.ts';
import { refusedFor } from './thrown.ts';
import { withoutEffect } from './without-effect.ts';

export interface ActOptions {
  /** An input in the game's own form, which comes instead of its notation. */
  readonly raw?: unknown;
  /** The decision that it answers. */
  readonly decision?: string;
  readonly at: number;
  /**
   * It is in the log. Whoever wrote it has looked whether it was in time and whether it changes anything, by the rules that tables had then:
   * that is not asked again, so that every log can be read for good.
   */
  readonly isRecorded?: boolean;
}

const DONE: Acted = { kind: 'done' };

export function act(table: Actor, entry: TableEntry, options: ActOptions): Acted {
  const { match, seating } = table;
  const idle = options.isRecorded === true ? undefined : withoutEffect(table, entry);
  if (idle !== undefined) return refused(idle);
  switch (entry.kind) {
    case 'seat':
      return seating.of(entry.seat) === undefined ? refused('unknownSeat', { seat: entry.seat }) : DONE;
    case 'halt':
    case 'resume':
    case 'mute':
    case 'unmute':
      return DONE;
    case 'end':
      return table.isOver ? refused('over') : { kind: 'done', ended: endOf('ended', null, []) };
    case 'decline':
      match.declineUndo();
      return DONE;
    case 'undo':
    case 'redo':
      // An end by the rules can be taken back where the rules allow it; the match says whether they do.
      if (table.ended !== undefined) return refused('over');
      return table.halted === undefined ? rewind(match, entry.kind, entry.seat) : refused('halted', table.halted);
    case 'system':
      return stopped(table) ?? system(match, entry.input);
    case 'input':
      return playing(table, () => submit(match, entry, options));
    case 'concede':
      return playing(table, () => concede(match, entry.seat));
    case 'timeout':
      return playing(table, () => timeOut(table, entry, options));
  }
}

function playing(table: Actor, go: () => Acted): Acted {
  const no = stopped(table);
  if (no !== undefined) return no;
  return table.halted === undefined ? go() : refused('halted', table.halted);
}

function stopped({ isOver }: Actor): Acted | undefined {
  return isOver ? refused('over') : undefined;
}

function submit(match: Match, entry: InputEntry, { raw, decision }: ActOptions): Acted {
  const seat = match.seatNamed(entry.seat);
  if (seat === undefined) return refused('unknownSeat', { seat: entry.seat });
  const { bot } = entry;
  const options = { ...(decision === undefined ? {} : { decision }), ...(bot === undefined ? {} : { bot }) };
  if (raw !== undefined) return answered(match.submit(seat, raw, options));
  const parsed = match.parseInput(seat, entry.input);
  if (!parsed.ok) {
    const [first] = parsed.error;
    return refused('malformedInput', { path: first?.path ?? '', expected: first?.expected ?? '' }, 'invalidInput');
  }
  return answered(match.submit(seat, parsed.value, options));
}

function system(match: Match, input: Json): Acted {
  const parsed = match.parseInput(null, input);
  return parsed.ok ? answered(match.submitSystem(parsed.value)) : refused('malformedInput', {}, 'invalidInput');
}

/** Asking for consent changes nothing in the match yet, but who has asked is kept. */
function rewind(match: Match, what: 'undo' | 'redo', name: string | null): Acted {
  const seat = name === null ? null : match.seatNamed(name);
  if (seat === undefined) return refused('unknownSeat', { seat: name });
  const before = match.asking;
  const submission = what === 'undo' ? match.undo(seat) : match.redo(seat);
  const { outcome } = submission;
  if (!isRefusal(outcome)) return { kind: 'done', submission };
  const hasAsked = match.asking?.what !== before?.what || match.asking?.agreed.length !== before?.agreed.length;
  return outcome.code === 'needsConsent' && hasAsked ? DONE : answered(submission);
}

/** By the rules, if they have it; otherwise the table ends the match. */
function concede(match: Match, name: string): Acted {
  const seat = match.seatNamed(name);
  if (seat === undefined) return refused('unknownSeat', { seat: name });
  if (Object.hasOwn(match.game.rules.inputs, 'concede')) {
    const conceded = match.submit(seat, { kind: 'concede' });
    if (!isRefusal(conceded.outcome)) return { kind: 'done', submission: conceded };
  }
  return { kind: 'done', ended: endOf('conceded', name, match.table.names) };
}

function timeOut({ match, clock }: Actor, entry: TimeOutEntry, { at, isRecorded = false }: ActOptions): Acted {
  const { seat: name, decision, forced = false } = entry;
  const seat = match.seatNamed(name);
  if (seat === undefined) return refused('unknownSeat', { seat: name });
  if (match.decision(seat) !== decision) return refused('staleDecision', { decision });
  if (!forced && !isRecorded) {
    const end = clock?.endOf(name);
    if (end === undefined) return refused('noClock');
    if (end.at > at) return refused('timeLeft', { milliseconds: end.at - at });
  }
  const acted = consequence(match, seat);
  if (acted?.kind === 'done') return acted;
  const ended = endOf('timeOut', name, match.table.names);
  return acted?.fault === undefined ? { kind: 'done', ended } : { kind: 'done', ended, instead: acted };
}

/**
 * What came of what the rules say; nothing if they do not say anything. What changes nothing is refused: the decision would stay open, and its
 * time would run out again and again.
 */
function consequence(match: Match, seat: Seat): Acted | undefined {
  let input: object | undefined;
  try {
    input = inputAtTimeOut(match, seat);
  } catch (thrown) {
    return refusedFor(thrown);
  }
  return input === undefined ? undefined : answered(match.submit(seat, input));
}

function inputAtTimeOut({ game, state }: Match, seat: Seat): object | undefined {
  if (Object.hasOwn(game.rules.inputs, 'timeout')) return { kind: 'timeout' };
  const choice = game.choices(state).find((one) => one.seat === seat);
  const policy = game.timeOut(state, seat, choice);
  switch (policy?.kind) {
    case undefined:
    case 'concede':
      return undefined;
    case 'pass':
      return { kind: 'pass' };
    case 'fallback':
      return choice && answerTo(choice, fallbackAnswer(choice));
    case 'answer':
      return choice && answerTo(choice, policy.value);
  }
}

function answerTo({ id }: Choice, value: Json): object {
  return { kind: 'answer', choice: id, value };
}

function answered(submission: Submission): Acted {
  const { outcome, fault, failed } = submission;
  if (!isRefusal(outcome)) {
    return outcome.kind === 'noChange' && submission.frames.length === 0 && fault === undefined
      ? refused('noChange')
      : { kind: 'done', submission };
  }
  return {
    kind: 'refused',
    refusal: outcome,
    ...(fault === undefined ? {} : { fault }),
    ...(failed === undefined ? {} : { failed }),
  };
}

function endOf(reason: TableEnd['reason'], seat: string | null, seats: readonly string[]): TableEnd {
  const others = seats.filter((name) => name !== seat);
  return { reason, seat, winners: seats.length === 2 && seat !== null ? others : [] };
}

function refused(code: string, params: Refusal['params'] = {}, kind: Refusal['kind'] = 'disallowed'): Acted {
  return { kind: 'refused', refusal: { kind, code, params, by: 'table' } };
}
