import type { MatchEnd } from '@turnwise/protocol';
import { expect, test } from 'vitest';
import { endingText } from './ending.ts';

const words = {
  say: (key: string, { seat = '' } = {}) => `${key} ${seat}`.trim(),
  tell: ({ text }: { readonly text: string }) => `told: ${text}`,
  seatName: (seat: string) => (seat === 'north' ? 'Nord' : seat),
};
const look = (more: object = {}) => ({ status: 'over', result: null, stopped: null, ...more }) as const;
const end = (why: MatchEnd['why'], seat: string | null = null): MatchEnd => ({
  why,
  seat,
  winners: [],
  text: 'in English',
});
const BY_RULES = { result: { winners: ['X'], reason: 'line', text: 'X wins', label: { key: 'result', params: {} } } };
const BY_TABLE = { result: { winners: ['X'], reason: 'conceded', text: 'O has given up' } };

test.each([
  ['by its rules', look(BY_RULES), end('result'), 'told: X wins'],
  ['somebody gave up', look(BY_TABLE), end('conceded', 'O'), 'ending.conceded O'],
  ['a seat that the game names', look(), end('conceded', 'north'), 'ending.conceded Nord'],
  ['time ran out', look(), end('timeOut', 'O'), 'ending.timeOut O'],
  ['by its host', look(), end('ended'), 'ending.ended'],
  ['by a fault', look({ status: 'faulted' }), end('fault'), 'ending.fault'],
  ['by a fault, of which there is no news', look({ status: 'faulted' }), null, 'table.faulted'],
  ['somebody gave up, and who is not known yet', look(BY_TABLE), null, 'told: O has given up'],
  ['a result that is only told', look(), end('result'), 'in English'],
  ['it stands still', look({ stopped: { text: 'no moves' } }), null, 'told: no moves'],
  ['nobody says why', look(), null, 'table.over'],
] as const)('%s', (_, shown, news, text) => expect(endingText(shown as never, news, words)).toBe(text));
