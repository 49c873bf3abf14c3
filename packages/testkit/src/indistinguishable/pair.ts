/**
 * Two matches that one viewer cannot tell apart: it has got the same of both so far. They begin in the middle of a game, at two
 * states in which different things are hidden, and are played on side by side.
 */
import type { AnyGame, AnyState, PositionContext, Viewer } from '@turnwise/game';
import { ok } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, UndoPolicy } from '@turnwise/match';

export interface Pair {
  readonly game: AnyGame;
  readonly context: PositionContext;
  readonly viewer: Viewer;
  readonly sides: readonly [Side, Side];
}

export interface Side {
  readonly match: Match;
  /** Every update that the viewer was sent since it was last asked, as the text that would go over a wire. */
  readonly told: () => readonly string[];
}

/** Undefined where a match cannot begin at one of the states, or the viewer can tell them apart at once. */
export function createPair(
  game: AnyGame,
  context: PositionContext,
  viewer: Viewer,
  states: readonly [AnyState, AnyState],
  undo: UndoPolicy,
): Pair | undefined {
  const [a, b] = states.map((state) => beginAt(game, context, viewer, state, undo));
  if (a === undefined || b === undefined) return undefined;
  // The match may have gone on by itself at once, and have shown something.
  const [seen, seenOther] = [a, b].map(({ match }) => JSON.stringify([match.look(viewer), match.events(viewer)]));
  if (seen !== seenOther) return undefined;
  return { game, context, viewer, sides: [a, b] };
}

function beginAt(
  game: AnyGame,
  { names, options }: PositionContext,
  viewer: Viewer,
  state: AnyState,
  undo: UndoPolicy,
): Side | undefined {
  const there: AnyGame = { ...game, setup: () => ok(state) };
  const created = createMatch({ game: there, seed: 1, seats: names, options, undo });
  if (!created.ok) return undefined;
  let updates: string[] = [];
  created.value.subscribe(viewer, (update) => void updates.push(JSON.stringify(update)));
  return {
    match: created.value,
    told: () => {
      const before = updates;
      updates = [];
      return before;
    },
  };
}
