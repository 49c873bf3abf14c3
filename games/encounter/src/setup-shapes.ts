/** Shapes of what an encounter is fought with, as a save holds it. */
import { either, integer, object, oneOf, text } from '@turnwise/kernel';
import type { FieldShapes, Shape } from '@turnwise/kernel';
import { ABILITIES, SAVES } from './content/types.ts';
import type { Ability, Attack, SaveKind } from './content/types.ts';
import { DICE } from './dice-expression.ts';
import { HIT_DICE } from './content/hit-dice.ts';
import { ENCOUNTER_LIMITS } from './limits.ts';
import { listUpTo } from './list-up-to.ts';
import { ID, NAME } from './name-shapes.ts';
import { INTENT } from './notation/state-shapes.ts';
import { SIDES } from './words.ts';
import type { Combatant, EncounterSetup, StartingCondition } from './types.ts';

const COUNT = integer(0);
const POINTS = integer(0, ENCOUNTER_LIMITS.hitPoints.usual);
const NAMES = listUpTo(text, 'namesPerList');
const NONE = oneOf([null]);

function record<K extends string>(keys: readonly K[]): Shape<Readonly<Record<K, number>>> {
  const fields = Object.fromEntries(keys.map((key) => [key, integer()]));
  return object(fields as FieldShapes<Readonly<Record<K, number>>>);
}

const ATTACK = object<Attack>({
  damage: either(DICE, NONE),
  inflicts: either(object({ condition: text, save: oneOf(SAVES), rounds: DICE }), NONE),
  drains: either(DICE, NONE),
});

const COMBATANT = object<Combatant>({
  id: ID,
  side: oneOf(SIDES),
  class: either(text, NONE),
  monster: either(text, NONE),
  level: integer(1, 99),
  hitDice: either(HIT_DICE, NONE),
  ac: integer(),
  abilities: record<Ability>(ABILITIES),
  weapons: NAMES,
  attacks: listUpTo(ATTACK, 'attacks'),
  spells: NAMES,
  morale: either(integer(), NONE),
  group: NAME,
  thac0: either(integer(), NONE),
  saves: either(record<SaveKind>(SAVES), NONE),
  hp: POINTS,
  maxHp: POINTS,
  slots: listUpTo(COUNT, 'namesPerList'),
  ammo: POINTS,
  items: NAMES,
});

/** Tables of its own are checked where they are read. */
const ANY: Shape<EncounterSetup['data']> = {
  expected: 'tables',
  is: (value): value is EncounterSetup['data'] => value !== undefined,
  issues: () => [],
};

export const SETUP: Shape<EncounterSetup> = object<EncounterSetup>({
  id: ID,
  name: NAME,
  ruleset: text,
  control: object({ party: text, opposition: text }),
  combatants: listUpTo(COMBATANT, 'combatants'),
  data: ANY,
  conditions: listUpTo(
    object<StartingCondition>({ on: text, is: text, rounds: either(integer(1), NONE), by: text, charges: COUNT }),
    'startingConditions',
  ),
  forced: listUpTo(object({ on: text, intent: INTENT }), 'combatants'),
});
