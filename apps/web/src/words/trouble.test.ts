import { ERROR_CODES } from '@turnwise/protocol';
import { SourceTrouble, TROUBLE_TEXTS } from '@turnwise/table-source';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { troubleIn, troubleOf } from './trouble.ts';

/** Of the client itself: it has no other list that a page may import. */
const CLIENT = ['closed', 'left', 'unanswered', 'alreadyJoined', 'badAnswer'];

test('there are words for every code', () => {
  const codes = [...ERROR_CODES, ...CLIENT, ...Object.keys(TROUBLE_TEXTS)];
  expect(codes.filter((code) => !Object.hasOwn(en, `trouble.${code}`))).toEqual([]);
});

test.each([
  [{ code: 'seatTaken', text: 'x' }, 'Da sitzt schon jemand.'],
  [{ code: 'invalidMatch', text: 'x', params: { issues: ['a', 'b'] } }, 'So kann keine Partie beginnen: a; b.'],
  [{ code: 'failed', text: TROUBLE_TEXTS.failed }, 'Etwas ist schiefgegangen.'],
  [{ code: 'failed', text: 'no scene' }, 'no scene'],
  [{ code: 'fromANewerServer', text: 'as it was said' }, 'as it was said'],
])('%j', (trouble, said) => expect(troubleIn(de, trouble)).toBe(said));

test('what the server said counts more than that it could not be done', () => {
  const because = { code: 'tooManyCreated', params: { most: 20 } };
  const said = 'Aus deinem Netz wurden zu viele Partien begonnen: Mehr als 20 in der Stunde gehen nicht.';
  expect(troubleIn(de, troubleOf(new SourceTrouble('failed', 'x', because)))).toBe(said);
  expect(troubleOf(new TypeError('Failed to fetch'))).toEqual({ code: '', text: 'Failed to fetch' });
  expect(troubleOf('words')).toEqual({ code: '', text: 'words' });
  expect(troubleOf(null)).toEqual({ code: '', text: 'null' });
});
