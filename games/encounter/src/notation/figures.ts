/** The figures of a combatant that have a default by the tables: they are written only where they differ. */
export const FIGURES = [
  'abilities',
  'weapons',
  'spells',
  'slots',
  'items',
  'ammo',
  'group',
  'morale',
  'hitDice',
  'attacks',
  'thac0',
  'saves',
] as const;
