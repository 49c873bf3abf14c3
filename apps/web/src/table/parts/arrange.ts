/** How a table that knows no game puts the places of a scene in order: others above, what all share in the middle, the viewer's own below. */
import type { SeenPlace, SeenScene } from '@turnwise/match';

export interface Arranged {
  readonly others: readonly SeenPlace[];
  readonly shared: readonly SeenPlace[];
  readonly own: readonly SeenPlace[];
}

/** Only the places that are not a part of another. The others are in the order of the seats, beginning after the viewer. */
export function arrange(scene: SeenScene, seats: readonly string[], viewer: string | null): Arranged {
  const ids = new Set(scene.places.map(({ id }) => id));
  const roots = scene.places.filter((place) => place.in === undefined || !ids.has(place.in));
  const from = viewer === null ? 0 : Math.max(0, seats.indexOf(viewer));
  const turn = (seat: string): number => (seats.indexOf(seat) - from + seats.length) % Math.max(1, seats.length);
  return {
    others: roots
      .filter(({ seat }) => seat !== undefined && seat !== viewer)
      .toSorted((a, b) => turn(a.seat!) - turn(b.seat!)),
    shared: roots.filter(({ seat }) => seat === undefined),
    own: roots.filter(({ seat }) => seat !== undefined && seat === viewer),
  };
}
