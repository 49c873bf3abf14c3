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
      'You draw and show a card of value 4 for each full set of three castles on your board. Should one of them be red, they go back to their decks together with your whole hand.',
      times(per(3, icons('castle')), drawMore('reveal', 4, 'drawn')),
      when(hasColour(['red'], 'drawn'), returns(all, hand())),
    ),
    shared('You meld one card of your hand, then score another one of it.', melds(one, hand()), scores(one, hand())),
  ]),
  card('Translation', 'blue', '- crown crown crown', 'crown', [
    shared('If you like, your whole score pile is melded, in an order of your choice.', melds(noneOrAll, score())),
    shared(
      'With a crown on each of your top cards, you claim World.',
      when(isEmpty(tops({ without: 'crown' })), claim('World')),
    ),
  ]),
  card('Engineering', 'red', 'castle - lightbulb castle', 'castle', [
    demand(
      'You hand over every top card of yours that shows a castle; they go to the score pile of the demanding player.',
      transfers(all, tops({ icon: 'castle' }), to('score')),
    ),
    shared('If you like, your red pile is splayed left.', maySplay(['red'], 'left')),
  ]),
  card('Optics', 'red', 'crown crown crown -', 'crown', [
    shared(
      'You draw a card of value 3 and meld it. With a crown on it, you draw a card of value 4 and score it. Without one, a card of your score pile goes to an opponent who has fewer points.',
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
      'You hand over a top card with a leaf, of any colour but green, to the board of the demanding player; from there you take a top card without a leaf to your own.',
      transfers(one, tops({ icon: 'leaf', notColours: ['green'] }), to('board')),
      transfers(one, tops({ without: 'leaf' }, 'me'), to('board', 'you'), 'taken'),
    ),
  ]),
  card('Paper', 'green', '- lightbulb lightbulb crown', 'lightbulb', [
    shared('If you like, your green or your blue pile is splayed left.', maySplay(['green', 'blue'], 'left')),
    shared(
      'You draw one card of value 4 per colour of yours that lies splayed left.',
      times(coloursSplayed('left'), draw(4)),
    ),
  ]),
  card('Machinery', 'yellow', 'leaf leaf - castle', 'leaf', [
    demand(
      'Your entire hand changes places with all cards of the highest value in the hand of the demanding player.',
      exchange(hand(), hand(highest, 'me')),
    ),
    shared(
      'You score a card of your hand that has a castle. Then, if you like, your red pile is splayed left.',
      scores(one, hand({ icon: 'castle' })),
      maySplay(['red'], 'left'),
    ),
  ]),
  card('Medicine', 'yellow', 'crown leaf leaf -', 'leaf', [
    demand(
      'A card of the highest value in your score pile changes places with one of the lowest value in that of the demanding player.',
      picksToExchange(one, score(lowest, 'me'), to('score', 'you'), 'mine'),
      picksToExchange(one, score(highest), to('score'), 'yours'),
      exchange(cardsIn('yours', 'score', 'you'), cardsIn('mine', 'score', 'me')),
    ),
  ]),
  card('Education', 'purple', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'If you like, a card of the highest value in your score pile goes back to its deck; then you draw a card whose value is two above the highest that remains there.',
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
        'You hand over a card of your hand that has a castle, to the hand of the demanding player; your pile of its colour is then splayed no more.',
        transfers(one, hand({ icon: 'castle' }), to('hand')),
        when(done(), splayColourOf('it', 'none')),
      ),
      shared('If you like, your yellow or your purple pile is splayed left.', maySplay(['yellow', 'purple'], 'left')),
    ],
    [
      demand(
        'You hand over a card of your hand that has a castle, to the hand of the demanding player.',
        transfers(one, hand({ icon: 'castle' }), to('hand')),
      ),
      shared('If you like, your yellow or your purple pile is splayed left.', maySplay(['yellow', 'purple'], 'left')),
    ],
  ),
]);
