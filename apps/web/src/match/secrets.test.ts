import { message, told } from '@turnwise/game';
import type { SeenScene, SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { hasSecretsBetween } from './secrets.ts';

const scene = (...things: readonly SeenThing[]): SeenScene => ({ status: told({}, message('x')), places: [], things });
const card = (id: string, more: Partial<SeenThing> = {}): SeenThing => ({ id, kind: 'card', place: 'hand:0', ...more });

test('an open table has none, however it is turned', () => {
  expect(hasSecretsBetween(scene(card('a'), card('b')), scene(card('b'), card('a')))).toBe(false);
});

test('what nobody knows yet counts as secret', () => {
  expect(hasSecretsBetween(scene(card('a')), undefined)).toBe(true);
  expect(hasSecretsBetween(undefined, scene(card('a')))).toBe(true);
  expect(hasSecretsBetween(undefined, undefined)).toBe(true);
});

test('a hand that one of them does not see is a secret', () => {
  expect(hasSecretsBetween(scene(card('card:7')), scene(card('hand:0:0', { hidden: true })))).toBe(true);
  expect(hasSecretsBetween(scene(card('a', { signs: ['rock'] })), scene(card('a')))).toBe(true);
});
