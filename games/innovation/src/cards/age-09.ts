/** The cards of age 9, each next to its rule. */
import type { Card } from './language.ts';
import {
  all,
  anyNumber,
  atLeast,
  card,
  count,
  countIn,
  demand,
  done,
  draw,
  drawAnd,
  drawMore,
  eachOther,
  exactly,
  execute,
  hand,
  handle,
  hasColour,
  highest,
  maySplay,
  maybeOne,
  melds,
  ofAge,
  one,
  pile,
  plus,
  returns,
  reveals,
  score,
  scores,
  shared,
  times,
  to,
  tops,
  transfers,
  tucks,
  when,
  wins,
} from './words.ts';

export const AGE_09: readonly Card[] = ofAge(9, 86, [
  card('Computers', 'blue', 'clock - clock factory', 'clock', [
    shared('If you like, your red or your green pile is splayed up.', maySplay(['red', 'green'], 'up')),
    shared(
      'You draw a card of value 10 and meld it; then you alone carry out its effects that are no demand.',
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Genetics', 'blue', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You draw a card of value 10 and meld it; then you score every card that lies beneath it.',
      drawAnd('meld', 10, 'it'),
      scores(all, pile({ colourOf: 'it', notIn: 'it' }), 'beneath'),
    ),
  ]),
  card('Composites', 'red', 'factory factory - factory', 'factory', [
    demand(
      'You keep one card of your hand and hand over the others to the demanding player, and one card of the highest value from your score pile to that player’s score pile.',
      transfers(exactly(plus(count(hand()), -1)), hand(), to('hand')),
      transfers(one, score(highest), to('score'), 'best'),
    ),
  ]),
  card(
    'Fission',
    'red',
    '- clock clock clock',
    'clock',
    [
      demand(
        'You draw a card of value 10 and show it. If it is red, all hands, boards and score piles leave the game, and the action is over.',
        drawAnd('reveal', 10, 'it'),
        when(hasColour(['red']), { kind: 'removeAll' }),
      ),
      shared(
        'You choose a top card on any board, but not Fission, and it goes back to its deck. Then you draw a card of value 10.',
        returns(one, tops({ except: 'Fission' }, 'everyone')),
        draw(10),
      ),
    ],
    [
      demand(
        'You draw a card of value 10 and show it. If it is red, all hands, boards and score piles leave the game, and the action is over.',
        drawAnd('reveal', 10, 'it'),
        when(hasColour(['red']), { kind: 'removeAll' }),
      ),
      shared(
        'You choose a top card on any board, but not Fission, and it goes back to its deck.',
        returns(one, tops({ except: 'Fission' }, 'everyone')),
      ),
    ],
  ),
  card('Collaboration', 'green', '- crown clock crown', 'crown', [
    demand(
      'You draw two cards of value 9 and show them. The demanding player takes one of them to the own board; you meld the other.',
      times(2, drawMore('reveal', 9, 'drawn')),
      { kind: 'chooseOf', of: 'drawn', into: 'it', rest: 'other', purpose: 'transfer', to: to('board'), by: 'me' },
      handle('transfer', 'it', to('board')),
      handle('meld', 'other'),
    ),
    shared(
      'If your green pile holds at least ten cards, the game is yours.',
      when(atLeast(count(pile({ colours: ['green'] })), 10), wins('you')),
    ),
  ]),
  card('Satellites', 'green', '- clock clock clock', 'clock', [
    shared(
      'Your whole hand goes back to the decks; then you draw three cards of value 8.',
      returns(all, hand()),
      times(3, draw(8)),
    ),
    shared('If you like, your purple pile is splayed up.', maySplay(['purple'], 'up')),
    shared(
      'You meld one card from your hand; then you alone carry out its effects that are no demand.',
      melds(one, hand()),
      when(done(), execute()),
    ),
  ]),
  card('Ecology', 'yellow', 'leaf lightbulb lightbulb -', 'lightbulb', [
    shared(
      'If you like, you return one card from your hand. If you did, you score one card from your hand and draw two cards of value 10.',
      returns(maybeOne, hand()),
      when(done(), scores(one, hand(), 'scored'), times(2, draw(10))),
    ),
  ]),
  card('Suburbia', 'yellow', '- crown leaf leaf', 'leaf', [
    shared(
      'If you like, you tuck as many cards from your hand as you want. For each of them you draw a card of value 1 and score it.',
      tucks(anyNumber, hand()),
      times(countIn(), drawAnd('score', 1)),
    ),
  ]),
  card('Services', 'purple', '- leaf leaf leaf', 'leaf', [
    demand(
      'You hand over all cards of the highest value in your score pile to the hand of the demanding player. If there was one, you take a top card without a leaf from that player’s board into your hand.',
      transfers(all, score(highest), to('hand')),
      when(done(), transfers(one, tops({ without: 'leaf' }, 'me'), to('hand', 'you'), 'taken')),
    ),
  ]),
  card('Specialization', 'purple', '- factory leaf factory', 'factory', [
    shared(
      'You show one card of your hand. The top card of its colour on the board of each opponent comes into your hand.',
      reveals(one, hand()),
      when(done(), eachOther(transfers(all, tops({ colourOf: 'it' }, 'they'), to('hand', 'you'), 'taken'))),
    ),
    shared('If you like, your yellow or your blue pile is splayed up.', maySplay(['yellow', 'blue'], 'up')),
  ]),
]);
