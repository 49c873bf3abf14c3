// A sentence in pieces reads as the whole sentence does, and the names in it keep what they name.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage, message, messageParts, naming } from './index.ts';
import type { Message } from './index.ts';

const MESSAGES = {
  melds: '{seat} melds {card}.',
  pair: '{cards} and {more}',
  odd: 'a { that {seat} does not close {',
  card: 'Pottery',
};
const pottery = naming('card:3', message('card'));

test.each([
  [
    'melds',
    { seat: 'ann', card: pottery },
    [{ text: 'ann melds ' }, { text: 'Pottery', ref: 'card:3' }, { text: '.' }],
  ],
  [
    'pair',
    { cards: [pottery, pottery], more: 2 },
    [{ text: 'Pottery', ref: 'card:3' }, { text: ', ' }, { text: 'Pottery', ref: 'card:3' }, { text: ' and 2' }],
  ],
  ['melds', { seat: message('card'), card: 'x' }, [{ text: 'Pottery melds x.' }]],
  ['nowhere', { seat: 1 }, [{ text: 'nowhere (seat 1)' }]],
])('%s %j', (key, params, parts) => {
  expect(messageParts(MESSAGES, message(key, params))).toEqual(parts);
});

test('the pieces together are the sentence', () => {
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    value: fc.oneof(fc.string(), fc.integer(), fc.array(tie('value'), { maxLength: 2 }), tie('message')),
    message: fc.record({
      key: fc.constantFrom(...Object.keys(MESSAGES), 'none', '__proto__'),
      params: fc.dictionary(fc.constantFrom('seat', 'card', 'cards', 'more'), tie('value')),
      ref: fc.constantFrom(undefined, 'card:3'),
    }),
  })).message;
  fc.assert(
    fc.property(value, (one) => {
      const { ref, ...rest } = one as Message;
      const whole: Message = ref === undefined ? rest : { ...rest, ref };
      const text = messageParts(MESSAGES, whole)
        .map((part) => part.text)
        .join('');
      expect(text).toBe(formatMessage(MESSAGES, whole));
    }),
    { seed: 7 },
  );
});
