/** The cards of age 3, each next to its rule. */
import type { Card } from './language.ts';
import {
  all,
  card,
  cardsIn,
  claim,
  coloursSplayed,
  demand,
  done,
  draw,
  drawAnd,
  drawMore,
  either,
  exchange,
  hand,
  hasColour,
  hasIcon,
  highest,
  highestOf,
  icons,
  isEmpty,
  lowest,
  maySplay,
  maybeOne,
  melds,
  noneOrAll,
  ofAge,
  one,
  per,
  picksToExchange,
  plus,
  returns,
  score,
  scores,
  shared,
  splayColourOf,
  times,
  to,
  tops,
  transfers,
  when,
} from './words.ts';

export const AGE_03: readonly Card[] = ofAge(3, 26, [
  card('Alchemy', 'blue', '- leaf castle castle', 'castle', [
    shared(
      'Draw and reveal a card of value 4 for every three castles on your board. If any of them is red, return them along with the rest of your hand.',
      times(per(3, icons('castle')), drawMore('reveal', 4, 'drawn')),
      when(hasColour(['red'], 'drawn'), returns(all, hand())),
    ),
    shared('Meld one card from your hand, then score another.', melds(one, hand()), scores(one, hand())),
  ]),
  card('Translation', 'blue', '- crown crown crown', 'crown', [
    shared('You may meld your whole score pile, in any order you like.', melds(noneOrAll, score())),
    shared(
      'If every one of your top cards has a crown, claim World.',
      when(isEmpty(tops({ without: 'crown' })), claim('World')),
    ),
  ]),
  card('Engineering', 'red', 'castle - lightbulb castle', 'castle', [
    demand(
      'Move all your top cards with a castle to the demanding player’s score pile.',
      transfers(all, tops({ icon: 'castle' }), to('score')),
    ),
    shared('You may splay your red pile left.', maySplay(['red'], 'left')),
  ]),
  card('Optics', 'red', 'crown crown crown -', 'crown', [
    shared(
      'Draw a card of value 3 and meld it. If it has a crown, draw a card of value 4 and score it. If not, move a card from your score pile to the score pile of an opponent who has fewer points than you.',
      drawAnd('meld', 3, 'it'),
      either(
        hasIcon('crown'),
        [drawAnd('score', 4)],
        [
          { kind: 'choosePlayer', optional: false, fewerPoints: true, purpose: 'giveFromScore' },
          when(done('they'), transfers(one, score(), to('score', 'they'), 'gift')),
        ],
      ),
    ),
  ]),
  card('Compass', 'green', '- crown crown leaf', 'crown', [
    demand(
      'Move one of your top cards with a leaf, of any colour but green, to the demanding player’s board; then take a top card without a leaf from there to your own board.',
      transfers(one, tops({ icon: 'leaf', notColours: ['green'] }), to('board')),
      transfers(one, tops({ without: 'leaf' }, 'me'), to('board', 'you'), 'taken'),
    ),
  ]),
  card('Paper', 'green', '- lightbulb lightbulb crown', 'lightbulb', [
    shared('You may splay your green or your blue pile left.', maySplay(['green', 'blue'], 'left')),
    shared(
      'Draw a card of value 4 for each of your piles that is splayed left.',
      times(coloursSplayed('left'), draw(4)),
    ),
  ]),
  card('Machinery', 'yellow', 'leaf leaf - castle', 'leaf', [
    demand(
      'Swap your whole hand with all the highest cards in the demanding player’s hand.',
      exchange(hand(), hand(highest, 'me')),
    ),
    shared(
      'Score a card with a castle from your hand. Then you may splay your red pile left.',
      scores(one, hand({ icon: 'castle' })),
      maySplay(['red'], 'left'),
    ),
  ]),
  card('Medicine', 'yellow', 'crown leaf leaf -', 'leaf', [
    demand(
      'Swap one of the highest cards in your score pile with one of the lowest in the demanding player’s score pile.',
      picksToExchange(one, score(lowest, 'me'), to('score', 'you'), 'mine'),
      picksToExchange(one, score(highest), to('score'), 'yours'),
      exchange(cardsIn('yours', 'score', 'you'), cardsIn('mine', 'score', 'me')),
    ),
  ]),
  card('Education', 'purple', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You may return one of the highest cards in your score pile. If you do, draw a card two values higher than the highest card left there.',
      returns(maybeOne, score(highest)),
      when(done(), draw(plus(highestOf(score()), 2))),
    ),
  ]),
  card(
    'Feudalism',
    'purple',
    '- castle leaf castle',
    'castle',
    [
      demand(
        'Give the demanding player a card with a castle from your hand. If you do, unsplay your pile of its colour.',
        transfers(one, hand({ icon: 'castle' }), to('hand')),
        when(done(), splayColourOf('it', 'none')),
      ),
      shared('You may splay your yellow or your purple pile left.', maySplay(['yellow', 'purple'], 'left')),
    ],
    [
      demand(
        'Give the demanding player a card with a castle from your hand.',
        transfers(one, hand({ icon: 'castle' }), to('hand')),
      ),
      shared('You may splay your yellow or your purple pile left.', maySplay(['yellow', 'purple'], 'left')),
    ],
  ),
]);
