// The German words of the game. That none is missing, in play either, is held by the registry's test of German.
import { formatMessage, seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { duel } from './index.ts';
import { german } from './messages-de.ts';

test('every card, keyword, action and zone has a German name, and every text is there', () => {
  const { cards = [], keywords = [], actions = [], zones } = duel.compiled.ruleset;
  const all = [...cards, ...actions, ...zones, ...keywords.filter((one) => typeof one !== 'string')];
  const english = all.flatMap((one) => [
    one.name ?? one.id,
    ...('text' in one && one.text !== undefined ? [one.text] : []),
  ]);
  expect(english.filter((text) => german.names[text] === undefined)).toEqual([]);
});

test('a sentence of the game', () => {
  const label = duel.inputLabel(
    { kind: 'action', seat: seat(0), action: 'attack', targets: { attacker: 'slag_giant' }, params: {} },
    { names: ['ann', 'bob'] },
  );
  expect(formatMessage(german.messages, label)).toBe('mit Slag Giant angreifen');
  expect(german.names['Slag Giant']).toBe('Schlackenriese');
});
