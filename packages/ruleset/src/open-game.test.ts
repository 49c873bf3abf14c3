// The game that takes any ruleset: by id or whole, with what is wrong told, and words that follow the ruleset.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { rulesetGame } from './ruleset-game.ts';
import { MENAGERIE } from './testing/menagerie.ts';

test('a ruleset is taken by its id, whole, or the first that ships', () => {
  const held = (options: Json): unknown => {
    const start = rulesetGame.setup({ seed: 1, seats: ['ann', 'bob'], options });
    return start.ok ? (start.value.ruleset as { readonly id: unknown }).id : start.error;
  };
  expect([held({}), held({ ruleset: 'example' }), held({ ruleset: MENAGERIE })]).toEqual([
    'example',
    'example',
    'menagerie',
  ]);
});

test.each<[Json, string]>([
  [{ ruleset: 7 }, 'options.ruleset'],
  [{ ruleset: 'nothing' }, 'options.ruleset'],
  [{ ruleset: { ...(MENAGERIE as object), zones: 7 } }, 'options.ruleset.zones'],
  [{ ruleset: MENAGERIE, decks: ['unusual'] }, 'options.decks[0]'],
])('options %#: what is wrong is told at %s', (options, path) => {
  const start = rulesetGame.setup({ seed: 1, seats: ['ann', 'bob'], options });
  expect(start.ok ? [] : start.error.map((one) => one.path)).toContain(path);
});

test('seats and streams are those of the ruleset', () => {
  expect(rulesetGame.seatsFor?.({ ruleset: MENAGERIE })).toEqual({ min: 2, max: 3 });
  expect(rulesetGame.streams({ ruleset: MENAGERIE })).toContain('dice');
  const alone = rulesetGame.setup({ seed: 1, seats: ['ann'], options: { ruleset: MENAGERIE } });
  expect(alone.ok ? [] : alone.error.map(({ path }) => path)).toEqual(['seats']);
});

test('a save of one ruleset is read back, and with a broken one it is refused', () => {
  const start = rulesetGame.setup({ seed: 1, seats: ['ann', 'bob'], options: { ruleset: MENAGERIE } });
  if (!start.ok) throw new Error('no setup');
  const saved = rulesetGame.kernel.codec.toJson(start.value);
  if (!saved.ok) throw new Error('not saved');
  const text = JSON.stringify(saved.value);
  expect(rulesetGame.kernel.codec.fromJson(JSON.parse(text)).ok).toBe(true);
  expect(rulesetGame.kernel.codec.fromJson(JSON.parse(text.replace('"op":"tap"', '"op":"tip"'))).ok).toBe(false);
});

test('words, title and seats of a ruleset are told where a host asks for them', () => {
  expect(rulesetGame.title).toBe('Any ruleset');
  const worded = rulesetGame.worded?.({ ruleset: MENAGERIE });
  expect([worded?.title, worded?.id, worded?.version]).toEqual(['Menagerie', rulesetGame.id, rulesetGame.version]);
  expect(rulesetGame.worded?.({ ruleset: MENAGERIE })).toBe(worded);
  expect(rulesetGame.worded?.({ ruleset: 'nothing' })).toBe(rulesetGame);
});
