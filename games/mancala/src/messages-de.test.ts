// The German words of the game. That none is missing, in play either, is held by the registry's test of German.
import { formatMessage } from '@turnwise/game';
import { expect, test } from 'vitest';
import { german } from './messages-de.ts';

test('a sentence of the game', () => {
  const params = { player: 'ann', amount: 3, house: german.names['North 2'] };
  expect(formatMessage(german.messages, { key: 'event.captured', params })).toBe('ann fängt 3 aus Nord 2.');
});
