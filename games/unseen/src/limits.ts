/** Bounds on what a level or a position may hold, wherever it comes from: a file, options, a save. */
import type { DocumentSize, LimitTable } from '@turnwise/kernel';

const TOO_MANY = 'The level is refused with the issue `tooMany` and its path.';

export const UNSEEN_LIMITS = {
  side: {
    usual: 1_024,
    unit: 'cells',
    about: 'Width and height of a level, and its slices of time.',
    at: 'The level is refused with the issue `wrongShape` at `size`.',
    changedBy: 'nobody',
  },
  things: {
    usual: 10_000,
    unit: 'things',
    about: 'Things in a level, including those on its map.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  pathCells: {
    usual: 1_024,
    unit: 'cells',
    about: 'Cells of the path of one thing.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  solution: {
    usual: 10_000,
    unit: 'actions',
    about: 'Actions in the solution of a level file.',
    at: TOO_MANY,
    changedBy: 'nobody',
  },
  levelValues: {
    usual: 500_000,
    unit: 'values',
    about: 'Values in the document of a level or a position.',
    at: 'It is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  levelCharacters: {
    usual: 5_000_000,
    unit: 'characters',
    about: 'The total length of the texts and keys in such a document. A single text has at most 10,000.',
    at: 'It is refused with the issue `tooBig`, or `tooLong` for one text.',
    changedBy: 'nobody',
  },
  levelDepth: {
    usual: 20,
    unit: 'levels',
    about: 'Nesting of such a document.',
    at: 'It is refused with the issue `tooDeep`.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;

/** What is measured before anything is read. */
export const LEVEL_SIZE: DocumentSize = {
  depth: UNSEEN_LIMITS.levelDepth.usual,
  values: UNSEEN_LIMITS.levelValues.usual,
  characters: UNSEEN_LIMITS.levelCharacters.usual,
  text: 10_000,
  key: 1_000,
};
