/** What can be wrong with a level or a progression. Only these codes can be given; `docs/levels.md` tells them in these words. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

export const LEVEL_ISSUES = {
  wrongShape: 'This is no such value as belongs here.',
  unknownField: 'There is no field of this name.',
  unknownVersion: 'The version of the format is not known.',
  unknownPreset: 'There is no preset of this name.',
  unknownRule: 'There is no rule of this name.',
  unknownKind: 'There is no kind of this name.',
  unknownComponent: 'There is no component of this name.',
  outOfBounds: 'A cell or a point is not within the size of the level.',
  duplicateId: 'Two things of a level, or two levels of a progression, have the same id.',
  wrongMapSize: 'The map has other rows or columns than the size says.',
  unknownMapCharacter: 'The map has a character that is neither its own nor in the legend.',
  secondStart: 'The map has a second @, or the start is not where the @ is.',
  legendWithoutMap: 'There is a legend and no map.',
  badLegendCharacter: 'A key of the legend is not one character, or one that the map has of its own.',
  unknownThing: 'No thing has this id.',
  notOnMap: 'The legend explains a character that is not in the map.',
  placedTwice: 'A thing has two places: two on the map, one there and an `at`, or an `at` and a `path`.',
  idleField: 'A field of a thing says nothing beside the others.',
  startBlocked: 'Something stands in the way at the start.',
  noExit: 'There is no exit.',
  patrolStep: 'A patrol goes further than one cell at a time.',
  patrolBlocked: 'A patrol goes through a wall.',
  riftsShareCell: 'Two rifts are in one cell.',
  unknownAction: 'There is no action of this name.',
  parMismatch: 'The par is not the length of the solution, or not the fewest actions.',
  solutionRefused: 'The rules refuse an action of the solution.',
  solutionLoses: 'The solution is seen, or leads to a paradox.',
  solutionDoesNotWin: 'The game is not over after the solution.',
  solutionTooLong: 'The solution goes on after it has won.',
  unsolvable: 'The solver has proved that there is no way to win.',
  unknownLevel: 'There is no level of this id.',
  levelLeftOut: 'A level of the folder is not in the progression.',
  tooMany: 'A list has more than it may have.',
  tooLong: 'A text has more characters than it may have.',
  tooDeep: 'The document is nested deeper than it may be.',
  tooBig: 'The document has more values or characters than it may have.',
  notPlain: 'This is no plain data.',
} as const;

/** What is no mistake, but may not be what its author thinks. */
export const LEVEL_WARNINGS = {
  notPersistent: 'Components without `TimePersistent`: the thing is there in the slices to come all the same.',
} as const;

export type LevelIssueCode = keyof typeof LEVEL_ISSUES | keyof typeof LEVEL_WARNINGS;

export function levelIssue(path: string, code: LevelIssueCode, expected: string, found?: unknown): Issue {
  return issue(path, code, expected, found);
}
