/** The cards of age 2, each next to its rule. */
import type { Card } from './language.ts';
import {
  ageOf,
  agesIn,
  all,
  anyNumber,
  atLeast,
  both,
  card,
  claim,
  coloursWith,
  count,
  countIn,
  demand,
  demanded,
  done,
  draw,
  drawAnd,
  exactly,
  exchange,
  hand,
  highest,
  icons,
  isEmpty,
  mayDo,
  maySplay,
  maybeOne,
  melds,
  moreThan,
  not,
  ofAge,
  one,
  per,
  plus,
  returns,
  score,
  scores,
  shared,
  someOf,
  times,
  to,
  tops,
  transfers,
  when,
} from './words.ts';

export const AGE_02: readonly Card[] = ofAge(2, 16, [
  card('Calendar', 'blue', '- leaf leaf lightbulb', 'leaf', [
    shared(
      'If your score pile holds more cards than your hand, draw two cards of value 3.',
      when(moreThan(count(score()), count(hand())), times(2, draw(3))),
    ),
  ]),
  card('Mathematics', 'blue', '- lightbulb crown lightbulb', 'lightbulb', [
    shared(
      'You may return one card from your hand. If you do, draw a card one value higher and meld it.',
      returns(maybeOne, hand()),
      when(done(), drawAnd('meld', plus(ageOf(), 1))),
    ),
  ]),
  card('Construction', 'red', 'castle - castle castle', 'castle', [
    demand(
      'Give the demanding player two cards from your hand. Then draw a card of value 2, whether or not you gave any.',
      transfers(exactly(2), hand(), to('hand')),
      draw(2),
    ),
    shared(
      'If you have top cards in all five colours and nobody else does, claim Empire.',
      when({ kind: 'onlyFiveTops' }, claim('Empire')),
    ),
  ]),
  card('Road Building', 'red', 'castle castle - castle', 'castle', [
    shared(
      'Meld one or two cards from your hand. If you meld two, you may move your top red card to another player’s board; that player’s top green card then moves to yours.',
      melds({ min: 1, max: 2 }, hand()),
      when(
        both(atLeast(countIn(), 2), someOf(tops({ colours: ['red'] }))),
        { kind: 'choosePlayer', optional: true, fewerPoints: false, purpose: 'giveTopRed' },
        when(
          done('they'),
          transfers(all, tops({ colours: ['red'] }), to('board', 'they'), 'red'),
          transfers(all, tops({ colours: ['green'] }, 'they'), to('board', 'you'), 'green'),
        ),
      ),
    ),
  ]),
  card('Currency', 'green', 'leaf crown - crown', 'crown', [
    shared(
      'You may return as many cards from your hand as you like. For each different value among them, draw a card of value 2 and score it.',
      returns(anyNumber, hand()),
      times(agesIn(), drawAnd('score', 2)),
    ),
  ]),
  card('Mapmaking', 'green', '- crown crown castle', 'crown', [
    demand(
      'Move one card of value 1 from your score pile to the demanding player’s score pile.',
      transfers(one, score({ age: 1 }), to('score')),
    ),
    shared(
      'If the demand moved at least one card, draw a card of value 1 and score it.',
      when(atLeast(demanded, 1), drawAnd('score', 1)),
    ),
  ]),
  card('Canal Building', 'yellow', '- crown leaf crown', 'crown', [
    shared(
      'You may swap all the highest cards in your hand with all the highest cards in your score pile.',
      when(
        not(both(isEmpty(hand()), isEmpty(score()))),
        mayDo('exchangeHighest', exchange(hand(highest), score(highest))),
      ),
    ),
  ]),
  card(
    'Fermenting',
    'yellow',
    'leaf leaf - castle',
    'leaf',
    [
      shared(
        'For each colour on your board that shows at least one leaf, draw a card of value 2.',
        times(coloursWith('leaf'), draw(2)),
      ),
    ],
    [shared('For every pair of leaves on your board, draw a card of value 2.', times(per(2, icons('leaf')), draw(2)))],
  ),
  card('Monotheism', 'purple', '- castle castle castle', 'castle', [
    demand(
      'Move one of your top cards whose colour is not on the demanding player’s board to that player’s score pile. If you do, draw a card of value 1 and tuck it.',
      transfers(one, tops({ colourNotOnBoardOf: 'me' }), to('score')),
      when(done(), drawAnd('tuck', 1)),
    ),
    shared('Draw a card of value 1 and tuck it.', drawAnd('tuck', 1)),
  ]),
  card('Philosophy', 'purple', '- lightbulb lightbulb lightbulb', 'lightbulb', [
    shared('You may splay any one of your piles left.', maySplay('any', 'left')),
    shared('You may score one card from your hand.', scores(maybeOne, hand())),
  ]),
]);
