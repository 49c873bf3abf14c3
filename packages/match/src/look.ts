/** What one seat, or a spectator, is shown of a match: plain data in notation, fit for a wire, in copies of its own. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, LogLevel, Offer, Table, Viewer } from '@turnwise/game';
import { cloneDeep, hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { EventId, Happened } from './trail.ts';

export type MatchStatus = 'playing' | 'over' | 'faulted';

export interface Look {
  /** Frames that led here. */
  readonly frame: number;
  readonly status: MatchStatus;
  readonly view: Json;
  /** Of the view, never of the state. */
  readonly hash: string;
  readonly toAct: readonly string[];
  /** The seat's pending choices, and those of others as far as they may be seen. */
  readonly choices: readonly Json[];
  readonly offers: readonly Offer[];
  /** Names the decision that the seat's next input answers; null when it has none. */
  readonly decision: string | null;
  readonly result: Json;
}

export interface SeenEvent {
  /** The frame, and the number of the event among those of it that this viewer sees. */
  readonly id: EventId;
  /** The event that brought it, as far as this viewer sees it; left out where the input did. */
  readonly cause?: EventId;
  /** In notation. */
  readonly event: Json;
  /** The same as a sentence. */
  readonly text: string;
  /** Only for those who want to read everything. */
  readonly level?: 'debug';
}

/** Where in the match a look is taken. */
export interface Place {
  readonly frame: number;
  readonly faulted: boolean;
  readonly decision: string | undefined;
}

export function lookAt(game: AnyGame, state: AnyState, table: Table, viewer: Viewer, place: Place): Look {
  const view = game.notation.view.format(game.view(state, viewer), table);
  const result = formatResult(game, state, table);
  return cloneDeep<Look>({
    frame: place.frame,
    status: place.faulted ? 'faulted' : result === null ? 'playing' : 'over',
    view,
    hash: hashValue(view),
    ...(place.faulted ? NOTHING_TO_DECIDE : decisionsAt(game, state, table, viewer)),
    decision: place.decision ?? null,
    result,
  });
}

type AtHand = Pick<Look, 'toAct' | 'choices' | 'offers'>;

const NOTHING_TO_DECIDE: AtHand = { toAct: [], choices: [], offers: [] };

function decisionsAt(game: AnyGame, state: AnyState, table: Table, viewer: Viewer): AtHand {
  return {
    toAct: game.toAct(state).map((seat) => nameOf(table, seat)),
    choices: game.choices(state).flatMap((choice) => {
      const seen = game.viewChoice(choice, viewer);
      return seen === undefined ? [] : [game.notation.choice.format(seen, table)];
    }),
    offers: viewer === null ? [] : game.offers(state, viewer),
  };
}

/** `{ winners, reason }` by name, or null while nothing is decided. */
export function formatResult(game: AnyGame, state: AnyState, table: Table): Json {
  const result = game.result(state);
  if (result === undefined) return null;
  const { winners, reason, scores } = result;
  const base = { winners: winners.map((seat) => nameOf(table, seat)), reason };
  return scores === undefined ? base : { ...base, scores: [...scores] };
}

/** Events as a viewer sees them, with sentences for one who sees this, which tell more at the level `debug`. */
export function tellEvents(
  game: AnyGame,
  table: Table,
  seen: readonly Happened[],
  view: AnyTypes['View'],
  level: LogLevel = 'min',
): readonly SeenEvent[] {
  return seen.map(({ id, cause, event }) => ({
    id,
    ...(cause === undefined ? {} : { cause }),
    event: cloneDeep(game.notation.event.format(event, table)),
    text: formatMessage(game.messages, game.eventLabel(event, table, level, view)),
    ...(game.eventLevel(event) === 'debug' ? { level: 'debug' } : {}),
  }));
}
