import { expect, test } from 'vitest';
import { formatMessage, message } from './message.ts';
import type { Message } from './message.ts';

const MESSAGES = {
  drew: '{seat} draws {card}{because}.',
  hidden: 'a {age}',
  because: ' because of {source}',
  listed: 'one of {cards}',
};

test.each<[Message, string]>([
  [message('drew', { seat: 'ann', card: 'Oars', because: '' }), 'ann draws Oars.'],
  [
    message('drew', {
      seat: 'ann',
      card: message('hidden', { age: 3 }),
      because: message('because', { source: 'Oars' }),
    }),
    'ann draws a 3 because of Oars.',
  ],
  [message('listed', { cards: ['Oars', message('hidden', { age: 2 })] }), 'one of Oars, a 2'],
  [message('listed', { cards: { key: 3, params: {} } }), 'one of {"key":3,"params":{}}'],
  [message('listed'), 'one of {cards}'],
  [message('unknown', { card: message('hidden', { age: 2 }) }), 'unknown (card a 2)'],
  [message('unknown'), 'unknown'],
])('%j', (given, text) => {
  expect(formatMessage(MESSAGES, given)).toBe(text);
});
