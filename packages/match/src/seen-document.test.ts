// What a viewer saw as a document: made without secrets, read back with every issue and its path.
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import type { SeenDocument } from './seen-document.ts';
import { isSeenDocument, loadSeen } from './seen-replay.ts';
import { A, B, begin, issuesOf, reload } from './testing/play.ts';
import { faulty } from './testing/faulty.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

function played(): Match {
  const match = begin(secrets, { seats: ['ann', 'bo'], seed: 424242 });
  match.submit(A, { kind: 'pick', value: 777_777 });
  match.submit(B, { kind: 'spy' });
  return match;
}

const copy = (document: unknown): SeenDocument => JSON.parse(JSON.stringify(document)) as SeenDocument;

test('it has a look and the events of every frame, and the inputs of the viewer alone', () => {
  const match = played();
  const seen = match.seenBy(A);
  expect(seen).toMatchObject({ game: 'secrets', seats: ['ann', 'bo'], seenBy: 'ann' });
  expect(seen.steps.map(({ frame, input, events }) => [frame, input ?? null, events.map(({ id }) => id)])).toEqual([
    [0, null, []],
    [1, { kind: 'pick', value: 777_777 }, ['1.1']],
    [2, null, ['2.1']],
  ]);
  const { view, hash, toAct, offers } = match.look(A);
  expect(seen.steps.at(-1)?.look).toMatchObject({ view, hash, toAct, offers });
  expect(match.events(A)).toMatchObject(seen.steps.flatMap(({ events }) => events));
});

test.each<[string, typeof A | null]>([
  ['a spectator', null],
  ['the other seat before it spied', B],
])('it holds no secret for %s', (_, viewer) => {
  const match = begin(secrets, { seats: ['ann', 'bo'], seed: 424242 });
  match.submit(A, { kind: 'pick', value: 777_777 });
  const text = JSON.stringify(match.exportFor(viewer));
  for (const secret of ['777777', '424242', String(match.frames[0]?.hash), match.game.kernel.hash(match.state)])
    expect(text).not.toContain(secret);
});

test('a match that was taken up from its snapshot has all of it; what was taken back is not in it', () => {
  const match = begin(relay, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'add', amount: 1 });
  match.submit(B, { kind: 'add', amount: 2 });
  match.undo();
  expect(match.seenBy(null).steps).toHaveLength(3);
  expect(
    reload(match, { fromSnapshot: true })
      .seenBy(null)
      .steps.map(({ events }) => events),
  ).toEqual(match.seenBy(null).steps.map(({ events }) => events));
});

test('it can be made a step at a time, of the match as it was when somebody asked', () => {
  const match = played();
  const seen = match.seenBy(A);
  const steps = match.seenInSteps(A);
  expect(steps.next()).toEqual({ done: false, value: seen.steps[0] });
  match.submit(A, { kind: 'pick', value: 5 });
  match.undo();
  expect([steps.next().value, steps.next().value]).toEqual(seen.steps.slice(1));
  expect(steps.next()).toEqual({ done: true, value: seen });
});

test('one that is over is given whole', () => {
  const match = begin(relay, { options: { goal: 1 } });
  match.submit(A, { kind: 'add', amount: 1 });
  expect(match.status).toBe('over');
  expect(match.exportFor(B)).toEqual(match.save());
  expect(isSeenDocument(match.exportFor(B))).toBe(false);
  expect(isSeenDocument(match.seenBy(B))).toBe(true);
});

test('a fault is shown as the end', () => {
  const match = begin(faulty);
  match.submit(A, { kind: 'throw' });
  if (match.fault === undefined) return;
  const seen = match.seenBy(null);
  expect(seen.steps.at(-1)?.look.status).toBe('faulted');
  expect(loadSeen(copy(seen)).ok).toBe(true);
});

test('it is read back and stepped through', () => {
  const loaded = loadSeen(copy(played().seenBy(B)));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const replay = loaded.value;
  expect(replay.length).toBe(2);
  expect([-1, 0, 1, 2, 3].map((frame) => replay.at(frame).frame)).toEqual([0, 0, 1, 2, 2]);
  expect(replay.at(2).events.map(({ id, cause }) => [id, cause])).toEqual([
    ['2.1', undefined],
    ['2.2', undefined],
  ]);
});

test.each<
  [string, (document: Record<string, unknown> & { steps: Record<string, unknown>[] }) => unknown, readonly string[]]
>([
  ['no document', () => null, [' wrongShape']],
  ['another format', (one) => ({ ...one, turnwise: 9 }), ['turnwise wrongShape']],
  ['a seat that is not there', (one) => ({ ...one, seenBy: 'zoe' }), ['seenBy unknownSeat']],
  ['no steps', (one) => ({ ...one, steps: [] }), ['steps wrongLength']],
  [
    'a step too few',
    (one) => ({ ...one, steps: one.steps.slice(1) }),
    [
      'steps[0].frame wrongFrame',
      'steps[0].events[0].id wrongId',
      'steps[1].frame wrongFrame',
      'steps[1].events[0].id wrongId',
      'steps[1].events[1].id wrongId',
    ],
  ],
  [
    'a look without a view',
    (one) => ({
      ...one,
      steps: one.steps.map((step, at) =>
        at === 1 ? { ...step, look: { frame: 1, status: 'playing', toAct: [] } } : step,
      ),
    }),
    ['steps[1].look.view wrongShape'],
  ],
  [
    'a look that is none',
    (one) => ({ ...one, steps: one.steps.map((step) => ({ ...step, look: 3 })) }),
    ['steps[0].look wrongShape', 'steps[1].look wrongShape', 'steps[2].look wrongShape'],
  ],
  [
    'a cause from nowhere',
    (one) => ({
      ...one,
      steps: one.steps.map((step) => ({
        ...step,
        events: (step['events'] as object[]).map((event) => ({ ...event, cause: '9.9' })),
      })),
    }),
    [
      'steps[1].events[0].cause unknownCause',
      'steps[2].events[0].cause unknownCause',
      'steps[2].events[1].cause unknownCause',
    ],
  ],
])('%s is refused with its path', (_, spoil, issues) => {
  expect(issuesOf(loadSeen(spoil(copy(played().seenBy(B)) as never)))).toEqual(issues);
});
