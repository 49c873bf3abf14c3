import type { tables as english } from '../en/tables.ts';

export const tables: Record<keyof typeof english, string> = {
  'tables.cards': '{count} Karten',
  'tables.hand': 'Hand',
  'tables.score': 'Wertungsstapel',
  'tables.acts': 'am Zug',
  'tables.next': 'als Nächstes',
  'tables.stackEmpty': 'Nichts wartet darauf, zu geschehen.',
  'tables.lastWon': '{seat} hat die letzte Runde gewonnen',
  'tables.tied': 'Die letzte Runde war unentschieden',
  'tables.lookAt': 'Blick auf t {time}',
  'tables.worldLine': 'Dein Weg durch Raum und Zeit: {count} Züge bisher.',
};
