// The German catalogue has a template for every key, with the same parameters, and reads as German in real play.
import { formatMessage } from '@turnwise/game';
import { expect, test } from 'vitest';
import { ALL_CARDS } from './cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS } from './cards/language.ts';
import { innovation } from './game.ts';
import { german } from './messages-de.ts';
import { someGames } from './testing/words-of-play.ts';

const placeholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

test('no key is missing, and none is too many', () => {
  expect(Object.keys(german.messages).toSorted()).toEqual(Object.keys(innovation.messages).toSorted());
});

test.each(Object.entries(innovation.messages))('%s has the same parameters', (key, template) => {
  expect([...new Set(placeholders(german.messages[key] ?? ''))]).toEqual([...new Set(placeholders(template))]);
});

test('every name has a German one', () => {
  const names = [...ALL_CARDS.map(({ name }) => name), ...SPECIALS, ...COLOURS, ...ICONS];
  expect(names.filter((name) => german.names[name] === undefined)).toEqual([]);
  expect(new Set(ALL_CARDS.map(({ name }) => german.names[name])).size).toBe(ALL_CARDS.length);
});

test('what is said in random play leaves nothing in English and nothing open', () => {
  const odd: string[] = [];
  let looked = 0;
  for (const { state, table, input, events } of someGames()) {
    const said = [
      ...events.flatMap((event) => [innovation.eventLabel(event, table), innovation.eventLabel(event, table, 'debug')]),
      ...(input === undefined ? [] : [innovation.inputLabel(input, table)]),
      ...innovation.choices(state).map((choice) => innovation.choiceLabel(choice, table)),
    ];
    for (const label of said) {
      const text = formatMessage(german.messages, label);
      looked++;
      if (/[{}]|\b(?:the|of|card|cards|your|you|with|from|because|splay|hand)\b|\b\w+\.\w+\.\w/.test(text))
        odd.push(text);
    }
  }
  expect([...new Set(odd)]).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});

test.each([
  [{ kind: 'meld', card: 6 }, 'Ruder (1, Rot) ausspielen'],
  [{ kind: 'draw' }, 'eine Karte ziehen'],
] as const)('%j', (input, text) => {
  const label = innovation.inputLabel({ ...input, seat: 0 } as never, { names: ['ann', 'ben'] });
  expect(formatMessage(german.messages, label)).toBe(text);
});
