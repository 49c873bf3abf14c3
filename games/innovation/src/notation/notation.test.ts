import { seat, SPECTATOR } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { idOf, NAME } from '../cards/catalogue.ts';
import { SPECIALS } from '../cards/language.ts';
import { innovation } from '../game.ts';
import { at, someGames, TWO } from '../testing/words-of-play.ts';

const { notation } = innovation;
const ANN = seat(0);

describe('inputs', () => {
  test.each<[Json, object]>([
    [{ kind: 'draw' }, { kind: 'draw', seat: ANN }],
    [
      { kind: 'meld', card: 'The Wheel' },
      { kind: 'meld', seat: ANN, card: idOf('The Wheel') },
    ],
    [
      { kind: 'dogma', card: 'A.I.' },
      { kind: 'dogma', seat: ANN, card: idOf('A.I.') },
    ],
    [
      { kind: 'achieve', age: 3 },
      { kind: 'achieve', seat: ANN, age: 3 },
    ],
    [
      { kind: 'answer', choice: 'selectCards1', value: ['Oars'] },
      { kind: 'answer', seat: ANN, choice: 'selectCards1', value: [idOf('Oars')] },
    ],
    [
      { kind: 'answer', choice: 'selectPile2', value: ['red', 'blue'] },
      { kind: 'answer', seat: ANN, choice: 'selectPile2', value: [1, 0] },
    ],
    [
      { kind: 'answer', choice: 'selectPlayer3', value: 'ben' },
      { kind: 'answer', seat: ANN, choice: 'selectPlayer3', value: 1 },
    ],
    [
      { kind: 'answer', choice: 'selectCards4', value: [{ seat: 'ben', age: 5 }] },
      { kind: 'answer', seat: ANN, choice: 'selectCards4', value: [{ seat: 1, age: 5 }] },
    ],
    [
      { kind: 'answer', choice: 'yesNo5', value: true },
      { kind: 'answer', seat: ANN, choice: 'yesNo5', value: true },
    ],
  ])('%j is read and written', (document, input) => {
    const parsed = notation.input.parse(document, ANN, TWO);
    expect(parsed).toEqual({ ok: true, value: input });
    if (parsed.ok) expect(notation.input.format(parsed.value, TWO)).toEqual(document);
  });

  test.each<[string, Json]>([
    ['selectCards1', []],
    ['order2', []],
    ['yesNo3', false],
    ['selectPile4', null],
    ['number5', null],
  ])('null declines %s as %j', (choice, value) => {
    for (const document of [
      { kind: 'answer', choice, value: null },
      { kind: 'answer', choice },
    ])
      expect(notation.input.parse(document, ANN, TWO)).toMatchObject({ ok: true, value: { choice, value } });
  });

  test.each<[Json, string, string]>([
    [7, '', 'wrongShape'],
    [{ kind: 'fold' }, 'kind', 'unknownKind'],
    [{ kind: 'meld' }, 'card', 'unknownCard'],
    [{ kind: 'meld', card: 6 }, 'card', 'unknownCard'],
    [{ kind: 'draw', card: 'Oars' }, 'card', 'unknownField'],
    [{ kind: 'achieve', age: 'Empire' }, 'age', 'wrongShape'],
    [{ kind: 'answer', value: [] }, 'choice', 'wrongShape'],
    [{ kind: 'answer', choice: 'selectCards1', value: ['Oar'] }, 'value[0]', 'unknownCard'],
    [{ kind: 'answer', choice: 'selectPile1', value: 'pink' }, 'value', 'unknownColour'],
    [{ kind: 'answer', choice: 'selectPlayer1', value: 'zoe' }, 'value', 'unknownSeat'],
    [{ kind: 'answer', choice: 'selectCards1', value: [{ seat: 'ben', age: 11 }] }, 'value[0].age', 'wrongShape'],
    [{ kind: 'draw', seat: 0 }, 'seat', 'unknownField'],
  ])('%j has an issue at %s', (document, path, code) => {
    const parsed = notation.input.parse(document, ANN, TWO);
    expect(parsed.ok ? [] : parsed.error).toMatchObject([{ path, code }]);
  });

  test('need a seat', () => {
    expect(notation.input.parse({ kind: 'draw' }, null, TWO)).toMatchObject({ error: [{ path: 'seat' }] });
  });
});

describe('answers', () => {
  const choice = (kind: Choice['kind'], max = 1): Choice => ({
    id: `${kind}1`,
    seat: ANN,
    kind,
    min: 0,
    max,
    source: 'Tools',
    candidates: [],
  });

  test.each<[Choice, Json, Json]>([
    [choice('selectCards'), null, []],
    [choice('selectCards'), ['Oars', 'Tools'], [idOf('Oars'), idOf('Tools')]],
    // The rules say what is wrong with a bare value.
    [choice('selectCards'), 'Oars', idOf('Oars')],
    [choice('order'), ['Oars'], [idOf('Oars')]],
    [choice('selectPile'), 'green', 2],
    [choice('selectPile'), null, null],
    [choice('selectPile', 2), ['red', 'purple'], [1, 4]],
    [choice('selectPlayer'), 'ann', 0],
    [choice('selectOption'), 'score', 'score'],
    [choice('number'), 7, 7],
    [choice('yesNo'), null, false],
  ])('%j: %j', (asked, written, value) => {
    expect(notation.answer.parse(written, asked, TWO)).toEqual({ ok: true, value });
  });
});

