// Documents become one, and every place of the whole leads back to the document that it came from.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { mergeRulesets } from './merge.ts';

const PARTS: readonly Json[] = [
  { id: 'game', zones: [{ id: 'hand' }], cards: [{ id: 'fox' }, { id: 'owl' }] },
  { cards: [{ id: 'imp', abilities: [{ id: 'spite' }] }], players: { min: 2, max: 2 } },
  { cards: [], zones: [{ id: 'deck' }] },
  { cards: [{ id: 'elk' }] },
];
const { document, issues, originOf } = mergeRulesets(PARTS);

test('lists are joined in order, single values stand as they are', () => {
  expect(issues).toEqual([]);
  expect(document).toEqual({
    id: 'game',
    zones: [{ id: 'hand' }, { id: 'deck' }],
    cards: [{ id: 'fox' }, { id: 'owl' }, { id: 'imp', abilities: [{ id: 'spite' }] }, { id: 'elk' }],
    players: { min: 2, max: 2 },
  });
});

test.each([
  ['id', 0, 'id'],
  ['players.max', 1, 'players.max'],
  ['cards[1].id', 0, 'cards[1].id'],
  ['cards[2].abilities[0].id', 1, 'cards[0].abilities[0].id'],
  ['cards[3]', 3, 'cards[0]'],
  ['zones[1].owner', 2, 'zones[0].owner'],
])('%s comes from document %i, %s', (path, part, inner) => {
  expect(originOf(path)).toEqual({ part, path: inner });
});

test('a section that no document has comes from none of them', () => {
  expect(originOf('reactions[0]')).toBeUndefined();
  expect(originOf('')).toBeUndefined();
});

test('an issue tells of a single value in two documents, of a list beside a value, and of what is not a record', () => {
  const merged = mergeRulesets([{ id: 'a', cards: [] }, { id: 'b', cards: {} }, 'text']);
  expect(merged.issues.map(({ path, code, part }) => `${part} ${code} ${path}`)).toEqual([
    '1 severalValues id',
    '1 severalValues cards',
    '2 wrongType ',
  ]);
  expect(merged.document).toEqual({ id: 'a', cards: [] });
});
