/** Who knows which card is which: sets of viewers as bits, the lowest for spectators, then one for each seat. */
import type { Viewer } from '@turnwise/game';
import { zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetState } from '../types.ts';

export const SPECTATORS = 1;
/** Beside the set of those who learn a card: that somebody might have learned it, as far as others can tell. */
export const PERHAPS: number = 1 << 30;

export function bitOf(viewer: Viewer): number {
  return viewer === null ? SPECTATORS : 2 << viewer;
}

/** The seats and the spectators. */
export function everybody(seats: number): number {
  return (2 << seats) - 1;
}

/** Who sees what comes into this place, at a table of so many seats. */
export function sightOf(compiled: Pick<Compiled, 'seats' | 'zones'>, place: number, seats: number): number {
  const zone = zoneAt(compiled, zoneOf(compiled, place));
  if (zone.public) return everybody(seats);
  // Nobody owns a shared zone.
  return zone.node.visibility === 'owner' && !zone.shared ? 2 << seatOf(compiled, place) : 0;
}

/** The same of every place. */
export function sightByPlace(
  compiled: Pick<Compiled, 'seats' | 'zones'>,
  { places, players }: Pick<RulesetState, 'places' | 'players'>,
): readonly number[] {
  const sights: number[] = [];
  for (let place = 0; place < places.length; place++) sights.push(sightOf(compiled, place, players.length));
  return sights;
}
