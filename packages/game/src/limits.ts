/** Bounds of what hosts and authors get for nothing from the contract. */
import type { LimitTable } from '@turnwise/kernel';

const NO_SUGGESTION = 'No suggestion is made.';

export const GAME_LIMITS = {
  seatName: {
    usual: 32,
    unit: 'characters',
    about:
      "The name of a seat: letters, digits and combining marks of any script, with spaces, `.`, `_`, `'` and `-` between them.",
    at: 'The match is not begun, and a document not loaded: the issue `wrongSeats` at `seats[N]`.',
    changedBy: 'nobody',
  },
  typedText: {
    usual: 1_000,
    unit: 'characters',
    about: 'What somebody types to name an input or to look something up.',
    at: 'It names nothing.',
    changedBy: 'nobody',
  },
  suggestionWord: {
    usual: 64,
    unit: 'characters',
    about: 'A word for which a near one is looked for ("did you mean").',
    at: NO_SUGGESTION,
    changedBy: 'nobody',
  },
  suggestionCandidates: {
    usual: 20_000,
    unit: 'words',
    about: 'Known words that are looked at for one suggestion.',
    at: 'Those after them are not looked at.',
    changedBy: 'nobody',
  },
  suggestionWork: {
    usual: 200_000,
    unit: 'pairs of letters',
    about: 'Letters of a word that are compared with letters of known words for one suggestion.',
    at: 'The nearest so far is suggested, if there is one.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
