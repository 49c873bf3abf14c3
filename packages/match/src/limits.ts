/** Limits on what a match takes from outside, on what it keeps, and on what one call does. */
import type { LimitTable } from '@turnwise/kernel';

const REFUSED = 'The input is refused before anything looks into it: `invalidInput` with `inputTooLarge`.';

/** The size of one input, of a seat or of the system. A save may hold larger ones: documents have their own limits. */
export const INPUT_LIMITS = {
  inputDepth: {
    usual: 32,
    unit: 'levels',
    about:
      'Nesting of an input: lists and records inside each other, counting the input itself. A cycle is infinitely deep.',
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
    about: 'The total length of the texts and field names in an input.',
    at: REFUSED,
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;

/** What one match keeps and one call does. */
export const MATCH_LIMITS = {
  framesPerCall: {
    usual: 1_000,
    unit: 'frames',
    about: 'System inputs that one call plays by itself: `createMatch`, `submit`, `advance` or a preview.',
    at: 'The call ends with `more: true`, seats are refused with `systemDue`, and the host goes on with `advance()`.',
    changedBy: 'host',
  },
  undoFrames: {
    usual: 1_000,
    unit: 'frames',
    about: 'How many frames can be undone, counting those of system inputs. Never more than the log keeps.',
    at: 'An undo that would go further back is `disallowed` with `undoLimitReached`.',
    changedBy: 'host',
  },
  logFrames: {
    usual: 10_000,
    unit: 'frames',
    about: 'The newest frames, which a match keeps whole. Of older frames it keeps the input and the hash.',
    at: 'Older frames are dropped. A save is still complete, but the events of dropped frames can no longer be read.',
    changedBy: 'host',
  },
  loadInputs: {
    usual: 100_000,
    unit: 'inputs',
    about: 'Inputs in a document that is loaded. Replaying each of them costs at most one dispatch at its full budget.',
    at: 'The document is refused with the issue `tooMany` at `inputs`.',
    changedBy: 'host',
  },
  documentValues: {
    usual: 8_000_000,
    unit: 'values',
    about: 'Values in the document of a match, or in the document of what a viewer saw of one.',
    at: 'The document is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  documentCharacters: {
    usual: 100_000_000,
    unit: 'characters',
    about: 'The total length of the texts and keys in such a document. A single text has at most 100,000.',
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
    at: 'The document is refused with the issue `tooLong`, or with `wrongShape` where a text is optional.',
    changedBy: 'nobody',
  },
  budgetTimes: {
    usual: 100,
    unit: 'times the usual',
    about: 'How far a host may raise the budget of one dispatch.',
    at: 'The request is refused with an issue at `budgets`.',
    changedBy: 'nobody',
  },
  faultsKept: {
    usual: 100,
    unit: 'faults',
    about: 'The newest faults in inputs of seats, which were refused. They are kept for the operator.',
    at: 'Older ones are dropped.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
