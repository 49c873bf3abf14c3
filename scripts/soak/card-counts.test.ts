// What `npm run soak -- innovation` counts of the cards, in short: a few random games, and made-up counts.
import { createChooser, nextInput } from '@turnwise/game';
import { ALL_CARDS, innovation } from '@turnwise/innovation';
import type { InnovationEvent } from '@turnwise/innovation';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { CardCounter, formatCardCounts, isDue, missing, USES } from './card-counts.ts';
import type { CardCounts } from './card-counts.ts';

const SEEDS = Array.from({ length: 150 }, (_, index) => 1 + index);
const NAMES = ['A', 'B', 'C', 'D'];

/** Plays a random game, recorded, and gives its events. */
function eventsOfGame(seed: number): readonly InnovationEvent[] {
  const kernel = innovation.kernelWith({ hash: false });
  const start = innovation.setup({ seed, seats: NAMES.slice(0, 2 + (seed % 3)) });
  if (!start.ok) throw new Error('no setup');
  const chooser = createChooser(seed);
  const events: InnovationEvent[] = [];
  let state = start.value;
  while (innovation.result(state) === undefined) {
    const input = nextInput(innovation, state, chooser);
    const result = input === undefined ? undefined : kernel.dispatch(state, input);
    if (result === undefined || !result.ok || result.value.outcome.kind !== 'committed')
      throw new Error(`the game of seed ${seed} went wrong`);
    events.push(...eventsOf(result.value.outcome.frame));
    ({ state } = result.value);
  }
  return events;
}

function counted(events: readonly InnovationEvent[]): CardCounts {
  const counter = new CardCounter();
  for (const event of events) counter.count(event);
  return counter.counts;
}

const everything = counted(SEEDS.flatMap(eventsOfGame));

test(`in the games of seeds ${SEEDS[0]} to ${SEEDS.at(-1)} every card is executed, shared and demanded`, () => {
  expect(missing(everything)).toEqual([]);
});

test('what a card cannot come to never happens: a demand is not shared, and nothing else is demanded', () => {
  const impossible = ALL_CARDS.flatMap((card) =>
    USES.filter((use) => use !== 'nested' && !isDue(card, use) && (everything[use][card.id] ?? 0) > 0).map(
      (use) => `${card.name} was ${use}`,
    ),
  );
  expect(impossible).toEqual([]);
  // As the rules page has it: 34 cards have a demand, and 14 of them nothing else.
  expect(ALL_CARDS.filter((card) => isDue(card, 'demanded'))).toHaveLength(34);
  expect(ALL_CARDS.filter((card) => !isDue(card, 'shared'))).toHaveLength(14);
});

test('a run in parts counts what the whole run counts', () => {
  const counter = new CardCounter();
  for (const seed of SEEDS.slice(0, 20)) counter.add(counted(eventsOfGame(seed)));
  expect(counter.counts).toEqual(counted(SEEDS.slice(0, 20).flatMap(eventsOfGame)));
});

test('what never happened is named, and only where it could', () => {
  const none = new CardCounter().counts;
  expect(missing(none)).toHaveLength(105 + (105 - 14) + 34);
  const [pottery, archery] = ['Pottery', 'Archery'].map(
    (name) => ALL_CARDS.find((card) => card.name === name)?.id ?? 0,
  );
  expect(missing({ ...everything, shared: without(pottery), demanded: without(archery, 'demanded') })).toEqual([
    'Pottery was never shared',
    'Archery was never demanded',
  ]);

  function without(id: number | undefined, use: 'shared' | 'demanded' = 'shared'): readonly number[] {
    return everything[use].map((times, card) => (card === id ? 0 : times));
  }
});

test('the table has a row for each card and a column for each run', () => {
  const counter = new CardCounter();
  counter.count({ kind: 'demandStart', seat: 0, target: 1, card: 4 } as InnovationEvent);
  const lines = formatCardCounts([
    { name: 'one', counts: new CardCounter().counts },
    { name: 'two', counts: counter.counts },
  ]).split('\n');
  expect(lines).toHaveLength(2 + 105);
  expect(lines.slice(0, 3).concat(lines[5] ?? '')).toEqual([
    '                                   executed            shared          demanded            nested',
    '    card              age       one     two       one     two       one     two       one     two',
    '  1 Pottery             1         0       0         0       0         ·       ·         0       0',
    '  4 Archery             1         0       0         ·       ·         0       1         0       0',
  ]);
});
