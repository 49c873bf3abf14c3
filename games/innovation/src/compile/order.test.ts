// Whether an order decides an achievement, held against all orders tried one by one.
import { createChooser, shuffled } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { expect, test } from 'vitest';
import { ALL_CARDS, COLOUR } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS } from '../cards/language.ts';
import { countIcons } from '../table/icons.ts';
import { topCards } from '../table/selectors.ts';
import { fulfilsAt } from '../table/thresholds.ts';
import { at } from '../testing/words-of-play.ts';
import type { Player } from '../types.ts';
import { decidesAchievements } from './order.ts';
import type { BoardChange } from './order.ts';

const EMPTY = at({ players: { ann: {}, ben: {} } });
const CLOCK = ICONS.indexOf('clock');

/** A board of late cards with piles of one to four, near the conditions. */
function randomBoard(chooser: Chooser): Player {
  const late = shuffled(
    chooser,
    ALL_CARDS.filter(({ age }) => age >= 5).map(({ id }) => id),
  );
  const piles = COLOURS.map((_, colour) => late.filter((id) => COLOUR[id] === colour).slice(0, 1 + chooser.below(4)));
  const splays = piles.map((pile) => (pile.length < 2 ? 0 : chooser.below(4)));
  return { ...(EMPTY.players[0] as Player), piles, splays, icons: countIcons({ piles, splays }) };
}

/** Every way onto a board or off it, the tuck too. */
type Way = BoardChange | 'bottom';

function moved(player: Player, card: number, change: Way): Player {
  const colour = COLOUR[card] as number;
  const piles = player.piles.map((pile, index) =>
    index !== colour
      ? pile
      : change === 'out'
        ? pile.filter((one) => one !== card)
        : change === 'top'
          ? [...pile, card]
          : [card, ...pile],
  );
  const splays = player.splays.map((splay, index) => ((piles[index]?.length ?? 0) < 2 ? 0 : splay));
  return { ...player, piles, splays, icons: countIcons({ piles, splays }) };
}

/** All lists of some of the cards, so many of them. */
function orders(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card) =>
    orders(
      cards.filter((one) => one !== card),
      size - 1,
    ).map((rest) => [card, ...rest]),
  );
}

/** Different claims by orders of the same cards, found by trying them. */
function differs(player: Player, cards: readonly number[], change: Way, least: number, most: number): boolean {
  for (let size = least; size <= most; size++) {
    const claims = new Map<string, string>();
    for (const order of orders(cards, size)) {
      const claimed = new Set<number>();
      let board = player;
      for (const card of order) {
        board = moved(board, card, change);
        SPECIALS.forEach((_, special) => {
          if (fulfilsAt(board, special)) claimed.add(special);
        });
      }
      const set = order.toSorted((a, b) => a - b).join();
      const claim = [...claimed].toSorted((a, b) => a - b).join();
      if ((claims.get(set) ?? claim) !== claim) return true;
      claims.set(set, claim);
    }
  }
  return false;
}

test.each(['out', 'top'] as const)('cards that go %s: as when every order is tried', (change) => {
  const chooser = createChooser(5, change);
  let found = 0;
  for (let i = 0; i < 500; i++) {
    const board = randomBoard(chooser);
    const onBoard = new Set(board.piles.flat());
    const from = change === 'out' ? topCards(board) : comers(onBoard, chooser);
    const cards = shuffled(chooser, from).slice(0, 2 + chooser.below(3));
    // A position that fulfils a condition before anything moves comes about only in writing.
    if (SPECIALS.some((_, special) => fulfilsAt(board, special))) continue;
    if ((board.icons[CLOCK] as number) < 6 && i % 4 > 0) continue;
    const least = chooser.below(2) === 0 ? cards.length : 0;
    const expected = differs(board, cards, change, least, cards.length);
    const state = { ...EMPTY, players: [board, EMPTY.players[1] as Player] };
    expect(decidesAchievements(state, board, cards, change, least, cards.length)).toBe(expected);
    if (expected) found++;
  }
  expect(found).toBeGreaterThan(2);
});

test('no order of tucked cards decides anything', () => {
  const chooser = createChooser(8);
  for (let i = 0; i < 120; i++) {
    const whole = randomBoard(chooser);
    const piles = whole.piles.map((pile) => (chooser.below(3) === 0 ? [] : pile));
    const splays = whole.splays.map((splay, colour) => (piles[colour]?.length === 0 ? 0 : splay));
    const board = { ...whole, piles, splays, icons: countIcons({ piles, splays }) };
    const cards = comers(new Set(piles.flat()), chooser).slice(0, 4);
    expect(differs(board, cards, 'bottom', 0, cards.length)).toBe(false);
  }
});

/** One card of each colour that is not there yet. */
function comers(onBoard: ReadonlySet<number>, chooser: Chooser): readonly number[] {
  const others = shuffled(
    chooser,
    ALL_CARDS.map(({ id }) => id).filter((id) => !onBoard.has(id)),
  );
  return COLOURS.map((_, colour) => others.find((id) => COLOUR[id] === colour) ?? 0);
}

test('a whole pile that goes card by card decides too, and cards under a top card never do', () => {
  const chooser = createChooser(6);
  let found = 0;
  for (let i = 0; i < 120; i++) {
    const board = randomBoard(chooser);
    if (SPECIALS.some((_, special) => fulfilsAt(board, special))) continue;
    const state = { ...EMPTY, players: [board, EMPTY.players[1] as Player] };
    for (const pile of board.piles) {
      const expected = differs(board, pile, 'out', pile.length, pile.length);
      expect(decidesAchievements(state, board, pile, 'out', pile.length, pile.length)).toBe(expected);
      if (expected) found++;
      const covered = pile.slice(0, -1);
      expect(decidesAchievements(state, board, covered, 'out', covered.length, covered.length)).toBe(false);
      expect(differs(board, covered, 'out', covered.length, covered.length)).toBe(false);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('a taken card no longer decides anything', () => {
  const chooser = createChooser(7);
  const taken = { ...EMPTY, achievements: EMPTY.achievements.map((holder, place) => (place < 9 ? holder : 1)) };
  for (let i = 0; i < 500; i++) {
    const board = randomBoard(chooser);
    expect(decidesAchievements(taken, board, topCards(board), 'out', 5, 5)).toBe(false);
  }
});
