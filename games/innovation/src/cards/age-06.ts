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
    shared('You may splay your blue pile right.', maySplay(['blue'], 'right')),
    shared('Draw a card of value 7 and meld it.', drawAnd('meld', 7)),
  ]),
  card('Encyclopedia', 'blue', '- crown crown crown', 'crown', [
    shared('You may meld all the highest cards in your score pile.', melds(noneOrAll, score(highest))),
  ]),
  card(
    'Industrialization',
    'red',
    'crown factory factory -',
    'factory',
    [
      shared(
        'For each colour on your board that shows at least one factory, draw a card of value 6 and tuck it.',
        times(coloursWith('factory'), drawAnd('tuck', 6)),
      ),
      shared('You may splay your red or your purple pile right.', maySplay(['red', 'purple'], 'right')),
    ],
    [
      shared(
        'For every pair of factories on your board, draw a card of value 6 and tuck it.',
        times(per(2, icons('factory')), drawAnd('tuck', 6)),
      ),
      shared('You may splay your red or your purple pile right.', maySplay(['red', 'purple'], 'right')),
    ],
  ),
  card('Machine Tools', 'red', 'factory factory - factory', 'factory', [
    shared(
      'Draw a card as high as the highest in your score pile, or of value 1 if the pile is empty, and score it.',
      drawAnd('score', highestOf(score())),
    ),
  ]),
  card('Classification', 'green', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'Reveal a card from your hand. Everybody else gives you all cards of that colour from their hand; then meld all cards of that colour from yours.',
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
      'If your green pile is splayed right, you may splay any one of your piles right.',
      when({ kind: 'splayed', colour: 'green', direction: 'right' }, maySplay('any', 'right')),
    ),
    shared('You may splay your green pile right.', maySplay(['green'], 'right')),
  ]),
  card('Canning', 'yellow', '- factory leaf factory', 'factory', [
    shared(
      'You may draw a card of value 6 and tuck it. If you do, score all your top cards without a factory.',
      mayDo('drawAndTuck', drawAnd('tuck', 6), scores(all, tops({ without: 'factory' }))),
    ),
    shared('You may splay your yellow pile right.', maySplay(['yellow'], 'right')),
  ]),
  card('Vaccination', 'yellow', 'leaf factory leaf -', 'leaf', [
    demand(
      'Return all the lowest cards in your score pile. If you return any, draw a card of value 6 and meld it.',
      returns(all, score(lowest)),
      when(done(), drawAnd('meld', 6)),
    ),
    shared(
      'If any card was returned because of the demand, draw a card of value 7 and meld it.',
      when(atLeast(demanded, 1), drawAnd('meld', 7)),
    ),
  ]),
  card('Democracy', 'purple', 'crown lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You may return as many cards from your hand as you like. If you return at least one, and more than anybody else has because of this card during this action, draw a card of value 8 and score it.',
      returns(anyNumber, hand()),
      { kind: 'countReturned', cards: 'it' },
      when(both(done(), { kind: 'returnedMost' }), drawAnd('score', 8)),
    ),
  ]),
  card('Emancipation', 'purple', 'factory lightbulb factory -', 'factory', [
    demand(
      'Put a card from your hand into the demanding player’s score pile. If you do, draw a card of value 6.',
      transfers(one, hand(), to('score')),
      when(done(), draw(6)),
    ),
    shared('You may splay your red or your purple pile right.', maySplay(['red', 'purple'], 'right')),
  ]),
]);
