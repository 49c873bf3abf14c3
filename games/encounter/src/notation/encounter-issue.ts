/** What can be wrong with an encounter. Tables of its own have further codes; `NOTATION.md` tells these in these words. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

export const ENCOUNTER_ISSUES = {
  wrongShape: 'The value is not valid here.',
  missingField: 'A required field is missing.',
  unknownField: 'There is no field with this name.',
  unknownVersion: 'The version of the format is unknown.',
  unknownEncounter: 'There is no built-in encounter with this name.',
  unknownRuleset: 'There is no ruleset with this name.',
  unknownControl: 'There is no provider with this name.',
  classOrMonster: 'A combatant needs either a class or a monster, not both.',
  unknownClass: 'There is no class with this name.',
  unknownMonster: 'There is no monster with this name.',
  onlyForClasses: 'A monster has no such field.',
  onlyForMonsters: 'A class has no such field.',
  unknownWeapon: 'There is no weapon with this name.',
  unknownArmour: 'There is no armour with this name.',
  unknownSpell: 'There is no spell with this name.',
  unknownItem: 'There is no item with this name.',
  overMaximum: 'The hit points exceed the maximum.',
  duplicateId: 'Two combatants have the same id.',
  unknownCombatant: 'No combatant has this id.',
  unknownCondition: 'There is no condition with this name.',
  duplicateCondition: 'A combatant has the same condition twice.',
  unknownKind: 'There is no intent of this kind.',
  tooMany: 'A list has too many entries.',
  tooLong: 'A text is too long.',
  tooDeep: 'The document is nested too deeply.',
  tooBig: 'The document has too many values or characters.',
  notPlain: 'The value is not plain data.',
} as const;

export type EncounterIssueCode = keyof typeof ENCOUNTER_ISSUES;

export function encounterIssue(path: string, code: EncounterIssueCode, expected: string, found?: unknown): Issue {
  return issue(path, code, expected, found);
}
