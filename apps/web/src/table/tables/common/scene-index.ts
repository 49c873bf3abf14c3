/** A scene by its names: what lies in which place, and whose it is. Tables ask it instead of walking the lists. */
import type { SeenPlace, SeenScene, SeenThing } from '@turnwise/match';

export interface SceneIndex {
  readonly place: ReadonlyMap<string, SeenPlace>;
  readonly thing: ReadonlyMap<string, SeenThing>;
  /** In the order in which they lie there; empty for a place that is not on the table. */
  in(place: string): readonly SeenThing[];
  /** The places that are a part of it. */
  parts(place: string): readonly SeenPlace[];
}

export function indexScene(scene: SeenScene): SceneIndex {
  const place = new Map(scene.places.map((one) => [one.id, one]));
  const thing = new Map(scene.things.map((one) => [one.id, one]));
  const lying = grouped(scene.things, (one) => one.place);
  const within = grouped(scene.places, (one) => one.in ?? '');
  return {
    place,
    thing,
    in: (id) => lying.get(id) ?? [],
    parts: (id) => within.get(id) ?? [],
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
