// A session at real matches: what is drawn, for whom, and what becomes of what somebody has begun.
import { createGesture } from '@turnwise/gesture';
import type { Json } from '@turnwise/kernel';
import type { TableSource } from '@turnwise/table-source';
import type { SeenScene } from '@turnwise/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstUpdate } from '../tools/replay/first-update.ts';
import type { TableSession } from './session.svelte.ts';
import { leavePage, sessionAt, settingsOfPage, stubPage, tableInNode, until } from './testing/session-in-node.ts';

beforeEach(() => void stubPage());
afterEach(leavePage);

const INNOVATION = { kind: 'new', match: 'm', game: 'innovation', seats: ['ann', 'bo'], seed: 7 } as const;

/** Every hand that was drawn in a session, by the seat that had the screen. */
function drawnIn(session: { readonly scene: unknown; readonly viewer: string | null }): () => readonly string[] {
  const drawn = new Set<string>();
  let scene = session.scene;
  Object.defineProperty(session, 'scene', {
    get: () => scene,
    set: (next: unknown) => {
      scene = next;
      if (next !== null) drawn.add(session.viewer ?? 'nobody');
    },
  });
  return () => [...drawn];
}

test('a shared screen that is opened in the middle of a match begins behind the curtain of the seat that must act', async () => {
  const before = await tableInNode(INNOVATION);
  const first = await sessionAt(before);
  await until(() => first.handTo === 'ann');
  first.take();
  const [card] = [...first.gesture.lit.keys()];
  first.touch(card ?? '');
  await until(() => first.handTo === 'bo');
  const document = await before.save();

  const source = await tableInNode({ kind: 'saved', match: 'm', document: document as never });
  const session = await sessionAt(source);
  const drawn = drawnIn(session);
  await until(() => session.handTo !== null);
  expect(session.handTo).toBe('bo');
  expect(drawn()).toEqual([]);
  session.take();
  expect(drawn()).toEqual(['bo']);
  expect(session.isMine).toBe(true);
});

test('who tries out all seats alone has no curtain', async () => {
  const session = await sessionAt(await tableInNode(INNOVATION), { hasCurtain: false });
  await until(() => session.viewer === 'ann');
  session.touch([...session.gesture.lit.keys()][0] ?? '');
  await until(() => session.viewer === 'bo');
  expect(session.handTo).toBeNull();
});

test('an open table has no curtain, at its beginning and between the seats', async () => {
  const session = await sessionAt(await tableInNode({ ...INNOVATION, game: 'tic-tac-toe', seats: ['X', 'O'] }));
  await until(() => session.viewer === 'X');
  session.touch([...session.gesture.lit.keys()][0] ?? '');
  await until(() => session.viewer === 'O');
  expect(session.handTo).toBeNull();
});

/** The seat of one person at a table where another plays too, whose inputs come from elsewhere. */
const seatOf = (source: TableSource, seat: string): TableSource => ({
  ...source,
  about: { ...source.about, mine: [seat] },
  // Others are at it too.
  close: () => undefined,
});

/** What `bo` answers in the opening. */
async function answer(source: TableSource): Promise<void> {
  const { look } = await firstUpdate(source, 'bo');
  const [input] = [...createGesture(look).lit.keys()].map((card) => createGesture(look).touch(card).input);
  await source.submit('bo', input ?? null, look.decision);
}

test.each([
  ['as it is', true],
  ['with playback', false],
])('what waits for a yes still waits when somebody else has moved, %s', async (_, isStill) => {
  stubPage({ isStill });
  (await settingsOfPage()).confirm = true;
  const source = await tableInNode(INNOVATION);
  const session = await sessionAt(seatOf(source, 'ann'));
  await until(() => session.isMine);
  session.touch([...session.gesture.lit.keys()][0] ?? '');
  const { awaiting, gesture } = session;
  expect(awaiting).not.toBeNull();
  await answer(source);
  await until(() => session.look?.frame === 1);
  expect(session.awaiting).toBe(awaiting);
  await until(() => !session.isPlaying);
  expect(session.awaiting).toBe(awaiting);
  expect(session.gesture).toBe(gesture);
  session.confirm();
  await until(() => session.look?.frame === 2);
  expect(session.awaiting).toBeNull();
});

