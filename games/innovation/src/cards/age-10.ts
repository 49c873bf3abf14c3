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
      'You choose a top card with a leaf on the board of an opponent, and it comes into your score pile.',
      transfers(one, tops({ icon: 'leaf' }, 'others'), to('score', 'you')),
    ),
    shared(
      'If somebody shows fewer than three leaves, whoever alone shows the most of them wins the game.',
      when(not(atLeast(fewestIcons('leaf'), 3)), wins('mostLeaves')),
    ),
  ]),
  card('Software', 'blue', 'clock clock clock -', 'clock', [
    shared('You draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'You draw a card of value 10 and meld it, and then another one; you alone carry out the effects of the second that are no demand.',
      drawAnd('meld', 10),
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Miniaturization', 'red', '- lightbulb clock lightbulb', 'lightbulb', [
    shared(
      'If you like, you return one card from your hand. If its value was 10, you draw a card of value 10 for each different value in your score pile.',
      returns(maybeOne, hand()),
      when(atLeast(ageOf(), 10), times(ages(score()), draw(10))),
    ),
  ]),
  card('Robotics', 'red', '- factory clock factory', 'factory', [
    shared(
      'You score the top card of your green pile. Then you draw a card of value 10 and meld it, and you alone carry out its effects that are no demand.',
      scores(all, tops({ colours: ['green'] }), 'green'),
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Databases', 'green', '- clock clock clock', 'clock', [
    demand(
      'Half of your score pile, rounded up, goes back to the decks.',
      returns(exactly(halfUp(count(score()))), score()),
    ),
  ]),
  card('Self Service', 'green', '- crown crown crown', 'crown', [
    shared(
      'You choose another one of your top cards, and you alone carry out its effects that are no demand.',
      picks(one, tops({ except: 'Self Service' }), 'execute'),
      when(done(), execute()),
    ),
    shared('If you hold more achievements than each of the others, the game is yours.', wins('mostAchievements')),
  ]),
  card('Globalization', 'yellow', '- factory factory factory', 'factory', [
    demand('One of your top cards with a leaf goes back to its deck.', returns(one, tops({ icon: 'leaf' }))),
    shared(
      'You draw a card of value 6 and score it. Then, if nobody shows more leaves than factories, whoever alone has the most points wins the game.',
      drawAnd('score', 6),
      when({ kind: 'nobodyShowsMore', icon: 'leaf', than: 'factory' }, wins('mostPoints')),
    ),
  ]),
  card('Stem Cells', 'yellow', '- leaf leaf leaf', 'leaf', [
    shared('If you like, you score your whole hand.', when(someOf(hand()), mayDo('scoreHand', scores(all, hand())))),
  ]),
  card('A.I.', 'purple', 'lightbulb lightbulb clock -', 'lightbulb', [
    shared('You draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'If Robotics and Software are both top cards, on whatever boards, whoever alone has the fewest points wins the game.',
      when(
        both(someOf(tops({ only: 'Robotics' }, 'everyone')), someOf(tops({ only: 'Software' }, 'everyone'))),
        wins('fewestPoints'),
      ),
    ),
  ]),
  card('The Internet', 'purple', '- clock clock lightbulb', 'clock', [
    shared('If you like, your green pile is splayed up.', maySplay(['green'], 'up')),
    shared('You draw a card of value 10 and score it.', drawAnd('score', 10)),
    shared(
      'For every pair of clocks that your board shows, you draw a card of value 10 and meld it.',
      times(per(2, icons('clock')), drawAnd('meld', 10)),
    ),
  ]),
]);
