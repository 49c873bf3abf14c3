/**
 * What one viewer saw of a match, as a document: the look and the events of every frame, in order. It holds no seed, no hash of a
 * state, no input of others and nothing that the viewer may not know, so it can be given away while the match goes on.
 */
import { nameOf, seatNamed } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { Course } from './course.ts';
import type { MatchDocument } from './document.ts';
import { guarded } from './fault.ts';
import { lookOf, NOWHERE, tellEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';
import { beginMatch, kernelFor } from './request.ts';
import type { MatchStart } from './request.ts';
import { Seeing } from './seeing.ts';
import { Trail } from './trail.ts';

export const SEEN_VERSION = 1;

export interface SeenDocument {
  /** Version of this format. */
  readonly turnwise: number;
  readonly game: string;
  readonly version: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** The seat by name; null for a spectator. */
  readonly seenBy: string | null;
  /** The start, then one for each frame. */
  readonly steps: readonly SeenStep[];
}

export interface SeenStep {
  /** How many frames led here. */
  readonly frame: number;
  /** The viewer's own input that led here, if it was one. */
  readonly input?: Json;
  readonly events: readonly KeptEvent[];
  readonly look: KeptLook;
  /** A drawing of the view, for a game that has one. */
  readonly drawn?: string;
}

/** A look without what only players need: the game's own types, what can be undone, ids of decisions. */
export type KeptLook = Pick<
  Look,
  'frame' | 'status' | 'view' | 'hash' | 'toAct' | 'choices' | 'offers' | 'stopped' | 'result'
>;
export type KeptEvent = Pick<SeenEvent, 'id' | 'cause' | 'event' | 'text' | 'level'>;

/** Replays the match from its beginning and takes a look at every frame. */
export function seenDocument(...of: Parameters<typeof seenInSteps>): SeenDocument {
  const steps = seenInSteps(...of);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** The same a step at a time: what it returns in the end is the document. */
export function* seenInSteps(
  { request, table, limits, budgets }: MatchStart,
  saved: MatchDocument,
  viewer: Viewer,
): Generator<SeenStep, SeenDocument> {
  const { game } = request;
  const start = beginMatch(request);
  if (!start.ok) throw new Error('a match that has begun cannot begin again');
  const course = new Course({
    game,
    kernel: kernelFor({ request, budgets }),
    state: start.value.state,
    table,
    limits,
    faults: 'end',
    earlier: [],
    hash: 0,
    rewinds: saved.rewinds ?? 0,
    fault: undefined,
  });
  const trail = new Trail(game);
  const first = stepOf(undefined);
  const steps = [first];
  yield first;
  for (const { as, input } of saved.inputs) {
    const seat = as === undefined ? null : (seatNamed(table, as) ?? null);
    const played = course.replay(seat, cloneDeep(input));
    if (!played.ok) throw new Error('a match that was played cannot be played again');
    const step = stepOf(seat !== null && seat === viewer ? input : undefined);
    steps.push(step);
    yield step;
  }
  return {
    turnwise: SEEN_VERSION,
    game: game.id,
    version: game.version,
    title: game.title,
    seats: [...table.names],
    seenBy: viewer === null ? null : nameOf(table, viewer),
    steps,
  };

  function stepOf(input: Json | undefined): SeenStep {
    const { state, log, length } = course.history;
    const seeing = new Seeing(game, table, state, viewer);
    const last = course.fault === undefined ? log.slice(-1) : [];
    const lookAs = (faulted: boolean): KeptLook => keptLook(lookOf(seeing, { ...NOWHERE, frame: length, faulted }));
    // If the game cannot say who is to act, the resulting fault comes next.
    const look = guarded('look', () => lookAs(course.fault !== undefined));
    return {
      frame: length,
      ...(input === undefined ? {} : { input: cloneDeep(input) }),
      events: tellEvents(seeing, trail.seenOf(log, last, viewer)).map(keptEvent),
      look: look.ok ? look.value : lookAs(true),
      ...(game.draw === undefined ? {} : { drawn: game.draw(seeing.view, table) }),
    };
  }
}

function keptLook({ frame, status, view, hash, toAct, choices, offers, stopped, result }: Look): KeptLook {
  return cloneDeep<KeptLook>({ frame, status, view, hash, toAct, choices, offers, stopped, result });
}

function keptEvent({ id, cause, event, text, level }: SeenEvent): KeptEvent {
  return {
    id,
    ...(cause === undefined ? {} : { cause }),
    event,
    text,
    ...(level === undefined ? {} : { level }),
  };
}
