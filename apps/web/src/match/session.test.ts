// A session at real matches: what is drawn, for whom, and what becomes of what somebody has begun.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leavePage, sessionAt, stubPage, tableInNode, until } from './testing/session-in-node.ts';

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
