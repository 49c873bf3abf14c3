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
      'You may return one, two or three cards from your hand. If you do, draw a card whose value is the number of cards returned, and score it.',
      returns(upTo(3), hand()),
      when(done(), drawAnd('score', countIn())),
    ),
    shared('Draw a card of value 1.', draw(1)),
  ]),
  card('Tools', 'blue', '- lightbulb lightbulb castle', 'lightbulb', [
    shared(
      'You may return exactly three cards from your hand. If you do, draw a card of value 3 and meld it.',
      returns(noneOrExactly(3), hand()),
      when(done(), drawAnd('meld', 3)),
    ),
    shared(
      'You may return a card of value 3 from your hand. If you do, draw three cards of value 1, one after another.',
      returns(maybeOne, hand({ age: 3 })),
      when(done(), times(3, draw(1))),
    ),
  ]),
  card('Writing', 'blue', '- lightbulb lightbulb crown', 'lightbulb', [shared('Draw a card of value 2.', draw(2))]),
  card('Archery', 'red', 'castle lightbulb - castle', 'castle', [
    demand(
      'Draw a card of value 1, then give the demanding player one of the highest cards in your hand.',
      draw(1),
      transfers(one, hand(highest), to('hand')),
    ),
  ]),
  card('Metalworking', 'red', 'castle castle - castle', 'castle', [
    shared(
      'Draw a card of value 1 and reveal it. If it has a castle, score it and do all this again; if not, it stays in your hand.',
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
        'Put one card with a crown from your hand into the demanding player’s score pile. If you do, draw a card of value 1 and do all this again.',
        repeatWhile(done(), transfers(one, hand({ icon: 'crown' }), to('score')), when(done(), draw(1))),
      ),
      shared('If the demand moved no cards at all, draw a card of value 1.', when(not(atLeast(demanded, 1)), draw(1))),
    ],
    [
      demand(
        'Put one card with a crown from your hand into the demanding player’s score pile. If you do, draw a card of value 1.',
        transfers(one, hand({ icon: 'crown' }), to('score')),
        when(done(), draw(1)),
      ),
      shared('If the demand moved no cards at all, draw a card of value 1.', when(not(atLeast(demanded, 1)), draw(1))),
    ],
  ),
  card('Clothing', 'green', '- crown leaf leaf', 'leaf', [
    shared(
      'Meld one card from your hand whose colour is not yet on your board.',
      melds(one, hand({ colourNotOnBoardOf: 'you' })),
    ),
    shared(
      'For each colour that is on your board and on nobody else’s, draw a card of value 1 and score it.',
      times(coloursAlone, drawAnd('score', 1)),
    ),
  ]),
  card('Sailing', 'green', 'crown crown - leaf', 'crown', [
    shared('Draw a card of value 1 and meld it.', drawAnd('meld', 1)),
  ]),
  card('The Wheel', 'green', '- castle castle castle', 'castle', [
    shared('Draw two cards of value 1.', times(2, draw(1))),
  ]),
  card('Agriculture', 'yellow', '- leaf leaf leaf', 'leaf', [
    shared(
      'You may return one card from your hand. If you do, draw a card one value higher and score it.',
      returns(maybeOne, hand()),
      when(done(), drawAnd('score', plus(ageOf(), 1))),
    ),
  ]),
  card('Domestication', 'yellow', 'castle crown - castle', 'castle', [
    shared(
      'Meld one of the lowest cards in your hand. Then draw a card of value 1, whether or not you melded.',
      melds(one, hand(lowest)),
      draw(1),
    ),
  ]),
  card('Masonry', 'yellow', 'castle - castle castle', 'castle', [
    shared(
      'You may meld as many cards with a castle from your hand as you like. If you meld four or more, claim Monument.',
      melds(anyNumber, hand({ icon: 'castle' })),
      when(atLeast(countIn(), 4), claim('Monument')),
    ),
  ]),
  card('City States', 'purple', '- crown crown castle', 'crown', [
    demand(
      'If your board shows at least four castles, move one of your top cards with a castle to the demanding player’s board. If you do, draw a card of value 1.',
      when(atLeast(icons('castle'), 4), transfers(one, tops({ icon: 'castle' }), to('board')), when(done(), draw(1))),
    ),
  ]),
  card('Code of Laws', 'purple', '- crown crown leaf', 'crown', [
    shared(
      'You may tuck one card from your hand whose colour is already on your board. If you do, you may splay that pile left.',
      tucks(maybeOne, hand({ colourOnBoardOf: 'you' })),
      when(done(), maySplayColourOf('it', 'left')),
    ),
  ]),
  card('Mysticism', 'purple', '- castle castle castle', 'castle', [
    shared(
      'Draw a card of value 1 and reveal it. If its colour is already on your board, meld it and draw another card of value 1.',
      drawAnd('reveal', 1, 'it'),
      when(someOf(tops({ colourOf: 'it' })), handle('meld', 'it'), draw(1)),
    ),
  ]),
]);
