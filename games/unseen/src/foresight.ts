/** What an action does, as data for pictures of it: the player, moved things, who sees, what breaks. Read off its events. */
import type { Outcome } from './plan.ts';
import type { Cell, Phase, Point, UnseenEvent, ViolatedThing, Warning } from './types.ts';

export interface Foresight {
  readonly outcome: Outcome;
  readonly player: { readonly from: Point; readonly to: Point };
  /** Pushed and pulled things, in the order of the chain. */
  readonly things: readonly ForeseenThing[];
  readonly warnings: readonly Warning[];
  readonly sightings: readonly ForeseenSighting[];
  readonly violations: readonly ViolatedThing[];
  readonly phase: Phase;
}

export interface ForeseenThing {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** Where it then stands, by intervals of slices, both ends included. */
  readonly written: readonly { readonly at: Cell; readonly from: number; readonly until: number }[];
}

export interface ForeseenSighting {
  readonly by: string;
  /** Where the enemy is when it looks. */
  readonly at: Point;
  /** The point of the world line that it sees, and its turn. */
  readonly saw: Point;
  readonly turn: number;
}

/** Undefined for events that are of no action, as those of a restart. */
export function foresightOf(events: readonly UnseenEvent[]): Foresight | undefined {
  const done = events.find((event) => isDone(event));
  if (done === undefined) return undefined;
  const written = events.flatMap((event) => (event.kind === 'propagated' ? event.written : []));
  const things = done.things.filter(({ id }) => id !== 'player');
  return {
    outcome: done.kind,
    player: { from: done.from, to: done.to },
    things: things.map(({ id, from, to }) => ({
      id,
      from,
      to,
      written: written.filter((one) => one.id === id).map((one) => ({ at: one.at, from: one.from, until: one.until })),
    })),
    warnings: events.flatMap((event) => (event.kind === 'warned' ? [event.warning] : [])),
    sightings: events.flatMap((event) => {
      if (event.kind !== 'seen') return [];
      const { by, at, saw, turn } = event;
      return [{ by, at, saw, turn }];
    }),
    violations: events.flatMap((event) => (event.kind === 'paradox' ? event.violations : [])),
    phase: events.map(({ kind }) => kind).find((kind) => isEnd(kind)) ?? 'playing',
  };
}

type Done = Extract<UnseenEvent, { readonly turn: number; readonly things: unknown }>;

function isDone(event: UnseenEvent): event is Done {
  return 'things' in event;
}

function isEnd(kind: UnseenEvent['kind']): kind is 'won' | 'detected' | 'paradox' {
  return kind === 'won' || kind === 'detected' || kind === 'paradox';
}
