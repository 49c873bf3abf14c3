/** The cards of age 7, each next to its rule. */
import type { Card } from './language.ts';
import {
  agesIn,
  all,
  both,
  bottom,
  card,
  cardsIn,
  count,
  countIn,
  demand,
  done,
  draw,
  drawAnd,
  exactly,
  exchange,
  hand,
  handle,
  highestOf,
  icons,
  isEmpty,
  lowest,
  mayDo,
  maySplay,
  maybeOne,
  not,
  ofAge,
  one,
  per,
  picksToExchange,
  picksHighest,
  plus,
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
} from './words.ts';

export const AGE_07: readonly Card[] = ofAge(7, 66, [
  card('Evolution', 'blue', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You may do one of two things: draw a card of value 8, score it and then return a card from your score pile; or draw a card one value higher than the highest in your score pile.',
      { kind: 'chooseOption', options: ['score', 'draw'], into: 'option' },
      when({ kind: 'optionIs', register: 'option', option: 'score' }, drawAnd('score', 8), returns(one, score())),
      when({ kind: 'optionIs', register: 'option', option: 'draw' }, draw(plus(highestOf(score()), 1))),
    ),
  ]),
  card('Publications', 'blue', '- lightbulb clock lightbulb', 'lightbulb', [
    shared('You may put the cards of one of your piles in a new order.', {
      kind: 'rearrange',
      into: 'colour',
    }),
    shared('You may splay your yellow or your blue pile up.', maySplay(['yellow', 'blue'], 'up')),
  ]),
  card(
    'Combustion',
    'red',
    'crown crown factory -',
    'crown',
    [
      demand(
        'For every four crowns on the demanding player’s board, move a card from your score pile to that player’s score pile.',
        transfers(exactly(per(4, icons('crown', 'me'))), score(), to('score')),
      ),
      shared('Return the bottom card of your red pile.', returns(all, bottom({ colours: ['red'] }))),
    ],
    [
      demand(
        'Move two cards from your score pile to the demanding player’s score pile.',
        transfers(exactly(2), score(), to('score')),
      ),
    ],
  ),
  card('Explosives', 'red', '- factory factory factory', 'factory', [
    demand(
      'Give the demanding player the three highest cards in your hand. If you give any and your hand is now empty, draw a card of value 7.',
      picksHighest(3, hand(), to('hand')),
      handle('transfer', 'it', to('hand')),
      when(both(done(), isEmpty(hand())), draw(7)),
    ),
  ]),
  card('Bicycle', 'green', 'crown crown clock -', 'crown', [
    shared(
      'You may swap your whole hand with your whole score pile.',
      when(not(both(isEmpty(hand()), isEmpty(score()))), mayDo('exchangeAll', exchange(hand(), score()))),
    ),
  ]),
  card('Electricity', 'green', 'lightbulb factory - factory', 'factory', [
    shared(
      'Return all your top cards without a factory. For each card returned, draw a card of value 8.',
      returns(all, tops({ without: 'factory' })),
      times(countIn(), draw(8)),
    ),
  ]),
  card('Refrigeration', 'yellow', '- leaf leaf crown', 'leaf', [
    demand('Return half the cards in your hand, rounded down.', returns(exactly(per(2, count(hand()))), hand())),
    shared('You may score one card from your hand.', scores(maybeOne, hand())),
  ]),
  card('Sanitation', 'yellow', 'leaf leaf - leaf', 'leaf', [
    demand(
      'Swap the two highest cards in your hand with the lowest card in the demanding player’s hand.',
      picksToExchange(one, hand(lowest, 'me'), to('hand', 'you'), 'mine'),
      picksHighest(2, hand(), to('hand'), 'yours', 'exchange'),
      exchange(cardsIn('yours', 'hand', 'you'), cardsIn('mine', 'hand', 'me')),
    ),
  ]),
  card('Lighting', 'purple', '- leaf clock leaf', 'leaf', [
    shared(
      'You may tuck one, two or three cards from your hand. For each different value among them, draw a card of value 7 and score it.',
      tucks(upTo(3), hand()),
      times(agesIn(), drawAnd('score', 7)),
    ),
  ]),
  card('Railroad', 'purple', 'clock factory clock -', 'clock', [
    shared('Return your whole hand, then draw three cards of value 6.', returns(all, hand()), times(3, draw(6))),
    shared('You may take one of your piles that is splayed right and splay it up.', maySplay('any', 'up', 'right')),
  ]),
]);
