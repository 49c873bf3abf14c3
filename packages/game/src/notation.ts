/**
 * How a game's values are written for people, files and the wire: names instead of numbers. Scenarios, logs and saves see
 * only formatted values. Every parser takes any JSON and returns issues; it never throws.
 */
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { GameTypes, Issue, Json, Random, Result } from '@turnwise/kernel';
import type { Choice } from './choice.ts';
import { normalAnswer } from './choice.ts';
import type { Seat } from './seat.ts';
import { nameOf, seatNamed } from './table.ts';
import type { Table } from './table.ts';

/** What a position is read with: the names, the game's options, and random streams at their beginning. */
export interface PositionContext extends Table {
  readonly options: Json;
  readonly random: Random;
}

export interface Notation<T extends GameTypes & { View: unknown }> {
  /** A small readable document, like FEN for chess. Anything left out takes a default that the game states. */
  readonly position: {
    readonly parse: (document: Json, context: PositionContext) => Result<T['State'], readonly Issue[]>;
    readonly format: (state: T['State'], table: Table) => Json;
    /**
     * The position to compare an expectation with, if that says more than `format`: defaults written out, and keys that
     * only expectations have, as far as this one uses them. The default is `format`.
     */
    readonly comparable?: (state: T['State'], expected: Json, table: Table) => Json;
    /** What a recorded scenario expects of a position: what is on the table, without bookkeeping. The default is `format`. */
    readonly expected?: (state: T['State'], table: Table) => Json;
  };
  /** An input without its seat, which is given beside it; null for an input of the system. */
  readonly input: {
    readonly parse: (document: Json, seat: Seat | null, table: Table) => Result<T['Input'], readonly Issue[]>;
    readonly format: (input: T['Input'], table: Table) => Json;
  };
  readonly answer: {
    readonly parse: (value: Json, choice: Choice, table: Table) => Result<Json, readonly Issue[]>;
    readonly format: (value: Json, choice: Choice, table: Table) => Json;
  };
  readonly choice: { readonly format: (choice: Choice, table: Table) => Json };
  /** `eventTrail` says what caused an event, and hosts show it beside the event. */
  readonly event: {
    readonly format: (event: T['Event'], table: Table) => Json;
    /**
     * The short form, without running numbers and the obvious, so that it does not change when other rules do. Recorded
     * scenarios expect it and transcripts show it. The default is `format`.
     */
    readonly expected?: (event: T['Event'], table: Table) => Json;
  };
  /** In the notation of positions; anything unknown is left out or described. */
  readonly view: {
    readonly format: (view: T['View'], table: Table) => Json;
    /** As for positions. */
    readonly comparable?: (view: T['View'], expected: Json, table: Table) => Json;
  };
}

/** Fields of inputs and events that hold a seat or a list of seats; notation writes them by name. */
export const SEAT_FIELDS: readonly string[] = ['seat', 'seats', 'winners', 'toAct'];

/** Input notation for games whose fields read well as they are: the seat is kept apart, other seats are written by name. */
export function plainInput<T extends GameTypes & { View: unknown }>(
  issuesOf: (input: unknown) => readonly Issue[],
  seatFields: readonly string[] = SEAT_FIELDS,
): Notation<T>['input'] {
  return {
    parse(document, seat, table) {
      if (!isRecord(document)) return fail([issue('', 'wrongShape', 'an input with a kind', document)]);
      if (document['seat'] !== undefined)
        return fail([
          issue('seat', 'unknownField', 'no seat inside the input: name the seat beside it', document['seat']),
        ]);
      const named = mapSeats(document, seatFields, (name) => seatNamed(table, name) ?? name);
      const input = seat === null ? named : { ...named, seat };
      const issues = issuesOf(input);
      return issues.length > 0 ? fail(issues) : ok(input as unknown as T['Input']);
    },
    format(input, table) {
      const { seat: _seat, ...fields } = input as T['Input'] & { seat?: Seat };
      return mapSeats(fields, seatFields, (one) =>
        typeof one === 'number' ? nameOf(table, one as Seat) : one,
      ) as Json;
    },
  };
}

/** Event notation for the same games. */
export function plainEvent<T extends GameTypes & { View: unknown }>(
  seatFields: readonly string[] = SEAT_FIELDS,
): Notation<T>['event'] {
  return {
    format: (event, table) =>
      mapSeats(event as unknown as Readonly<Record<string, unknown>>, seatFields, (one) =>
        typeof one === 'number' ? nameOf(table, one as Seat) : one,
      ) as Json,
  };
}

export const plainAnswer: Notation<GameTypes & { View: unknown }>['answer'] = {
  parse: (value, choice) => ok(normalAnswer(choice, value)),
  format: (value) => value,
};

export const plainChoice: Notation<GameTypes & { View: unknown }>['choice'] = {
  format: (choice, table) => ({ ...choice, seat: nameOf(table, choice.seat) }),
};

function mapSeats(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  const out: Record<string, unknown> = { ...record };
  for (const field of fields) {
    const value = out[field];
    if (value === undefined || value === null) continue;
    out[field] = Array.isArray(value) ? value.map(map) : map(value);
  }
  return out;
}
