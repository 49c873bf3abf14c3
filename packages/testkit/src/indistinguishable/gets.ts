/** All that one viewer gets of a match as it stands, or can get by asking. */
import type { AnyInput, Viewer } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Refusal } from '@turnwise/kernel';
import type { Match, Submission } from '@turnwise/match';

/** By name, so that a difference says what it lies in. Each is plain data. */
export type Gets = Readonly<Record<string, unknown>>;

export function standing(match: Match, viewer: Viewer): Gets {
  const { game, table, state } = match;
  const look = { ...match.look(viewer) };
  return {
    look,
    drawn: game.draw?.(look.seen, table) ?? null,
    stage: match.stage(viewer),
    unfolded: match.unfold(match.length, viewer) ?? null,
    events: match.events(viewer),
    debug: match.events(viewer, match.frames.slice(-1), 'debug'),
    offers: viewer === null ? [] : game.offers(state, viewer),
    stale: viewer === null ? null : refusalIn(match.submit(viewer, {}, { decision: 'none' })),
    undo: match.canUndo,
    redo: match.canRedo,
  };
}

/**
 * What comes of trying an input, short of making it: it is made where it is refused, which must leave everything as it is. `whole` is with
 * what is the same for every refused input: the offers, and the look at a state that has not changed.
 */
export function answers(match: Match, seat: NonNullable<Viewer>, input: AnyInput, whole: boolean): Gets {
  const { accepted, refusal, offers } = match.explain(seat, input);
  const preview = match.preview(seat, input);
  const shown = preview.ok ? preview.value : undefined;
  const moved = shown !== undefined && (whole || !isRefusal(shown.outcome));
  return {
    accepted,
    refusal,
    offers: whole ? offers : null,
    preview: shown === undefined ? { fault: true } : { ...shown, look: moved ? { ...shown.look } : null },
    refused: accepted || refusal === undefined ? null : refusalIn(match.submit(seat, input)),
  };
}

/** The debugger's part is the host's. */
function refusalIn({ outcome }: Submission): unknown {
  const { debug: _debug, ...seen } = outcome as Refusal;
  return seen;
}
