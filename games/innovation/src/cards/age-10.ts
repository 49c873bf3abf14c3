/** The cards of age 10, each next to its rule. */
import type { Card } from './language.ts';
import {
  ageOf,
  ages,
  all,
  atLeast,
  both,
  card,
  count,
  demand,
  done,
  draw,
  drawAnd,
  exactly,
  execute,
  fewestIcons,
  halfUp,
  hand,
  icons,
  mayDo,
  maySplay,
  maybeOne,
  not,
  ofAge,
  one,
  per,
  picks,
  returns,
  score,
  scores,
  shared,
  someOf,
  times,
  to,
  tops,
  transfers,
  when,
  wins,
} from './words.ts';

export const AGE_10: readonly Card[] = ofAge(10, 96, [
  card('Bioengineering', 'blue', 'lightbulb clock clock -', 'clock', [
    shared(
      'Move a top card with a leaf from an opponent’s board to your score pile.',
      transfers(one, tops({ icon: 'leaf' }, 'others'), to('score', 'you')),
    ),
    shared(
      'If anybody’s board shows fewer than three leaves, the one player with the most leaves wins; nobody does on a tie.',
      when(not(atLeast(fewestIcons('leaf'), 3)), wins('mostLeaves')),
    ),
  ]),
  card('Software', 'blue', 'clock clock clock -', 'clock', [
    shared('Draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'Draw a card of value 10 and meld it, then draw and meld another. Carry out the second card’s non-demand effects by yourself.',
      drawAnd('meld', 10),
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Miniaturization', 'red', '- lightbulb clock lightbulb', 'lightbulb', [
    shared(
      'You may return one card from your hand. If its value is 10, draw a card of value 10 for each different value in your score pile.',
      returns(maybeOne, hand()),
      when(atLeast(ageOf(), 10), times(ages(score()), draw(10))),
    ),
  ]),
  card('Robotics', 'red', '- factory clock factory', 'factory', [
    shared(
      'Score your top green card. Then draw a card of value 10 and meld it, and carry out its non-demand effects by yourself.',
      scores(all, tops({ colours: ['green'] }), 'green'),
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Databases', 'green', '- clock clock clock', 'clock', [
    demand('Return half the cards in your score pile, rounded up.', returns(exactly(halfUp(count(score()))), score())),
  ]),
  card('Self Service', 'green', '- crown crown crown', 'crown', [
    shared(
      'Choose another of your top cards and carry out its non-demand effects by yourself.',
      picks(one, tops({ except: 'Self Service' }), 'execute'),
      when(done(), execute()),
    ),
    shared('If you have more achievements than each of the others, you win.', wins('mostAchievements')),
  ]),
  card('Globalization', 'yellow', '- factory factory factory', 'factory', [
    demand('Return one of your top cards with a leaf.', returns(one, tops({ icon: 'leaf' }))),
    shared(
      'Draw a card of value 6 and score it. Then, if nobody’s board shows more leaves than factories, the one player with the most points wins; nobody does on a tie.',
      drawAnd('score', 6),
      when({ kind: 'nobodyShowsMore', icon: 'leaf', than: 'factory' }, wins('mostPoints')),
    ),
  ]),
  card('Stem Cells', 'yellow', '- leaf leaf leaf', 'leaf', [
    shared('You may score your whole hand.', when(someOf(hand()), mayDo('scoreHand', scores(all, hand())))),
  ]),
  card('A.I.', 'purple', 'lightbulb lightbulb clock -', 'lightbulb', [
    shared('Draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'If Robotics and Software are both top cards on any boards, the one player with the fewest points wins; nobody does on a tie.',
      when(
        both(someOf(tops({ only: 'Robotics' }, 'everyone')), someOf(tops({ only: 'Software' }, 'everyone'))),
        wins('fewestPoints'),
      ),
    ),
  ]),
  card('The Internet', 'purple', '- clock clock lightbulb', 'clock', [
    shared('You may splay your green pile up.', maySplay(['green'], 'up')),
    shared('Draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'For every pair of clocks on your board, draw a card of value 10 and meld it.',
      times(per(2, icons('clock')), drawAnd('meld', 10)),
    ),
  ]),
]);
