// Pictures from names.
import { expect, test } from 'vitest';
import { emblemOf } from './emblem.ts';

test('a name has one picture, and another name another', () => {
  expect(emblemOf('Hill Ox')).toEqual(emblemOf('Hill Ox'));
  expect(emblemOf('Hill Ox')).not.toEqual(emblemOf('Ash Runner'));
});

test('ridges are closed and whole numbers, even of an empty name', () => {
  for (const name of ['', 'Scorch', 'Chart the Depths']) {
    const { ridges, sun } = emblemOf(name);
    expect(ridges).toHaveLength(3);
    for (const path of ridges) expect(path).toMatch(/^M[-\d. CLVHZ]+Z$/);
    expect(sun.radius).toBeGreaterThan(5);
  }
});
