/** Words that only the tables made for one game have. */
export const tables = {
  'tables.cards.one': '{count} card',
  'tables.cards.other': '{count} cards',
  'tables.hand': 'hand',
  'tables.score': 'score pile',
  'tables.acts': 'to act',
  'tables.next': 'resolves next',
  'tables.stackEmpty': 'The stack is empty.',
  'tables.lastWon': '{seat} won the last round',
  'tables.tied': 'The last round was a tie',
  'tables.lookAt': 'Look at time {time}',
  'tables.worldLine': 'Your path through space and time: {count} turns so far.',
} as const;
