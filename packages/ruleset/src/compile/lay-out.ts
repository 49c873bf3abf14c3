/** Zones, resources, attributes, counters, flags, guards: what is no rule. */
import { guardsOf } from '../document/guards.ts';
import { NOTHING } from '../types.ts';
import type { Ruleset } from '../nodes.ts';
import { zoneRoles } from '../document/zone-roles.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { flagsOf, idOf } from '../compiled/names.ts';
import type { NameTable } from '../compiled/names.ts';
import type { ZoneRole } from '../nodes.ts';
import { listedBy } from '../run/listed.ts';

type LaidOut = Pick<
  Compiled,
  | 'zones'
  | 'roles'
  | 'seats'
  | 'resources'
  | 'health'
  | 'attributes'
  | 'power'
  | 'counters'
  | 'damage'
  | 'flags'
  | 'tapped'
  | 'summoned'
  | 'guards'
>;

export function layOut(ruleset: Ruleset, names: NameTable): LaidOut {
  const { players, resources = [], attributes = [], counters = [] } = ruleset;
  const roles = zoneRoles(ruleset.zones);
  const zones = ruleset.zones.map((node, number): Zone => ({
    node,
    id: node.id,
    symbol: names.symbol(node.id),
    number,
    shared: node.owner === 'shared',
    public: node.visibility === 'public',
    role: (Object.keys(roles) as ZoneRole[]).find((role) => roles[role] === number) ?? null,
    capacity: node.capacity ?? Number.MAX_SAFE_INTEGER,
  }));
  const flags = {
    card: flagsOf(ruleset, 'card'),
    player: flagsOf(ruleset, 'player'),
    match: flagsOf(ruleset, 'match'),
  };
  for (const word of [
    ...resources.map(({ id }) => id),
    ...attributes.map(idOf),
    ...counters.map(idOf),
    ...flags.card,
    ...flags.player,
    ...flags.match,
  ])
    names.symbol(word);
  return {
    zones,
    roles,
    seats: players.max,
    resources: resources.map(({ id, start, min, max }) => ({
      id,
      start,
      min: min ?? Number.MIN_SAFE_INTEGER,
      max: max ?? Number.MAX_SAFE_INTEGER,
    })),
    health: healthOf(ruleset),
    attributes: attributes.map(idOf),
    power: attributes.map(idOf).indexOf('power'),
    counters: counters.map(idOf),
    damage: counters.map(idOf).indexOf('damage'),
    flags,
    tapped: flags.card.indexOf('tapped'),
    summoned: flags.card.indexOf('summoned_this_turn'),
    guards: guardsOf(ruleset),
  };
}

/** The resource that damage takes from: by role, else by name. */
function healthOf({ resources = [] }: Ruleset): number {
  const byRole = resources.findIndex(({ role }) => role === 'health');
  if (byRole >= 0) return byRole;
  for (const name of ['health', 'life']) {
    const at = resources.findIndex(({ id, role }) => id === name && role !== 'none');
    if (at >= 0) return at;
  }
  return -1;
}

/** A definition's attributes by number. */
export function attributesBy(attributes: readonly string[], of: Readonly<Record<string, number>>): readonly number[] {
  return listedBy(attributes, (id) => (Object.hasOwn(of, id) ? (of[id] as number) : NOTHING));
}
