// A match with bots behind a port: play, undo, advice, saving and going on.
import type { AnyGame } from '@turnwise/game';
import { aborted, createKernel } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestWorker, testWorld } from '../testing/local-world.ts';
import type { TestWorker } from '../testing/local-world.ts';
import type { SourceNews, TableSource, TableUpdate } from '../table-source.ts';
import type { LocalRequest } from './local-request.ts';
import { openLocalTable } from './open-local-table.ts';

let worker: TestWorker;
beforeEach(() => {
  worker = startTestWorker();
});
afterEach(() => worker.end());

const SOLO = {
  kind: 'new',
  match: 'm',
  game: 'tic-tac-toe',
  seats: ['X', 'O'],
  seed: 1,
  bots: { O: 'greedy' },
} as const;
const WAIT = 60_000;

test('a bot answers, and its move is marked', async () => {
  const { source, updates } = await opened(SOLO);
  expect(await source.submit('X', { kind: 'place', cell: 4 }, null)).toEqual({ outcome: { kind: 'committed' } });
  await until(() => updates.length === 3);
  expect(updates.map(({ kind }) => kind)).toEqual(['look', 'advanced', 'advanced']);
  const { inputs } = (await source.save()) as MatchDocument;
  expect(inputs.map(({ as, bot }) => [as, bot?.name])).toEqual([
    ['X', undefined],
    ['O', 'greedy'],
  ]);
});

test('a scene that has not changed comes through the port as one object', async () => {
  const { source, updates } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  const { look, steps } = updates[1] as TableUpdate;
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.at(-1)?.scene).toBe(look.stage?.scene);
});

test('undo takes back the reply of the bot too, in one update', async () => {
  const { source, updates } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  await until(() => updates.length === 3);
  expect(updates.at(-1)?.look.undo).toEqual({ able: true, waitsFor: [] });
  expect(await source.rewind('X', 'undo')).toEqual({ outcome: { kind: 'undone' } });
  expect(updates.length).toBe(4);
  expect(updates.at(-1)).toMatchObject({ kind: 'undone', look: { frame: 0, toAct: ['X'] } });
  expect(updates.at(-1)?.look.undo).toMatchObject({ able: false, code: 'nothingToUndo' });
  expect(await source.rewind('X', 'redo')).toEqual({ outcome: { kind: 'redone' } });
  expect(updates.at(-1)?.look.frame).toBe(2);
});

test('what is kept can be opened again and goes on, with the same bots', async () => {
  const { source, updates, saved } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  await until(() => updates.length === 3 && saved.length === 2);
  const document = saved.at(-1) as MatchDocument;
  expect(document).toEqual(await source.save());
  source.close();
  const again = await opened({ kind: 'saved', match: 'm', document });
  expect(again.source.about).toMatchObject({ mine: ['X'], can: { seeAll: false, undo: true } });
  expect(again.updates[0]?.look.frame).toBe(2);
  expect(again.updates[0]?.look.undo).toEqual({ able: true, waitsFor: [] });
  const cell = freeCell(again.updates[0]);
  expect(await again.source.submit('X', { kind: 'place', cell }, null)).toEqual({ outcome: { kind: 'committed' } });
  await until(() => again.updates.at(-1)?.look.frame === 4);
});

test('a change is sent to where it is kept before anybody sees it', async () => {
  const told: string[] = [];
  const source = await openLocalTable(worker.port, SOLO, { onChange: () => told.push('kept') });
  source.subscribe('X', () => told.push('seen'));
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  await until(() => told.length === 5);
  expect(told).toEqual(['seen', 'kept', 'seen', 'kept', 'seen']);
});

test('a branch goes on by itself, with the bot in it', async () => {
  const { source, updates } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  await until(() => updates.length === 3);
  const branch = await source.branch(0);
  const told: TableUpdate[] = [];
  branch.subscribe('X', (update) => told.push(update));
  await branch.submit('X', { kind: 'place', cell: 0 }, null);
  await until(() => told.at(-1)?.look.frame === 2);
  expect(((await branch.save()) as MatchDocument).inputs[0]?.input).toEqual({ kind: 'place', cell: 0 });
  expect(((await source.save()) as MatchDocument).inputs[0]?.input).toEqual({ kind: 'place', cell: 4 });
});

