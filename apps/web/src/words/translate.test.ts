import { message, naming, told } from '@turnwise/game';
import { GESTURE_MESSAGES } from '@turnwise/gesture';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { partsIn, tableWords, toldIn } from './translate.ts';

const english = { melds: '{seat} melds {card}', card: '{name}', both: '{cards} leave' };
const german = {
  messages: { melds: '{seat} spielt {card} aus', card: '{name}', both: '{cards} gehen' },
  names: { Wheel: 'Rad', Sails: 'Segel' },
};
const wheel = naming('card:1', message('card', { name: 'Wheel' }));

test('without other words a sentence is as it came', () => {
  expect(toldIn(undefined, { text: 'as it is' })).toBe('as it is');
  expect(toldIn(german, { text: 'no label' })).toBe('no label');
});

test('names are translated as a whole, inside phrases and lists too', () => {
  expect(toldIn(german, told(english, message('melds', { seat: 'Ada', card: wheel })))).toBe('Ada spielt Rad aus');
  expect(toldIn(german, told(english, message('both', { cards: ['Wheel', 'Sails', 'Wheels'] })))).toBe(
    'Rad, Segel, Wheels gehen',
  );
});

test('pieces that name a thing are links', () => {
  const line = told(english, message('melds', { seat: 'Ada', card: wheel }));
  expect(partsIn(undefined, english, line)).toEqual([{ text: 'Ada melds ' }, { text: 'Wheel', ref: 'card:1' }]);
  expect(partsIn(german, english, line)).toEqual([
    { text: 'Ada spielt ' },
    { text: 'Rad', ref: 'card:1' },
    { text: ' aus' },
  ]);
});

test('without templates the sentence stays whole', () => {
  const line = told(english, message('melds', { seat: 'Ada', card: wheel }));
  expect(partsIn(undefined, {}, line)).toEqual([{ text: 'Ada melds Wheel' }]);
});

test('buttons of gestures are told by the page, in both languages', () => {
  const own = Object.fromEntries(Object.entries(en).filter(([key]) => key.startsWith('gesture.')));
  expect(own).toEqual(GESTURE_MESSAGES);
  const words = tableWords(english, de, german);
  expect(toldIn(words, told(GESTURE_MESSAGES, message('gesture.done', {})))).toBe('Fertig');
  const filled = message('gesture.filled', { offer: 'Meld', taken: [wheel] });
  expect(toldIn(words, told({ ...english, ...GESTURE_MESSAGES }, filled))).toBe('Meld: Rad');
});

test('a sentence that there are no words for stays as it came', () => {
  expect(toldIn(german, { text: 'as it came', label: message('unknown', {}) })).toBe('as it came');
});
