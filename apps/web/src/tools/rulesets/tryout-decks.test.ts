import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { tryoutDecks } from './tryout-decks.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

test('the example gets decks, and its match begins with cards to play', () => {
  const text = readFileSync(join(ROOT, 'packages/ruleset/examples/example.ruleset.yaml'), 'utf8');
  const document = checkText(text).document ?? null;
  const decks = tryoutDecks(document, 2);
  expect(decks).toHaveLength(2);
  const options = { ruleset: document, decks: decks as unknown as Json };
  const begun = createMatch({ game: registry.get('ruleset') as AnyGame, seed: 1, options });
  expect(begun.ok && begun.value.status).toBe('playing');
});

test.each(['duel', 'whist', 'mancala'])('%s has all that it needs', (game) => {
  const document = JSON.parse(readFileSync(join(ROOT, `games/${game}/src/ruleset.json`), 'utf8')) as Json;
  expect(tryoutDecks(document, 2)).toBeUndefined();
});
