import { describe, expect, test } from 'vitest';
import { NO_NUMBER, holds, valueOf } from '../../testing/play.ts';

describe('sum', () => {
  const position = {
    zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
  };

  test.each([
    [{ op: 'sum', of: { zone: 'battlefield' }, value: { ref: 'it.toughness' } }, 13],
    [
      {
        op: 'sum',
        of: { zone: 'battlefield', controller: 'self' },
        value: { op: 'add', of: [{ ref: 'it.power' }, 1] },
      },
      5,
    ],
    [{ op: 'sum', of: { ref: 'players' }, value: { ref: 'it.mana' } }, 6],
    [{ op: 'sum', of: { zone: 'graveyard' }, value: { ref: 'it.power' } }, 0],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value, { position })).toBe(expected);
  });
});

describe('highest', () => {
  const position = {
    zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
  };

  test.each([
    // The drum has no toughness, and is left out.
    [{ op: 'highest', of: { zone: 'battlefield', controller: 'self' }, value: { ref: 'it.toughness' } }, 5],
    [{ op: 'highest', of: { ref: 'players' }, value: { ref: 'it.health' } }, 20],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value, { position })).toBe(expected);
  });

  test('of an empty list it is nothing', () => {
    const none = { op: 'highest', of: { zone: 'graveyard' }, value: { ref: 'it.power' } };
    expect(holds({ op: 'is', left: none, right: NO_NUMBER }, { position })).toBe(true);
    expect(holds({ op: 'is', left: none, right: 0 }, { position })).toBe(false);
  });
});

describe('lowest', () => {
  const position = {
    zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
  };

  test.each([
    // The drum has no toughness, and is left out.
    [{ op: 'lowest', of: { zone: 'battlefield', controller: 'self' }, value: { ref: 'it.toughness' } }, 3],
    [{ op: 'lowest', of: { ref: 'players' }, value: { ref: 'it.health' } }, 20],
  ])('%j is %i', (value, expected) => {
    expect(valueOf(value, { position })).toBe(expected);
  });

  test('of an empty list it is nothing', () => {
    const none = { op: 'lowest', of: { zone: 'graveyard' }, value: { ref: 'it.power' } };
    expect(holds({ op: 'is', left: none, right: NO_NUMBER }, { position })).toBe(true);
    expect(holds({ op: 'is', left: none, right: 0 }, { position })).toBe(false);
  });
});
