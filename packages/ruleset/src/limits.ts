/** Limits on a ruleset and on a match played by it. The host sets the budgets of one dispatch (`KERNEL_LIMITS`). */
import type { LimitTable } from '@turnwise/kernel';

const GUARD =
  'The input is `aborted` with `guardExceeded`, or, if a seat did not just start the runaway work, the match halts.';

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
    about: 'Items of a ruleset, and parts of items, on the stack at one time.',
    at: `${GUARD} An action for which there is no room is refused as \`stackFull\`.`,
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
    about: 'The total length of the texts and keys in a ruleset.',
    at: REFUSED.big,
    changedBy: 'nobody',
  },
  text: {
    usual: 4_000,
    unit: 'characters',
    about: 'A text in a ruleset: a message, the text of a card.',
    at: REFUSED.long,
    changedBy: 'nobody',
  },
  key: {
    usual: 200,
    unit: 'characters',
    about: 'A key in a ruleset, such as that of a message.',
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
  cardCount: {
    usual: 10_000,
    unit: 'cards',
    about: 'The count of one entry in a list of cards.',
    at: refused('outOfRange'),
    changedBy: 'nobody',
  },
  parameterWays: {
    usual: 10_000,
    unit: 'ways',
    about: 'Ways to fill the parameters of one action: the product of their numbers of values.',
    at: REFUSED.many,
    changedBy: 'nobody',
  },
  numbersToChoose: {
    usual: 10_000,
    unit: 'numbers',
    about: 'Numbers that `choose_number` offers, from its least to its greatest.',
    at: 'The item fails: the event `item_failed` with the code `outOfRange`.',
    changedBy: 'nobody',
  },
  mending: {
    usual: 300_000,
    unit: 'values',
    about: 'Values that the checker reads again to find out what was meant by a wrong shape.',
    at: 'The part is left out of the rest of the check.',
    changedBy: 'nobody',
  },
  cardsInMatch: {
    usual: 20_000,
    unit: 'cards',
    about: 'Cards in a match: those that it begins with, and those created in play.',
    at: `A ruleset that sets up more is refused with the issue \`tooMany\`, and so are decks given for a match. In play: ${GUARD}`,
    changedBy: 'nobody',
  },
  lastingChanges: {
    usual: 20_000,
    unit: 'changes',
    about: 'Lasting changes of cards at one time.',
    at: GUARD,
    changedBy: 'nobody',
  },
  turnsToCome: {
    usual: 1_000,
    unit: 'turns',
    about: 'Pending extra turns.',
    at: GUARD,
    changedBy: 'nobody',
  },
  cycleSteps: {
    usual: 2_000_000,
    unit: 'steps',
    about: 'Steps from event to event that the checker follows to find reactions that trigger themselves.',
    at: 'Cycles that it would find later are not reported.',
    changedBy: 'nobody',
  },
  evaluationsPerLook: {
    usual: 200_000,
    unit: 'evaluations',
    about:
      'The work to find out whether one action is possible. If a ruleset has more than ten actions, they share ten times this number, with at least 2,000 each.',
    at: 'The action is not offered, and nobody is asked because of it. It can still be sent, and then counts against the budget of the input.',
    changedBy: 'nobody',
  },
  evaluationsPerRead: {
    usual: 2_000_000,
    unit: 'evaluations',
    about: 'The work for a view, for the moves by hand that are offered, and for choices that are computed again.',
    at: 'The rest is left out: attributes show their printed values, and moves are not offered.',
    changedBy: 'nobody',
  },
  offersPerAction: {
    usual: 5_000,
    unit: 'offers',
    about: 'Offers that list one action.',
    at: 'The rest are not listed: the last offer says so, and inputs that are not listed can still be sent.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
