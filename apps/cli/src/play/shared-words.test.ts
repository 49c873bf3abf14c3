import { expect, test } from 'vitest';
import { sharedWords } from './shared-words.ts';

test.each<[string, readonly string[], boolean]>([
  ['Play Flame Lance at …', ['Play Flame Lance at Ox', 'Play Flame Lance at Red Drake'], false],
  ['Block … with Deep Leviathan', ['Block Ox with Deep Leviathan', 'Block Red Drake with Deep Leviathan'], false],
  ['Block …', ['Block Ox with Heron', 'Block Ox with Manta', 'Block Drake with Ox'], false],
  ['Block …', ['Block Ox with Heron', 'Block Drake with Heron'], true],
  ['move 1 …', ['move 1', 'move 1 2'], false],
  ['… 2', ['take 2', 'leave 2'], false],
  ['pass', ['pass'], false],
])('%s', (shared, labels, more) => {
  expect(sharedWords(labels, more)).toBe(shared);
});
