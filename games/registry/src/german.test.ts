// Every game that speaks German says all that it says: no key is missing, none is left over, and each template has the same parameters.
import { expect, test } from 'vitest';
import { GAME_CARDS, loadGame, loadGerman } from './lazy.ts';

function placeholders(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

const LOADED = await Promise.all(
  GAME_CARDS.map(async ({ id }) => ({ id, game: await loadGame(id), german: await loadGerman(id) })),
);
const TRANSLATED = LOADED.flatMap(({ id, game, german }) =>
  game === undefined || german === undefined ? [] : [{ id, english: game.messages, german }],
);

test('these games speak German', () => {
  const ids = TRANSLATED.map(({ id }) => id);
  for (const id of ['tic-tac-toe', 'connect-four', 'backgammon', 'rock-paper-scissors', 'unseen', 'encounter'])
    expect(ids).toContain(id);
});

test.each(TRANSLATED)('$id has every message in German', ({ english, german }) => {
  expect(Object.keys(english).filter((key) => !Object.hasOwn(german.messages, key))).toEqual([]);
  expect(Object.keys(german.messages).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});

test.each(TRANSLATED)('$id has the same parameters in German', ({ english, german }) => {
  const of = (messages: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
    Object.keys(english).map((key) => [key, placeholders(messages[key] ?? '').join()] as const);
  expect(of(german.messages)).toEqual(of(english));
});

test.each(TRANSLATED)('$id has no empty words in German', ({ german }) => {
  const all = [...Object.values(german.messages), ...Object.values(german.names)];
  expect(all.filter((text) => text.trim() === '')).toEqual([]);
});
