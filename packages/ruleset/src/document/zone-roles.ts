/** Which zone has which role: said by the zone, else by its name; for `play` else the first public unordered zone that is free. */
import type { ZoneNode, ZoneRole } from '../nodes.ts';

/** By role the place of its zone in the list, -1 where there is none. */
export function zoneRoles(zones: readonly ZoneNode[]): Readonly<Record<ZoneRole, number>> {
  const deck = withRole(zones, 'deck');
  const hand = withRole(zones, 'hand');
  const graveyard = withRole(zones, 'graveyard');
  const named = withRole(zones, 'play');
  const taken = [deck, hand, graveyard];
  const free = zones.findIndex(
    ({ role, visibility, ordered }, at) =>
      role === undefined && visibility === 'public' && ordered !== true && !taken.includes(at),
  );
  return { play: named < 0 ? free : named, deck, hand, graveyard };
}

const NAMES: Readonly<Record<ZoneRole, readonly string[]>> = {
  play: ['battlefield', 'play', 'board', 'table', 'field', 'arena'],
  deck: ['deck', 'library', 'draw_pile', 'stock'],
  hand: ['hand'],
  graveyard: ['graveyard', 'discard', 'discard_pile'],
};

function withRole(zones: readonly ZoneNode[], wanted: ZoneRole): number {
  const said = zones.findIndex(({ role }) => role === wanted);
  if (said >= 0) return said;
  return zones.findIndex(({ id, role }) => role === undefined && NAMES[wanted].includes(id));
}
