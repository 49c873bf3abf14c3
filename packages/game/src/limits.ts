/** Bounds of what hosts and authors get for nothing from the contract. */
import type { LimitTable } from '@turnwise/kernel';

const NO_SUGGESTION = 'No suggestion is made.';

export const GAME_LIMITS = {
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
