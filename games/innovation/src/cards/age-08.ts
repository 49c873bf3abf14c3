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
      'If you like, one or two cards of your hand go back to their decks. For two of them you draw a card of value 10, and another one that is scored.',
      returns(upTo(2), hand()),
      when(atLeast(countIn(), 2), draw(10), drawAnd('score', 10)),
    ),
  ]),
  card('Rocketry', 'blue', 'clock clock clock -', 'clock', [
    shared(
      'For each pair of clocks that you show, you choose a card in an opponent’s score pile, which goes back to its deck.',
      { kind: 'chooseHidden', count: per(2, icons('clock')), into: 'it' },
      handle('return', 'it'),
    ),
  ]),
  card('Flight', 'red', 'crown - clock crown', 'crown', [
    shared(
      'As long as your red pile lies splayed up, one pile of your choice is splayed up, if you like.',
      when({ kind: 'splayed', colour: 'red', direction: 'up' }, maySplay('any', 'up')),
    ),
    shared('If you like, your red pile is splayed up.', maySplay(['red'], 'up')),
  ]),
  card('Mobility', 'red', '- factory clock factory', 'factory', [
    demand(
      'Of your top cards that have no factory and are not red, you hand over the two highest to the score pile of the demanding player. When that was at least one, you draw a card of value 8.',
      picksHighest(2, tops({ without: 'factory', notColours: ['red'] }), to('score')),
      handle('transfer', 'it', to('score')),
      when(done(), draw(8)),
    ),
  ]),
  card('Corporations', 'green', '- factory factory crown', 'factory', [
    demand(
      'You hand over a top card that has a factory and is not green to the score pile of the demanding player. For that you draw a card of value 8 and meld it.',
      transfers(one, tops({ icon: 'factory', notColours: ['green'] }), to('score')),
      when(done(), drawAnd('meld', 8)),
    ),
    shared('You draw a card of value 8 and meld it.', drawAnd('meld', 8)),
  ]),
  card('Mass Media', 'green', 'lightbulb - clock lightbulb', 'lightbulb', [
    shared(
      'If you like, a card of your hand goes back to its deck. For that you name a value, and every card of it in any score pile goes back too.',
      returns(maybeOne, hand()),
      when(
        done(),
        { kind: 'chooseNumber', max: 10, into: 'named' },
        everyone(returns(all, score({ age: numberIn('named') }, 'they'), 'theirs', 'they')),
      ),
    ),
    shared('If you like, your purple pile is splayed up.', maySplay(['purple'], 'up')),
  ]),
  card('Antibiotics', 'yellow', 'leaf leaf leaf -', 'leaf', [
    shared(
      'If you like, one, two or three cards of your hand go back to their decks. For each different value among them you draw two cards of value 8.',
      returns(upTo(3), hand()),
      times(agesIn(), draw(8), draw(8)),
    ),
  ]),
  card('Skyscrapers', 'yellow', '- factory crown crown', 'crown', [
    demand(
      'You hand over a top card that has a clock and is not yellow to the board of the demanding player. Of the pile that it leaves, you score the card that lay next beneath; the others go back to their decks.',
      transfers(one, tops({ icon: 'clock', notColours: ['yellow'] }), to('board')),
      when(done(), scores(all, tops({ colourOf: 'it' }), 'beneath'), returns(all, pile({ colourOf: 'it' }), 'rest')),
    ),
  ]),
  card('Empiricism', 'purple', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You name two colours, draw a card of value 9 and show it. If it has one of these colours, it is melded, and you may splay its pile up.',
      { kind: 'chooseColours', count: 2, purpose: 'name', into: 'named' },
      drawAnd('reveal', 9, 'it'),
      when({ kind: 'colourIsIn', register: 'it', named: 'named' }, handle('meld', 'it'), maySplayColourOf('it', 'up')),
    ),
    shared(
      'With twenty lightbulbs on your board, or more, the game is yours.',
      when(atLeast(icons('lightbulb'), 20), wins('you')),
    ),
  ]),
  card('Socialism', 'purple', 'leaf - leaf leaf', 'leaf', [
    shared(
      'If you like, your whole hand is tucked. With a purple card among it, every opponent gives you all cards of the lowest value in hand.',
      tucks(noneOrAll, hand()),
      when(hasColour(['purple']), eachOther(transfers(all, hand(lowest, 'they'), to('hand', 'you'), 'taken'))),
    ),
  ]),
]);
