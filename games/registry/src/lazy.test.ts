// The lazy list is the registry again: the same games with the same titles and seats.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from './index.ts';
import { GAME_CARDS, loadGame, loadGerman } from './lazy.ts';

test('the cards are those of the registry', () => {
  expect(GAME_CARDS).toEqual(
    registry.games.map(({ id, title, seats: { min, max } }) => ({ id, title, seats: { min, max } })),
  );
});

test.each(GAME_CARDS.map(({ id }) => id))('%s is the registered game', async (id) => {
  expect(await loadGame(id)).toBe(registry.get(id));
});

test.each(['chess', 'toString', ''])('no game is called %j', async (id) => {
  expect(await loadGame(id)).toBeUndefined();
  expect(await loadGerman(id)).toBeUndefined();
});

test('no game is loaded with the list itself', () => {
  const text = readFileSync(join(import.meta.dirname, 'lazy.ts'), 'utf8');
  const imported = [...text.matchAll(/^import (type )?.* from '(.*)';$/gm)].map(([, type, from]) => [type, from]);
  expect(imported).toEqual([
    [undefined, '@turnwise/game'],
    ['type ', '@turnwise/game'],
  ]);
});
