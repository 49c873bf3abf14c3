/** Changed copies of what a world keeps in districts of 64; districts in which nothing changes are shared. */
import type { Track } from '../types.ts';
import type { World } from '../where.ts';

/** The same with other tracks for some things. */
export function withTracks(
  tracks: World['tracks'],
  things: readonly number[],
  others: readonly Track[],
): World['tracks'] {
  const copy = tracks.slice();
  things.forEach((thing, index) => (ownDistrict(copy, tracks, thing)[thing & 63] = others[index] as Track));
  return copy;
}

/** The district of a place in a copy, to be written to: it is copied itself when it is first asked for. */
export function ownDistrict<V>(copy: (readonly V[])[], original: readonly (readonly V[])[], place: number): V[] {
  const number = place >> 6;
  if (copy[number] === original[number]) copy[number] = (original[number] as readonly V[]).slice();
  return copy[number] as V[];
}
