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
    shared('You may splay your blue pile right.', maySplay(['blue'], 'right')),
    shared(
      'Draw a card one value higher than your highest top card and score it. Then return one card from your score pile.',
      drawAnd('score', plus(highestOf(tops()), 1)),
      returns(one, score()),
    ),
  ]),
  card('Physics', 'blue', 'factory lightbulb lightbulb -', 'lightbulb', [
    shared(
      'Draw and reveal three cards of value 6. If two of them have the same colour, return all three along with the rest of your hand.',
      times(3, drawMore('reveal', 6, 'drawn')),
      when({ kind: 'twoShareColour', register: 'drawn' }, returns(all, hand())),
    ),
  ]),
  card('Coal', 'red', 'factory factory factory -', 'factory', [
    shared('Draw a card of value 5 and tuck it.', drawAnd('tuck', 5)),
    shared('You may splay your red pile right.', maySplay(['red'], 'right')),
    shared(
      'You may score one of your top cards. If you do, also score the card that was directly beneath it.',
      scores(maybeOne, tops()),
      when(done(), scores(all, tops({ colourOf: 'it' }), 'beneath')),
    ),
  ]),
  card('The Pirate Code', 'red', 'crown factory crown -', 'crown', [
    demand(
      'Move two cards of value 4 or lower from your score pile to the demanding player’s score pile.',
      transfers(exactly(2), score({ maxAge: 4 }), to('score')),
    ),
    shared(
      'If the demand took a card from anybody, score the lowest of your top cards with a crown.',
      when(atLeast(demanded, 1), scores(one, tops({ icon: 'crown', extreme: 'lowest' }))),
    ),
  ]),
  card('Banking', 'green', 'factory crown - crown', 'crown', [
    demand(
      'Move one of your top cards with a factory, of any colour but green, to the demanding player’s board. If you do, draw a card of value 5 and score it.',
      transfers(one, tops({ icon: 'factory', notColours: ['green'] }), to('board')),
      when(done(), drawAnd('score', 5)),
    ),
    shared('You may splay your green pile right.', maySplay(['green'], 'right')),
  ]),
  card(
    'Measurement',
    'green',
    'lightbulb leaf lightbulb -',
    'lightbulb',
    [
      shared(
        'You may reveal a card from your hand and return it. If you do, splay your pile of its colour right and draw a card whose value is the number of cards in that pile.',
        picks(maybeOne, hand(), 'revealAndReturn'),
        handle('reveal', 'it'),
        handle('return', 'it'),
        when(done(), splayColourOf('it', 'right'), draw(count(pile({ colourOf: 'it' })))),
      ),
    ],
    [
      shared(
        'You may return a card from your hand. If you do, splay one of your piles right and draw a card whose value is the number of cards in that pile.',
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
        'Take all the highest cards in your score pile into your hand.',
        transfers(all, score(highest), to('hand', 'you')),
      ),
      shared('You may splay your yellow pile right.', maySplay(['yellow'], 'right')),
    ],
    [
      demand(
        'Take one of the highest cards in your score pile into your hand, and a second one if your hand was empty before.',
        repeatWhile(both(done(), not(atLeast(count(hand()), 2))), transfers(one, score(highest), to('hand', 'you'))),
      ),
      shared('You may splay your yellow pile right.', maySplay(['yellow'], 'right')),
    ],
  ),
  card('Steam Engine', 'yellow', '- factory crown factory', 'factory', [
    shared(
      'Draw and tuck two cards of value 4, one after another. Then score the bottom card of your yellow pile.',
      times(2, drawAnd('tuck', 4)),
      scores(all, bottom({ colours: ['yellow'] })),
    ),
  ]),
  card('Astronomy', 'purple', 'crown lightbulb lightbulb -', 'lightbulb', [
    shared(
      'Draw and reveal a card of value 6. If it is green or blue, meld it and do all this again; if not, it stays in your hand.',
      repeatWhile(
        hasColour(['green', 'blue']),
        drawAnd('reveal', 6, 'it'),
        when(hasColour(['green', 'blue']), handle('meld', 'it')),
      ),
    ),
    shared(
      'If all your top cards, leaving purple aside, are of value 6 or higher, claim Universe.',
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
        'Move one of your top cards with a lightbulb that is higher than the demanding player’s top card of its colour to that player’s board. If you do, draw a card of value 5.',
        transfers(one, tops({ icon: 'lightbulb', aboveTopOf: 'me' }), to('board')),
        when(done(), draw(5)),
      ),
    ],
    [
      demand(
        'Move one of your top cards with a lightbulb, of any colour but purple, to the demanding player’s board. If you do, draw a card of value 5.',
        transfers(one, tops({ icon: 'lightbulb', notColours: ['purple'] }), to('board')),
        when(done(), draw(5)),
      ),
    ],
  ),
]);