/** Every value under a key of this name, however deep. */
function under(value: Json, name: string): Json[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one) => under(one, name));
  if (!isRecord(value)) return [];
  return Object.entries(value as Record<string, Json>).flatMap(([key, one]) => [
    ...(key === name ? [one] : []),
    ...under(one, name),
  ]);
}

const isCard = (value: Json): boolean => typeof value === 'string' && NAME.includes(value);
const isSeenCard = (value: Json): boolean => isCard(value) || (isRecord(value) && Object.keys(value).join() === 'age');

describe('random play', () => {
  const kinds = new Set<string>();
  const asked = new Set<string>();

  test('every input, choice and event is written with names and no numbers for cards', () => {
    for (const { state, table, input, events } of someGames()) {
      if (input !== undefined) {
        const written = notation.input.format(input, table);
        expect(notation.input.parse(written, input.seat, table)).toEqual({ ok: true, value: input });
        for (const card of under(written, 'card')) expect(isCard(card)).toBe(true);
      }
      for (const choice of innovation.choices(state)) {
        asked.add(choice.kind);
        const written = notation.choice.format(choice, table) as { candidates: Json[]; seat: string };
        expect(table.names).toContain(written.seat);
        for (const [index, candidate] of written.candidates.entries()) {
          const list = choice.kind === 'selectCards' || choice.kind === 'order' || choice.max > 1;
          const answer = list ? [candidate] : candidate;
          const back = list ? [choice.candidates[index]] : choice.candidates[index];
          expect(notation.answer.parse(answer, choice, table)).toEqual({ ok: true, value: back });
        }
      }
      for (const event of events)
        for (const viewer of [undefined, SPECTATOR, ANN]) {
          const seen = viewer === undefined ? event : innovation.viewEvent(event, viewer);
          if (seen === undefined) continue;
          kinds.add(seen.kind);
          const written = notation.event.format(seen, table);
          for (const card of under(written, 'card')) expect(isCard(card)).toBe(true);
          for (const card of under(written, 'cards').flat()) expect(isSeenCard(card)).toBe(true);
          for (const name of under(written, 'seat')) expect(table.names).toContain(name);
          for (const key of ['sees', 'colour', 'place', 'reveals']) expect(under(written, key)).toEqual([]);
          for (const key of ['color', 'direction', 'zone'])
            for (const word of under(written, key)) expect(word).toEqual(expect.any(String));
        }
    }
  });

  test('has met nearly all kinds of events and most kinds of choices', () => {
    for (const kind of 'startTurn action drew melded tucked scored returned transferred exchanged revealed splayed dogma demandStart effectStart shareBonus achieved gameEnd asked answered'.split(
      ' ',
    ))
      expect(kinds).toContain(kind);
    for (const kind of ['selectCards', 'selectPile', 'yesNo']) expect(asked).toContain(kind);
  });
});

test('an achievement is written by its age or its name', () => {
  const achieved = (place: number): Json =>
    notation.event.format({ kind: 'achieved', seat: ANN, place, source: 'action', cause: 0 }, TWO);
  expect(achieved(2)).toMatchObject({ seat: 'ann', achievement: 3 });
  expect(SPECIALS.map((_, index) => achieved(9 + index))).toMatchObject(
    SPECIALS.map((achievement) => ({ achievement })),
  );
});

test('a view tells unknown cards by their age, decks by size, and the cards of a deck that are known', () => {
  const state = at({
    players: {
      ann: { board: { red: { cards: ['Oars'] } }, hand: ['Paper', 'Tools'] },
      ben: { board: {}, hand: ['Sailing', 'Coal'], score: ['Archery'] },
    },
    decks: { 1: ['Pottery', 'Clothing'] },
  });
  expect(notation.view.format(innovation.view(state, ANN), TWO)).toMatchObject({
    players: {
      ann: { board: { red: { cards: ['Oars'], splay: 'none' } }, hand: ['Tools', 'Paper'] },
      ben: { hand: [{ age: 1 }, { age: 5 }], score: [{ age: 1 }] },
    },
    decks: { 1: 2, 10: 10 },
  });
  const known = state.known.with(idOf('Clothing'), 0xf);
  const view = notation.view.format(innovation.view({ ...state, known }, ANN), TWO);
  expect(view).toMatchObject({ inDecks: { 1: [{ card: 'Clothing', place: 2 }] } });
});

test('a view is compared with every default written out, and with sets in the order of the expectation', () => {
  const state = at({ players: { ann: { hand: ['Tools', 'Coal'] }, ben: { hand: ['Oars', 'Paper', 'Sailing'] } } });
  const view = innovation.view(state, ANN);
  const expected = {
    players: {
      ann: { board: { blue: { cards: [], splay: 'none' } }, hand: ['Coal', 'Tools'], score: [], achievements: [] },
      ben: { hand: [{ age: 3 }, { age: 1 }, { age: 1 }] },
    },
    turnCounts: { ben: { tucked: 0, scored: 0 } },
    removed: [],
    decks: { 2: 9 },
  };
  expect(notation.view.comparable?.(view, expected, TWO)).toMatchObject(expected);
  expect(notation.view.format(view, TWO)).not.toHaveProperty('turnCounts');
});
