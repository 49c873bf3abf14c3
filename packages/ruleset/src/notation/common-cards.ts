/** Which cards are nobody's own where a position does not say: by the lists in which their definition stands. */
import { zoneAt } from '../compiled/at.ts';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { listed } from '../setup/decks.ts';
import type { CardState } from '../types.ts';

export function isUsuallyCommon(
  compiled: Compiled,
  { definition, place, token }: Pick<CardState, 'definition' | 'place' | 'token'>,
): boolean {
  if (token || place < 0) return false;
  const { shared, own } = listsOf(compiled);
  const id = compiled.definitions[definition]?.id ?? '';
  if (shared.has(id) !== own.has(id)) return shared.has(id);
  return zoneAt(compiled, zoneOf(compiled, place)).shared;
}

/** Definitions that lie in shared zones at the beginning, and those in the decks and zones of players. */
interface Lists {
  readonly shared: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

const LISTS = new WeakMap<Compiled, Lists>();

function listsOf(compiled: Compiled): Lists {
  const known = LISTS.get(compiled);
  if (known !== undefined) return known;
  const { zones, definitions, ruleset } = compiled;
  const inZones = (shared: boolean): readonly string[] =>
    zones.flatMap((zone) => {
      const { cards = [] } = zone.node;
      if (zone.shared !== shared) return [];
      return cards === 'all' ? definitions.map(({ id }) => id) : listed(cards);
    });
  const lists = {
    shared: new Set(inZones(true)),
    own: new Set([...inZones(false), ...(ruleset.decks ?? []).flatMap(({ cards }) => listed(cards))]),
  };
  LISTS.set(compiled, lists);
  return lists;
}
