/** Words that only the tables made for one game have. */
export const tables = {
  'tables.cards': '{count} cards',
  'tables.hand': 'hand',
  'tables.score': 'score pile',
  'tables.acts': 'to act',
  'tables.next': 'happens next',
  'tables.stackEmpty': 'Nothing waits to happen.',
  'tables.lastWon': '{seat} won the last round',
  'tables.tied': 'The last round was a tie',
  'tables.lookAt': 'Look at t {time}',
  'tables.worldLine': 'Your way through space and time: {count} turns so far.',
} as const;
