// A token that the protocol takes, and never the same.
import { expect, test } from 'vitest';
import { freshToken } from './index.ts';

test('43 characters of base64url, each time others', () => {
  const tokens = Array.from({ length: 200 }, () => freshToken());
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(200);
  // 32 bytes leave two bits over, which are zero.
  for (const token of tokens) expect(Buffer.from(token, 'base64url').toString('base64url')).toBe(token);
});
