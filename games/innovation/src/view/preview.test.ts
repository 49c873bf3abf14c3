// Cards of one value that go together: what a preview shows of them does not hang on their ids.
import { seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { expect, test } from 'vitest';
import { innovation } from '../index.ts';

const A = seat(0);

/** A demands; B's hand holds these, of which A knows some. */
function position(demand: string, known: readonly string[], hidden: readonly string[]): Json {
  const pile = (...cards: readonly string[]): Json => ({ cards, splay: 'none' });
  return {
    turn: 5,
    active: 'A',
    actionsLeft: 2,
    players: {
      A: { board: { red: pile(demand) } },
      B: { board: { green: pile('Databases') }, hand: [...known, ...hidden] },
    },
    known: Object.fromEntries(known.map((card) => [card, ['A']])),
  };
}

function previewed(demand: string, known: readonly string[], hidden: readonly string[]): unknown {
  const seats = ['A', 'B'];
  const created = createMatch({ game: innovation, seed: 1, seats, position: position(demand, known, hidden) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = created.value;
  const input = match.parseInput(A, { kind: 'dogma', card: demand });
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  const preview = match.preview(A, input.value);
  if (!preview.ok) throw new Error(preview.error.message);
  const before = JSON.stringify(match.look(A));
  return { before, preview: { ...preview.value, look: { ...preview.value.look } } };
}

// Ids within an age are by the order of the catalogue: Pottery is the first of age 1, and Domestication comes after Archery.
test.each([
  ['Construction', ['Archery'], ['Pottery'], ['Domestication']],
  ['Explosives', ['Archery'], ['Pottery'], ['Domestication']],
  ['Explosives', ['Archery', 'Oars'], ['Pottery'], ['Metalworking']],
])('%s, of %s and another card', (demand, known, hidden, other) => {
  expect(previewed(demand, known, hidden)).toEqual(previewed(demand, known, other));
});

test('who knows all of them foresees all', () => {
  const { preview } = previewed('Construction', ['Archery', 'Pottery'], []) as {
    preview: { events: readonly { text: string }[] };
  };
  expect(preview.events.map(({ text }) => text).filter((text) => /Archery|Pottery/.test(text))).toHaveLength(2);
});
