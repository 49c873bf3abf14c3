/** What programs read off the table: numbers and cards, found at the moment when they are needed. */
import { AGE, COLOUR, ICON_SET, idOf } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPLAYS } from '../cards/language.ts';
import type { Cards, Filter, Value } from '../cards/language.ts';
import type { InnovationRun } from '../act/why.ts';
import { iconsInPile } from '../table/icons.ts';
import { topOf } from '../table/selectors.ts';
import type { Player, ProgramEffect } from '../types.ts';
import { compileSeat, compileSeats, countColours, dogmaOf, registerOf, yours } from './roles.ts';
import type { Read, Scope } from './roles.ts';

export function compileValue(value: Value, scope: Scope): Read<number> {
  if (typeof value === 'number') return () => value;
  switch (value.kind) {
    case 'plus': {
      const base = compileValue(value.value, scope);
      const { more } = value;
      return (frame, run) => base(frame, run) + more;
    }
    case 'per': {
      const base = compileValue(value.value, scope);
      const { each } = value;
      const extra = value.up === true ? each - 1 : 0;
      return (frame, run) => Math.floor((base(frame, run) + extra) / each);
    }
    case 'countIn': {
      const register = scope(value.register);
      return (frame) => registerOf(frame, register).length;
    }
    case 'numberIn': {
      const register = scope(value.register);
      return (frame) => registerOf(frame, register)[0] ?? 0;
    }
    case 'ageOf': {
      const register = scope(value.register);
      return (frame) => AGE[registerOf(frame, register)[0] ?? 0] as number;
    }
    case 'agesIn': {
      const register = scope(value.register);
      return (frame) => differentAges(registerOf(frame, register));
    }
    case 'count': {
      const cards = compileCards(value.cards, scope);
      return (frame, run) => cards(frame, run).length;
    }
    case 'ages': {
      const cards = compileCards(value.cards, scope);
      return (frame, run) => differentAges(cards(frame, run));
    }
    case 'highest': {
      const cards = compileCards(value.cards, scope);
      return (frame, run) => highestAge(cards(frame, run));
    }
    case 'icons': {
      const icon = ICONS.indexOf(value.icon);
      const seat = compileSeat(value.of, scope);
      return (frame, run) => (run.state.players[seat(frame, run)] as Player).icons[icon] as number;
    }
    case 'fewestIcons': {
      const icon = ICONS.indexOf(value.icon);
      return (_, run) => Math.min(...run.state.players.map((player) => player.icons[icon] as number));
    }
    case 'coloursWith': {
      const icon = ICONS.indexOf(value.icon);
      return (frame, run) => countColours((colour) => iconsInPile(yours(frame, run), colour, icon) > 0);
    }
    case 'coloursSplayed': {
      const direction = value.direction === undefined ? 0 : SPLAYS.indexOf(value.direction);
      return (frame, run) => {
        const { splays } = yours(frame, run);
        return countColours((colour) => (direction === 0 ? splays[colour] !== 0 : splays[colour] === direction));
      };
    }
    case 'coloursAlone':
      return (frame, run) =>
        countColours((colour) =>
          run.state.players.every((player, seat) => (topOf(player, colour) !== 0) === (seat === frame.seat)),
        );
    case 'demanded':
      return (frame, run) => (frame.nested ? 0 : dogmaOf(run).demanded);
  }
}

/** Cards on the table, by id. */
export function compileCards({ zone, of, where }: Cards, scope: Scope): Read<readonly number[]> {
  const tests = compileFilter(where, scope);
  const { extreme } = where;
  const single = of === 'others' || of === 'everyone' ? undefined : compileSeat(of, scope);
  const seats = compileSeats(of, scope);
  const collect = (found: number[], player: Player, frame: ProgramEffect, run: InnovationRun): void => {
    if (zone === 'hand' || zone === 'score') addAll(found, player[zone], tests, frame, run);
    else
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const pile = player.piles[colour] as readonly number[];
        if (pile.length === 0) continue;
        if (zone === 'piles') addAll(found, pile, tests, frame, run);
        else addOne(found, pile[zone === 'tops' ? pile.length - 1 : 0] as number, tests, frame, run);
      }
  };
  return (frame, run) => {
    const { players } = run.state;
    const found: number[] = [];
    if (single !== undefined) collect(found, players[single(frame, run)] as Player, frame, run);
    else for (const seat of seats(frame, run)) collect(found, players[seat] as Player, frame, run);
    if (extreme !== undefined) keepExtreme(found, extreme === 'highest');
    return sortById(found);
  };
}

type CardTest = (card: number, frame: ProgramEffect, run: InnovationRun) => boolean;

function addAll(
  found: number[],
  cards: readonly number[],
  tests: readonly CardTest[],
  frame: ProgramEffect,
  run: InnovationRun,
): void {
  for (let i = 0; i < cards.length; i++) addOne(found, cards[i] as number, tests, frame, run);
}

