/** The cards of age 4, each next to its rule. */
import type { Card } from './language.ts';
import {
  ageOf,
  atLeast,
  card,
  claim,
  coloursSplayed,
  demand,
  demanded,
  done,
  draw,
  drawAnd,
  exactly,
  hand,
  hasIcon,
  highestOf,
  icons,
  maySplay,
  maybeOne,
  noneOr,
  ofAge,
  one,
  per,
  plus,
  repeatWhile,
  returns,
  score,
  scores,
  shared,
  to,
  tops,
  transfers,
  tucks,
  when,
} from './words.ts';

export const AGE_04: readonly Card[] = ofAge(4, 36, [
  card('Experimentation', 'blue', '- lightbulb lightbulb lightbulb', 'lightbulb', [
    shared('Draw a card of value 5 and meld it.', drawAnd('meld', 5)),
  ]),
  card('Printing Press', 'blue', '- lightbulb lightbulb crown', 'lightbulb', [
    shared(
      'You may return a card from your score pile. If you do, draw a card two values higher than your top purple card.',
      returns(maybeOne, score()),
      when(done(), draw(plus(highestOf(tops({ colours: ['purple'] })), 2))),
    ),
    shared('You may splay your blue pile right.', maySplay(['blue'], 'right')),
  ]),
  card('Colonialism', 'red', '- factory lightbulb factory', 'factory', [
    shared(
      'Draw a card of value 3 and tuck it; keep doing so until you tuck one without a crown.',
      repeatWhile(hasIcon('crown'), drawAnd('tuck', 3, 'it')),
    ),
  ]),
  card('Gunpowder', 'red', '- factory crown factory', 'factory', [
    demand(
      'Move one of your top cards with a castle to the demanding player’s score pile.',
      transfers(one, tops({ icon: 'castle' }), to('score')),
    ),
    shared(
      'If the demand took a card from anybody, draw a card of value 2 and score it.',
      when(atLeast(demanded, 1), drawAnd('score', 2)),
    ),
  ]),
  card('Invention', 'green', '- lightbulb lightbulb factory', 'lightbulb', [
    shared(
      'You may take one of your piles that is splayed left and splay it right instead. If you do, draw a card of value 4 and score it.',
      maySplay('any', 'right', 'left'),
      when(done('splayed'), drawAnd('score', 4)),
    ),
    shared(
      'If you have five colours on your board, each splayed in some direction, claim Wonder.',
      when(atLeast(coloursSplayed(), 5), claim('Wonder')),
    ),
  ]),
  card('Navigation', 'green', '- crown crown crown', 'crown', [
    demand(
      'Move a card of value 2 or 3 from your score pile to the demanding player’s score pile.',
      transfers(one, score({ minAge: 2, maxAge: 3 }), to('score')),
    ),
  ]),
  card('Anatomy', 'yellow', 'leaf leaf leaf -', 'leaf', [
    demand(
      'Return one card from your score pile. If you do, also return one of your top cards of the same value.',
      returns(one, score()),
      when(done(), returns(one, tops({ age: ageOf('it') }), 'top')),
    ),
  ]),
  card('Perspective', 'yellow', '- lightbulb lightbulb leaf', 'lightbulb', [
    shared(
      'You may return a card from your hand. If you do, score one card from your hand for every pair of lightbulbs on your board.',
      returns(maybeOne, hand()),
      when(done(), scores(exactly(per(2, icons('lightbulb'))), hand(), 'scored')),
    ),
  ]),
  card('Enterprise', 'purple', '- crown crown crown', 'crown', [
    demand(
      'Move one of your top cards with a crown, of any colour but purple, to the demanding player’s board. If you do, draw a card of value 4 and meld it.',
      transfers(one, tops({ icon: 'crown', notColours: ['purple'] }), to('board')),
      when(done(), drawAnd('meld', 4)),
    ),
    shared('You may splay your green pile right.', maySplay(['green'], 'right')),
  ]),
  card('Reformation', 'purple', 'leaf leaf - leaf', 'leaf', [
    shared(
      'You may tuck one card from your hand for every pair of leaves on your board; if you tuck any, tuck that many, or your whole hand if it is smaller.',
      tucks(noneOr(per(2, icons('leaf'))), hand()),
    ),
    shared('You may splay your yellow or your purple pile right.', maySplay(['yellow', 'purple'], 'right')),
  ]),
]);
