// Views: hidden cards are slots, and a guess made from a view cannot be told from the true state.
import { allSeats, createChooser, seat, SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitOf } from '../run/sight.ts';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import { HIDDEN_PLACE } from '../types.ts';
import type { RulesetEvent, RulesetState } from '../types.ts';
import { isSlot } from './map-items.ts';

const SEED = 4_711;
const NAMES = ['ann', 'bob', 'cat'];
const viewersOf = ({ players }: RulesetState): readonly Viewer[] => [...allSeats(players.length), SPECTATOR];

test('in random play a viewer sees just the cards that it knows, and guesses look the same to it', () => {
  let asked = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
      const chooser = createChooser(seed);
      for (const { state } of randomPlay(menagerie, seed, NAMES))
        for (const viewer of viewersOf(state)) {
          const view = menagerie.view(state, viewer);
          view.cards.forEach((card, number) => {
            const { seen, place } = state.cards[number] as RulesetState['cards'][number];
            expect(card.place).toBe((seen & bitOf(viewer)) === 0 && place >= 0 ? HIDDEN_PLACE : place);
          });
          expect(view.places.flat().filter(isSlot)).toHaveLength(view.slots.length);
          if (chooser.below(4) > 0) continue;
          const guess = menagerie.determinize(view, viewer, chooser);
          expect(menagerie.view(guess, viewer)).toEqual(view);
          expect(menagerie.rules.invariants?.(guess)).toEqual([]);
          if (view.stack.choices.some(({ seat: one }) => one !== viewer)) asked++;
        }
    }),
    { seed: SEED, numRuns: 4 },
  );
  expect(asked).toBeGreaterThan(0);
});

test('a question about cards that nobody may know names their places, in the order in which they lie', () => {
  const context = menagerie.prepare({ seed: 1, seats: ['ann', 'bob'] });
  if (!context.ok) throw new Error('not prepared');
  const read = menagerie.notation.position.parse(
    { zones: { ann: { hand: ['spy'] }, bob: { hand: ['mage', 'banner', 'charmer'] } } },
    { names: ['ann', 'bob'], ...context.value },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const played = menagerie.kernel.dispatch(read.value, {
    kind: 'action',
    seat: seat(0),
    action: 'play',
    targets: { card: 'spy' },
    params: {},
  });
  if (!played.ok) throw new Error(played.error.message);
  const [choice] = menagerie.choices(played.value.state);
  expect(choice).toMatchObject({ seat: 0, candidates: ['?hand.1.0', '?hand.1.1', '?hand.1.2'] });
  if (choice === undefined) throw new Error('nobody is asked');
  expect(menagerie.viewChoice(choice, seat(1))).toMatchObject({ min: 0, max: 0, candidates: [] });
});

test('an event is told without the cards that its viewer may not know', () => {
  const event: RulesetEvent = {
    kind: 'card_drawn',
    id: 4,
    cause: 1,
    by: 'setup',
    status: 'applied',
    payload: { player: { seat: seat(0) }, card: 'spy' },
    hides: { card: bitOf(seat(0)) },
    reveals: true,
    knew: bitOf(seat(0)),
  };
  expect(menagerie.viewEvent(event, seat(0))?.payload).toEqual({ player: { seat: 0 }, card: 'spy' });
  expect(menagerie.viewEvent(event, seat(1))).toEqual({
    kind: 'card_drawn',
    id: 4,
    cause: 1,
    by: 'setup',
    status: 'applied',
    payload: { player: { seat: 0 } },
    reveals: true,
  });
  expect([seat(0), seat(1), SPECTATOR].map((viewer) => menagerie.revealsTo(event, viewer))).toEqual([
    false,
    true,
    true,
  ]);
});

test('who hides nothing from itself sees all cards', () => {
  const [start] = randomPlay(menagerie, 1, NAMES);
  expect(menagerie.viewAll((start as { readonly state: RulesetState }).state).slots).toEqual([]);
});