test('the seat of a bot is seen when the match is over, and not before', async () => {
  const { source, updates, news } = await opened({ ...SOLO, bots: { O: 'random' } });
  expect(() => source.subscribe('O', () => undefined)).toThrow('you may not look');
  await expect(source.at(0, 'O')).rejects.toMatchObject({ code: 'notAllowed' });
  while (updates.at(-1)?.look.status === 'playing') {
    const { length } = updates;
    if (updates.at(-1)?.look.toAct[0] === 'X')
      await source.submit('X', { kind: 'place', cell: freeCell(updates.at(-1)) }, null);
    await until(() => updates.length > length);
  }
  expect(source.about.can.seeAll).toBe(true);
  expect((await source.at(0, 'O')).viewer).toBe('O');
  await until(() => news.some((one) => one.kind === 'ended' && one.end?.why === 'result'));
});

test('questions are answered while a bot thinks, and undo ends its search', async () => {
  const { source, updates, news } = await opened({ ...SLOW, milliseconds: 60_000 });
  await source.submit('X', { kind: 'drop', column: 3 }, null);
  await until(() => news.some((one) => one.kind === 'thinking' && (one.share ?? 0) > 0));
  const asked = performance.now();
  expect((await source.at(0, 'X')).frame).toBe(0);
  expect((await source.preview('X', { kind: 'drop', column: 3 })).outcome).toMatchObject({ code: 'notYourTurn' });
  expect(await source.rewind('X', 'undo')).toEqual({ outcome: { kind: 'undone' } });
  expect(performance.now() - asked).toBeLessThan(30_000);
  expect(updates.at(-1)?.look).toMatchObject({ frame: 0, toAct: ['X'] });
  const thoughts = news.filter(({ kind }) => kind === 'thinking').length;
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(news.filter(({ kind }) => kind === 'thinking').length).toBe(thoughts);
});

test('a time limit ends the search with a move', async () => {
  const { source, updates } = await opened({ ...SLOW, milliseconds: 150 });
  await source.submit('X', { kind: 'drop', column: 3 }, null);
  await until(() => updates.at(-1)?.look.frame === 2);
  const { inputs } = (await source.save()) as MatchDocument;
  expect(inputs[1]?.bot?.iterations[0]).toBeLessThan(100_000_000);
});

test('advice comes with what was tried and what is expected', async () => {
  const { source } = await opened({ ...SLOW, bots: {} });
  const { input, text, tried, line } = await source.hint('X');
  expect(input).toMatchObject({ kind: 'drop' });
  expect(text).not.toBe('');
  expect(tried.length).toBeGreaterThan(1);
  expect(tried[0]?.visits).toBeGreaterThan(0);
  expect(line[0]).toMatchObject({ seat: 'X', label: { key: 'input.drop' } });
  await expect(source.hint('O')).rejects.toMatchObject({ code: 'noHint' });
});

test('what is only for bots and rules cannot be opened otherwise', async () => {
  await expect(opened({ ...SOLO, game: 'chess' })).rejects.toMatchObject({ code: 'cannotOpen' });
  await expect(opened({ ...SOLO, seats: ['X'] })).rejects.toMatchObject({ code: 'cannotOpen' });
  await expect(opened({ ...SOLO, bots: { O: 'nobody' } })).rejects.toMatchObject({ code: 'cannotOpen' });
  await expect(opened({ ...SOLO, bots: { Z: 'greedy' } })).rejects.toMatchObject({ code: 'cannotOpen' });
});

