import { ROUTES } from '@turnwise/protocol';
import { expect, test } from 'vitest';
import { newOwnToken } from './own-token.ts';

test('a token is as the protocol wants it, and another each time', () => {
  const tokens = Array.from({ length: 50 }, newOwnToken);
  for (const token of tokens) expect(ROUTES.createMatch.body.safeParse({ game: 'whist', token }).error).toBeUndefined();
  expect(new Set(tokens).size).toBe(50);
});
