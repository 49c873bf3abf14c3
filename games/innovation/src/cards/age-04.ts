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
    shared('You draw a card of value 5 and meld it.', drawAnd('meld', 5)),
  ]),
  card('Printing Press', 'blue', '- lightbulb lightbulb crown', 'lightbulb', [
    shared(
      'If you like, a card of your score pile goes back to its deck; then you draw a card whose value is two above your purple top card.',
      returns(maybeOne, score()),
      when(done(), draw(plus(highestOf(tops({ colours: ['purple'] })), 2))),
    ),
    shared('If you like, your blue pile is splayed right.', maySplay(['blue'], 'right')),
  ]),
  card('Colonialism', 'red', '- factory lightbulb factory', 'factory', [
    shared(
      'You draw a card of value 3 and tuck it, and so on until one without a crown is tucked.',
      repeatWhile(hasIcon('crown'), drawAnd('tuck', 3, 'it')),
    ),
  ]),
  card('Gunpowder', 'red', '- factory crown factory', 'factory', [
    demand(
      'You hand over a top card that shows a castle, to the score pile of the demanding player.',
      transfers(one, tops({ icon: 'castle' }), to('score')),
    ),
    shared(
      'Where the demand has taken a card from anybody, you draw a card of value 2 and score it.',
      when(atLeast(demanded, 1), drawAnd('score', 2)),
    ),
  ]),
  card('Invention', 'green', '- lightbulb lightbulb factory', 'lightbulb', [
    shared(
      'If you like, a pile of yours that lies splayed left is splayed right instead; for that you draw a card of value 4 and score it.',
      maySplay('any', 'right', 'left'),
      when(done('splayed'), drawAnd('score', 4)),
    ),
    shared(
      'With five colours on your board, each splayed in some direction, you claim Wonder.',
      when(atLeast(coloursSplayed(), 5), claim('Wonder')),
    ),
  ]),
  card('Navigation', 'green', '- crown crown crown', 'crown', [
    demand(
      'You hand over a card of value 2 or 3, from your score pile to that of the demanding player.',
      transfers(one, score({ minAge: 2, maxAge: 3 }), to('score')),
    ),
  ]),
  card('Anatomy', 'yellow', 'leaf leaf leaf -', 'leaf', [
    demand(
      'One card of your score pile goes back to its deck, and with it one of your top cards that has the same value.',
      returns(one, score()),
      when(done(), returns(one, tops({ age: ageOf('it') }), 'top')),
    ),
  ]),
  card('Perspective', 'yellow', '- lightbulb lightbulb leaf', 'lightbulb', [
    shared(
      'If you like, a card of your hand goes back to its deck; then you score as many cards of your hand as you show full pairs of lightbulbs.',
      returns(maybeOne, hand()),
      when(done(), scores(exactly(per(2, icons('lightbulb'))), hand(), 'scored')),
    ),
  ]),
  card('Enterprise', 'purple', '- crown crown crown', 'crown', [
    demand(
      'You hand over a top card with a crown, of any colour but purple, to the board of the demanding player; for that you draw a card of value 4 and meld it.',
      transfers(one, tops({ icon: 'crown', notColours: ['purple'] }), to('board')),
      when(done(), drawAnd('meld', 4)),
    ),
    shared('If you like, your green pile is splayed right.', maySplay(['green'], 'right')),
  ]),
  card('Reformation', 'purple', 'leaf leaf - leaf', 'leaf', [
    shared(
      'If you like, you tuck as many cards of your hand as you show full pairs of leaves, and no fewer unless your hand is smaller.',
      tucks(noneOr(per(2, icons('leaf'))), hand()),
    ),
    shared('If you like, your yellow or your purple pile is splayed right.', maySplay(['yellow', 'purple'], 'right')),
  ]),
]);
