/** What can be wrong with an encounter. Tables of its own have further codes; `NOTATION.md` tells these in these words. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

export const ENCOUNTER_ISSUES = {
  wrongShape: 'This is no such value as belongs here.',
  missingField: 'A field that is needed is not there.',
  unknownField: 'There is no field of this name.',
  unknownVersion: 'The version of the format is not known.',
  unknownEncounter: 'No encounter of this name ships.',
  unknownRuleset: 'There is no ruleset of this name.',
  unknownControl: 'There is no provider of this name.',
  classOrMonster: 'A combatant has a class or is a monster, one of the two.',
  unknownClass: 'There is no class of this name.',
  unknownMonster: 'There is no monster of this name.',
  onlyForClasses: 'A monster has no such field.',
  onlyForMonsters: 'A class has no such field.',
  unknownWeapon: 'There is no weapon of this name.',
  unknownArmour: 'There is no armour of this name.',
  unknownSpell: 'There is no spell of this name.',
  unknownItem: 'There is no item of this name.',
  overMaximum: 'There are more hit points than the maximum.',
  duplicateId: 'Two combatants have the same id.',
  unknownCombatant: 'No combatant has this id.',
  unknownCondition: 'There is no condition of this name.',
  duplicateCondition: 'A combatant has the same condition twice.',
  unknownKind: 'There is no intent of this kind.',
  tooMany: 'A list has more than it may have.',
  tooLong: 'A text has more characters than it may have.',
  tooDeep: 'The document is nested deeper than it may be.',
  tooBig: 'The document has more values or characters than it may have.',
  notPlain: 'This is no plain data.',
} as const;

export type EncounterIssueCode = keyof typeof ENCOUNTER_ISSUES;

export function encounterIssue(path: string, code: EncounterIssueCode, expected: string, found?: unknown): Issue {
  return issue(path, code, expected, found);
}
