import { expect, test } from 'vitest';
import { botRootIn, botSeed } from './bot-seed.ts';

const ROOT = '0123456789abcdef';
const marked = (...seeds: readonly (string | number | undefined)[]) => ({
  inputs: seeds.map((seed) => ({
    input: {},
    ...(seed === undefined ? {} : { bot: { name: 'random', seed, iterations: [] } }),
  })),
});

test('each decision has a seed of its own, the same every time', () => {
  const seeds = Array.from({ length: 100 }, (_, at) => botSeed(ROOT, `move ${at} 0`));
  expect(new Set(seeds).size).toBe(100);
  expect(seeds[7]).toBe(botSeed(ROOT, 'move 7 0'));
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['no bot has moved', [undefined, undefined], undefined],
  ['one has', [undefined, botSeed(ROOT, 'move 1 1')], ROOT],
  ['one has, and somebody gave it a number', [7, botSeed(ROOT, 'move 2 0')], ROOT],
] as const)('the root where %s', (_, seeds, root) => {
  expect(botRootIn(marked(...seeds))).toBe(root);
});
