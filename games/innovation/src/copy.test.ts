// Fast play changes a state in place, so what is shared between states may not be a part of the table.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { idOf } from './cards/catalogue.ts';
import { innovation } from './game.ts';
import { at } from './testing/words-of-play.ts';
import type { InnovationInput, InnovationState } from './types.ts';

const { kernel } = innovation;

const ANN = seat(0);

function play(state: InnovationState, input: InnovationInput): void {
  expect(kernel.step(state, input)).toBeUndefined();
}

test('a copy made while a pile is rearranged asks the same when the original has played on', () => {
  const board = { blue: { cards: ['Pottery', 'Publications'] } };
  const state = kernel.clone(at({ players: { ann: { board, hand: ['Tools'] } } }));
  play(state, { kind: 'dogma', seat: ANN, card: idOf('Publications') });
  play(state, { kind: 'answer', seat: ANN, choice: 'selectPile1', value: 0 });
  const copy = kernel.clone(at({}));
  kernel.cloneInto(copy, state);
  const asked = structuredClone(copy.stack.choices);
  const pile = ['Pottery', 'Publications'].map(idOf);
  expect(asked).toMatchObject([{ kind: 'order', candidates: pile }]);
  // The same order: the pile stays the list that it was, and the next card is put on it.
  play(state, { kind: 'answer', seat: ANN, choice: 'order2', value: pile });
  play(state, { kind: 'answer', seat: ANN, choice: 'selectPile3', value: null });
  play(state, { kind: 'meld', seat: ANN, card: idOf('Tools') });
  expect(copy.stack.choices).toEqual(asked);
});
