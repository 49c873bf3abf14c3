import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const TOKEN = { match: 'm', seat: 'Ann', token: 'secret', game: 'whist', at: 1 };

test('a seat is not lost where the browser keeps nothing', async () => {
  const refuse = (): never => {
    throw new Error('quota');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  const { keepSeatToken, seatTokenFor, dropSeatToken, seatTokens } = await import('./seat-tokens.ts');
  keepSeatToken(TOKEN);
  keepSeatToken({ ...TOKEN, match: 'n' });
  expect(seatTokenFor('m')).toEqual(TOKEN);
  expect(seatTokens().map(({ match }) => match)).toEqual(['n', 'm']);
  dropSeatToken('m');
  expect(seatTokenFor('m')).toBeUndefined();
});

test('a seat is kept with the browser', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const { keepSeatToken, seatTokenFor } = await import('./seat-tokens.ts');
  keepSeatToken(TOKEN);
  vi.resetModules();
  expect((await import('./seat-tokens.ts')).seatTokenFor('m')).toEqual(TOKEN);
  expect(seatTokenFor('m')).toEqual(TOKEN);
});
