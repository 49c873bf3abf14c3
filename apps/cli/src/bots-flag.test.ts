import { expect, test } from 'vitest';
import { readBots } from './bots-flag.ts';

test.each([
  ['random', ['random']],
  ['random,greedy', ['random', 'greedy']],
  ['greedy, search:easy', ['greedy', 'search:easy']],
  ['search:iterations=50,worlds=5,greedy', ['search:iterations=50,worlds=5', 'greedy']],
  ['search:hard,worlds=5,search:easy,random', ['search:hard,worlds=5', 'search:easy', 'random']],
])('%s', (text, names) => {
  expect(readBots(text)).toEqual(names);
});
