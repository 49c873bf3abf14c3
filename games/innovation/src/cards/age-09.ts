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
    shared('You may splay your red or your green pile up.', maySplay(['red', 'green'], 'up')),
    shared(
      'Draw a card of value 10 and meld it, then carry out its non-demand effects by yourself.',
      drawAnd('meld', 10, 'it'),
      execute(),
    ),
  ]),
  card('Genetics', 'blue', 'lightbulb lightbulb lightbulb -', 'lightbulb', [
    shared(
      'Draw a card of value 10 and meld it, then score all the cards beneath it.',
      drawAnd('meld', 10, 'it'),
      scores(all, pile({ colourOf: 'it', notIn: 'it' }), 'beneath'),
    ),
  ]),
  card('Composites', 'red', 'factory factory - factory', 'factory', [
    demand(
      'Keep one card in your hand and give the demanding player the others. Then move one of the highest cards in your score pile to that player’s score pile.',
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
        'Draw a card of value 10 and reveal it. If it is red, all hands, boards and score piles are removed from the game, and the action ends.',
        drawAnd('reveal', 10, 'it'),
        when(hasColour(['red']), { kind: 'removeAll' }),
      ),
      shared(
        'Return a top card other than Fission from any board. Then draw a card of value 10.',
        returns(one, tops({ except: 'Fission' }, 'everyone')),
        draw(10),
      ),
    ],
    [
      demand(
        'Draw a card of value 10 and reveal it. If it is red, all hands, boards and score piles are removed from the game, and the action ends.',
        drawAnd('reveal', 10, 'it'),
        when(hasColour(['red']), { kind: 'removeAll' }),
      ),
      shared(
        'Return a top card other than Fission from any board.',
        returns(one, tops({ except: 'Fission' }, 'everyone')),
      ),
    ],
  ),
  card('Collaboration', 'green', '- crown clock crown', 'crown', [
    demand(
      'Draw two cards of value 9 and reveal them. The demanding player takes one of them onto their own board; you meld the other.',
      times(2, drawMore('reveal', 9, 'drawn')),
      { kind: 'chooseOf', of: 'drawn', into: 'it', rest: 'other', purpose: 'transfer', to: to('board'), by: 'me' },
      handle('transfer', 'it', to('board')),
      handle('meld', 'other'),
    ),
    shared(
      'If your green pile holds ten or more cards, you win.',
      when(atLeast(count(pile({ colours: ['green'] })), 10), wins('you')),
    ),
  ]),
  card('Satellites', 'green', '- clock clock clock', 'clock', [
    shared('Return your whole hand, then draw three cards of value 8.', returns(all, hand()), times(3, draw(8))),
    shared('You may splay your purple pile up.', maySplay(['purple'], 'up')),
    shared(
      'Meld one card from your hand, then carry out its non-demand effects by yourself.',
      melds(one, hand()),
      when(done(), execute()),
    ),
  ]),
  card('Ecology', 'yellow', 'leaf lightbulb lightbulb -', 'lightbulb', [
    shared(
      'You may return one card from your hand. If you do, score one card from your hand and draw two cards of value 10.',
      returns(maybeOne, hand()),
      when(done(), scores(one, hand(), 'scored'), times(2, draw(10))),
    ),
  ]),
  card('Suburbia', 'yellow', '- crown leaf leaf', 'leaf', [
    shared(
      'You may tuck as many cards from your hand as you like. For each card tucked, draw a card of value 1 and score it.',
      tucks(anyNumber, hand()),
      times(countIn(), drawAnd('score', 1)),
    ),
  ]),
  card('Services', 'purple', '- leaf leaf leaf', 'leaf', [
    demand(
      'Move all the highest cards in your score pile to the demanding player’s hand. If you move any, take a top card without a leaf from that player’s board into your hand.',
      transfers(all, score(highest), to('hand')),
      when(done(), transfers(one, tops({ without: 'leaf' }, 'me'), to('hand', 'you'), 'taken')),
    ),
  ]),
  card('Specialization', 'purple', '- factory leaf factory', 'factory', [
    shared(
      'Reveal one card from your hand. Take the top card of its colour from each opponent’s board into your hand.',
      reveals(one, hand()),
      when(done(), eachOther(transfers(all, tops({ colourOf: 'it' }, 'they'), to('hand', 'you'), 'taken'))),
    ),
    shared('You may splay your yellow or your blue pile up.', maySplay(['yellow', 'blue'], 'up')),
  ]),
]);
