/** What bounds a ruleset and a match under it. The budgets of one dispatch are the host's (`KERNEL_LIMITS`). */
import type { LimitTable } from '@turnwise/kernel';

const GUARD =
  'The input is `aborted` with `guardExceeded`, or the match halts where no seat has just made what runs away.';

const refused = (code: string): string => `The checker refuses the ruleset with the issue \`${code}\`.`;
const REFUSED = {
  big: refused('tooBig'),
  deep: refused('tooDeep'),
  long: refused('tooLong'),
  many: refused('tooMany'),
};

export const RULESET_LIMITS = {
  stackDepth: {
    usual: 100,
    unit: 'items',
    about: 'Items of a ruleset and parts of them on the stack at one time.',
    at: `${GUARD} An action that finds no room for itself is refused as \`stackFull\`.`,
    changedBy: 'content',
  },
  reactionsPerEvent: {
    usual: 100,
    unit: 'reactions',
    about: 'Reactions to one event of a ruleset.',
    at: GUARD,
    changedBy: 'content',
  },
  iterationsPerEffect: {
    usual: 1_000,
    unit: 'rounds',
    about: 'Rounds of loops in one item of a ruleset.',
    at: GUARD,
    changedBy: 'content',
  },
  stepsPerInput: {
    usual: 10_000,
    unit: 'steps',
    about: 'Events and rounds of loops of a ruleset in one input.',
    at: GUARD,
    changedBy: 'content',
  },
  documentDepth: {
    usual: 200,
    unit: 'levels',
    about: 'Nesting of a ruleset.',
    at: REFUSED.deep,
    changedBy: 'nobody',
  },
  documentValues: {
    usual: 500_000,
    unit: 'values',
    about: 'Values in a ruleset: each text, number, list and record in it.',
    at: REFUSED.big,
    changedBy: 'nobody',
  },
  documentCharacters: {
    usual: 8_000_000,
    unit: 'characters',
    about: 'Texts and keys of a ruleset, all together.',
    at: REFUSED.big,
    changedBy: 'nobody',
  },
  text: {
    usual: 4_000,
    unit: 'characters',
    about: 'A text in a ruleset: a message, what is printed on a card.',
    at: REFUSED.long,
    changedBy: 'nobody',
  },
  key: {
    usual: 200,
    unit: 'characters',
    about: 'A key in a ruleset, as that of a message.',
    at: REFUSED.long,
    changedBy: 'nobody',
  },
  title: {
    usual: 200,
    unit: 'characters',
    about: 'The name of a thing, for people.',
    at: REFUSED.long,
    changedBy: 'nobody',
  },
  id: {
    usual: 64,
    unit: 'characters',
    about: 'An id, a name that is bound, a word of an expression.',
    at: REFUSED.long,
    changedBy: 'nobody',
  },
  list: {
    usual: 2_000,
    unit: 'entries',
    about: 'A list or a record in a ruleset: a section, effects, conditions, operands, messages.',
    at: REFUSED.many,
    changedBy: 'nobody',
  },
  cards: {
    usual: 20_000,
    unit: 'entries',
    about: 'The cards of a ruleset, and lists of cards of a zone or a deck.',
    at: REFUSED.many,
    changedBy: 'nobody',
  },
  mending: {
    usual: 300_000,
    unit: 'values',
    about: 'Values that the checker looks at again while it tries what is meant where the shape is wrong.',
    at: 'The part is left out of the rest of the check.',
    changedBy: 'nobody',
  },
  cardsInMatch: {
    usual: 20_000,
    unit: 'cards',
    about: 'Cards of a match: those that it begins with, and those that are made in it.',
    at: `A ruleset that lays out more is refused with the issue \`tooMany\`, and so are decks that are given for a match. In play: ${GUARD}`,
    changedBy: 'nobody',
  },
  lastingChanges: {
    usual: 20_000,
    unit: 'changes',
    about: 'Changes of cards that last, at one time.',
    at: GUARD,
    changedBy: 'nobody',
  },
  turnsToCome: {
    usual: 1_000,
    unit: 'turns',
    about: 'Extra turns that wait.',
    at: GUARD,
    changedBy: 'nobody',
  },
  cycleSteps: {
    usual: 2_000_000,
    unit: 'steps',
    about: 'Steps from event to event that the checker follows to find reactions that bring themselves about.',
    at: 'Cycles that it would find later are not told.',
    changedBy: 'nobody',
  },
  evaluationsPerLook: {
    usual: 200_000,
    unit: 'evaluations',
    about:
      'What is computed to tell whether one action is possible. Where a ruleset has more than ten actions, each has a share of ten times as much, and at least 2,000.',
    at: 'The action is not offered and nobody is asked for it; it can still be sent, and is then measured by the budget of the input.',
    changedBy: 'nobody',
  },
  evaluationsPerRead: {
    usual: 2_000_000,
    unit: 'evaluations',
    about: 'What is computed for a view, for moves by hand that are offered, for what is asked again.',
    at: 'What is beyond it is left out: attributes stand as printed, moves are not offered.',
    changedBy: 'nobody',
  },
  offersPerAction: {
    usual: 5_000,
    unit: 'offers',
    about: 'Offers that one action is listed with.',
    at: 'The rest is not listed: the last offer says so, and what is not listed can still be sent.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
