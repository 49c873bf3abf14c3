import { expect, test } from 'vitest';
import { OneQuestion } from './one-question.ts';

test('a question is answered', async () => {
  expect(await new OneQuestion().ask(async () => 'east')).toBe('east');
});

test('a hint that was closed while it was searched does not come any more', async () => {
  const question = new OneQuestion();
  const answer = question.ask(async () => 'east');
  question.drop();
  expect(await answer).toBeUndefined();
});

test('of two questions only the second is answered, also where the first ends because of it', async () => {
  const question = new OneQuestion();
  const first = question.ask(async () => 'gave up');
  const second = question.ask(async () => 'west');
  expect(await Promise.all([first, second])).toEqual([undefined, 'west']);
});
