/** The cards of age 6, each next to its rule. */
import type { Card } from './language.ts';
import {
  all,
  anyNumber,
  atLeast,
  both,
  card,
  coloursWith,
  demand,
  demanded,
  done,
  draw,
  drawAnd,
  eachOther,
  hand,
  highest,
  highestOf,
  icons,
  lowest,
  mayDo,
  maySplay,
  melds,
  noneOrAll,
  ofAge,
  one,
  per,
  returns,
  reveals,
  score,
  scores,
  shared,
  times,
  to,
  tops,
  transfers,
  when,
} from './words.ts';

export const AGE_06: readonly Card[] = ofAge(6, 56, [
  card('Atomic Theory', 'blue', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared('If you like, your blue pile is splayed right.', maySplay(['blue'], 'right')),
    shared('You draw a card of value 7 and meld it.', drawAnd('meld', 7)),
  ]),
  card('Encyclopedia', 'blue', '- crown crown crown', 'crown', [
    shared(
      'If you like, every card of the highest value in your score pile is melded.',
      melds(noneOrAll, score(highest)),
    ),
  ]),
  card(
    'Industrialization',
    'red',
    'crown factory factory -',
    'factory',
    [
      shared(
        'For each of your colours in which a factory is visible, you draw a card of value 6 and tuck it.',
        times(coloursWith('factory'), drawAnd('tuck', 6)),
      ),
      shared('If you like, your red or your purple pile is splayed right.', maySplay(['red', 'purple'], 'right')),
    ],
    [
      shared(
        'For each pair of factories that you show, you draw a card of value 6 and tuck it.',
        times(per(2, icons('factory')), drawAnd('tuck', 6)),
      ),
      shared('If you like, your red or your purple pile is splayed right.', maySplay(['red', 'purple'], 'right')),
    ],
  ),
  card('Machine Tools', 'red', 'factory factory - factory', 'factory', [
    shared(
      'You draw a card as high as the highest in your score pile, or of value 1 if that is empty, and score it.',
      drawAnd('score', highestOf(score())),
    ),
  ]),
  card('Classification', 'green', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You show a card of your hand. All other hands give you their cards of that colour, and then every card of it in your hand is melded.',
      reveals(one, hand()),
      when(
        done(),
        eachOther(transfers(all, hand({ colourOf: 'it' }, 'they'), to('hand', 'you'), 'taken')),
        melds(all, hand({ colourOf: 'it' }), 'melded'),
      ),
    ),
  ]),
  card('Metric System', 'green', '- factory crown crown', 'crown', [
    shared(
      'As long as your green pile lies splayed right, one pile of your choice is splayed right, if you like.',
      when({ kind: 'splayed', colour: 'green', direction: 'right' }, maySplay('any', 'right')),
    ),
    shared('If you like, your green pile is splayed right.', maySplay(['green'], 'right')),
  ]),
  card('Canning', 'yellow', '- factory leaf factory', 'factory', [
    shared(
      'If you like, a card of value 6 is drawn and tucked; each top card of yours that has no factory is then scored.',
      mayDo('drawAndTuck', drawAnd('tuck', 6), scores(all, tops({ without: 'factory' }))),
    ),
    shared('If you like, your yellow pile is splayed right.', maySplay(['yellow'], 'right')),
  ]),
  card('Vaccination', 'yellow', 'leaf factory leaf -', 'leaf', [
    demand(
      'Every card of the lowest value in your score pile goes back to its deck. When at least one did, you draw a card of value 6 and meld it.',
      returns(all, score(lowest)),
      when(done(), drawAnd('meld', 6)),
    ),
    shared(
      'When the demand has sent a card back, you draw a card of value 7 and meld it.',
      when(atLeast(demanded, 1), drawAnd('meld', 7)),
    ),
  ]),
  card('Democracy', 'purple', 'crown lightbulb lightbulb -', 'lightbulb', [
    shared(
      'As many cards of your hand as you like go back to their decks. When nobody else has sent back as many through this card in this action, and you at least one, you draw a card of value 8 and score it.',
      returns(anyNumber, hand()),
      { kind: 'countReturned', cards: 'it' },
      when(both(done(), { kind: 'returnedMost' }), drawAnd('score', 8)),
    ),
  ]),
  card('Emancipation', 'purple', 'factory lightbulb factory -', 'factory', [
    demand(
      'You hand over a card of your hand to the score pile of the demanding player. For that you draw a card of value 6.',
      transfers(one, hand(), to('score')),
      when(done(), draw(6)),
    ),
    shared('If you like, your red or your purple pile is splayed right.', maySplay(['red', 'purple'], 'right')),
  ]),
]);
