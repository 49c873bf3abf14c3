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
      'If your score pile holds more cards than your hand, you draw two cards of value 3.',
      when(moreThan(count(score()), count(hand())), times(2, draw(3))),
    ),
  ]),
  card('Mathematics', 'blue', '- lightbulb crown lightbulb', 'lightbulb', [
    shared(
      'If you like, you return one card from your hand. If you did, you draw a card whose value is higher by one and meld it.',
      returns(maybeOne, hand()),
      when(done(), drawAnd('meld', plus(ageOf(), 1))),
    ),
  ]),
  card('Construction', 'red', 'castle - castle castle', 'castle', [
    demand(
      'You hand over two cards from your hand to the hand of the demanding player. After that you draw a card of value 2 in any case.',
      transfers(exactly(2), hand(), to('hand')),
      draw(2),
    ),
    shared(
      'If you have top cards in all five colours and nobody else does, you claim Empire.',
      when({ kind: 'onlyFiveTops' }, claim('Empire')),
    ),
  ]),
  card('Road Building', 'red', 'castle castle - castle', 'castle', [
    shared(
      'You meld one or two cards from your hand. If they were two, your top red card goes to the board of another player of your choice, if you like; the top green card of that player then comes to your board.',
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
      'If you like, you return as many cards from your hand as you want. For each different value among them you draw a card of value 2 and score it.',
      returns(anyNumber, hand()),
      times(agesIn(), drawAnd('score', 2)),
    ),
  ]),
  card('Mapmaking', 'green', '- crown crown castle', 'crown', [
    demand(
      'You hand over one card of value 1 from your score pile to the score pile of the demanding player.',
      transfers(one, score({ age: 1 }), to('score')),
    ),
    shared(
      'If the demand moved at least one card, you draw a card of value 1 and score it.',
      when(atLeast(demanded, 1), drawAnd('score', 1)),
    ),
  ]),
  card('Canal Building', 'yellow', '- crown leaf crown', 'crown', [
    shared(
      'If you like, all cards of the highest value in your hand and all those of the highest value in your score pile change places.',
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
        'For each colour on your board that shows at least one leaf, you draw a card of value 2.',
        times(coloursWith('leaf'), draw(2)),
      ),
    ],
    [
      shared(
        'For every pair of leaves that your board shows, you draw a card of value 2.',
        times(per(2, icons('leaf')), draw(2)),
      ),
    ],
  ),
  card('Monotheism', 'purple', '- castle castle castle', 'castle', [
    demand(
      'You hand over one top card whose colour the demanding player lacks, to that player’s score pile. If you did, you draw a card of value 1 and tuck it.',
      transfers(one, tops({ colourNotOnBoardOf: 'me' }), to('score')),
      when(done(), drawAnd('tuck', 1)),
    ),
    shared('You draw a card of value 1 and tuck it.', drawAnd('tuck', 1)),
  ]),
  card('Philosophy', 'purple', '- lightbulb lightbulb lightbulb', 'lightbulb', [
    shared('If you like, any one of your piles is splayed left.', maySplay('any', 'left')),
    shared('If you like, you score one card from your hand.', scores(maybeOne, hand())),
  ]),
]);
