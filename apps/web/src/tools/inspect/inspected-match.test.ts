import { createChooser, nextInput, type AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch, type Match } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { causeTree } from './cause-tree.ts';
import { dataDiff } from './data-diff.ts';
import { inspectMatch } from './inspected-match.ts';

function played(game: AnyGame, inputs: number): Match {
  const begun = createMatch({ game, seed: 11, advance: false });
  if (!begun.ok) throw new Error('it begins');
  const match = begun.value;
  const chooser = createChooser(3);
  for (let at = 0; at < inputs && match.status === 'playing'; at++) {
    const input = nextInput(game, match.state, chooser);
    if (input === undefined) break;
    if (input.seat === undefined) match.submitSystem(input);
    else match.submit(input.seat, input);
  }
  return match;
}

test.each(registry.games.map((game) => [game.id, game] as const))(
  'a match of %s is taken apart as it was played',
  (_, game) => {
    const match = played(game, 40);
    const inspected = inspectMatch(game, match.save());
    if (!inspected.ok) throw new Error(JSON.stringify(inspected.error));
    const { frames } = inspected.value;
    expect(frames.map(({ hash }) => hash)).toEqual(match.frames.map(({ hash }) => hash));
    expect(inspected.value.at(frames.length)?.state).toEqual(match.state as unknown as Json);
    for (const { text, events, changes } of frames) {
      expect(text).not.toBe('');
      expect(changes.flatMap((change) => change.events)).toHaveLength(events);
    }
    // All of it can be sent to a page.
    expect(structuredClone(frames)).toEqual(frames);
    const tree = causeTree(frames.flatMap(({ changes }) => changes.flatMap((change) => change.events)));
    expect(tree.length).toBeGreaterThan(0);
  },
);

test('draws and streams are told', () => {
  const game = registry.get('backgammon') as AnyGame;
  const inspected = inspectMatch(game, played(game, 30).save());
  if (!inspected.ok) throw new Error('it is inspected');
  const { frames } = inspected.value;
  expect(frames.reduce((sum, { draws }) => sum + draws, 0)).toBeGreaterThan(4);
  const [stream] = inspected.value.at(frames.length)?.streams ?? [];
  expect(stream?.taken).toBeGreaterThan(4);
});

test('what is no match has issues', () => {
  expect(inspectMatch(registry.get('whist') as AnyGame, { turnwise: 2 }).ok).toBe(false);
});

test('data is compared place by place', () => {
  expect(dataDiff({ a: 1, b: [1, 2], c: { d: 1 } }, { a: 1, b: [1, 3, 4], c: { e: 1 } })).toEqual([
    { path: 'b[1]', before: 2, after: 3 },
    { path: 'b[2]', after: 4 },
    { path: 'c.d', before: 1 },
    { path: 'c.e', after: 1 },
  ]);
  expect(dataDiff([1], { a: 1 })).toEqual([{ path: '', before: [1], after: { a: 1 } }]);
  expect(dataDiff([1, 2, 3], [4, 5, 6], 2)).toHaveLength(2);
});

test('a cause that is not there, or comes later, counts as none', () => {
  const tree = causeTree([
    { id: '1.1', cause: '9.9' },
    { id: '1.2', cause: '1.1' },
    { id: '1.3', cause: '1.4' },
    { id: '1.4', cause: '1.3' },
  ]);
  expect(tree.map(({ event, children }) => [event.id, children.map((one) => one.event.id)])).toEqual([
    ['1.1', ['1.2']],
    ['1.3', ['1.4']],
  ]);
});
