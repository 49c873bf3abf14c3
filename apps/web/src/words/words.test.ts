import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const holes = (template: string): readonly string[] =>
  [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name]) => name ?? '').toSorted();

test('German has the same keys as English', () => {
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
});

test('a sentence has the same holes in both', () => {
  const differ = Object.entries(en).filter(
    ([key, template]) => holes(template).join() !== holes(de[key as keyof typeof en]).join(),
  );
  expect(differ.map(([key]) => key)).toEqual([]);
});

test('no sentence is empty, and none still has both languages the same by oversight', () => {
  expect(Object.entries({ ...en, ...de }).filter(([, text]) => text.trim() === '')).toEqual([]);
  const same = Object.entries(en).filter(([key, text]) => text.length > 24 && de[key as keyof typeof en] === text);
  expect(same.map(([key]) => key)).toEqual([]);
});

test('a counted sentence has its form for one and for others', () => {
  const keys = new Set(Object.keys(en));
  const alone = [...keys].filter(
    (key) =>
      (key.endsWith('.one') && !keys.has(key.replace(/one$/u, 'other'))) ||
      (key.endsWith('.other') && !keys.has(key.replace(/other$/u, 'one'))),
  );
  expect(alone).toEqual([]);
});

test('no key is in two parts: every part is listed, and nothing is lost when they are put together', () => {
  const files = import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true });
  const keys = Object.values(files).flatMap((file) => Object.values(file).flatMap((part) => Object.keys(part)));
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
});
