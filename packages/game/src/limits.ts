/** Limits on what the contract does for hosts and authors. */
import type { LimitTable } from '@turnwise/kernel';

const NO_SUGGESTION = 'No suggestion is made.';

export const GAME_LIMITS = {
  seatName: {
    usual: 32,
    unit: 'characters',
    about:
      "The name of a seat: letters, digits and combining marks of any script, with spaces, `.`, `_`, `'` and `-` between them. It is not `spectator`.",
    at: 'The match does not begin and a document is not loaded: the issue `wrongSeats` at `seats[N]`.',
    changedBy: 'nobody',
  },
  typedText: {
    usual: 1_000,
    unit: 'characters',
    about: 'What a player types to name an input or to look something up.',
    at: 'It matches nothing.',
    changedBy: 'nobody',
  },
  suggestionWord: {
    usual: 64,
    unit: 'characters',
    about: 'A word for which a suggestion is looked up ("did you mean").',
    at: NO_SUGGESTION,
    changedBy: 'nobody',
  },
  suggestionCandidates: {
    usual: 20_000,
    unit: 'words',
    about: 'Known words that are compared for one suggestion.',
    at: 'The rest are not compared.',
    changedBy: 'nobody',
  },
  suggestionWork: {
    usual: 200_000,
    unit: 'pairs of letters',
    about: 'Letters compared between the word and the known words for one suggestion.',
    at: 'The closest word found so far is suggested, if there is one.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
