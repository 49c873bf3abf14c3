/** Bounds on what an encounter may hold, wherever it comes from: a file, options, a position, a save. */
import type { DocumentSize, LimitTable } from '@turnwise/kernel';

const TOO_MANY = 'The encounter is refused with the issue `tooMany` and its path.';
const TOO_BIG = 'The encounter is refused with the issue `wrongShape` and its path.';

export const ENCOUNTER_LIMITS = {
  combatants: {
    usual: 100,
    unit: 'combatants',
    about: 'Combatants in an encounter, on both sides together, including those that `count` makes.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  namesPerList: {
    usual: 100,
    unit: 'names',
    about: 'Weapons, pieces of armour, spells or items of one combatant.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  attacks: {
    usual: 20,
    unit: 'attacks',
    about: 'Attacks that a monster makes in one turn, counting repeats.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  startingConditions: {
    usual: 1_000,
    unit: 'conditions',
    about: 'Conditions that the combatants of an encounter begin with, all together.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  tableEntries: {
    usual: 500,
    unit: 'entries',
    about: 'Entries of one table in the `data` of an encounter: classes, monsters, spells and so on.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  spellEffects: {
    usual: 5,
    unit: 'effects',
    about: 'Effects of one spell.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  dice: {
    usual: 100,
    unit: 'dice',
    about: 'Dice in one roll, before a level multiplies them. They have at most 1,000 sides.',
    at: TOO_BIG,
    changedBy: 'nobody',
  },
  hitPoints: {
    usual: 10_000,
    unit: 'hit points',
    about: 'Hit points of one combatant, and shots of its ammunition.',
    at: TOO_BIG,
    changedBy: 'nobody',
  },
  rounds: {
    usual: 1_000,
    unit: 'rounds',
    about: 'Rounds of an encounter.',
    at: 'It is a draw when the last round is over.',
    changedBy: 'nobody',
  },
  encounterValues: {
    usual: 100_000,
    unit: 'values',
    about: 'Values in the document of an encounter or a position.',
    at: 'It is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  encounterCharacters: {
    usual: 1_000_000,
    unit: 'characters',
    about: 'The total length of the texts and keys in such a document. A single text has at most 1,000.',
    at: 'It is refused with the issue `tooBig`, or `tooLong` for one text.',
    changedBy: 'nobody',
  },
  encounterDepth: {
    usual: 20,
    unit: 'levels',
    about: 'Nesting of such a document.',
    at: 'It is refused with the issue `tooDeep`.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;

/** What is measured before anything is read. */
export const ENCOUNTER_SIZE: DocumentSize = {
  depth: ENCOUNTER_LIMITS.encounterDepth.usual,
  values: ENCOUNTER_LIMITS.encounterValues.usual,
  characters: ENCOUNTER_LIMITS.encounterCharacters.usual,
  text: 1_000,
  key: 200,
};
