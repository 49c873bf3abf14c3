import { allSeats, seat, SPECTATOR } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../apply/knowledge.ts';
import { AGE, CARD_COUNT, NAME } from '../cards/catalogue.ts';
import { innovation } from '../game.ts';
import { at, someGames, tableOf, TWO } from '../testing/words-of-play.ts';
import { draw } from './draw.ts';

const state = at({
  turn: 12,
  active: 'ben',
  actionsLeft: 1,
  players: {
    ann: {
      board: {
        blue: { cards: ['Pottery', 'Writing', 'Tools'], splay: 'left' },
        red: { cards: ['Oars', 'Archery', 'Metalworking', 'Construction', 'Road Building', 'Engineering', 'Optics'] },
      },
      hand: ['Paper', 'Sailing'],
      score: ['Coal'],
      achievements: [1, 'World'],
    },
    ben: { board: { green: { cards: ['Clothing'] } }, hand: ['Canning'], score: ['Feudalism', 'The Wheel'] },
  },
  turnCounts: { ben: { scored: 2 } },
});

describe('a table', () => {
  test('as one of the players sees it', () => {
    expect(`\n${draw(innovation.view(state, seat(0)), TWO)}\n`).toBe(`
Turn 12: ben, 1 action left
decks     1: 5  2: 7  3: 5  4: 9  5: 8  6: 8  7: 9  8: 9  9: 9  10: 10
to claim  2  3  4  5  6  7  8  9  Empire  Monument  Wonder  Universe

  ann  ♜1 ♛4 ♣1 ☼2 ⚙0 ◷0 | 5 points | achievements 2 of 6: 1, World
    blue left     Tools 1 ·☼☼♜  over Writing 1 ♛, Pottery 1 ♣
    red           Optics 3 ♛♛♛·  over Engineering 3, Road Building 2, Construction 2,
                  Metalworking 1, Archery 1, Oars 1
    hand 2        Sailing 1, Paper 3
    score 1       Coal 5

> ben  ♜0 ♛1 ♣2 ☼0 ⚙0 ◷0 | 4 points | achievements 0 of 6 | this turn tucked 0, scored 2
    green         Clothing 1 ·♛♣♣
    hand 1        unseen 6
    score 2       unseen 1 3

♜ castle  ♛ crown  ♣ leaf  ☼ lightbulb  ⚙ factory  ◷ clock
`);
  });
});

test('no line of random play is wider than the terminal, and nobody reads what they do not know', () => {
  let looked = 0;
  for (const { state: played, table } of someGames()) {
    if (looked++ % 7 !== 0) continue;
    for (const viewer of [SPECTATOR, ...allSeats(table.names.length)]) {
      const drawing = innovation.draw?.(innovation.view(played, viewer), table) ?? '';
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(98);
      for (let card = 1; card <= CARD_COUNT; card++)
        if (((played.known[card] as number) & bitOf(viewer)) === 0)
          expect(drawing).not.toContain(` ${NAME[card] as string} ${AGE[card] as number}`);
    }
  }
});

test('while somebody is asked, the drawing says what is executed', () => {
  const begun = at({ players: { ann: { board: { blue: { cards: ['Pottery'] } }, hand: ['Oars', 'Tools'] } } });
  const made = innovation.kernel.dispatch(begun, { kind: 'dogma', seat: seat(0), card: 1 });
  if (!made.ok) throw new Error(made.error.message);
  const view = innovation.view(made.value.state, seat(1));
  expect(draw(view, TWO).split('\n')[0]).toBe('Turn 3: ann, 1 action left; ann executes effect 1 of Pottery');
});

test('before the first turn and after the last', () => {
  const begun = innovation.setup({ seed: 1, seats: tableOf(3).names });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  expect(draw(innovation.view(begun.value, SPECTATOR), tableOf(3))).toMatch(
    /^Everybody chooses a first card to meld\n/,
  );
  const over = at({ ended: { winners: ['ben'], reason: 'score' }, turn: 40 });
  expect(draw(innovation.view(over, SPECTATOR), TWO)).toMatch(/^Game over after turn 40: ben\n/);
});
