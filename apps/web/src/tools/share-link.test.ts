import { LEVELS } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { packLink, unpackLink } from './share-link.ts';

test('every level comes back out of its link, which is shorter than the level', async () => {
  for (const level of Object.values(LEVELS)) {
    const link = await packLink(level);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(level).length);
    expect(await unpackLink(link)).toEqual(level);
  }
});

test('letters of any language come back', async () => {
  const value = { name: 'Größe ✦ 迷路' };
  expect(await unpackLink(await packLink(value))).toEqual(value);
});

test.each(['', '%%%', 'abc', 'AAAA', '!'])('what is no link is nothing: %s', async (text) => {
  expect(await unpackLink(text)).toBeUndefined();
});

test('a link that unpacks into very much is refused', async () => {
  const link = await packLink('x'.repeat(2_000_000));
  expect(link.length).toBeLessThan(10_000);
  expect(await unpackLink(link)).toBeUndefined();
});
