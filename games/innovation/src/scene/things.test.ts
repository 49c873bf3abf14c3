// What values in offers and questions name on the table, and what a touch could mean.
import { allSeats, formatMessage, offerOf, seat } from '@turnwise/game';
import type { Choice, Named, Offer, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { idOf } from '../cards/catalogue.ts';
import { innovation } from '../game.ts';
import { at, manyPositions, TWO } from '../testing/words-of-play.ts';
import type { InnovationInput, InnovationState } from '../types.ts';
import { meant } from './meant.ts';
import { scene } from './scene.ts';
import { things } from './things.ts';

const ANN = seat(0);
const card = (name: string): string => `card:${idOf(name)}`;

function named(offer: Offer, field: string, value: Json, choice?: Choice): Named {
  const { kind, seat: by, fixed = {} } = offer;
  return { kind, seat: by, field, value, fixed, ...(choice === undefined ? {} : { choice }) };
}

function after(state: InnovationState, input: InnovationInput): InnovationState {
  const made = innovation.kernel.dispatch(state, input);
  if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
  return made.value.state;
}

const begun = at({
  players: {
    ann: { board: { blue: { cards: ['Writing', 'Pottery'] } }, hand: ['Oars', 'Tools'], score: ['Coal', 'Physics'] },
    ben: { board: { red: { cards: ['Archery'] } }, hand: ['Canning'] },
  },
});

test('actions name what they are about', () => {
  const view = innovation.view(begun, ANN);
  const of = (kind: string, field: string, value: Json): readonly string[] =>
    things(view, named({ kind, seat: ANN, slots: [] }, field, value));
  expect(of('draw', 'kind', 'draw')).toEqual(['supply:1:top']);
  expect(of('meld', 'card', idOf('Oars'))).toEqual([card('Oars')]);
  expect(of('dogma', 'card', idOf('Pottery'))).toEqual([card('Pottery')]);
  expect(of('achieve', 'age', 2)).toEqual(['achievement:1']);
});

test('the deck to draw from is the next that has cards, or none', () => {
  const draw = named({ kind: 'draw', seat: ANN, slots: [] }, 'kind', 'draw');
  const without = (ages: readonly number[]) => {
    const view = innovation.view(begun, ANN);
    return { ...view, decks: view.decks.map((deck, age) => (ages.includes(age) ? [] : deck)) };
  };
  expect(things(without([1, 2]), draw)).toEqual(['supply:3:top']);
  expect(things(without([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), draw)).toEqual([]);
});

test('a pile is its top card, a player the plate with the name, and a colour that is named only a word', () => {
  const view = innovation.view(begun, ANN);
  const of = (kind: Choice['kind'], purpose: string, value: Json): readonly string[] => {
    const choice: Choice = { id: 'x', seat: ANN, kind, min: 1, max: 1, source: 'Paper', candidates: [value], purpose };
    return things(view, named(offerOf(choice), 'value', value, choice));
  };
  expect(of('selectPile', 'splay.left', 0)).toEqual([card('Pottery')]);
  expect(of('selectPile', 'splayAndCount', 3)).toEqual([]);
  expect(of('selectPile', 'name', 0)).toEqual([]);
  expect(of('selectPlayer', 'giveTopRed', 1)).toEqual(['player:1']);
  expect(of('selectCards', 'meld', idOf('Oars'))).toEqual([card('Oars')]);
  expect(of('number', 'value', 4)).toEqual([]);
  expect(of('selectOption', 'option', 'draw')).toEqual([]);
});

test('a class of hidden cards names all of them', () => {
  const state = at({ players: { ben: { score: ['Coal', 'Physics', 'Feudalism'] } }, known: { Coal: ['ann'] } });
  const view = innovation.view(state, ANN);
  const value = { seat: 1, age: 5 };
  expect(things(view, named({ kind: 'answer', seat: ANN, slots: [] }, 'value', value))).toEqual([
    card('Coal'),
    'score:1:5:0',
  ]);
});

function meanings(state: InnovationState, by: Seat, thing: string): string[] {
  return meant(innovation.view(state, by), by, thing).map((input) => {
    const { message } = innovation.explain(state, by, input);
    const said = formatMessage(innovation.messages, innovation.inputLabel(input, TWO));
    return message === undefined ? said : `${said}: ${formatMessage(innovation.messages, message)}`;
  });
}

test('a touch means what one could do there, with the reason why not', () => {
  expect(meanings(begun, ANN, card('Oars'))).toEqual(['meld Oars (1 red)']);
  expect(meanings(begun, ANN, card('Pottery'))).toEqual(['dogma of Pottery (1 blue)']);
  expect(meanings(begun, ANN, card('Writing'))).toEqual([
    'dogma of Writing (1 blue): Writing is not one of your top cards',
  ]);
  expect(meanings(begun, ANN, card('Coal'))).toEqual(['meld Coal (5 red): Coal is not in your hand']);
  expect(meanings(begun, ANN, 'supply:4:top')).toEqual(['draw a card']);
  expect(meanings(begun, ANN, 'achievement:3')).toEqual(['achieve age 4: age 4 needs 20 points; you have 10']);
  expect(meanings(begun, ANN, 'achievement:9')).toEqual([]);
  expect(meanings(begun, ANN, 'hand:1:6:0')).toEqual([]);
  expect(meanings(begun, seat(1), card('Archery'))).toEqual(['dogma of Archery (1 red): it is not your turn']);
});

test('while a question is open, a touch means an answer, and is explained where it cannot be one', () => {
  const asked = after(begun, { kind: 'dogma', seat: ANN, card: idOf('Pottery') });
  expect(meanings(asked, ANN, card('Oars'))).toEqual([]);
  expect(meanings(asked, ANN, card('Coal'))).toEqual(['Coal (5 red): that is not one of the choices']);
  const three = at({
    players: { ann: { board: { blue: { cards: ['Tools'] } }, hand: ['Oars', 'Pottery', 'Sailing', 'Clothing'] } },
  });
  const returning = after(three, { kind: 'dogma', seat: ANN, card: idOf('Tools') });
  expect(meanings(returning, ANN, card('Tools'))).toEqual(['Tools (1 blue): that is not one of the choices']);
});

test('a name leads from every sentence to its card', () => {
  const label = innovation.inputLabel({ kind: 'meld', seat: ANN, card: idOf('Oars') }, TWO);
  expect(JSON.stringify(label)).toContain(`"ref":"${card('Oars')}"`);
});

test('achievements say what they need', () => {
  const words = innovation.lookUp(innovation.view(begun, ANN), 'achievement of age 3');
  expect(words.map((one) => formatMessage(innovation.messages, one))).toEqual([
    'To claim it, have 15 points or more and a top card of value 3 or higher.',
  ]);
});

/** Questions whose candidates are words: colours and values that are named, a colour that may have no pile, a choice between two ways. */
const IN_WORDS = new Set(['selectPile.name', 'selectPile.splayAndCount', 'selectOption.option', 'number.value']);

test('in random play whatever is offered is on the table, or is a word', () => {
  const met = new Set<string>();
  const wrong: string[] = [];
  let looked = 0;
  for (const { state, table } of manyPositions(30)) {
    if (looked++ % 5 !== 0) continue;
    for (const by of allSeats(table.names.length)) {
      const choices = innovation.choices(state).filter((choice) => choice.seat === by);
      const offers = choices.length > 0 ? choices.map(offerOf) : innovation.offers(state, by);
      if (offers.length === 0) continue;
      const view = innovation.view(state, by);
      const there = new Set(scene(view, table, by).things.map(({ id }) => id));
      for (const offer of offers)
        for (const { name, candidates } of offer.slots)
          for (const value of candidates) {
            const [choice] = choices;
            const ids = things(view, named(offer, name, value, choice));
            for (const id of ids) if (!there.has(id)) wrong.push(`${offer.kind} names ${id}`);
            const what = choice === undefined ? offer.kind : `${choice.kind}.${choice.purpose ?? ''}`;
            met.add(what);
            if (ids.length === 0 && !IN_WORDS.has(what) && !what.startsWith('yesNo.'))
              wrong.push(`${what} ${JSON.stringify(value)} is nothing`);
          }
    }
  }
  expect(wrong).toEqual([]);
  for (const kind of ['meld', 'dogma', 'achieve', 'selectCards.return', 'selectPile.splay.left', 'selectCards.meld'])
    expect([...met]).toContain(kind);
});
