// The German words of the game. That none is missing, in play either, is held by the registry's test of German.
import { formatMessage } from '@turnwise/game';
import { expect, test } from 'vitest';
import { german } from './messages-de.ts';

test('a sentence of the game', () => {
  expect(german.names['Ace of hearts']).toBe('Herz-Ass');
  expect(formatMessage(german.messages, { key: 'condition.any', params: {} })).toBe(
    'du musst bedienen, wenn du kannst',
  );
});
