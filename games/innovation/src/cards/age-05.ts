/** The cards of age 5, each next to its rule. */
import type { Card } from './language.ts';
import {
  all,
  atLeast,
  both,
  bottom,
  card,
  claim,
  count,
  demand,
  demanded,
  done,
  draw,
  drawAnd,
  drawMore,
  exactly,
  hand,
  handle,
  hasColour,
  highest,
  highestOf,
  isEmpty,
  maySplay,
  maybeOne,
  not,
  ofAge,
  one,
  picks,
  pile,
  plus,
  repeatWhile,
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

export const AGE_05: readonly Card[] = ofAge(5, 46, [
  card('Chemistry', 'blue', 'factory lightbulb factory -', 'factory', [
    shared('If you like, your blue pile is splayed right.', maySplay(['blue'], 'right')),
    shared(
      'You draw a card whose value is one above your highest top card, and score it; then one card of your score pile goes back to its deck.',
      drawAnd('score', plus(highestOf(tops()), 1)),
      returns(one, score()),
    ),
  ]),
  card('Physics', 'blue', 'factory lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You draw and show three cards of value 6. Should two of these have the same colour, all three go back to their decks together with your whole hand.',
      times(3, drawMore('reveal', 6, 'drawn')),
      when({ kind: 'twoShareColour', register: 'drawn' }, returns(all, hand())),
    ),
  ]),
  card('Coal', 'red', 'factory factory factory -', 'factory', [
    shared('You draw a card of value 5 and tuck it.', drawAnd('tuck', 5)),
    shared('If you like, your red pile is splayed right.', maySplay(['red'], 'right')),
    shared(
      'If you like, you score a top card of yours, and with it the card that lay directly under it.',
      scores(maybeOne, tops()),
      when(done(), scores(all, tops({ colourOf: 'it' }), 'beneath')),
    ),
  ]),
  card('The Pirate Code', 'red', 'crown factory crown -', 'crown', [
    demand(
      'You hand over two cards of value 4 or lower, from your score pile to that of the demanding player.',
      transfers(exactly(2), score({ maxAge: 4 }), to('score')),
    ),
    shared(
      'Where the demand has taken a card from anybody, you score the lowest of your top cards that show a crown.',
      when(atLeast(demanded, 1), scores(one, tops({ icon: 'crown', extreme: 'lowest' }))),
    ),
  ]),
  card('Banking', 'green', 'factory crown - crown', 'crown', [
    demand(
      'You hand over a top card with a factory, of any colour but green, to the board of the demanding player; for that you draw a card of value 5 and score it.',
      transfers(one, tops({ icon: 'factory', notColours: ['green'] }), to('board')),
      when(done(), drawAnd('score', 5)),
    ),
    shared('If you like, your green pile is splayed right.', maySplay(['green'], 'right')),
  ]),
  card(
    'Measurement',
    'green',
    'lightbulb leaf lightbulb -',
    'lightbulb',
    [
      shared(
        'If you like, you show a card of your hand and it goes back to its deck; then your pile of its colour is splayed right, and you draw a card whose value is the number of cards in that pile.',
        picks(maybeOne, hand(), 'revealAndReturn'),
        handle('reveal', 'it'),
        handle('return', 'it'),
        when(done(), splayColourOf('it', 'right'), draw(count(pile({ colourOf: 'it' })))),
      ),
    ],
    [
      shared(
        'If you like, a card of your hand goes back to its deck; then one of your piles is splayed right, and you draw a card whose value is the number of cards in that pile.',
        returns(maybeOne, hand()),
        when(
          done(),
          { kind: 'chooseColours', count: 1, purpose: 'splayAndCount', into: 'splayed' },
          { kind: 'splay', colour: { in: 'splayed' }, direction: 'right' },
          draw(count(pile({ colourIn: 'splayed' }))),
        ),
      ),
    ],
  ),
  card(
    'Statistics',
    'yellow',
    'leaf lightbulb leaf -',
    'leaf',
    [
      demand(
        'You take every card of the highest value in your score pile into your hand.',
        transfers(all, score(highest), to('hand', 'you')),
      ),
      shared('If you like, your yellow pile is splayed right.', maySplay(['yellow'], 'right')),
    ],
    [
      demand(
        'You take a card of the highest value in your score pile into your hand, and a second one if your hand was empty before.',
        repeatWhile(both(done(), not(atLeast(count(hand()), 2))), transfers(one, score(highest), to('hand', 'you'))),
      ),
      shared('If you like, your yellow pile is splayed right.', maySplay(['yellow'], 'right')),
    ],
  ),
  card('Steam Engine', 'yellow', '- factory crown factory', 'factory', [
    shared(
      'You draw and tuck two cards of value 4, one after the other; then you score the lowest card of your yellow pile.',
      times(2, drawAnd('tuck', 4)),
      scores(all, bottom({ colours: ['yellow'] })),
    ),
  ]),
  card('Astronomy', 'purple', 'crown lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You draw and show a card of value 6; a green or blue one is melded and you draw again, until one of another colour stays in your hand.',
      repeatWhile(
        hasColour(['green', 'blue']),
        drawAnd('reveal', 6, 'it'),
        when(hasColour(['green', 'blue']), handle('meld', 'it')),
      ),
    ),
    shared(
      'With a value of at least 6 on each of your top cards, purple left aside, you claim Universe.',
      when(isEmpty(tops({ notColours: ['purple'], maxAge: 5 })), claim('Universe')),
    ),
  ]),
  card(
    'Societies',
    'purple',
    'crown - lightbulb crown',
    'crown',
    [
      demand(
        'You hand over a top card with a lightbulb that beats the top card of its colour on the board of the demanding player, and it goes there; for that you draw a card of value 5.',
        transfers(one, tops({ icon: 'lightbulb', aboveTopOf: 'me' }), to('board')),
        when(done(), draw(5)),
      ),
    ],
    [
      demand(
        'You hand over a top card with a lightbulb, of any colour but purple, to the board of the demanding player; for that you draw a card of value 5.',
        transfers(one, tops({ icon: 'lightbulb', notColours: ['purple'] }), to('board')),
        when(done(), draw(5)),
      ),
    ],
  ),
]);
