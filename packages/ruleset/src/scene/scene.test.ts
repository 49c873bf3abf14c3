// Scenes of any ruleset: what is where, what `ui` and `show` say of it, and names that follow a card as far as the viewer can.
import { formatMessage, seat } from '@turnwise/game';
import type { Message, Scene, Viewer } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { compiledFor } from '../compile/compiled-for.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';
import { menagerie } from '../testing/menagerie.ts';
import type { RulesetState } from '../types.ts';

const TABLE = { names: ['ann', 'bob'] };
const [ANN, BOB] = [seat(0), seat(1)];

function at(game: RulesetGame, position: Json): RulesetState {
  const context = game.prepare({ seed: 1, seats: TABLE.names });
  if (!context.ok) throw new Error('not prepared');
  const read = game.notation.position.parse(position, { ...TABLE, ...context.value });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function seen(game: RulesetGame, state: RulesetState, viewer: Viewer = ANN): Scene {
  const scene = game.scene?.(game.view(state, viewer), TABLE, viewer);
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

const say = (words: Message | undefined): string =>
  words === undefined ? '' : formatMessage(menagerie.messages, words);

const MIDDLE = {
  turn: { number: 4, active: 'bob', phase: 'day', step: 'act', priority: 'ann' },
  flags: { match: { storm: true }, ann: { rich: true } },
  zones: {
    ann: { hand: ['mage', 'spy'], table: [{ card: 'spy', tapped: true, damage: 1 }, 'banner'], deck: ['spy'] },
    bob: { hand: ['mage', 'mage'], table: [{ id: 'fox', card: 'spy', controller: 'ann' }] },
    shared: { vault: ['mage', 'tempest'] },
  },
  stack: [
    {
      id: 1,
      rule: 'strike',
      seat: 'bob',
      cause: 9,
      event: { kind: 'strike', by: 'strike', payload: { who: 'fox', at: 'ann' } },
      registers: [['fox'], ['ann']],
    },
  ],
  counts: { events: 9, items: 1 },
};

describe('a table in the middle of a match', () => {
  const scene = seen(menagerie, at(menagerie, MIDDLE));
  const thing = (id: string) => scene.things.find((one) => one.id === id);

  test('has the match, the stack, what is shared and each seat with its zones', () => {
    expect(say(scene.status)).toBe('Turn 4 of bob: Day, Acting; ann has priority');
    expect(scene.places.filter(({ in: within }) => within === undefined).map(({ id }) => id)).toEqual([
      'match',
      'stack',
      'zone:vault',
      'seat:0',
      'seat:1',
    ]);
    expect(scene.places.filter(({ active }) => active === true).map(({ id }) => id)).toEqual(['stack', 'seat:0']);
    expect(say(thing('flag:storm')?.name)).toBe('storm');
    expect(thing('seat:0')?.marks?.map(say)).toEqual(['rich']);
  });

  test('has what is so of each card', () => {
    const own = scene.things.filter(({ place }) => place === 'zone:table:0');
    expect(own.map(({ name, marks, stats }) => [say(name), marks?.map(say), stats?.map(({ value }) => value)])).toEqual(
      [
        ['Spy.1', ['tapped'], [2, 2, 1]],
        ['Banner', undefined, undefined],
      ],
    );
    expect(thing('card:fox')).toMatchObject({ seat: ANN, place: 'zone:table:1' });
    expect(thing('card:fox')?.marks?.map(say)).toEqual(['controlled by ann']);
  });

  test('has what is on the stack, with links to what it is about', () => {
    const item = thing('item:9');
    expect(say(item?.name)).toBe('Strike by bob: Fox, ann');
    expect(JSON.stringify(item?.name)).toContain('"ref":"card:fox"');
  });

  test('names hidden cards by their place, and no others of a pile than its top', () => {
    const hidden = scene.things.filter((one) => one.hidden === true);
    expect(hidden.map(({ id }) => id)).toEqual(['at:vault:0:0', 'at:deck:0:0', 'at:hand:1:0', 'at:hand:1:1']);
    expect(hidden.every(({ name }) => name === undefined)).toBe(true);
    expect(scene.places.find(({ id }) => id === 'zone:vault')).toMatchObject({ layout: { kind: 'pile' }, count: 2 });
  });
});

test('a card keeps its id for those who know it, wherever it goes', () => {
  const before = at(menagerie, { zones: { ann: { hand: ['mage'] }, bob: {} } });
  const after = at(menagerie, { zones: { ann: { table: ['mage'] }, bob: {} } });
  const placeOf = (state: RulesetState, viewer: Viewer, id: string): string | undefined =>
    seen(menagerie, state, viewer).things.find((thing) => thing.id === id)?.place;
  expect(placeOf(before, ANN, 'card:mage')).toBe('zone:hand:0');
  expect(placeOf(after, ANN, 'card:mage')).toBe('zone:table:0');
  expect(placeOf(before, BOB, 'card:mage')).toBeUndefined();
  expect(placeOf(after, BOB, 'card:mage')).toBe('zone:table:0');
});

describe('what `ui` says', () => {
  const game = createRulesetGame({ compiled: compiledFor(document()) });

  function document(): Json {
    return {
      schema: 1,
      id: 'shown',
      version: '1.0.0',
      name: 'Shown',
      players: { min: 2, max: 2 },
      zones: [
        {
          id: 'board',
          owner: 'shared',
          visibility: 'public',
          capacity: 9,
          ui: { layout: 'grid', columns: 3, kind: 'piece' },
        },
        { id: 'store', owner: 'player', visibility: 'hidden', ui: { sign: '?', tint: 'green' } },
        { id: 'attic', owner: 'shared', visibility: 'public', ui: { hide: true } },
      ],
      resources: [
        { id: 'gold', start: 3, ui: { sign: '$' } },
        { id: 'side', start: 0, show: false },
      ],
      attributes: [
        { id: 'suit', ui: { order: 2, sign: { 1: '♥' }, tint: { 1: 'red' } } },
        { id: 'rank', ui: { sign: { 11: 'J' } } },
        { id: 'worth', ui: { sign: '★' } },
        { id: 'secret', show: false },
      ],
      cards: [
        { id: 'jack', attributes: { suit: 1, rank: 11, worth: 4, secret: 9 } },
        { id: 'ten', attributes: { suit: 2, rank: 10 }, ui: { tint: 'blue' } },
        { id: 'joker', ui: { sign: ['J', 'K'] } },
        { id: 'ghost', ui: { hide: true } },
      ],
      turnStructure: {
        phases: [{ id: 'main', steps: [{ id: 'main' }] }],
        priorityWindows: [{ phase: 'main', step: 'main' }],
      },
    };
  }

  const state = at(game, {
    zones: { ann: { store: ['ten', 'ten'] }, shared: { board: ['jack', 'ten', 'joker', 'ghost'], attic: ['ten'] } },
  });
  const scene = seen(game, state);
  const cards = scene.things.filter(({ place }) => place === 'zone:board');

  test('signs and tints are printed on cards, by the value of an attribute or by the card itself', () => {
    expect(cards.map(({ signs, tint }) => [signs, tint])).toEqual([
      [['J', '♥'], 'red'],
      [['10', '2'], 'blue'],
      [['J', 'K'], undefined],
    ]);
  });

  test('numbers are told with their sign, and `show: false` leaves them out', () => {
    expect(cards[0]?.stats).toMatchObject([{ value: 4, sign: '★' }]);
    expect(scene.places.find(({ id }) => id === 'seat:0')?.stats).toMatchObject([{ value: 3, sign: '$' }]);
  });

  test('a zone says how its cards lie, what they look like, and what is on their backs', () => {
    expect(scene.places.find(({ id }) => id === 'zone:board')?.layout).toEqual({ kind: 'grid', columns: 3, rows: 3 });
    expect(cards.map(({ kind, at: where }) => [kind, where])).toEqual([
      ['piece', [0, 0]],
      ['piece', [1, 0]],
      ['piece', [2, 0]],
    ]);
    expect(scene.things.find(({ id }) => id === 'at:store:0:0')).toMatchObject({ signs: ['?'], tint: 'green' });
  });

  test('what is to be hidden is not there', () => {
    expect(scene.places.some(({ id }) => id === 'zone:attic')).toBe(false);
    expect(scene.things.some(({ id }) => id === 'card:ghost')).toBe(false);
  });
});
