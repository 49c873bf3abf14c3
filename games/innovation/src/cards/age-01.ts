/** The cards of age 1, each next to its rule. */
import type { Card } from './language.ts';
import {
  ageOf,
  anyNumber,
  atLeast,
  card,
  claim,
  coloursAlone,
  countIn,
  demand,
  demanded,
  done,
  draw,
  drawAnd,
  hand,
  handle,
  hasIcon,
  highest,
  icons,
  lowest,
  maySplayColourOf,
  maybeOne,
  melds,
  noneOrExactly,
  not,
  ofAge,
  one,
  plus,
  repeatWhile,
  returns,
  shared,
  someOf,
  times,
  to,
  tops,
  transfers,
  tucks,
  upTo,
  when,
} from './words.ts';

export const AGE_01: readonly Card[] = ofAge(1, 1, [
  card('Pottery', 'blue', '- leaf leaf leaf', 'leaf', [
    shared(
      'If you like, you return one, two or three cards from your hand. If you did, you draw a card whose value is their number and score it.',
      returns(upTo(3), hand()),
      when(done(), drawAnd('score', countIn())),
    ),
    shared('You draw a card of value 1.', draw(1)),
  ]),
  card('Tools', 'blue', '- lightbulb lightbulb castle', 'lightbulb', [
    shared(
      'If you like, you return exactly three cards from your hand. If you did, you draw a card of value 3 and meld it.',
      returns(noneOrExactly(3), hand()),
      when(done(), drawAnd('meld', 3)),
    ),
    shared(
      'If you like, you return a card of value 3 from your hand. If you did, you draw three cards of value 1, one after the other.',
      returns(maybeOne, hand({ age: 3 })),
      when(done(), times(3, draw(1))),
    ),
  ]),
  card('Writing', 'blue', '- lightbulb lightbulb crown', 'lightbulb', [shared('You draw a card of value 2.', draw(2))]),
  card('Archery', 'red', 'castle lightbulb - castle', 'castle', [
    demand(
      'You draw a card of value 1, then hand over one card of the highest value in your hand to the hand of the demanding player.',
      draw(1),
      transfers(one, hand(highest), to('hand')),
    ),
  ]),
  card('Metalworking', 'red', 'castle castle - castle', 'castle', [
    shared(
      'You draw a card of value 1 and show it. If it carries a castle, you score it and do all this again; if not, it stays in your hand.',
      repeatWhile(hasIcon('castle'), drawAnd('reveal', 1, 'it'), when(hasIcon('castle'), handle('score', 'it'))),
    ),
  ]),
  card(
    'Oars',
    'red',
    'castle crown - castle',
    'castle',
    [
      demand(
        'You hand over one card with a crown from your hand to the score pile of the demanding player. If you did, you draw a card of value 1 and do all this again.',
        repeatWhile(done(), transfers(one, hand({ icon: 'crown' }), to('score')), when(done(), draw(1))),
      ),
      shared(
        'If the demand moved no card at all, you draw a card of value 1.',
        when(not(atLeast(demanded, 1)), draw(1)),
      ),
    ],
    [
      demand(
        'You hand over one card with a crown from your hand to the score pile of the demanding player. If you did, you draw a card of value 1.',
        transfers(one, hand({ icon: 'crown' }), to('score')),
        when(done(), draw(1)),
      ),
      shared(
        'If the demand moved no card at all, you draw a card of value 1.',
        when(not(atLeast(demanded, 1)), draw(1)),
      ),
    ],
  ),
  card('Clothing', 'green', '- crown leaf leaf', 'leaf', [
    shared(
      'You meld one card from your hand whose colour does not occur on your board.',
      melds(one, hand({ colourNotOnBoardOf: 'you' })),
    ),
    shared(
      'For each colour that is on your board and on no other, you draw a card of value 1 and score it.',
      times(coloursAlone, drawAnd('score', 1)),
    ),
  ]),
  card('Sailing', 'green', 'crown crown - leaf', 'crown', [
    shared('You draw a card of value 1 and meld it.', drawAnd('meld', 1)),
  ]),
  card('The Wheel', 'green', '- castle castle castle', 'castle', [
    shared('You draw two cards of value 1.', times(2, draw(1))),
  ]),
  card('Agriculture', 'yellow', '- leaf leaf leaf', 'leaf', [
    shared(
      'If you like, you return one card from your hand. If you did, you draw a card whose value is higher by one and score it.',
      returns(maybeOne, hand()),
      when(done(), drawAnd('score', plus(ageOf(), 1))),
    ),
  ]),
  card('Domestication', 'yellow', 'castle crown - castle', 'castle', [
    shared(
      'You meld one card of the lowest value in your hand. After that you draw a card of value 1 in any case.',
      melds(one, hand(lowest)),
      draw(1),
    ),
  ]),
  card('Masonry', 'yellow', 'castle - castle castle', 'castle', [
    shared(
      'If you like, you meld as many cards with a castle from your hand as you want. If they were four or more, you claim Monument.',
      melds(anyNumber, hand({ icon: 'castle' })),
      when(atLeast(countIn(), 4), claim('Monument')),
    ),
  ]),
  card('City States', 'purple', '- crown crown castle', 'crown', [
    demand(
      'If your board shows at least four castles, you hand over one top card with a castle to the board of the demanding player. If you did, you draw a card of value 1.',
      when(atLeast(icons('castle'), 4), transfers(one, tops({ icon: 'castle' }), to('board')), when(done(), draw(1))),
    ),
  ]),
  card('Code of Laws', 'purple', '- crown crown leaf', 'crown', [
    shared(
      'If you like, you tuck one card from your hand whose colour is present on your board. If you did, that pile is splayed left, if you like.',
      tucks(maybeOne, hand({ colourOnBoardOf: 'you' })),
      when(done(), maySplayColourOf('it', 'left')),
    ),
  ]),
  card('Mysticism', 'purple', '- castle castle castle', 'castle', [
    shared(
      'You draw a card of value 1 and show it. If its colour is already on your board, you meld it and draw another card of value 1.',
      drawAnd('reveal', 1, 'it'),
      when(someOf(tops({ colourOf: 'it' })), handle('meld', 'it'), draw(1)),
    ),
  ]),
]);
