// The document keeps which bot chose an input, through undo and redo, saving and loading, and a log that drops frames.
import { expect, test } from 'vitest';
import type { BotMark } from './document.ts';
import type { Match } from './match.ts';
import { A, B, begin, issuesOf, load, registry, reload, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { loadMatch } from './load.ts';

const ADD = { kind: 'add', amount: 1 };
const BOT: BotMark = { name: 'search:iterations=100', seed: '0'.repeat(32), iterations: [60, 40] };

function marks(match: Match): unknown[] {
  return match
    .save()
    .inputs.filter(({ as }) => as !== undefined)
    .map(({ bot }) => bot);
}

function played(limits = {}): Match {
  const match = begin(relay, { undo: 'free', options: { goal: 1000 }, limits });
  match.submit(A, ADD);
  match.submit(B, ADD, { bot: BOT });
  match.submit(A, ADD);
  return match;
}

test('a mark is where its input is', () => {
  expect(marks(played())).toEqual([undefined, BOT, undefined]);
});

test('what is taken back takes its mark with it, and brings it again', () => {
  const match = played();
  match.undo();
  match.undo();
  expect(marks(match)).toEqual([undefined]);
  match.redo();
  expect(marks(match)).toEqual([undefined, BOT]);
});

test.each([{}, { logFrames: 2, undoFrames: 1 }])('it is saved and loaded with limits %j', (limits) => {
  const match = played(limits);
  expect(marks(reload(match, { limits }))).toEqual([undefined, BOT, undefined]);
  expect(marks(reload(match, { limits, fromSnapshot: true }))).toEqual([undefined, BOT, undefined]);
});

test('a refused input leaves none, and no seat sees any', () => {
  const match = played();
  match.submit(A, ADD, { bot: { ...BOT, name: 'refused' } });
  match.submit(B, ADD);
  expect(JSON.stringify(match.save())).not.toContain('refused');
  for (const viewer of [A, B, null]) expect(JSON.stringify(match.seenBy(viewer))).not.toContain('search');
});

test.each([
  [{ ...BOT, iterations: ['many'] }, 'inputs[0].bot.iterations[0] wrongShape'],
  [{ ...BOT, seed: -1 }, 'inputs[0].bot.seed wrongShape'],
  ['greedy', 'inputs[0].bot wrongShape'],
])('a mark %j is an issue', (bot, says) => {
  const document = written(load(written(played())));
  const inputs = (document['inputs'] as object[]).map((one) => ({ ...one, bot }));
  expect(issuesOf(loadMatch({ ...document, inputs }, registry))).toContain(says);
});
