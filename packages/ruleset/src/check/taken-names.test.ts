// Names that every object has, in every place of a ruleset where one is declared: refused where they stand, and nothing vanishes.
import { isInherited } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { isCardId } from '../run/thing-text.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { checkRuleset } from './check.ts';

const go = (more: Readonly<Record<string, unknown>>): Json =>
  sandboxRuleset({ ruleset: { actions: [{ id: 'act', timing: 'instant', effects: [], ...more }] } });
const more = (ruleset: Readonly<Record<string, unknown>>): Json => sandboxRuleset({ ruleset });

/** By place: a document with the name there, and the path. */
const PLACES: readonly (readonly [string, (name: string) => Json, string])[] = [
  ['a zone', (id) => more({ zones: [{ id, owner: 'player', visibility: 'public' }] }), 'zones[6].id'],
  ['a resource', (id) => more({ resources: [{ id, start: 0 }] }), 'resources[3].id'],
  ['an attribute', (id) => more({ attributes: [id] }), 'attributes[2]'],
  ['a counter', (id) => more({ counters: [id] }), 'counters[2]'],
  ['a flag', (id) => more({ flags: [id] }), 'flags[6]'],
  ['a flag of players', (id) => more({ flags: [{ id, on: 'player' }] }), 'flags[6].id'],
  ['a keyword', (id) => more({ keywords: [id] }), 'keywords[1]'],
  ['a card', (id) => more({ cards: [{ id, types: ['relic'] }] }), 'cards[3].id'],
  ['a type', (id) => more({ cards: [{ id: 'cup', types: [id] }] }), 'cards[3].types[0]'],
  ['an event', (id) => more({ events: [{ id, payload: {} }] }), 'events[0].id'],
  [
    'a field of an event',
    (id) => more({ events: [{ id: 'sung', payload: { [id]: 'number' } }] }),
    'events[0].payload.NAME',
  ],
  ['an action', (id) => more({ actions: [{ id, timing: 'instant', effects: [] }] }), 'actions[1].id'],
  ['a target', (id) => go({ targets: [{ id, selector: { zone: 'hand', count: 1 } }] }), 'actions[1].targets[0].id'],
  ['a parameter', (id) => go({ params: { [id]: { min: 1, max: 2 } } }), 'actions[1].params.NAME'],
  ['a bound name', (as) => go({ effects: [{ op: 'let', as, value: 1 }] }), 'actions[1].effects[0].as'],
  ['a reaction', (id) => more({ reactions: [{ id, when: { event: 'damaged' }, effects: [] }] }), 'reactions[0].id'],
  ['an ability', (id) => more({ abilities: [{ id, kind: 'activated', effects: [] }] }), 'abilities[0].id'],
  [
    'the attributes of a card',
    (id) => more({ cards: [{ id: 'cup', attributes: { [id]: 1 } }] }),
    'cards[3].attributes.NAME',
  ],
  ['a deck', (id) => more({ decks: [{ id, cards: { fox: 1 } }] }), 'decks[0].id'],
  [
    'a card of a deck',
    (card) => more({ decks: [{ id: 'first', cards: [{ card, count: 1 }] }] }),
    'decks[0].cards[0].card',
  ],
  ['a key of the document', (id) => more({ [id]: 1 }), 'NAME'],
];

test.each(PLACES)('%s', (_, make, path) => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    // As it comes out of a file, where `__proto__` is a key like any other.
    const document = JSON.parse(JSON.stringify(make('NAME')).replaceAll('"NAME"', JSON.stringify(name))) as Json;
    const { errors, ruleset } = checkRuleset(document);
    expect(ruleset).toBeUndefined();
    const paths = errors.map((one) => one.path);
    expect([name, paths]).toEqual([name, expect.arrayContaining([path.replace('NAME', name)])]);
  }
});

test('the list is that of the platform', () => {
  const taken = Object.getOwnPropertyNames(Object.prototype);
  for (const name of taken) {
    expect(isInherited(name)).toBe(true);
    const { errors } = checkRuleset(go({ targets: [{ id: name, selector: { zone: 'hand', count: 1 } }] }));
    expect([name, errors.map(({ code }) => code)]).toEqual([name, expect.arrayContaining(['badName'])]);
  }
});

test.each([
  ['__proto__', false],
  ['constructor', false],
  ['fox\u202E', false],
  ['fox\u200B', false],
  ['fox\u0000', false],
  ['\uD800', false],
  ['x'.repeat(201), false],
  ['fox', true],
  ['füchsin.2', true],
])('whether %j may be the id of a card in a position: %s', (id, expected) => {
  expect(isCardId(id)).toBe(expected);
});
