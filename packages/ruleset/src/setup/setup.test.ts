// The beginning: what lies where, under which ids and numbers, and what is wrong with decks that somebody gives.
import type { Issue, Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { compareIds } from '../run/id-order.ts';
import { menagerie } from '../testing/menagerie.ts';
import type { RulesetState } from '../types.ts';

const NAMES = ['ann', 'bob'];

function begun(options: Json = {}): RulesetState {
  const start = menagerie.setup({ seed: 1, seats: NAMES, options });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
}

function issuesOf(options: Json): readonly Pick<Issue, 'path' | 'code'>[] {
  const start = menagerie.setup({ seed: 1, seats: NAMES, options });
  return start.ok ? [] : start.error.map(({ path, code }) => ({ path, code }));
}

test('cards are numbered in id order, and ids are counted through zones, then decks', () => {
  const { cards } = begun();
  const ids = cards.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted(compareIds));
  const where = (id: string): number | undefined => cards.find((card) => card.id === id)?.place;
  // The vault of the ruleset first, then the deck of the first seat.
  expect([where('mage'), where('mage.2'), where('mage.4')]).toEqual([where('mage.1'), where('spy'), where('spy.2')]);
});

test.each<[Json, Json]>([
  [{}, [12, 12]],
  [{ decks: ['usual', ['spy', 'spy']] }, [12, 2]],
  [{ decks: { bob: ['mage'] } }, [12, 1]],
  [{ decks: [[]] }, [0, 12]],
])('options %j give decks of %j', (options, sizes) => {
  const written = menagerie.notation.position.format(begun(options), { names: NAMES }) as {
    readonly zones: Readonly<Record<string, { readonly deck?: readonly Json[] }>>;
  };
  expect(NAMES.map((name) => written.zones[name]?.deck?.length ?? 0)).toEqual(sizes);
});

test.each<[Json, string, string]>([
  [7, 'options.decks', 'wrongShape'],
  [['usual', 'usual', 'usual'], 'options.decks', 'tooManyDecks'],
  [['unusual'], 'options.decks[0]', 'unknownDeck'],
  [[['spy', 'spi']], 'options.decks[0][1]', 'unknownCard'],
  [[{ spy: 2 }], 'options.decks[0]', 'wrongShape'],
  [{ anne: [] }, 'options.decks.anne', 'unknownSeat'],
])('decks %j are refused at %s as %s', (decks, path, code) => {
  expect(issuesOf({ decks })).toEqual([{ path, code }]);
});