test('who gives up ends the match, and the bot stops', async () => {
  const { source, updates, news } = await opened(SOLO);
  expect(await source.concede('X')).toEqual({ outcome: { kind: 'done' } });
  await until(() => news.some((one) => one.kind === 'ended' && one.end?.seat === 'X'));
  const { outcome } = await source.submit('X', { kind: 'place', cell: 4 }, null);
  expect(outcome).toMatchObject({ code: 'gameOver', text: 'the game is over' });
  await until(() => updates.length === 2);
  expect(updates[1]?.look).toMatchObject(GIVEN_UP);
  expect(updates[1]?.look.stage?.touches).toEqual([]);
  expect(source.about.can.seeAll).toBe(true);
  expect((await source.preview('X', { kind: 'place', cell: 4 })).outcome).toMatchObject({ code: 'gameOver' });
  expect((await source.rewind('X', 'undo')).outcome).toMatchObject({ code: 'gameOver' });
});

test('giving up ends the search of a bot, and is what the match is opened with again', async () => {
  const { source, updates, news } = await opened({ ...SLOW, milliseconds: 60_000 });
  await source.submit('X', { kind: 'drop', column: 3 }, null);
  await until(() => news.some((one) => one.kind === 'thinking' && (one.share ?? 0) > 0));
  await source.concede('X');
  await until(() => updates.at(-1)?.look.status === 'over');
  const ended = news.findLast((one) => one.kind === 'ended')?.end ?? null;
  const document = (await source.save()) as MatchDocument;
  source.close();
  const again = await opened({ kind: 'saved', match: 'm', document, bots: SLOW.bots, ended });
  expect(again.updates[0]?.look).toMatchObject({ ...GIVEN_UP, frame: 1 });
  await until(() => again.news.some((one) => one.kind === 'ended' && one.end?.seat === 'X'));
  expect(again.news.some(({ kind }) => kind === 'thinking')).toBe(false);
});

test('a game that cannot show its table is kept, and its bots move', async () => {
  const shown = () => {
    throw new Error('no scene');
  };
  await withGame((game) => ({ ...game, scene: shown }));
  const { source, updates, saved } = await opened(SOLO);
  expect(updates[0]?.look).toMatchObject({ stage: null, toAct: ['X'] });
  expect(await source.submit('X', { kind: 'place', cell: 4 }, null)).toEqual({ outcome: { kind: 'committed' } });
  await until(() => updates.at(-1)?.look.frame === 2 && saved.length === 2);
});

test.each([
  ['is refused', () => aborted('guardExceeded')],
  [
    'fails in the program',
    () => {
      throw new Error('no');
    },
  ],
])('where what a bot chose %s, it does something else', async (_, answer) => {
  await withGame((game) => judged(game, ({ seat, cell }) => (seat === 1 && cell !== 8 ? answer() : undefined)));
  for (const seed of [1, 2, 3, 4]) {
    const { source, updates, news } = await opened({ ...SOLO, seed, bots: { O: 'random' } });
    await source.submit('X', { kind: 'place', cell: 4 }, null);
    await until(() => updates.at(-1)?.look.frame === 2);
    const { inputs } = (await source.save()) as MatchDocument;
    expect(inputs[1]).toMatchObject({ as: 'O', input: { kind: 'place', cell: 8 } });
    expect(news.some(({ kind }) => kind === 'botFailed')).toBe(false);
  }
});

test('where all that a bot may do is refused, its thinking ends, and that stays until something else happens', async () => {
  await withGame((game) => judged(game, ({ seat }) => (seat === 1 ? aborted('guardExceeded') : undefined)));
  const { source, updates, news } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  await until(() => news.some(({ kind }) => kind === 'botFailed'));
  expect(news.slice(-2)).toMatchObject([
    { kind: 'thinking', seat: 'O', share: 1 },
    { kind: 'botFailed', failure: { seat: 'O', bot: 'greedy', why: 'refused' } },
  ]);
  const later: SourceNews[] = [];
  source.follow((one) => later.push(one));
  await until(() => later.some((one) => one.kind === 'botFailed' && one.failure?.seat === 'O'));
  expect(await source.rewind('X', 'undo')).toEqual({ outcome: { kind: 'undone' } });
  expect(updates.at(-1)?.look.toAct).toEqual(['X']);
  await until(() => news.at(-1)?.kind === 'botFailed');
  expect(news.at(-1)).toEqual({ kind: 'botFailed', failure: null });
});

