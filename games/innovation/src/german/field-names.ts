/** Actions and what they ask for, where an offer is told by its fields. */

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  meld: 'Ausspielen',
  dogma: 'Dogma',
  achieve: 'Erfolg holen',
  card: 'Karte',
  age: 'Zeitalter',
};
