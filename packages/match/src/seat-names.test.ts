// Names of seats are looked at wherever a match comes from: a request, a document, what somebody saw; and looks have them all.
import { expect, test } from 'vitest';
import { createMatch } from './match.ts';
import { loadMatch } from './load.ts';
import { begin, registry, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';

const WRONG: readonly (readonly [string, string])[] = [
  ['a key of every object', '__proto__'],
  ['another', 'constructor'],
  ['a method', 'toString'],
  ['a line break', 'a\nb'],
  ['a right-to-left override', 'a\u202Eb'],
  ['a zero-width space', 'a\u200Bb'],
  ['half a character', 'a\uD83D'],
  ['too long', 'x'.repeat(33)],
  ['nothing', ''],
];

test.each(WRONG)('%s is not a name for a seat', (_, name) => {
  const wrong = { ok: false, error: [{ path: 'seats[1]', code: 'wrongSeats' }] };
  expect(createMatch({ game: relay, seed: 1, seats: ['ann', name] })).toMatchObject(wrong);
  expect(loadMatch({ ...written(begin(relay)), seats: ['ann', name] }, registry)).toMatchObject(wrong);
  expect(relay.prepare({ seed: 1, seats: ['ann', name] })).toMatchObject(wrong);
});

test('a key __proto__ in a request is reported where it is', () => {
  const options: unknown = JSON.parse('{ "goal": { "__proto__": 1 } }');
  expect(createMatch({ game: relay, seed: 1, options: options as never })).toMatchObject({
    ok: false,
    error: [{ path: 'options.goal.__proto__', code: 'reservedName' }],
  });
  const random: unknown = JSON.parse('{ "__proto__": [1] }');
  expect(createMatch({ game: relay, seed: 1, random: random as never })).toMatchObject({
    ok: false,
    error: [{ path: 'random.__proto__', code: 'reservedName' }],
  });
});

test.each(['constructor', 'toString', 'dices'])('a script for a stream %s that is not there is told', (stream) => {
  expect(createMatch({ game: relay, seed: 1, random: { [stream]: [1] } })).toMatchObject({
    ok: false,
    error: [{ path: `random.${stream}`, code: 'unknownStream' }],
  });
});