test('a bot whose program failed moves when it is woken', async () => {
  let isBroken = true;
  await withGame((game) => ({
    ...game,
    determinize(...given) {
      if (isBroken) throw new Error('no world');
      return game.determinize(...given);
    },
  }));
  const { source, updates, news } = await opened(SOLO);
  await source.submit('X', { kind: 'place', cell: 4 }, null);
  const failures = () => news.flatMap((one) => (one.kind === 'botFailed' ? [one.failure?.why ?? null] : []));
  await until(() => failures().length === 1);
  await source.wake();
  await until(() => failures().length === 3);
  isBroken = false;
  await source.wake();
  await until(() => updates.at(-1)?.look.frame === 2);
  expect(failures()).toEqual(['failed', null, 'failed', null]);
  await source.wake();
  expect(failures().length).toBe(4);
});

test('chance cannot be taken back, and the look says so', async () => {
  const { source, updates } = await opened({ kind: 'new', match: 'm', game: 'backgammon', seed: 3 }, 'white');
  const black: TableUpdate[] = [];
  source.subscribe('black', (update) => black.push(update));
  await until(() => black.length > 0);
  for (let rolled = false; !rolled;) {
    const { look } = [updates.at(-1), black.at(-1)].find((one) => (one?.look.offers.length ?? 0) > 0) as TableUpdate;
    const offer = look.offers[0];
    rolled = offer?.kind === 'roll';
    const { length } = updates;
    await source.submit(look.viewer ?? '', { kind: offer?.kind ?? '', ...offer?.fixed }, look.decision);
    await until(() => updates.length > length && updates.length === black.length);
  }
  const { look } = updates.at(-1) as TableUpdate;
  expect(look.undo).toMatchObject({
    able: false,
    code: 'undoBlockedByIrreversibleBoundary',
    params: { frame: look.frame },
  });
  const { outcome } = await source.rewind('white', 'undo');
  expect(outcome).toMatchObject({ kind: 'disallowed', code: 'undoBlockedByIrreversibleBoundary' });
  expect('text' in outcome && outcome.text).toMatch(/cannot be taken back/);
});

/** The worker has this game in place of tic-tac-toe. */
async function withGame(change: (game: AnyGame) => AnyGame): Promise<void> {
  worker.end();
  const game = await testWorld.load('tic-tac-toe');
  if (game === undefined) throw new Error('no game');
  worker = startTestWorker({ ...testWorld, load: async () => change(game) });
}

/** Something is asked about each input before the rules are. */
function judged(
  game: AnyGame,
  judge: (input: { seat?: number; cell?: number }) => ReturnType<typeof aborted> | undefined,
) {
  const judging = { name: 'judge', order: -100, evaluate: judge };
  const rules = { ...game.rules, behaviours: [judging, ...game.rules.behaviours] } as AnyGame['rules'];
  return { ...game, rules, kernel: createKernel(rules) };
}

const GIVEN_UP = {
  status: 'over',
  toAct: [],
  offers: [],
  decision: null,
  undo: { able: false, code: 'gameOver' },
  result: { winners: ['O'], reason: 'conceded' },
} as const;

const SLOW = {
  kind: 'new',
  match: 'm',
  game: 'connect-four',
  seats: ['X', 'O'],
  seed: 1,
  bots: { O: 'search:iterations=100000000' },
} as const;

function freeCell(update: TableUpdate | undefined): number {
  return update?.look.offers[0]?.slots[0]?.options[0]?.value as number;
}

async function opened(request: LocalRequest, viewer = 'X') {
  const saved: MatchDocument[] = [];
  const source: TableSource = await openLocalTable(worker.port, request, {
    onChange: (document) => saved.push(document),
  });
  const updates: TableUpdate[] = [];
  const news: SourceNews[] = [];
  source.subscribe(viewer, (update) => updates.push(update));
  source.follow((one) => news.push(one));
  await until(() => updates.length > 0);
  return { source, updates, news, saved };
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + WAIT;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
