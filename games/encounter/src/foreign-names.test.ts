// Names in an encounter that a stranger has made: what every object has, what steers a terminal or turns a line round is refused.
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { expect, test } from 'vitest';
import { encounter } from './game.ts';

const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
const UNSEEN = ['a\u0000', 'a\nb', '\u001B[2J', 'a\u202Eb', '\u200Fa', 'a\u200Bb', '\u2066a', 'a\uD800', '\uFEFFa'];

const orc = { id: 'orc', side: 'opposition', monster: 'orc' };
const ann = { id: 'ann', side: 'party', class: 'fighter' };

const monster = { ac: 7, hitDice: '1', attacks: ['1d6'], morale: 7 };

/** As it comes out of a file, where `__proto__` is a key like any other. */
const begun = (fight: object, name: string) =>
  createMatch({
    game: encounter,
    seed: 1,
    options: { encounter: JSON.parse(JSON.stringify(fight).replaceAll('"NAME"', JSON.stringify(name))) as Json },
  });

const PLACES: readonly (readonly [string, object, string])[] = [
  ['a combatant', { combatants: [{ ...ann, id: 'NAME' }, orc] }, 'combatants[0].id'],
  ['several combatants', { combatants: [ann, { ...orc, id: 'NAME', count: 2 }] }, 'combatants[1].id'],
  ['the encounter', { id: 'NAME', combatants: [ann, orc] }, 'id'],
  ['a monster of its own', { combatants: [ann, orc], data: { monsters: { NAME: monster } } }, 'data.monsters.NAME'],
  ['a monster', { combatants: [ann, { ...orc, monster: 'NAME' }] }, 'combatants[1].monster'],
  ['a class', { combatants: [{ ...ann, class: 'NAME' }, orc] }, 'combatants[0].class'],
  ['a weapon', { combatants: [{ ...ann, weapon: 'NAME' }, orc] }, 'combatants[0].weapon'],
  ['an item', { combatants: [{ ...ann, items: ['NAME'] }, orc] }, 'combatants[0].items[0]'],
  ['a spell', { combatants: [{ ...ann, spells: ['NAME'] }, orc] }, 'combatants[0].spells[0]'],
  ['the ruleset', { ruleset: 'NAME', combatants: [ann, orc] }, 'ruleset'],
  ['who controls a side', { control: { party: 'NAME' }, combatants: [ann, orc] }, 'control.party'],
];

test.each(PLACES)('%s has no name that every object has', (_, fight, path) => {
  for (const name of INHERITED) {
    const match = begun(fight, name);
    const paths = match.ok ? [] : match.error.map((one) => one.path);
    expect([name, paths]).toEqual([name, [`options.encounter.${path.replace('NAME', name)}`]]);
  }
});

test.each([...UNSEEN, '', 'x'.repeat(81)])('%j is not a combatant', (name) => {
  expect(begun({ combatants: [{ ...ann, id: 'NAME' }, orc] }, name)).toMatchObject({
    ok: false,
    error: [{ path: 'options.encounter.combatants[0].id', code: 'wrongShape' }],
  });
});
