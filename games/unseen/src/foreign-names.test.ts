// Names in a level that a stranger has made: what every object has, what steers a terminal or turns a line round is refused where it stands.
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { expect, test } from 'vitest';
import { unseen } from './game.ts';

const level = (name: string, id: string, thing: string): Json => ({
  id,
  name,
  size: [3, 1, 3],
  start: [0, 0, 0],
  things: [
    { kind: 'exit', at: [2, 0] },
    { kind: 'box', id: thing, at: [1, 0] },
  ],
});

const begun = (given: Json) => createMatch({ game: unseen, seed: 1, options: { level: given } });

const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
const UNSEEN = ['a\u0000', 'a\nb', '\u001B[2J', 'a\u202Eb', '\u200Fa', 'a\u200Bb', '\u2066a', 'a\uD800', '\uFEFFa'];

test.each([...INHERITED, ...UNSEEN, '', 'player', 'x'.repeat(81)])('%j is not a name of a thing', (name) => {
  expect(begun(level('Mine', 'mine', name))).toMatchObject({
    ok: false,
    error: [{ path: 'options.level.things[1].id', code: 'wrongShape' }],
  });
});

test.each(UNSEEN)('%j is not a name of a level', (name) => {
  expect(begun(level(name, 'mine', 'box'))).toMatchObject({ ok: false, error: [{ path: 'options.level.name' }] });
});

test.each(INHERITED)('a level may be called %s, and all of it is there', (name) => {
  const match = begun(level(name, 'mine', 'box'));
  expect(match.ok && match.value.look(match.value.seats[0] ?? null).view).toMatchObject({ name });
});

test.each(['__proto__', 'constructor', 'nothing'])('no level that ships is called %s', (name) => {
  expect(begun(name)).toMatchObject({ ok: false, error: [{ path: 'options.level', code: 'unknownLevel' }] });
});

test('a key __proto__ is reported where it is', () => {
  const written = JSON.stringify(level('Mine', 'mine', 'box')).replace('"kind":"box"', '"__proto__":"box"');
  expect(begun(JSON.parse(written) as Json)).toMatchObject({
    ok: false,
    error: [{ path: 'options.level.things[1].__proto__', code: 'reservedName' }],
  });
});
