/** A saving throw: a d20 with all modifiers must reach the figure of the table. */
import type { SaveKind } from '../content/types.ts';
import type { EncounterEvent } from '../event.ts';
import type { CombatContext } from '../views/context.ts';

export interface SavingThrow {
  readonly saved: boolean;
  readonly event: EncounterEvent;
}

export function rollSave(context: CombatContext, id: string, against: SaveKind, modifier = 0): SavingThrow {
  const { conditions, dice, rules } = context;
  const roll = dice.d20();
  const total = conditions.afflictions(id).reduce((sum, { data }) => sum + data.saves, roll + modifier);
  const needed = rules.saveNeeded(context, id, against);
  const saved = total >= needed;
  return { saved, event: { kind: 'savingThrowRolled', combatantId: id, against, roll, total, needed, saved } };
}

/** What is left of damage after a save that halves it. */
export function halved(damage: number): number {
  return Math.max(1, Math.floor(damage / 2));
}
