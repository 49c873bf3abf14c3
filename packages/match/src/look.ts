/** What one seat, or a spectator, is shown of a match: plain data in notation, fit for a wire. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, Offer, Table, Viewer } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export interface Look {
  /** Frames that led here. */
  readonly frame: number;
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
  /** In notation. */
  readonly event: Json;
  /** The same as a sentence. */
  readonly text: string;
}

export function lookAt(
  game: AnyGame,
  state: AnyState,
  table: Table,
  viewer: Viewer,
  place: { readonly frame: number; readonly decision: string | undefined },
): Look {
  const view = game.notation.view.format(game.view(state, viewer), table);
  return {
    frame: place.frame,
    view,
    hash: hashValue(view),
    toAct: game.toAct(state).map((seat) => nameOf(table, seat)),
    choices: game.choices(state).flatMap((choice) => {
      const seen = game.viewChoice(choice, viewer);
      return seen === undefined ? [] : [game.notation.choice.format(seen, table)];
    }),
    offers: viewer === null ? [] : game.offers(state, viewer),
    decision: place.decision ?? null,
    result: formatResult(game, state, table),
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

/** The events that a viewer may see, redacted, with their sentences. */
export function seeEvents(
  game: AnyGame,
  table: Table,
  viewer: Viewer,
  events: readonly AnyTypes['Event'][],
): readonly SeenEvent[] {
  return events.flatMap((event) => {
    const seen = game.viewEvent(event, viewer);
    if (seen === undefined) return [];
    const text = formatMessage(game.messages, game.eventLabel(seen, table));
    return [{ event: game.notation.event.format(seen, table), text }];
  });
}
