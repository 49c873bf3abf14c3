// Keeps documents true: an example in a document is a file that is compiled and run, and stands there word for word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seat } from '@turnwise/game';
import type { Seat, Viewer } from '@turnwise/game';
import { createKernel, eventsOf, History } from '@turnwise/kernel';
import { checkLaws, formatLawReport } from '@turnwise/testkit';
import { EMPTY_STACK } from '@turnwise/stack';
import { expect, test } from 'vitest';
import * as cards from '../docs/examples/card-program.ts';
import { conceding } from '../docs/examples/concede.ts';
import * as encounter from '../docs/examples/encounter.ts';
import * as host from '../docs/examples/host.ts';
import { game } from '../docs/examples/nim.ts';
import { pig } from '../docs/examples/pig.ts';
import * as tax from '../docs/examples/tax.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLE = /<!-- example: (\S+) -->\n```ts\n([\s\S]*?)```/g;

const SNIPPET = /<!-- from: (\S+) -->\n```(?:ts|yaml)\n([\s\S]*?)```/g;

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'games/encounter/README.md',
  ...markdownIn('docs'),
];

test.each(documents)('%s shows its examples as they are', (path) => {
  for (const [, file = '', shown] of readFileSync(join(ROOT, path), 'utf8').matchAll(EXAMPLE))
    expect(shown, file).toBe(exampleText(file));
});

test.each(documents)('%s cuts its snippets from the files that it names', (path) => {
  for (const [, file = '', shown = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(SNIPPET))
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toContain(shown);
});

test('the README shows an example', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toMatch(EXAMPLE);
});

test('the example of the README does what its comments say', () => {
  expect(game.state).toEqual({ heap: 4, next: 0 });
  expect(game.canRedo).toEqual({ able: true });
  game.redo();
  expect(game.log.map(eventsOf)).toEqual([[{ kind: 'took', count: 3, left: 1 }]]);
  const refused = game.dispatch({ kind: 'take', seat: 1, count: 2 });
  expect(refused).toMatchObject({
    ok: true,
    value: { outcome: { kind: 'disallowed', code: 'tooMany', params: { heap: 1 }, by: 'take' } },
  });
});

test('the dice game of the guide keeps every law, and all that it says has words', () => {
  const report = checkLaws(pig, { games: 10, seed: 1 });
  expect(report.passed, formatLawReport(report)).toBe(true);
  expect(report.notes).toEqual([]);
});

test('the extension of tic-tac-toe ends the game when a seat gives up, whoever is to act', () => {
  const start = {
    board: Array.from({ length: 9 }, () => 0 as const),
    next: seat(0),
    filled: 0,
    winner: -1,
    conceded: -1,
  } as const;
  const history = new History(createKernel(conceding), start);
  history.dispatch({ kind: 'place', seat: seat(0), cell: 4 });
  history.dispatch({ kind: 'concede', seat: seat(0) });
  expect(history.state).toMatchObject({ filled: 1, conceded: 0 });
  expect(history.canUndo).toEqual({ able: false, code: 'undoBlockedByIrreversibleBoundary' });
  const late = history.dispatch({ kind: 'place', seat: seat(1), cell: 0 });
  expect(late).toMatchObject({
    ok: true,
    value: { outcome: { kind: 'disallowed', code: 'gameOver', by: 'conceded' } },
  });
});

test('the tax of the stack guide does what its comments say', () => {
  const { asked, choices, done } = tax;
  expect(choices).toMatchObject([{ id: 'selectCards1', seat: 2, candidates: [2, 3] }]);
  expect(asked.hands).toEqual([[1], [], [2, 3]]);
  expect(tax.stack.choicesAgain(asked)).toEqual(asked.stack.choices);
  expect(done.hands).toEqual([[1, 3], [], [2]]);
  expect(done.stack).toEqual({ ...EMPTY_STACK, choicesMade: 1 });
  // The copy for search goes its own way.
  const kernel = createKernel(tax.rules, { development: true });
  const copy = kernel.clone(done);
  kernel.cloneInto(copy, asked);
  expect(kernel.step(copy, { kind: 'answer', seat: seat(2), choice: 'selectCards1', value: [3] })).toBeUndefined();
  expect(copy).toEqual(done);
  expect(asked.hands).toEqual([[1], [], [2, 3]]);
});

test('the card of the stack guide repeats as long as its text says', () => {
  const kernel = createKernel(cards.rules, { development: true });
  const history = new History(kernel, { hands: [[1], []], next: 2, stack: EMPTY_STACK });
  history.dispatch({ kind: 'play', seat: seat(0), card: 0 });
  history.dispatch({ kind: 'play', seat: seat(0), card: 1 });
  history.dispatch({ kind: 'answer', seat: seat(0), choice: 'selectCards1', value: [1] });
  expect(history.state.stack.effects).toMatchObject([{ card: 1, at: 1, rounds: 1, registers: [[1]] }]);
  expect(cards.stack.choicesAgain(history.state)).toEqual(history.state.stack.choices);
  history.dispatch({ kind: 'answer', seat: seat(0), choice: 'selectCards2', value: [] });
  expect(history.state).toMatchObject({ hands: [[2, 3, 4], []], stack: { effects: [], choices: [] } });
});

test('the fight of the README of Encounter ends as it says', () => {
  expect(encounter.outcome).toBe('PARTY_VICTORY');
  expect(encounter.fight.state.bodies.map(({ dead, fled }) => dead || fled)).toEqual([false, true, true, true]);
});

test('the host of the guide answers each seat in its own form', () => {
  const sent: [Viewer, unknown][] = [];
  const match = host.openTable((to, news) => sent.push([to, news]));
  const [ann, bo] = match.seats as [Seat, Seat];
  const { id: choice } = match.look(ann).choices[0]!;
  const told = host.receive(match, ann, { kind: 'answer', choice, value: 'rock' });
  expect(told).toMatchObject({ outcome: { kind: 'committed' }, events: [{ event: { throw: 'rock' } }] });
  expect(sent.map(([to]) => to)).toEqual([ann, bo]);
  expect(JSON.stringify(sent[1])).not.toContain('"throw":"rock"');
  expect(host.receive(match, bo, { kind: 'answer', choice, value: 'well' })).toMatchObject({
    outcome: { kind: 'invalidInput' },
    events: [],
  });
  expect(host.goOn(match)).toBe(false);
  expect(host.operatorsLog).toEqual(['advanced']);
});

/** The file without its closing export, which is for this test. */
function exampleText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replace(/export \{.*\};\n$/, '');
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));
}
