/** Bounds on what a match takes from outside, on what it keeps, and on what one call does. */
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

/** What one match keeps and one call does. */
export const MATCH_LIMITS = {
  framesPerCall: {
    usual: 1_000,
    unit: 'frames',
    about: 'System inputs that one call goes through by itself: `createMatch`, `submit`, `advance`, a preview.',
    at: 'The call ends with `more: true`, seats are refused with `systemDue`, and the host goes on with `advance()`.',
    changedBy: 'host',
  },
  undoFrames: {
    usual: 1_000,
    unit: 'frames',
    about: 'How far back play can be taken, the system inputs included. Never more than the log keeps.',
    at: 'An undo that would go further back is `disallowed` with `undoLimitReached`.',
    changedBy: 'host',
  },
  logFrames: {
    usual: 10_000,
    unit: 'frames',
    about: 'Frames that a match keeps whole, the newest. Of older ones it keeps the input and the hash.',
    at: 'Older frames are dropped: a save is whole all the same, events of dropped frames can no longer be asked for.',
    changedBy: 'host',
  },
  loadInputs: {
    usual: 100_000,
    unit: 'inputs',
    about:
      'Inputs that a document may have to be loaded. Playing them again costs at most as much as so many dispatches at their budgets.',
    at: 'The document is refused with the issue `tooMany` at `inputs`.',
    changedBy: 'host',
  },
  documentValues: {
    usual: 8_000_000,
    unit: 'values',
    about: 'Values in the document of a match, or of what a viewer saw of one.',
    at: 'The document is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  documentCharacters: {
    usual: 100_000_000,
    unit: 'characters',
    about: 'All texts and keys of such a document together. One text has at most 100,000.',
    at: 'The document is refused with the issue `tooBig`, or `tooLong` for one text.',
    changedBy: 'nobody',
  },
  documentDepth: {
    usual: 500,
    unit: 'levels',
    about: 'Nesting of such a document.',
    at: 'The document is refused with the issue `tooDeep`.',
    changedBy: 'nobody',
  },
  documentWord: {
    usual: 1_000,
    unit: 'characters',
    about: 'Names, hashes, ids and reasons in such a document.',
    at: 'The document is refused with the issue `tooLong`, or `wrongShape` where no text need stand.',
    changedBy: 'nobody',
  },
  budgetTimes: {
    usual: 100,
    unit: 'times the usual',
    about: 'How far a host may raise a budget of one dispatch.',
    at: 'The request is refused with an issue at `budgets`.',
    changedBy: 'nobody',
  },
  faultsKept: {
    usual: 100,
    unit: 'faults',
    about: 'Faults in the inputs of seats that were refused, kept for the operator: the newest.',
    at: 'Older ones are dropped.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
