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

test('where there are too many, seats at matches that are over go first, and then the oldest', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const { keepSeatToken, seatTokenFor, seatTokens, noteSeatOver } = await import('./seat-tokens.ts');
  for (let no = 0; no < 50; no++) keepSeatToken({ ...TOKEN, match: `m${no}` });
  noteSeatOver('m30');
  noteSeatOver('m40');
  keepSeatToken({ ...TOKEN, match: 'm50' });
  expect(seatTokenFor('m0')).toBeDefined();
  expect(seatTokenFor('m30')).toBeUndefined();
  keepSeatToken({ ...TOKEN, match: 'm51' });
  expect(seatTokenFor('m40')).toBeUndefined();
  keepSeatToken({ ...TOKEN, match: 'm52' });
  expect(seatTokenFor('m0')).toBeUndefined();
  expect(seatTokens().length).toBe(50);
});