function addOne(
  found: number[],
  card: number,
  tests: readonly CardTest[],
  frame: ProgramEffect,
  run: InnovationRun,
): void {
  for (let i = 0; i < tests.length; i++) if (!(tests[i] as CardTest)(card, frame, run)) return;
  found.push(card);
}

/** One test for each word of the filter; the extreme is taken of what is left. */
function compileFilter(where: Filter, scope: Scope): readonly CardTest[] {
  const tests: CardTest[] = [];
  const { icon, without, colours, notColours, colourOf, colourIn, age, minAge, maxAge, only, except, notIn } = where;
  const { colourOnBoardOf, colourNotOnBoardOf, aboveTopOf } = where;
  if (icon !== undefined) {
    const bit = 1 << ICONS.indexOf(icon);
    tests.push((card) => ((ICON_SET[card] as number) & bit) !== 0);
  }
  if (without !== undefined) {
    const bit = 1 << ICONS.indexOf(without);
    tests.push((card) => ((ICON_SET[card] as number) & bit) === 0);
  }
  if (colours !== undefined) {
    const numbers = colours.map((colour) => COLOURS.indexOf(colour));
    tests.push((card) => numbers.includes(COLOUR[card] as number));
  }
  if (notColours !== undefined) {
    const numbers = notColours.map((colour) => COLOURS.indexOf(colour));
    tests.push((card) => !numbers.includes(COLOUR[card] as number));
  }
  if (colourOf !== undefined) {
    const register = scope(colourOf);
    tests.push((card, frame) => COLOUR[card] === COLOUR[registerOf(frame, register)[0] ?? 0]);
  }
  if (colourIn !== undefined) {
    const register = scope(colourIn);
    tests.push((card, frame) => COLOUR[card] === registerOf(frame, register)[0]);
  }
  if (age !== undefined) {
    const value = compileValue(age, scope);
    tests.push((card, frame, run) => AGE[card] === value(frame, run));
  }
  if (minAge !== undefined) tests.push((card) => (AGE[card] as number) >= minAge);
  if (maxAge !== undefined) tests.push((card) => (AGE[card] as number) <= maxAge);
  if (only !== undefined) {
    const id = idOf(only);
    tests.push((card) => card === id);
  }
  if (except !== undefined) {
    const id = idOf(except);
    tests.push((card) => card !== id);
  }
  if (notIn !== undefined) {
    const register = scope(notIn);
    tests.push((card, frame) => !registerOf(frame, register).includes(card));
  }
  if (colourOnBoardOf !== undefined) {
    const seat = compileSeat(colourOnBoardOf, scope);
    tests.push((card, frame, run) => topThere(seat(frame, run), card, run) !== 0);
  }
  if (colourNotOnBoardOf !== undefined) {
    const seat = compileSeat(colourNotOnBoardOf, scope);
    tests.push((card, frame, run) => topThere(seat(frame, run), card, run) === 0);
  }
  if (aboveTopOf !== undefined) {
    const seat = compileSeat(aboveTopOf, scope);
    tests.push((card, frame, run) => (AGE[card] as number) > (AGE[topThere(seat(frame, run), card, run)] as number));
  }
  return tests;
}

/** The top card of the card's colour on a board. */
function topThere(seat: number, card: number, run: InnovationRun): number {
  return topOf(run.state.players[seat] as Player, COLOUR[card] as number);
}

function keepExtreme(cards: number[], highest: boolean): void {
  let age = highest ? 0 : 99;
  for (let i = 0; i < cards.length; i++) {
    const value = AGE[cards[i] as number] as number;
    if (highest ? value > age : value < age) age = value;
  }
  let kept = 0;
  for (let i = 0; i < cards.length; i++)
    if (AGE[cards[i] as number] === age) {
      cards[kept] = cards[i] as number;
      kept++;
    }
  // Setting the length would take the list's room away, which the next use needs again.
  while (cards.length > kept) cards.pop();
}

/** In place; the lists are short. */
function sortById(cards: number[]): number[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as number;
    let at = i;
    while (at > 0 && (cards[at - 1] as number) > card) {
      cards[at] = cards[at - 1] as number;
      at--;
    }
    cards[at] = card;
  }
  return cards;
}

function differentAges(cards: readonly number[]): number {
  let set = 0;
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << (AGE[cards[i] as number] as number);
    if ((set & bit) === 0) count++;
    set |= bit;
  }
  return count;
}

function highestAge(cards: readonly number[]): number {
  let highest = 0;
  for (let i = 0; i < cards.length; i++) {
    const age = AGE[cards[i] as number] as number;
    if (age > highest) highest = age;
  }
  return highest;
}