test('what was touched stays touched when somebody else has moved', async () => {
  const source = await tableInNode(INNOVATION);
  const session = await sessionAt(seatOf(source, 'ann'));
  await until(() => session.isMine);
  // The first of several touches.
  const begun = { ...session.gesture, isBegun: true, input: null };
  session.gesture = begun;
  await answer(source);
  await until(() => session.look?.frame === 1);
  expect(session.gesture).toBe(begun);
});

test('what was begun is over when something else is asked', async () => {
  const source = await tableInNode({ ...INNOVATION, game: 'tic-tac-toe', seats: ['X', 'O'] });
  const session = await sessionAt(seatOf(source, 'X'));
  await until(() => session.isMine);
  const begun = { ...session.gesture, isBegun: true, input: null };
  session.gesture = begun;
  await source.submit('X', { kind: 'place', cell: 0 }, null);
  await until(() => session.look?.frame === 1);
  expect(session.gesture.isBegun).toBe(false);
});

/** A puzzle, and the ways that an arrow key can go in it. */
const UNSEEN = { kind: 'new', match: 'm', game: 'unseen', seed: 1 } as const;
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

async function waysIn(source: TableSource): Promise<{ open: readonly Json[]; blocked: readonly Json[] }> {
  const seat = source.about.mine[0] ?? '';
  const ways = { open: [] as Json[], blocked: [] as Json[] };
  for (const dir of DIRECTIONS) {
    const input = { kind: 'move', dir };
    ways['code' in (await source.preview(seat, input)).outcome ? 'blocked' : 'open'].push(input);
  }
  return ways;
}

test('an arrow key is shown first and waits for a yes, where somebody wants that', async () => {
  (await settingsOfPage()).confirm = true;
  const source = await tableInNode(UNSEEN);
  const { open, blocked } = await waysIn(source);
  const session = await sessionAt(source);
  await until(() => session.isMine);
  const frame = session.look?.frame ?? 0;
  session.enter(open[0] ?? null);
  expect(session.awaiting).toEqual(open[0]);
  await until(() => session.foreseen !== null);
  // Another one takes its place.
  session.enter(open[1] ?? null);
  expect(session.awaiting).toEqual(open[1]);
  await until(() => session.foreseen !== null);
  expect(session.look?.frame).toBe(frame);
  // A wall is no question.
  session.enter(blocked[0] ?? null);
  await until(() => session.awaiting === null);
  session.enter(open[0] ?? null);
  session.confirm();
  await until(() => session.look?.frame === frame + 1);
});

test('an arrow key in the middle of playback ends it and does nothing else', async () => {
  stubPage({ isStill: false });
  const source = await tableInNode(UNSEEN);
  const { open } = await waysIn(source);
  const session = await sessionAt(source);
  await until(() => session.isMine);
  session.enter(open[0] ?? null);
  await until(() => session.isPlaying);
  const frame = session.look?.frame;
  session.enter(open[0] ?? null);
  expect(session.isPlaying).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.look?.frame).toBe(frame);
});

/** Everything that is drawn in a session from now on. */
function scenesOf(session: TableSession): readonly SeenScene[] {
  const drawn: SeenScene[] = [];
  let { scene } = session;
  Object.defineProperty(session, 'scene', {
    get: () => scene,
    set: (next: SeenScene | null) => {
      scene = next;
      if (next !== null) drawn.push(next);
    },
  });
  return drawn;
}

