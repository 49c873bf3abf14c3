/** All words that people read of tic-tac-toe, in German. */
import type { Messages } from '@turnwise/game';
import { commonGerman } from '@turnwise/game/de';

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...commonGerman,
    'input.place': 'setze auf Feld {cell}',
    'event.placed': '{seat} setzt auf Feld {cell}',
    'event.won': '{seat} hat eine Reihe: {line}',
    'refusal.cellTaken': 'Feld {cell} ist schon besetzt',
    'result.line': '{winners} gewinnt mit drei in einer Reihe',
    'result.draw': 'unentschieden',
    'scene.turn': '{seat} ist am Zug',
    'scene.over': 'Das Spiel ist zu Ende',
    'scene.board': 'Brett',
    'scene.cell': 'Feld {cell}, leer',
    'scene.marked': 'Feld {cell}, {seat}',
  },
  names: {},
};
