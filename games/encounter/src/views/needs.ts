/** What somebody must have, as it is under way with it: an intent to cast or use, or an effect that uses something up. */
import type { Effect, Machine, SeenCombatant } from '../types.ts';
import type { Intent } from '../words.ts';

export interface Needs {
  readonly spells: readonly string[];
  /** Levels of slots. */
  readonly slots: readonly number[];
  readonly items: readonly string[];
}

export function needsOf(machine: Machine, { id, forced }: SeenCombatant): Needs {
  const intents = [machine.intent, forced].filter((intent): intent is Intent => intent?.actor === id);
  const used = machine.effects.filter((effect) => userOf(effect) === id);
  if (intents.length === 0 && used.length === 0) return NOTHING;
  const casts = intents.filter((intent) => intent.kind === 'castSpell');
  return {
    spells: casts.map(({ spell }) => spell),
    slots: [...casts, ...used.filter((effect) => effect.kind === 'consumeSlot')].map(({ level }) => level),
    items: [...intents.filter((intent) => intent.kind === 'useItem'), ...used.filter((e) => e.kind === 'consumeItem')]
      .map(({ item }) => item)
      .slice(0, 1),
  };
}

const NOTHING: Needs = { spells: [], slots: [], items: Object.freeze<string[]>([]) };

function userOf(effect: Effect): string | undefined {
  if (effect.kind === 'consumeSlot') return effect.caster;
  return effect.kind === 'consumeItem' ? effect.actor : undefined;
}
