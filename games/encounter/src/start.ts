/** An encounter in INIT. Who comes with no hit points is dead from the start. */
import type { Random } from '@turnwise/kernel';
import { contentOf } from './content-of.ts';
import type { Content } from './content/types.ts';
import type { Affliction, EncounterSetup, EncounterState } from './types.ts';
import type { Intent } from './words.ts';

export function startOf(setup: EncounterSetup, random: Random, content: Content = contentOf(setup)): EncounterState {
  const { combatants, conditions, forced } = setup;
  return {
    setup,
    machine: {
      state: 'INIT',
      round: 0,
      queue: [],
      turn: -1,
      current: null,
      intent: null,
      from: null,
      rejected: false,
      effects: [],
      outcome: null,
      surprised: { party: false, opposition: false },
      steps: 0,
    },
    bodies: combatants.map(({ hp, maxHp, slots, ammo, items, monster }) => ({
      hp,
      maxHp,
      drained: 0,
      slots,
      ammo,
      items,
      breaths: monster === null ? 0 : (content.monsters[monster]?.breaths ?? 0),
      dead: hp === 0,
      fled: false,
    })),
    afflictions: combatants.map(({ id }) =>
      conditions
        .filter(({ on }) => on === id)
        .map(({ is, by, rounds, charges }): Affliction => ({ id: is, source: by, rounds, charges })),
    ),
    forced: combatants.map(({ id }): Intent | null => forced.find(({ on }) => on === id)?.intent ?? null),
    morale: [],
    random,
  };
}
