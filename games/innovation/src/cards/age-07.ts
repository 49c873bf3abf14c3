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
      'One of two, if you like: a card of value 8 is drawn and scored, and a card of your score pile goes back to its deck; or you draw a card that is one higher than the highest in your score pile.',
      { kind: 'chooseOption', options: ['score', 'draw'], into: 'option' },
      when({ kind: 'optionIs', register: 'option', option: 'score' }, drawAnd('score', 8), returns(one, score())),
      when({ kind: 'optionIs', register: 'option', option: 'draw' }, draw(plus(highestOf(score()), 1))),
    ),
  ]),
  card('Publications', 'blue', '- lightbulb clock lightbulb', 'lightbulb', [
    shared('If you like, the cards of one of your piles are put into a new order.', {
      kind: 'rearrange',
      into: 'colour',
    }),
    shared('If you like, your yellow or your blue pile is splayed up.', maySplay(['yellow', 'blue'], 'up')),
  ]),
  card(
    'Combustion',
    'red',
    'crown crown factory -',
    'crown',
    [
      demand(
        'For each full set of four crowns that the demanding player shows, you hand over a card of your score pile to that player’s score pile.',
        transfers(exactly(per(4, icons('crown', 'me'))), score(), to('score')),
      ),
      shared('The bottom card of your red pile goes back to its deck.', returns(all, bottom({ colours: ['red'] }))),
    ],
    [
      demand(
        'You hand over two cards of your score pile to the score pile of the demanding player.',
        transfers(exactly(2), score(), to('score')),
      ),
    ],
  ),
  card('Explosives', 'red', '- factory factory factory', 'factory', [
    demand(
      'You hand over your three highest hand cards to the demanding player. When that was at least one and your hand is empty now, you draw a card of value 7.',
      picksHighest(3, hand(), to('hand')),
      handle('transfer', 'it', to('hand')),
      when(both(done(), isEmpty(hand())), draw(7)),
    ),
  ]),
  card('Bicycle', 'green', 'crown crown clock -', 'crown', [
    shared(
      'If you like, your hand and your score pile change places as a whole.',
      when(not(both(isEmpty(hand()), isEmpty(score()))), mayDo('exchangeAll', exchange(hand(), score()))),
    ),
  ]),
  card('Electricity', 'green', 'lightbulb factory - factory', 'factory', [
    shared(
      'Each top card of yours that has no factory goes back to its deck. For each of them you draw a card of value 8.',
      returns(all, tops({ without: 'factory' })),
      times(countIn(), draw(8)),
    ),
  ]),
  card('Refrigeration', 'yellow', '- leaf leaf crown', 'leaf', [
    demand('Half of your hand, rounded down, goes back to the decks.', returns(exactly(per(2, count(hand()))), hand())),
    shared('If you like, one card of your hand is scored.', scores(maybeOne, hand())),
  ]),
  card('Sanitation', 'yellow', 'leaf leaf - leaf', 'leaf', [
    demand(
      'Your two highest hand cards and the lowest hand card of the demanding player change places.',
      picksToExchange(one, hand(lowest, 'me'), to('hand', 'you'), 'mine'),
      picksHighest(2, hand(), to('hand'), 'yours', 'exchange'),
      exchange(cardsIn('yours', 'hand', 'you'), cardsIn('mine', 'hand', 'me')),
    ),
  ]),
  card('Lighting', 'purple', '- leaf clock leaf', 'leaf', [
    shared(
      'If you like, one, two or three cards of your hand are tucked. For each different value among them you draw a card of value 7 and score it.',
      tucks(upTo(3), hand()),
      times(agesIn(), drawAnd('score', 7)),
    ),
  ]),
  card('Railroad', 'purple', 'clock factory clock -', 'clock', [
    shared(
      'Your whole hand goes back to the decks; then you draw three cards of value 6.',
      returns(all, hand()),
      times(3, draw(6)),
    ),
    shared('If you like, one of your piles that lie splayed right is splayed up.', maySplay('any', 'up', 'right')),
  ]),
]);
