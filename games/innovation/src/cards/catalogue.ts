/** All 105 cards, and what the rules look up about them as tables by id. */
import { AGE_01 } from './age-01.ts';
import { AGE_02 } from './age-02.ts';
import { AGE_03 } from './age-03.ts';
import { AGE_04 } from './age-04.ts';
import { AGE_05 } from './age-05.ts';
import { AGE_06 } from './age-06.ts';
import { AGE_07 } from './age-07.ts';
import { AGE_08 } from './age-08.ts';
import { AGE_09 } from './age-09.ts';
import { AGE_10 } from './age-10.ts';
import { COLOURS, ICONS, SPLAYS } from './language.ts';
import type { Card, Colour, CardEffect, Splay } from './language.ts';
import type { Edition } from '../types.ts';

/** All cards, in the order of their ids. */
export const ALL_CARDS: readonly Card[] = [
  AGE_01,
  AGE_02,
  AGE_03,
  AGE_04,
  AGE_05,
  AGE_06,
  AGE_07,
  AGE_08,
  AGE_09,
  AGE_10,
].flat();

/** The cards by id, which begins with 1: `CARDS[1]` is Pottery. */
export const CARDS: Readonly<Record<number, Card>> = Object.fromEntries(ALL_CARDS.map((card) => [card.id, card]));

export const CARD_COUNT = ALL_CARDS.length;
export const LAST_AGE = 10;

/** A card that is there; whoever has an id from outside asks `CARDS`. */
export function cardOf(id: number): Card {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export function ageOf(id: number): number {
  return cardOf(id).age;
}

export function colourOf(id: number): Colour {
  return cardOf(id).colour;
}

/** A table by id; place 0 belongs to no card. */
function byId<V>(none: V, of: (card: Card) => V): readonly V[] {
  return [none, ...ALL_CARDS.map(of)];
}

export const NAME: readonly string[] = byId('', (card) => card.name);
export const AGE: readonly number[] = byId(0, (card) => card.age);
/** The colour's number in `COLOURS`. */
export const COLOUR: readonly number[] = byId(-1, (card) => COLOURS.indexOf(card.colour));
export const DOGMA_ICON: readonly number[] = byId(-1, (card) => ICONS.indexOf(card.dogmaIcon));
/** The icons of a card as a set: bit i for `ICONS[i]`. */
export const ICON_SET: readonly number[] = byId(0, (card) =>
  card.icons.reduce((set, icon) => (icon === null ? set : set | (1 << ICONS.indexOf(icon))), 0),
);

/** The slots of a covered card that its pile's splay shows. */
const SHOWN: Readonly<Record<Splay, readonly number[]>> = { none: [], left: [3], right: [0, 1], up: [1, 2, 3] };
const slots = (card: Card, shown: readonly number[]): readonly number[] =>
  shown.flatMap((slot) => {
    const icon = card.icons[slot];
    return icon === null || icon === undefined ? [] : [ICONS.indexOf(icon)];
  });

/** All icons of a card, as numbers. */
export const ICONS_ON_TOP: readonly (readonly number[])[] = byId<readonly number[]>([], (card) =>
  slots(card, [0, 1, 2, 3]),
);
/** By splay, then by card: the icons of a covered card that are seen. */
export const ICONS_COVERED: readonly (readonly (readonly number[])[])[] = SPLAYS.map((splay) =>
  byId<readonly number[]>([], (card) => slots(card, SHOWN[splay])),
);

const ID_BY_NAME: ReadonlyMap<string, number> = new Map(ALL_CARDS.map((card) => [card.name, card.id]));

export function cardNamed(name: string): number | undefined {
  return ID_BY_NAME.get(name);
}

/** For programs, which name cards: a name that is wrong is a mistake of the program. */
export function idOf(name: string): number {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

/** The rule of a card, effect by effect. */
export function effectsOf(card: Card, edition: Edition): readonly CardEffect[] {
  return edition === 1 ? (card.firstEdition ?? card.effects) : card.effects;
}

/** The ids of an age, in order. */
export function cardsOfAge(age: number): readonly number[] {
  return IDS_BY_AGE[age] ?? [];
}

const IDS_BY_AGE: readonly (readonly number[])[] = Array.from({ length: LAST_AGE + 1 }, (_, age) =>
  ALL_CARDS.filter((card) => card.age === age).map((card) => card.id),
);
