/**
 * What somebody sees, in the notation of positions: combatants by id, the hit points of the other side as `unhurt`, `hurt`,
 * `badlyHurt` or `down`, which is everybody's `health`. An expectation may write `badly hurt`.
 */
import type { Notation } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { contentOf } from '../content-of.ts';
import type { Content } from '../content/types.ts';
import type { EncounterTypes, EncounterView, SeenCombatant } from '../types.ts';
import { conditionsNow, slotsNow } from './now.ts';

export const view: Notation<EncounterTypes>['view'] = {
  format: formatView,
  comparable(seen, expected) {
    const { combatants, ...rest } = formatView(seen);
    const wanted = isRecord(expected) && isRecord(expected['combatants']) ? expected['combatants'] : {};
    const worded = Object.entries(combatants).map(([id, one]) => [id, inWordsOf(wanted[id], one)]);
    return { ...rest, combatants: Object.fromEntries(worded) as Record<string, Json> };
  },
};

interface WrittenView {
  readonly combatants: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly [field: string]: Json;
}

function formatView({ setup, machine, combatants }: EncounterView): WrittenView {
  const { id, name, ruleset, control } = setup;
  const content = contentOf(setup);
  const { state, round, queue, current, outcome } = machine;
  return {
    id,
    name,
    ruleset,
    control,
    state,
    round,
    queue,
    current,
    outcome,
    combatants: Object.fromEntries(combatants.map((one) => [one.id, formatSeen(one, content)])),
  };
}

/** The same with `badly hurt` where it is expected so. */
function inWordsOf(expected: unknown, found: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  if (!isRecord(expected)) return found;
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [
      key,
      value === 'badlyHurt' && expected[key] === 'badly hurt' ? 'badly hurt' : value,
    ]),
  );
}

function formatSeen(seen: SeenCombatant, content: Content): Readonly<Record<string, Json>> {
  const { side, level, drained, ac, morale, health, dead, fled, afflictions, own } = seen;
  const kind = seen.monster === null ? { class: seen.class } : { monster: seen.monster };
  return {
    side,
    ...kind,
    level: level - drained,
    health,
    ...formatOwn(own, health),
    ac,
    morale,
    ...conditionsNow(afflictions, content),
    dead,
    fled,
  };
}

/** What is the secret of its side, or how hurt it looks. */
function formatOwn(own: SeenCombatant['own'], health: SeenCombatant['health']): Readonly<Record<string, Json>> {
  if (own === null) return { hp: health };
  const { hp, maxHp, slots, ammo, items } = own.now;
  return { hp, maxHp, slots: slotsNow(slots), ammo, items, spells: own.came.spells };
}
