import type { tables as english } from '../en/tables.ts';

export const tables: Record<keyof typeof english, string> = {
  'tables.cards.one': '{count} Karte',
  'tables.cards.other': '{count} Karten',
  'tables.hand': 'Hand',
  'tables.score': 'Wertungsstapel',
  'tables.acts': 'am Zug',
  'tables.next': 'als Nächstes',
  'tables.stackEmpty': 'Der Stapel ist leer.',
  'tables.lastWon': '{seat} hat die letzte Runde gewonnen',
  'tables.tied': 'Die letzte Runde war unentschieden',
  'tables.lookAt': 'Blick auf Zeit {time}',
  'tables.keys.walk': 'Gehen',
  'tables.keys.shift': 'Umschalt + Pfeil',
  'tables.keys.push': 'Schieben',
  'tables.keys.control': 'Strg + Pfeil',
  'tables.keys.pull': 'Ziehen',
  'tables.keys.wait': 'Warten',
  'tables.keys.rift': 'Den Riss nehmen; wo keiner ist, wiederholen',
  'tables.worldLine': 'Dein Weg durch Raum und Zeit: {count} Züge bisher.',
};
