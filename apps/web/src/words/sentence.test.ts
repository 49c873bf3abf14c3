import { expect, test } from 'vitest';
import { sentence, sentenceOf } from './sentence.ts';

test.each([
  ['north plays Queen of hearts', 'North plays Queen of hearts.'],
  ['Turn 3: Ann.', 'Turn 3: Ann.'],
  ['is that so?', 'Is that so?'],
  ['She says “no.”', 'She says “no.”'],
  ['übrig bleibt nichts', 'Übrig bleibt nichts.'],
  ['', ''],
])('%s', (text, said) => expect(sentence(text)).toBe(said));

test('links stay where they are', () => {
  expect(sentenceOf([{ text: 'ann', ref: 'seat:0' }, { text: ' draws a card' }])).toEqual([
    { text: 'Ann', ref: 'seat:0' },
    { text: ' draws a card' },
    { text: '.' },
  ]);
});
