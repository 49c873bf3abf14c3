/** What can be wrong with a level or a progression. Only these codes can be given; `docs/levels.md` tells them in these words. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

export const LEVEL_ISSUES = {
  wrongShape: 'The value is not valid here.',
  unknownField: 'There is no field with this name.',
  unknownVersion: 'The version of the format is unknown.',
  unknownPreset: 'There is no preset with this name.',
  unknownRule: 'There is no rule with this name.',
  unknownKind: 'There is no kind with this name.',
  unknownComponent: 'There is no component with this name.',
  outOfBounds: 'A cell or point is outside the level.',
  duplicateId: 'Two things of a level, or two levels of a progression, have the same id.',
  wrongMapSize: 'The map does not have the rows and columns that the size says.',
  unknownMapCharacter: 'The map has a character that is neither its own nor in the legend.',
  secondStart: 'The map has a second @, or the start is not where the @ is.',
  legendWithoutMap: 'There is a legend but no map.',
  badLegendCharacter: 'A key of the legend is not a single character, or is one that maps reserve.',
  unknownThing: 'No thing has this id.',
  notOnMap: 'The legend explains a character that is not on the map.',
  placedTwice: 'A thing has two places: two on the map, one there and an `at`, or an `at` and a `path`.',
  idleField: 'A field of a thing has no effect beside the others.',
  startBlocked: 'Something stands in the way at the start.',
  noExit: 'There is no exit.',
  patrolStep: 'A patrol moves further than one cell at a time.',
  patrolBlocked: 'A patrol goes through a wall.',
  riftsShareCell: 'Two rifts are in one cell.',
  unknownAction: 'There is no action with this name.',
  parMismatch: 'The par is not the length of the solution, or not the fewest actions.',
  solutionRefused: 'The rules refuse an action of the solution.',
  solutionLoses: 'The solution is seen, or leads to a paradox.',
  solutionDoesNotWin: 'The game is not over after the solution.',
  solutionTooLong: 'The solution continues after it has won.',
  unsolvable: 'The solver has proved that there is no way to win.',
  unknownLevel: 'There is no level with this id.',
  levelLeftOut: 'A level of the folder is not in the progression.',
  tooMany: 'A list has too many entries.',
  tooLong: 'A text is too long.',
  tooDeep: 'The document is nested too deeply.',
  tooBig: 'The document has too many values or characters.',
  notPlain: 'The value is not plain data.',
} as const;

/** What is no mistake, but may not be what its author thinks. */
export const LEVEL_WARNINGS = {
  notPersistent: 'The components lack `TimePersistent`: the thing exists in later slices anyway.',
} as const;

export type LevelIssueCode = keyof typeof LEVEL_ISSUES | keyof typeof LEVEL_WARNINGS;

export function levelIssue(path: string, code: LevelIssueCode, expected: string, found?: unknown): Issue {
  return issue(path, code, expected, found);
}
