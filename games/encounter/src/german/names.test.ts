// Everything that ships has a German name: tables, encounters, and whoever fights in them without a name of their own.
import { expect, test } from 'vitest';
import { SHIPPED } from '../content/shipped.ts';
import { SHIPPED_ENCOUNTERS } from '../encounters/shipped.ts';
import { thing } from '../labels/phrases.ts';
import { GERMAN_NAMES } from './names.ts';

function missing(names: readonly string[]): readonly string[] {
  return names.filter((name) => !Object.hasOwn(GERMAN_NAMES, name));
}

test('all entries of the tables, by their names and as sentences call them', () => {
  const { turning: _turning, hitDice: _hitDice, ...tables } = SHIPPED;
  const entries = Object.values(tables).flatMap((table) => Object.values<{ id: string; name: string }>(table));
  expect(entries.length).toBeGreaterThan(70);
  expect(missing(entries.flatMap(({ id, name }) => [name, thing(id)]))).toEqual([]);
});

test('all encounters, with what menus say of them', () => {
  expect(SHIPPED_ENCOUNTERS.length).toBeGreaterThan(10);
  expect(
    missing(SHIPPED_ENCOUNTERS.flatMap(({ id, title, hint }) => [id, id.replaceAll('-', ' '), title, hint ?? title])),
  ).toEqual([]);
});
