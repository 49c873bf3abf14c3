// Who sees which card of an event.
import { allSeats, seat } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { walkGame } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { bitOf, everybody } from '../apply/knowledge.ts';
import { AGE } from '../cards/catalogue.ts';
import { innovation } from '../index.ts';
import type { ExchangeEvent, InnovationEvent, MoveEvent } from '../types.ts';
import { viewEvent } from './view-event.ts';

const BECAUSE = { source: 'Archery', cause: 2 };
const drew = (card: number, sees: number): MoveEvent => ({
  kind: 'drew',
  seat: seat(1),
  card,
  age: AGE[card] as number,
  from: { zone: 'deck', age: 1 },
  to: { zone: 'hand', seat: seat(1) },
  ...BECAUSE,
  sizes: { from: [9, 8], to: [1, 2] },
  sees,
  knew: 0,
  reveals: true,
});

test.each<[string, number, readonly Viewer[]]>([
  ['its owner', bitOf(seat(1)), [seat(1)]],
  ['two seats', bitOf(seat(1)) | bitOf(seat(2)), [seat(1), seat(2)]],
  ['all seats, and no spectator', everybody(3) & ~bitOf(null), [seat(0), seat(1), seat(2)]],
  ['everybody', everybody(3), [seat(0), seat(1), seat(2), null]],
])('a card that %s may know is shown to nobody else, and nobody is told who else knows it', (_, sees, knowers) => {
  for (const viewer of [...allSeats(3), null]) {
    const own = knowers.includes(viewer);
    expect(viewEvent(drew(5, sees), viewer)).toEqual({ ...drew(5, own ? bitOf(viewer) : 0), card: own ? 5 : 0 });
  }
});

test('an exchange shows the cards that a viewer knows in places that tell nothing of the others', () => {
  const party = bitOf(seat(0)) | bitOf(seat(1));
  const side = (cards: readonly number[], sees: readonly number[]): ExchangeEvent['one'] => ({
    seat: seat(0),
    zone: 'hand',
    cards,
    ages: cards.map((card) => AGE[card] as number),
    sees,
    sizes: [3, 1],
  });
  const none = { ...side([], []), seat: seat(1) };
  const event = (one: ExchangeEvent['one']): ExchangeEvent => ({
    kind: 'exchanged',
    seat: seat(1),
    one,
    other: none,
    ...BECAUSE,
  });
  const known = everybody(3) & ~bitOf(null);
  const seen = [
    [3, 5, 16],
    [5, 9, 16],
  ].map((cards) =>
    viewEvent(
      event(
        side(
          cards,
          cards.map((card) => (card === 5 ? known : party)),
        ),
      ),
      seat(2),
    ),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({ one: { cards: [5, 0, 0], ages: [1, 1, 2], sees: [bitOf(seat(2)), 0, 0] } });
  expect(viewEvent(event(side([9, 5], [party, known])), seat(1))).toMatchObject({ one: { cards: [5, 9] } });
});

test('every kind of event of random games is seen by everybody, and no card in it that is not to be seen', () => {
  const kinds = new Set<string>();
  for (const [seed, names] of [
    [3, ['A', 'B']],
    [4, ['A', 'B', 'C']],
    [5, ['A', 'B', 'C', 'D']],
  ] as const)
    for (const frame of walkGame(innovation, { seed, seats: names }).frames)
      for (const event of eventsOf(frame) as unknown as readonly InnovationEvent[])
        for (const viewer of [...allSeats(names.length), null]) {
          const seen = viewEvent(event, viewer);
          if (seen.kind !== event.kind) expect.fail(`${event.kind} is seen as ${seen.kind}`);
          if ('sees' in event && 'sees' in seen && (seen.card !== 0) !== ((event.sees & bitOf(viewer)) !== 0))
            expect.fail(`${JSON.stringify(event)} is seen by ${viewer} as ${JSON.stringify(seen)}`);
          kinds.add(seen.kind);
        }
  expect(kinds.size).toBeGreaterThan(15);
});
