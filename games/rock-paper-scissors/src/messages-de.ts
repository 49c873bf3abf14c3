/** All words that people read of rock, paper, scissors, in German. */
import type { Messages } from '@turnwise/game';
import { commonGerman } from '@turnwise/game/de';

export const german: { readonly messages: Messages; readonly names: Readonly<Record<string, string>> } = {
  messages: {
    ...commonGerman,
    'input.answer': 'zeige {value}',
    'choice.selectOption.one': 'wähle Stein, Papier oder Schere',
    'event.chose': '{seat} wählt {throw}',
    'event.choseInSecret': '{seat} hat gewählt',
    'event.revealed': 'beide Hände: {throws}',
    'event.roundWon': '{seat} gewinnt die Runde',
    'event.roundTied': 'die Runde ist unentschieden',
    'event.matchWon': '{seat} gewinnt die Partie',
    'event.matchTied': 'die Partie ist unentschieden',
    'phrase.shows': '{seat} {throw}',
    'refusal.choiceClosed': 'Diese Wahl ist schon vorbei',
    'refusal.notYourChoice': 'Das ist nicht deine Wahl',
    'refusal.gameOver': 'Die Partie ist zu Ende',
    'result.target': '{winners} gewinnt die Partie',
    'result.rounds': 'die letzte Runde ist vorbei: {winners}',
    'scene.round': 'Runde {round}, wer zuerst {target} gewinnt',
    'scene.over': 'Die Partie ist zu Ende',
    'scene.throws': 'Zeichen',
    'scene.hand': 'Hand von {seat}',
    'scene.score': 'gewonnene Runden',
    'scene.rock': 'Stein',
    'scene.paper': 'Papier',
    'scene.scissors': 'Schere',
    'scene.thrown': '{seat} zeigt {throw}',
    'scene.hidden': '{seat} hat gewählt, noch verdeckt',
  },
  names: { rock: 'Stein', paper: 'Papier', scissors: 'Schere', throw: 'Schnick, schnack, schnuck' },
};
