/** Bounds on what a match takes from outside. */
import type { LimitTable } from '@turnwise/kernel';

const REFUSED = 'The input is refused before anything looks into it: `invalidInput` with `inputTooLarge`.';

/** How large one input may be, of a seat or of the system. A save may hold larger ones: documents have bounds of their own. */
export const INPUT_LIMITS = {
  inputDepth: {
    usual: 32,
    unit: 'levels',
    about: 'Nesting of an input: lists and records in one another, the input itself the first. A circle has no end.',
    at: REFUSED,
    changedBy: 'nobody',
  },
  inputValues: {
    usual: 10_000,
    unit: 'values',
    about: 'Values in an input: each field, each item of a list, and the input itself.',
    at: REFUSED,
    changedBy: 'nobody',
  },
  inputCharacters: {
    usual: 100_000,
    unit: 'characters',
    about: 'Texts of an input and names of its fields, all together.',
    at: REFUSED,
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
