/** A match taken apart, frame by frame, from its document: for people who look for the reason of something. Nothing in it is hidden. */
import { createRegistry, inputMessage, seatNamed, told, type AnyGame, type AnyState, type Seat } from '@turnwise/game';
import { fail, isRecord, issue, ok, type Issue, type Json, type Random, type Result } from '@turnwise/kernel';
import { loadMatch, type AnyFrame, type Happened, type Match, type MatchDocument } from '@turnwise/match';
import { dataDiff, type DataChange } from './data-diff.ts';

/** One line of the list of frames. */
export interface FrameLine {
  /** From 1. */
  readonly no: number;
  /** Null for the system. */
  readonly seat: string | null;
  readonly text: string;
  readonly events: number;
  readonly draws: number;
  readonly irreversible: boolean;
  readonly hash: number;
  readonly bot: string | null;
}

export interface InspectedEvent {
  readonly id: string;
  readonly cause: string | null;
  readonly kind: string;
  readonly text: string;
  readonly payload: Json;
}

export interface InspectedChange {
  /** The behaviour that made it. */
  readonly by: string;
  readonly diff: Json;
  readonly events: readonly InspectedEvent[];
}

export interface InspectedFrame extends FrameLine {
  readonly input: Json;
  readonly changes: readonly InspectedChange[];
  /** What is different in the state. */
  readonly differences: readonly DataChange[];
}

/** Where the match is after a frame. */
export interface InspectedState {
  readonly state: Json;
  /** Effects that wait, the top last; null for a game without them. */
  readonly stack: Json;
  readonly streams: readonly { readonly name: string; readonly taken: number; readonly isScripted: boolean }[];
  readonly toAct: readonly string[];
  readonly result: Json;
}

export class InspectedMatch {
  readonly game: AnyGame;
  readonly frames: readonly InspectedFrame[];
  readonly #states: readonly InspectedState[];

  constructor(game: AnyGame, frames: readonly InspectedFrame[], states: readonly InspectedState[]) {
    this.game = game;
    this.frames = frames;
    this.#states = states;
  }

  get lines(): readonly FrameLine[] {
    return this.frames.map(({ input: _input, changes: _changes, differences: _differences, ...line }) => line);
  }

  /** After so many frames. */
  at(frame: number): InspectedState | undefined {
    return this.#states[frame];
  }
}

export function inspectMatch(game: AnyGame, document: unknown): Result<InspectedMatch, readonly Issue[]> {
  const begun = loadMatch(document, createRegistry([game]), { advance: false, until: 0 });
  if (!begun.ok) return begun;
  const match = begun.value;
  const worded = game.worded?.(match.options) ?? game;
  const frames: InspectedFrame[] = [];
  const states = [stateOf(match)];
  for (const { as, input, bot } of (document as MatchDocument).inputs) {
    const seat = as === undefined ? null : (seatNamed(match.table, as) ?? null);
    const before = match.state;
    const text = inputText(worded, match, seat, input);
    const length = match.length;
    match.replayInput(seat, input);
    const frame = match.frames.at(-1);
    // The program failed on it, and the match ended there.
    if (frame === undefined || match.length === length) break;
    const shown = frameOf(worded, match, frame, before);
    frames.push({ ...shown, seat: as ?? null, text, input, bot: bot?.name ?? null });
    states.push(stateOf(match));
  }
  return frames.length === 0 && (document as MatchDocument).inputs.length > 0
    ? fail([issue('inputs', 'unplayable', 'inputs that can be played')])
    : ok(new InspectedMatch(game, frames, states));
}

function frameOf(game: AnyGame, match: Match, frame: AnyFrame, before: AnyState) {
  const happened = match.happened([frame]);
  let counted = 0;
  const changes = frame.changes.map(({ by, diff, events }): InspectedChange => {
    const own = happened.slice(counted, counted + events.length);
    counted += events.length;
    return { by, diff: plain(diff ?? null), events: own.map((one) => eventOf(game, match, one)) };
  });
  return {
    no: frame.no,
    irreversible: frame.irreversible,
    hash: frame.hash,
    events: happened.length,
    draws: frame.changes.reduce((sum, { diff }) => sum + drawsOf(diff), 0),
    changes,
    differences: dataDiff(plain(before), plain(match.state)),
  };
}

function eventOf(game: AnyGame, { table, state }: Match, { id, cause, event }: Happened): InspectedEvent {
  const view = game.viewAll?.(state) ?? game.view(state, null);
  return {
    id,
    cause: cause ?? null,
    kind: event.kind,
    text: attempt(() => told(game.messages, game.eventLabel(event, table, 'debug', view)).text) ?? event.kind,
    payload: attempt(() => plain(game.notation.event.format(event, table))) ?? null,
  };
}

function inputText(game: AnyGame, match: Match, seat: Seat | null, document: Json): string {
  const { table, state } = match;
  const words = attempt(() => {
    const input = match.parseInput(seat, document);
    if (!input.ok) return undefined;
    const view = game.view(state, seat);
    return told(game.messages, inputMessage({ game, table, view, choices: game.choices(state) }, input.value)).text;
  });
  return words ?? JSON.stringify(document);
}

function stateOf(match: Match): InspectedState {
  const state = plain(match.state);
  const { random = {} } = match.state as { readonly random?: Random };
  return {
    state,
    stack: isRecord(state) ? ((state as Readonly<Record<string, Json>>)['stack'] ?? null) : null,
    streams: Object.entries(random).map(([name, { taken, script }]) => ({ name, taken, isScripted: script !== null })),
    toAct: match.toAct.map((seat) => match.table.names[seat] ?? String(seat)),
    result: match.result,
  };
}

function drawsOf(diff: unknown): number {
  return isRecord(diff) && diff['kind'] === '$draw' && Array.isArray(diff['values']) ? diff['values'].length : 0;
}

/** Committed states never change and share what did not change, so nothing is copied here. Sending it makes the copy. */
function plain(value: unknown): Json {
  return value as Json;
}

/** Words of a game may fail on what it never meant to show; then there are none. */
function attempt<V>(make: () => V): V | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
