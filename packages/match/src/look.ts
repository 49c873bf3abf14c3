/**
 * What one seat, or a spectator, is shown of a match: everything that a table shows, as a copy in plain data. Values in the game's
 * own types are under `seen`, for hosts that know the game; the rest is in notation and in words. All of it can be sent over a
 * network, and expensive parts are made when they are first read.
 */
import { message, nameOf, resultMessage, told } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, LogLevel, NamedResult, Seat, Table, Told, Viewer } from '@turnwise/game';
import { cloneDeep, hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { once } from './once.ts';
import { Seeing } from './seeing.ts';
import { seenChoice, seenTimeOut } from './seen-choice.ts';
import type { SeenChoice, SeenTimeOut } from './seen-choice.ts';
import { seenOffer } from './seen-offer.ts';
import type { SeenOffer } from './seen-offer.ts';
import { NOTHING_YET, seenRewind } from './seen-rewind.ts';
import type { Rewindable, SeenRewind } from './seen-rewind.ts';
import type { EventId, SeenHappening } from './trail.ts';

export type MatchStatus = 'playing' | 'over' | 'faulted';

export interface Look<View = AnyTypes['View']> {
  /** The viewer's name; null for a spectator. */
  readonly viewer: string | null;
  /** Frames that led here. */
  readonly frame: number;
  readonly status: MatchStatus;
  /** In the game's own types. */
  readonly seen: View;
  /** The same in notation. */
  readonly view: Json;
  /** The hash of the view in notation, never of the state. */
  readonly hash: string;
  /** The names of the seats that the match waits for. */
  readonly toAct: readonly string[];
  /** The seat's pending choices, and those of others that it may see. */
  readonly choices: readonly SeenChoice[];
  readonly offers: readonly SeenOffer[];
  /** The id of the decision that the seat's next input answers; null if it has none. */
  readonly decision: string | null;
  /** What happens when the seat runs out of time while no question is open for it; null if the rules do not say. */
  readonly timeOut: SeenTimeOut | null;
  readonly undo: SeenRewind;
  readonly redo: SeenRewind;
  /** Why nobody can move before the host does something: the game has halted, the program has failed, the system is not done. */
  readonly stopped: Told | null;
  readonly result: SeenResult | null;
}

export interface SeenResult extends NamedResult, Told {}

export interface SeenEvent extends Told {
  /** The frame, and the number of the event among those in it that this viewer sees. */
  readonly id: EventId;
  /** The event that caused it, as far as this viewer sees; left out if the input did. */
  readonly cause?: EventId;
  /** In notation. */
  readonly event: Json;
  /** In the game's own types, as the viewer may see it. */
  readonly seen: AnyTypes['Event'];
  /** Only for a full log. */
  readonly level?: 'debug';
}

/** Where in the match a look is taken. */
export interface Place {
  readonly frame: number;
  readonly faulted: boolean;
  /** The system has more to do before anybody can decide. */
  readonly due: boolean;
  readonly decision: string | undefined;
  readonly undo: Rewindable;
  readonly redo: Rewindable;
}

/** For a state that is not in the match but only previewed. */
export const NOWHERE: Place = {
  frame: 0,
  faulted: false,
  due: false,
  decision: undefined,
  undo: NOTHING_YET,
  redo: NOTHING_YET,
};

/** What a viewer is shown of any state of a game. */
export function lookAt(game: AnyGame, state: AnyState, table: Table, viewer: Viewer, place: Place = NOWHERE): Look {
  return lookOf(new Seeing(game, table, state, viewer), place);
}

export function lookOf(seeing: Seeing, { frame, faulted, due, decision, undo, redo }: Place): Look {
  const { game, table, state, viewer } = seeing;
  const result = game.result(state);
  const isTheirs = viewer !== null && !faulted && !due;
  const seen = once(() => cloneDeep(seeing.view));
  const view = once(() => cloneDeep(game.notation.view.format(seeing.view, table)));
  const hash = once(() => hashValue(view()));
  const choices = once(() => (faulted ? [] : seeing.choices.map((choice) => seenChoice(seeing, choice))));
  const offers = once(() => (isTheirs ? game.offers(state, viewer).map((offer) => seenOffer(seeing, offer)) : []));
  const timeOut = once(() => (isTheirs ? ownTimeOut(seeing, viewer) : null));
  return {
    viewer: viewer === null ? null : nameOf(table, viewer),
    frame,
    status: faulted ? 'faulted' : result === undefined ? 'playing' : 'over',
    get seen() {
      return seen();
    },
    get view() {
      return view();
    },
    get hash() {
      return hash();
    },
    toAct: faulted ? [] : game.toAct(state).map((seat) => nameOf(table, seat)),
    get choices() {
      return choices();
    },
    get offers() {
      return offers();
    },
    decision: decision ?? null,
    get timeOut() {
      return timeOut();
    },
    undo: seenRewind(game, table, undo),
    redo: seenRewind(game, table, redo),
    stopped: seenStop(seeing, faulted ? 'matchFaulted' : due ? 'systemDue' : undefined),
    result: seenResult(seeing),
  };
}

function ownTimeOut(seeing: Seeing, seat: Seat): SeenTimeOut | null {
  const { game, state, choices } = seeing;
  if (!game.toAct(state).includes(seat) || choices.some((choice) => choice.seat === seat)) return null;
  return seenTimeOut(seeing, game.timeOut(state, seat));
}

function seenStop({ game, state }: Seeing, code: string | undefined): Told | null {
  const label = code === undefined ? game.stopped(state) : message(`refusal.${code}`);
  return label === undefined ? null : told(game.messages, cloneDeep(label));
}

function seenResult({ game, state, table }: Seeing): SeenResult | null {
  const result = namedResult(game, state, table);
  return result && { ...result, ...told(game.messages, resultMessage(game.messages, result, table)) };
}

/** `{ winners, reason }` by name, or null while nothing is decided. */
function namedResult(game: AnyGame, state: AnyState, table: Table): NamedResult | null {
  const result = game.result(state);
  if (result === undefined) return null;
  const { winners, reason, scores } = result;
  const base = { winners: winners.map((seat) => nameOf(table, seat)), reason };
  return scores === undefined ? base : { ...base, scores: [...scores] };
}

/** The same as plain data. */
export function formatResult(game: AnyGame, state: AnyState, table: Table): Json {
  return namedResult(game, state, table) as Json;
}

/** Events as a viewer sees them, with sentences that tell more at the level `debug`. */
export function tellEvents(
  seeing: Seeing,
  seen: readonly SeenHappening[],
  level: LogLevel = 'min',
): readonly SeenEvent[] {
  const { game, table } = seeing;
  return seen.map(({ id, cause, event, broughtBy }) => ({
    id,
    ...(cause === undefined ? {} : { cause }),
    event: cloneDeep(game.notation.event.format(event, table)),
    seen: cloneDeep(event),
    ...told(game.messages, cloneDeep(game.eventLabel(event, table, level, seeing.view, broughtBy))),
    ...(game.eventLevel(event) === 'debug' ? { level: 'debug' } : {}),
  }));
}
