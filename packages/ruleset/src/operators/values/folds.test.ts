import { describe, expect, test } from 'vitest';
import { NO_NUMBER, play, valueOf } from '../../testing/play.ts';

describe('add', () => {
  test.each([
    [{ op: 'add', of: [1, 2, 3] }, 6],
    [{ op: 'add', of: [5] }, 5],
    [{ op: 'add', of: [{ ref: 'player.mana' }, -4] }, -1],
    // Nothing counts as 0.
    [{ op: 'add', of: [1, NO_NUMBER] }, 1],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value)).toBe(expected);
  });

  test('a number out of range is a violation', () => {
    const { events } = play({
      effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'add', of: [9007199254740991, 1] } }],
    });
    expect(events).toEqual(['item_failed item=2 code=outOfRange']);
  });
});

describe('multiply', () => {
  test.each([
    [{ op: 'multiply', of: [2, 3, 7] }, 42],
    [{ op: 'multiply', of: [0, -5] }, 0],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value)).toBe(expected);
  });

  test('a number out of range is a violation', () => {
    const { events } = play({
      effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'multiply', of: [9007199254740991, 2] } }],
    });
    expect(events).toEqual(['item_failed item=2 code=outOfRange']);
  });
});

describe('min', () => {
  test.each([
    [{ op: 'min', of: [3, 1, 2] }, 1],
    [{ op: 'min', of: [4, NO_NUMBER] }, 0],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value)).toBe(expected);
  });
});

describe('max', () => {
  test.each([
    [{ op: 'max', of: [3, 7, 2] }, 7],
    [{ op: 'max', of: [-4, NO_NUMBER] }, 0],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value)).toBe(expected);
  });
});
