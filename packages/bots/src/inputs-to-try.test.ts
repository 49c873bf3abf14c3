// What bots look at: everything where that is little, one order of each set where it is much, and always something legal.
import { seat } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Offer, Slot } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { inputsToTry } from './inputs-to-try.ts';

const SEAT = seat(0);
const game = registry.get('innovation') as AnyGame;

/** A game that offers to take cards, and nothing else. */
function offering(slot: Omit<Slot, 'name' | 'candidates'>, cards: number): AnyGame {
  const candidates = Array.from({ length: cards }, (_, card) => card);
  const offers: readonly Offer[] = [{ kind: 'take', seat: SEAT, slots: [{ name: 'cards', candidates, ...slot }] }];
  const legalInputs: AnyGame['legalInputs'] = (_state, _seat, limit = Infinity) => {
    const all = arrangements(candidates, slot.min, slot.max, slot.ordered === true);
    return { inputs: all.slice(0, limit), cut: all.length > limit };
  };
  return { ...game, bots: {}, offers: () => offers, legalInputs };
}

function arrangements(from: readonly number[], min: number, max: number, ordered: boolean): readonly AnyInput[] {
  const lists: number[][] = [];
  const add = (taken: readonly number[]): void => {
    if (taken.length >= min) lists.push([...taken]);
    if (taken.length === max) return;
    for (const card of from)
      if (!taken.includes(card) && (ordered || card > (taken.at(-1) ?? -1))) add([...taken, card]);
  };
  add([]);
  return lists.map((cards) => ({ kind: 'take', seat: SEAT, cards }));
}

const NO_STATE = {} as AnyState;

test.each<[string, Omit<Slot, 'name' | 'candidates'>, number, number]>([
  ['few in order are all looked at', { min: 0, max: 3, ordered: true }, 3, 16],
  ['five of five in any number: the sets', { min: 0, max: 5, ordered: true }, 5, 32],
  ['all five in order: there is one set, so all orders', { min: 5, max: 5, ordered: true }, 5, 120],
  ['many without order are all looked at', { min: 0, max: 7 }, 7, 128],
])('%s', (_, slot, cards, count) => {
  const { inputs, cut } = inputsToTry(offering(slot, cards), NO_STATE, SEAT, 200);
  expect([inputs.length, cut]).toEqual([count, false]);
  const sets = inputs.map((one) => (one as unknown as { cards: number[] }).cards.toSorted((a, b) => a - b).join());
  if (slot.max > slot.min && cards > 3) expect(new Set(sets).size).toBe(inputs.length);
});

test('more than the limit is cut', () => {
  expect(inputsToTry(offering({ min: 0, max: 8, ordered: true }, 8), NO_STATE, SEAT, 200)).toMatchObject({ cut: true });
  expect(inputsToTry(offering({ min: 0, max: 7 }, 7), NO_STATE, SEAT, 100).inputs.length).toBe(100);
});