const TIC_TAC_TOE = { kind: 'new', match: 'm', game: 'tic-tac-toe', seats: ['X', 'O'], seed: 1 } as const;
const marks = (scene: SeenScene): number => scene.things.filter(({ signs = [] }) => signs.length > 0).length;

test('who comes back sees what others did since then, once, and nothing of their own moves', async () => {
  stubPage({ isStill: false });
  const source = await tableInNode(TIC_TAC_TOE);
  const first = await sessionAt(seatOf(source, 'X'));
  const began = scenesOf(first);
  await until(() => first.isMine);
  expect(began.map(marks)).toEqual([0]);
  await first.send({ kind: 'place', cell: 0 });
  // In the middle of the playback of the own move.
  first.close();
  await source.submit('O', { kind: 'place', cell: 4 }, null);

  const second = await sessionAt(seatOf(source, 'X'));
  const drawn = scenesOf(second);
  await until(() => second.isPlaying);
  expect(second.isMine).toBe(true);
  expect(second.gesture.lit.size).toBe(0);
  await until(() => !second.isPlaying);
  // As it was left, then with the answer; that is settled too.
  expect(drawn.map(marks)).toEqual([1, 2, 2]);
  expect(second.events.map(({ id }) => id)).toEqual([...new Set(second.events.map(({ id }) => id))]);
  expect(second.gesture.lit.size).toBe(7);
  second.close();

  const third = await sessionAt(seatOf(source, 'X'));
  const again = scenesOf(third);
  await until(() => third.isMine);
  expect(again.map(marks)).toEqual([2]);
});

test('what others did can be skipped', async () => {
  stubPage({ isStill: false });
  const source = await tableInNode(TIC_TAC_TOE);
  const first = await sessionAt(seatOf(source, 'O'));
  await until(() => first.scene !== null);
  first.close();
  await source.submit('X', { kind: 'place', cell: 0 }, null);
  const second = await sessionAt(seatOf(source, 'O'));
  await until(() => second.isPlaying);
  second.skip();
  expect(second.scene === null ? null : marks(second.scene)).toBe(1);
  expect(second.gesture.lit.size).toBe(8);
});

test('who wants less motion is not shown it', async () => {
  const source = await tableInNode(TIC_TAC_TOE);
  const first = await sessionAt(seatOf(source, 'O'));
  await until(() => first.scene !== null);
  first.close();
  await source.submit('X', { kind: 'place', cell: 0 }, null);
  const second = await sessionAt(seatOf(source, 'O'));
  const drawn = scenesOf(second);
  await until(() => second.isMine);
  expect(drawn.map(marks)).toEqual([1]);
});

test('what is played back shows nothing that the seat may not see', async () => {
  stubPage({ isStill: false });
  const source = await tableInNode(INNOVATION);
  await answer(source);
  const first = await sessionAt(seatOf(source, 'ann'));
  await until(() => first.isMine);
  first.touch([...first.gesture.lit.keys()][0] ?? '');
  await until(() => (first.look?.frame ?? 0) > 1 && !first.isPlaying);
  first.close();
  // Others draw as long as it is their turn.
  for (let tries = 0; tries < 4; tries++) {
    const { look } = await firstUpdate(source, 'bo');
    if (look.toAct.includes('bo')) await source.submit('bo', { kind: 'draw' }, look.decision);
    else await source.submit('ann', { kind: 'draw' }, null);
  }
  const session = await sessionAt(seatOf(source, 'ann'));
  const drawn = scenesOf(session);
  await until(() => session.isPlaying);
  await until(() => !session.isPlaying);
  expect(drawn.length).toBeGreaterThan(2);
  const own =
    (await firstUpdate(source, 'bo')).look.stage?.scene.things.filter(({ place }) => place === 'hand:1') ?? [];
  const secret = new Set(own.map(({ id }) => id));
  expect(secret.size).toBeGreaterThan(1);
  expect(drawn.flatMap(({ things }) => things.filter(({ id }) => secret.has(id)))).toEqual([]);
});
