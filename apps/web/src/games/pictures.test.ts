import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';

test('every game has a drawing of its own', () => expect(pictureOf('whist')).not.toBe(pictureOf('duel')));

test.each(['chess', 'valueOf', '__proto__', 'toLocaleString', 'constructor'])(
  'a game called %s, as a file may say, has the drawing of what the page does not know',
  (game) => expect(pictureOf(game)).toBe(pictureOf('ruleset')),
);
