import { expect, test } from 'vitest';
import { keyOf, routeOf } from './router.ts';

test.each([
  ['/', 'lobby', {}],
  ['/new/innovation', 'new', { game: 'innovation' }],
  ['/t/local-1/', 'table', { id: 'local-1' }],
  ['/replay/x%20y', 'replay', { id: 'x y' }],
  ['/replay/%E0%A4%A', 'replay', { id: '%E0%A4%A' }],
  ['/puzzles', 'puzzles', {}],
  ['/puzzles/edit', 'puzzles', { edit: 'yes' }],
  ['/puzzles/door', 'puzzles', { level: 'door' }],
  ['/rulesets/duel', 'rulesets', { id: 'duel' }],
  ['/simulate', 'simulate', {}],
  ['/simulate/whist', 'simulate', { game: 'whist' }],
  ['/inspect/7', 'inspect', { id: '7' }],
  ['/about', 'about', {}],
  ['/t', 'missing', {}],
  ['/nowhere/at/all', 'missing', {}],
])('%s', (path, page, params) => {
  const route = routeOf(path, '?f=3');
  expect(route).toMatchObject({ page, params });
  expect(route.query.get('f')).toBe('3');
});

test('a page is made anew for another path, and for another level in a link', () => {
  const key = (path: string, hash = ''): string => keyOf(routeOf(path), hash);
  expect(key('/puzzles/door')).not.toBe(key('/puzzles/shove'));
  expect(key('/puzzles/shared', '#abc')).not.toBe(key('/puzzles/shared', '#def'));
  expect(key('/t/m', '#page')).toBe(key('/t/m'));
});
