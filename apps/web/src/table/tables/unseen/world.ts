/** A scene of Unseen as a world in space and time: what stands where in which slice, and the way the player has gone. */
import type { SeenScene, SeenThing } from '@turnwise/match';

export interface World {
  readonly columns: number;
  readonly rows: number;
  readonly depth: number;
  readonly now: number;
  /** Times of slices that the scene has, in order, now among them. */
  readonly times: readonly number[];
  /** What is always there, by column and row. */
  readonly walls: readonly SeenThing[];
  /** The player's points by turn. */
  readonly line: readonly Spot[];
  /** Where each thing is by time; a thing that comes and goes has several. */
  readonly tracks: readonly Track[];
  at(time: number): readonly SeenThing[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

export interface Track {
  readonly id: string;
  readonly sign: string;
  readonly spots: readonly Spot[];
}

export function worldOf(scene: SeenScene): World {
  const board = scene.places.find(({ id }) => id === 'board');
  const clock = scene.places.find(({ id }) => id === 'time');
  const now = scene.things.find(({ id }) => id === 'now')?.at?.[0] ?? 0;
  const slices = scene.places.flatMap(({ id }) => (id.startsWith('slice:') ? [Number(id.slice(6))] : []));
  const grid = board?.layout.kind === 'grid' ? board.layout : { columns: 1, rows: 1 };
  return {
    columns: grid.columns,
    rows: grid.rows,
    depth: clock?.layout.kind === 'track' ? clock.layout.length : 1,
    now,
    times: [...slices, now].toSorted((a, b) => a - b),
    walls: scene.things.filter(({ kind, place, signs }) => kind === 'cell' && place === 'board' && signs !== undefined),
    line: lineOf(scene.things, now),
    tracks: tracksOf(scene.things, now),
    at: (time) => scene.things.filter(({ place }) => place === (time === now ? 'board' : `slice:${time}`)),
  };
}

function spotOf({ at = [] }: SeenThing, now: number): Spot {
  return { x: at[0] ?? 0, y: at[1] ?? 0, t: at[2] ?? now };
}

function lineOf(things: readonly SeenThing[], now: number): readonly Spot[] {
  const turnOf = ({ stats }: SeenThing): number => Number(stats?.[0]?.value ?? 0);
  return things
    .filter(({ kind }) => kind === 'piece')
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .map((thing) => spotOf(thing, now));
}

function tracksOf(things: readonly SeenThing[], now: number): readonly Track[] {
  const tracks = new Map<string, { sign: string; spots: Spot[] }>();
  for (const thing of things) {
    if (thing.kind !== 'item') continue;
    const id = thing.id.replace(/^(thing|then:\d+):/, '');
    const track = tracks.get(id) ?? { sign: thing.signs?.[0] ?? '', spots: [] };
    track.spots.push(spotOf(thing, now));
    tracks.set(id, track);
  }
  return [...tracks].map(([id, { sign, spots }]) => ({ id, sign, spots: spots.toSorted((a, b) => a.t - b.t) }));
}
