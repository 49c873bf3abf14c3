// What is tried in place of an input that was refused.
import { seat } from '@turnwise/game';
import type { AnyGame, AnyInput, Offer } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { inputKey } from './input-key.ts';
import { otherInputs } from './other-inputs.ts';

const SEAT = seat(0);

/** A game that offers these numbers of things to take, by kind, and an input that is no play. */
function offering(counts: Readonly<Record<string, number>>): AnyGame {
  const offers = Object.entries(counts).map(([kind, count]): Offer => {
    const candidates = Array.from({ length: count }, (_, at) => at);
    return { kind, seat: SEAT, slots: [{ name: 'what', candidates, min: 1, max: 1 }] };
  });
  const aside: Offer = { kind: 'concede', seat: SEAT, slots: [], aside: true };
  return {
    ...(registry.get('tic-tac-toe') as AnyGame),
    offers: () => [...offers, aside],
    determinize: () => ({}),
  };
}

const REFUSED = { kind: 'big', seat: SEAT, what: 3 } as AnyInput;

function others(counts: Readonly<Record<string, number>>, most = 100, seed = 1): readonly string[] {
  const look = { seat: SEAT, seats: 2, view: {} };
  return otherInputs(offering(counts), look, seed, REFUSED, most).map((input) => inputKey(input));
}

test('every other input that is offered comes once, and what is no play never', () => {
  const all = others({ big: 6, small: 2 });
  expect(all.toSorted()).toEqual(
    ['big|what=0', 'big|what=1', 'big|what=2', 'big|what=4', 'big|what=5', 'small|what=0', 'small|what=1'].toSorted(),
  );
});

test('one of each offer comes before the second of any, also of those that have thousands', () => {
  const kinds = others({ big: 5_000, small: 2, tiny: 1 }, 6).map((key) => key.split('|')[0]);
  expect(new Set(kinds.slice(0, 3))).toEqual(new Set(['big', 'small', 'tiny']));
  expect(kinds.slice(3).filter((kind) => kind === 'big').length).toBe(2);
});

test('the order hangs on the seed', () => {
  expect(others({ big: 9 }, 9, 5)).toEqual(others({ big: 9 }, 9, 5));
  expect(others({ big: 9 }, 9, 5)).not.toEqual(others({ big: 9 }, 9, 6));
});

test('where nothing else is offered, there is nothing', () => {
  expect(others({ big: 4 }).length).toBe(3);
  expect(others({}).length).toBe(0);
});
