/**
 * A state that a viewer cannot tell from the true one: what it does not know of the other side is drawn anew, such that
 * everything that is under way (an intent, a forced intent, effects) can be done.
 */
import { pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';
import { contentOf } from '../content-of.ts';
import { slotsOf } from '../content/tables.ts';
import type { ClassData, Content } from '../content/types.ts';
import { hitPointsLike } from '../health.ts';
import type { Body, Combatant, Effect, EncounterState, EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import type { Intent } from '../words.ts';
import { knownFigures } from './known-figures.ts';

export function determinize(view: EncounterView, chooser: Chooser, random: Random): EncounterState {
  const content = contentOf(view.setup);
  const figures = view.combatants.map((one) => one.own ?? guess(view, one, content, chooser));
  return {
    setup: {
      ...view.setup,
      combatants: view.combatants.map((one, place) => cameAs(one, figures[place] as OwnFigures)),
    },
    machine: view.machine,
    bodies: view.combatants.map((one, place) => isAs(one, figures[place] as OwnFigures)),
    afflictions: view.combatants.map(({ afflictions }) => afflictions),
    forced: view.combatants.map(({ forced }) => forced),
    morale: view.morale,
    random,
  };
}

function cameAs(one: SeenCombatant, { came }: OwnFigures): Combatant {
  return { ...knownFigures(one), ...came };
}

function isAs({ drained, breaths, dead, fled }: SeenCombatant, { now }: OwnFigures): Body {
  return { ...now, drained, breaths, dead, fled };
}

function guess(view: EncounterView, one: SeenCombatant, content: Content, chooser: Chooser): OwnFigures {
  const needs = needsOf(view, one);
  const { hp, maxHp } = hitPointsLike(one.health, chooser);
  const slots = slotsFor(one, content).map((most, index) => {
    const least = needs.slots.includes(index + 1) ? 1 : 0;
    return Math.max(least, chooser.below(most + 1));
  });
  for (const level of needs.slots) while (slots.length < level) slots.push(slots.length + 1 === level ? 1 : 0);
  const known = spellsFor(one, content).filter(() => chooser.below(2) === 0);
  const spells = [...new Set([...needs.spells, ...known])];
  const item = pick(chooser, Object.keys(content.items));
  const items = item === undefined || chooser.below(2) === 0 ? needs.items : [...needs.items, item];
  const now = { hp, maxHp, slots, ammo: 1 + chooser.below(FULL_QUIVER), items };
  return { now, came: { ...now, hp: one.cameDead ? 0 : maxHp, spells } };
}

const FULL_QUIVER = 20;

/** What is under way with somebody, which it must be able to do. */
function needsOf(
  { machine }: EncounterView,
  one: SeenCombatant,
): { spells: string[]; slots: number[]; items: string[] } {
  const intents = [machine.intent, one.forced].filter((intent): intent is Intent => intent?.actor === one.id);
  const casts = intents.filter((intent) => intent.kind === 'castSpell');
  const used = machine.effects.filter((effect) => actorOf(effect) === one.id);
  return {
    spells: casts.map(({ spell }) => spell),
    slots: [...casts, ...used.filter((effect) => effect.kind === 'consumeSlot')].map(({ level }) => level),
    items: [...intents.filter((intent) => intent.kind === 'useItem'), ...used.filter((e) => e.kind === 'consumeItem')]
      .map(({ item }) => item)
      .slice(0, 1),
  };
}

function actorOf(effect: Effect): string | undefined {
  if (effect.kind === 'consumeSlot') return effect.caster;
  return effect.kind === 'consumeItem' ? effect.actor : undefined;
}

function slotsFor({ class: profession, level, drained }: SeenCombatant, { classes }: Content): readonly number[] {
  return profession === null ? [] : slotsOf(classes[profession] as ClassData, Math.max(1, level - drained));
}

/** What its class could have learned. */
function spellsFor({ class: profession }: SeenCombatant, { spells }: Content): readonly string[] {
  return profession === null
    ? []
    : Object.values(spells)
        .filter(({ classes }) => classes.includes(profession))
        .map(({ id }) => id);
}
