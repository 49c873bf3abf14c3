// What is made of the rulesets in YAML is what stands in the tree.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { madeFiles } from './rulesets/made-files.ts';
import { withLists } from './rulesets/rules-page.ts';

const GAMES = join(import.meta.dirname, '..', 'games');
const FILES = madeFiles(GAMES).map(({ file, text }) => ({ name: relative(GAMES, file), file, text }));

test.each(FILES)('$name is what its ruleset gives', ({ file, text }) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '', 'run `npm run rulesets`').toBe(text);
});

test('the games that are data are all here', () => {
  expect(FILES.filter(({ name }) => name.endsWith('.json')).map(({ name }) => name)).toEqual([
    'duel/src/ruleset.json',
    'mancala/src/ruleset.json',
    'whist/src/ruleset.json',
  ]);
});

test('a page without a place for lists stays as it is, and one with a place has them there', () => {
  const keywords = [{ id: 'swift', name: 'Swift', text: 'It is quick.' }];
  const cards = [
    {
      id: 'fox',
      name: 'Fox',
      types: ['creature'],
      cost: 2,
      attributes: { power: 2, toughness: 1 },
      keywords: ['swift'],
    },
    { id: 'drum', name: 'Drum', types: ['relic'], cost: 3, text: 'It is loud.' },
  ];
  const decks = [{ id: 'one', name: 'First', cards: ['drum', { card: 'fox', count: 2 }] }];
  expect(withLists('no place', {})).toBe('no place');
  expect(withLists('<!-- cards -->\nold\n<!-- /cards -->\n', { keywords, cards, decks })).toBe(
    [
      '<!-- cards -->',
      '| creature | cost |  | what it does | F |',
      '| --- | --- | --- | --- | --- |',
      '| Fox | 2 | 2/1 | Swift. | 2 |',
      '',
      '| relic | cost | what it does | F |',
      '| --- | --- | --- | --- |',
      '| Drum | 3 | It is loud. | 1 |',
      '<!-- /cards -->',
      '',
    ].join('\n'),
  );
});
