/** The cards of age 8, each next to its rule. */
import type { Card } from './language.ts';
import {
  agesIn,
  all,
  atLeast,
  card,
  countIn,
  demand,
  done,
  draw,
  drawAnd,
  eachOther,
  everyone,
  hand,
  handle,
  hasColour,
  icons,
  lowest,
  maySplay,
  maySplayColourOf,
  maybeOne,
  noneOrAll,
  numberIn,
  ofAge,
  one,
  per,
  picksHighest,
  pile,
  returns,
  score,
  scores,
  shared,
  times,
  to,
  tops,
  transfers,
  tucks,
  upTo,
  when,
  wins,
} from './words.ts';

export const AGE_08: readonly Card[] = ofAge(8, 76, [
  card('Quantum Theory', 'blue', 'clock clock clock -', 'clock', [
    shared(
      'You may return one or two cards from your hand. If you return two, draw a card of value 10, then draw another and score it.',
      returns(upTo(2), hand()),
      when(atLeast(countIn(), 2), draw(10), drawAnd('score', 10)),
    ),
  ]),
  card('Rocketry', 'blue', 'clock clock clock -', 'clock', [
    shared(
      'For every pair of clocks on your board, choose a card in an opponent’s score pile and return it.',
      { kind: 'chooseHidden', count: per(2, icons('clock')), into: 'it' },
      handle('return', 'it'),
    ),
  ]),
  card('Flight', 'red', 'crown - clock crown', 'crown', [
    shared(
      'If your red pile is splayed up, you may splay any one of your piles up.',
      when({ kind: 'splayed', colour: 'red', direction: 'up' }, maySplay('any', 'up')),
    ),
    shared('You may splay your red pile up.', maySplay(['red'], 'up')),
  ]),
  card('Mobility', 'red', '- factory clock factory', 'factory', [
    demand(
      'Move the two highest of your top cards that are not red and have no factory to the demanding player’s score pile. If you move any, draw a card of value 8.',
      picksHighest(2, tops({ without: 'factory', notColours: ['red'] }), to('score')),
      handle('transfer', 'it', to('score')),
      when(done(), draw(8)),
    ),
  ]),
  card('Corporations', 'green', '- factory factory crown', 'factory', [
    demand(
      'Move one of your top cards with a factory, of any colour but green, to the demanding player’s score pile. If you do, draw a card of value 8 and meld it.',
      transfers(one, tops({ icon: 'factory', notColours: ['green'] }), to('score')),
      when(done(), drawAnd('meld', 8)),
    ),
    shared('Draw a card of value 8 and meld it.', drawAnd('meld', 8)),
  ]),
  card('Mass Media', 'green', 'lightbulb - clock lightbulb', 'lightbulb', [
    shared(
      'You may return a card from your hand. If you do, name a value; all cards of that value in all score piles are returned.',
      returns(maybeOne, hand()),
      when(
        done(),
        { kind: 'chooseNumber', max: 10, into: 'named' },
        everyone(returns(all, score({ age: numberIn('named') }, 'they'), 'theirs', 'they')),
      ),
    ),
    shared('You may splay your purple pile up.', maySplay(['purple'], 'up')),
  ]),
  card('Antibiotics', 'yellow', 'leaf leaf leaf -', 'leaf', [
    shared(
      'You may return one, two or three cards from your hand. For each different value among them, draw two cards of value 8.',
      returns(upTo(3), hand()),
      times(agesIn(), draw(8), draw(8)),
    ),
  ]),
  card('Skyscrapers', 'yellow', '- factory crown crown', 'crown', [
    demand(
      'Move one of your top cards with a clock, of any colour but yellow, to the demanding player’s board. If you do, score the card that was directly beneath it and return the rest of that pile.',
      transfers(one, tops({ icon: 'clock', notColours: ['yellow'] }), to('board')),
      when(done(), scores(all, tops({ colourOf: 'it' }), 'beneath'), returns(all, pile({ colourOf: 'it' }), 'rest')),
    ),
  ]),
  card('Empiricism', 'purple', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'Name two colours, then draw a card of value 9 and reveal it. If it has one of those colours, meld it, and you may splay its pile up.',
      { kind: 'chooseColours', count: 2, purpose: 'name', into: 'named' },
      drawAnd('reveal', 9, 'it'),
      when({ kind: 'colourIsIn', register: 'it', named: 'named' }, handle('meld', 'it'), maySplayColourOf('it', 'up')),
    ),
    shared(
      'If your board shows twenty or more lightbulbs, you win.',
      when(atLeast(icons('lightbulb'), 20), wins('you')),
    ),
  ]),
  card('Socialism', 'purple', 'leaf - leaf leaf', 'leaf', [
    shared(
      'You may tuck your whole hand. If a purple card was among it, every opponent gives you all the lowest cards in their hand.',
      tucks(noneOrAll, hand()),
      when(hasColour(['purple']), eachOther(transfers(all, hand(lowest, 'they'), to('hand', 'you'), 'taken'))),
    ),
  ]),
]);
