/** What a preview would change on the table: what would come to a place, what would leave or change where it lies. */
import type { SeenScene, SeenThing } from '@turnwise/match';

export interface Ghosts {
  /** By place: things that would lie there and do not now. */
  readonly coming: ReadonlyMap<string, readonly SeenThing[]>;
  /** Things that would lie elsewhere or be gone. */
  readonly leaving: ReadonlySet<string>;
  /** Things that would stay and look different. */
  readonly changing: ReadonlyMap<string, SeenThing>;
}

const NONE: Ghosts = { coming: new Map(), leaving: new Set(), changing: new Map() };

export function ghostsOf(scene: SeenScene, ahead: SeenScene | null): Ghosts {
  if (ahead === null) return NONE;
  const now = new Map(scene.things.map((thing) => [thing.id, thing]));
  const then = new Map(ahead.things.map((thing) => [thing.id, thing]));
  const coming = new Map<string, SeenThing[]>();
  const changing = new Map<string, SeenThing>();
  for (const thing of ahead.things) {
    const before = now.get(thing.id);
    if (before === undefined || where(before) !== where(thing))
      coming.set(thing.place, [...(coming.get(thing.place) ?? []), thing]);
    else if (looks(before) !== looks(thing)) changing.set(thing.id, thing);
  }
  const leaving = new Set<string>();
  for (const thing of scene.things) {
    const after = then.get(thing.id);
    if (after === undefined || where(after) !== where(thing)) leaving.add(thing.id);
  }
  return { coming, leaving, changing };
}

function where({ place, at = [] }: SeenThing): string {
  return `${place} ${at.join(' ')}`;
}

function looks({ name, hidden, seat, tint, signs, stats, marks, tone }: SeenThing): string {
  return JSON.stringify([
    name?.text,
    hidden,
    seat,
    tint,
    signs,
    stats?.map(({ value }) => value),
    marks?.map(({ text }) => text),
    tone,
  ]);
}
