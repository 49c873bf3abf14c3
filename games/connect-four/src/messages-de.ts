/** All words that people read of connect four, in German. */
import type { Messages } from '@turnwise/game';
import { commonGerman } from '@turnwise/game/de';

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...commonGerman,
    'input.drop': 'wirf in Spalte {column}',
    'event.dropped': '{seat} wirft in Spalte {column}',
    'event.won': '{seat} hat vier in einer Reihe',
    'refusal.columnFull': 'Spalte {column} ist voll',
    'result.line': '{winners} gewinnt mit vier in einer Reihe',
    'result.draw': 'unentschieden: Das Brett ist voll',
    'scene.turn': '{seat} ist am Zug',
    'scene.over': 'Das Spiel ist zu Ende',
    'scene.board': 'Brett',
    'scene.cell': 'Spalte {column}, Höhe {height}, leer',
    'scene.disc': 'Spalte {column}, Höhe {height}, {seat}',
  },
  names: {},
};
