/** What a viewer gets, of a state and of a frame: everything that a host would send it. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, GameResult, Offer, Seat, Table, Viewer } from '@turnwise/game';
import { eventsOf, frameNumber } from '@turnwise/kernel';
import type { Frame } from '@turnwise/kernel';
import { Trail } from '@turnwise/match';
import type { Walk } from './walk.ts';

export interface Appearance {
  readonly view: unknown;
  readonly written: unknown;
  readonly drawn: string | null;
  readonly toAct: readonly Seat[];
  /** Each as it is and in notation. */
  readonly choices: readonly unknown[];
  readonly offers: readonly Offer[];
  readonly result: GameResult | null;
}

/** All that the viewer gets of a state, as plain data. */
export function appearance(game: AnyGame, table: Table, state: AnyState, viewer: Viewer): Appearance {
  const view = game.view(state, viewer);
  return {
    view,
    written: game.notation.view.format(view, table),
    drawn: game.draw?.(view, table) ?? null,
    toAct: game.toAct(state),
    choices: game.choices(state).flatMap((choice) => {
      const seen = game.viewChoice(choice, viewer);
      return seen === undefined ? [] : [seen, game.notation.choice.format(seen, table)];
    }),
    offers: viewer === null ? [] : game.offers(state, viewer),
    result: game.result(state) ?? null,
  };
}

/** What the viewer has of one frame. */
export interface Seen {
  /** The events that it sees: as they are, in notation and as a sentence, each with its id and its cause. */
  readonly events: readonly object[];
  /** For each of them, whether it reveals. */
  readonly reveals: readonly boolean[];
  /** All that it gets afterwards, and whether it could undo. */
  readonly after: object;
}

/** Of a frame that was made, or could have been, at this place of a walk. */
export function seenOf(walk: Walk, place: number, frame: Frame<AnyTypes>, after: AnyState, viewer: Viewer): Seen {
  const { game, context: table, frames } = walk;
  const trail = TRAILS.get(walk) ?? new Trail(game);
  TRAILS.set(walk, trail);
  // One that could have been made was not made by a history, which numbers them.
  const numbered = frame.no === place + 1 ? frame : { ...frame, no: frameNumber(place + 1) };
  const events = trail.seenOf(frames.slice(0, place), [numbered], viewer).map(({ id, cause, event, broughtBy }) => {
    const sentence = formatMessage(game.messages, game.eventLabel(event, table, 'min', undefined, broughtBy));
    return { id, cause, event, written: game.notation.event.format(event, table), sentence };
  });
  const reveals = eventsOf(frame)
    .filter((event) => game.viewEvent(event, viewer) !== undefined)
    .map((event) => event.reveals === true);
  const state = appearance(game, table, after, viewer);
  return { events, reveals, after: { ...state, irreversible: frame.irreversible } };
}

/** One for each walk, as a trail is followed from its beginning. */
const TRAILS = new WeakMap<Walk, Trail>();

export function viewerName(table: Table, viewer: Viewer): string {
  return viewer === null ? 'a spectator' : nameOf(table, viewer);
}
