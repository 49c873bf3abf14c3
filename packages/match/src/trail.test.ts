// Ids and causes of events: a tree that begins with the inputs, without what a viewer does not see.
import type { Viewer } from '@turnwise/game';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { A, B, begin, reload } from './testing/play.ts';
import { secrets } from './testing/secrets.ts';

/** Leaning brings the spying, and the spying what is revealed next. */
const traced: typeof secrets = {
  ...secrets,
  eventTrail: ({ kind }) =>
    kind === 'leaned'
      ? { as: ['lean'] }
      : kind === 'spied'
        ? { as: ['spy', 'lean'], by: 'lean' }
        : kind === 'revealed'
          ? { by: 'spy' }
          : {},
};

/** The same, where nobody sees others lean. */
const sly: typeof secrets = {
  ...traced,
  viewEvent: (event, viewer) =>
    event.kind === 'leaned' && (event as { seat?: unknown }).seat !== viewer
      ? undefined
      : traced.viewEvent(event, viewer),
};

function played(game: typeof secrets): Match {
  const match = begin(game, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 5 });
  match.submit(B, { kind: 'spy' });
  match.submit(A, { kind: 'spy' });
  match.submit(B, { kind: 'pick', value: 6 });
  return match;
}

const seen = (match: Match, viewer: Viewer): string[] =>
  match.events(viewer).map(({ id, cause, event }) => `${id} ${(event as { kind: string }).kind} ${cause ?? 'input'}`);

test('the host has every event with its id and its cause', () => {
  expect(
    played(traced)
      .happened()
      .map(({ id, cause, event }) => `${id} ${event.kind} ${cause ?? 'input'}`),
  ).toEqual([
    '1.1 picked input',
    '2.1 leaned input',
    '2.2 spied 2.1',
    '3.1 leaned input',
    '3.2 spied 3.1',
    '4.1 picked input',
    '5.1 revealed 3.2',
  ]);
});

test('a viewer is told of the nearest cause that it sees', () => {
  const match = played(traced);
  expect(seen(match, A).at(-1)).toBe('5.1 revealed 3.2');
  expect(seen(match, B).at(-1)).toBe('5.1 revealed 3.1');
  expect(seen(match, null)).toEqual([
    '1.1 picked input',
    '2.1 leaned input',
    '3.1 leaned input',
    '4.1 picked input',
    '5.1 revealed 3.1',
  ]);
});

test('what is hidden leaves no gap, and a cause of which nothing is seen is the input', () => {
  const match = played(sly);
  expect(seen(match, B)).toEqual([
    '1.1 picked input',
    '2.1 leaned input',
    '2.2 spied 2.1',
    '4.1 picked input',
    '5.1 revealed input',
  ]);
  expect(seen(match, null)).toEqual(['1.1 picked input', '4.1 picked input', '5.1 revealed input']);
});

test('some frames alone have the same ids and causes', () => {
  const match = played(traced);
  expect(match.events(A, match.frames.slice(-1))).toMatchObject([{ id: '5.1', cause: '3.2' }]);
  expect(match.happened(match.frames.slice(2, 3))).toMatchObject([{ id: '3.1' }, { id: '3.2', cause: '3.1' }]);
});

test('what was taken back brings nothing, and play goes on from what is left', () => {
  const match = begin(traced, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'spy' });
  match.submit(A, { kind: 'pick', value: 1 });
  expect(seen(match, A)).toHaveLength(3);
  match.undo();
  expect(seen(match, A)).toEqual(['1.1 leaned input', '1.2 spied 1.1']);
  match.submit(A, { kind: 'pick', value: 2 });
  match.submit(B, { kind: 'pick', value: 2 });
  expect(seen(match, A).at(-1)).toBe('4.1 revealed 1.2');
});

test('a preview numbers what would follow, and is forgotten', () => {
  const match = begin(traced, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 1 });
  const preview = match.preview(B, { kind: 'spy' });
  expect(preview).toMatchObject({ value: { events: [{ id: '2.1' }] } });
  match.submit(B, { kind: 'pick', value: 1 });
  expect(seen(match, A).slice(-2)).toEqual(['2.1 picked input', '3.1 revealed input']);
});

test('a loaded match has the same; one from its snapshot knows no events from before it', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 5 });
  match.submit(B, { kind: 'pick', value: 5 });
  const loaded = reload(match);
  expect(loaded.happened().map(({ id }) => id)).toEqual(['1.1', '2.1', '3.1']);
  const taken = reload(match, { fromSnapshot: true });
  taken.submit(A, { kind: 'spy' });
  expect(taken.happened().map(({ id }) => id)).toEqual(['4.1', '4.2']);
});

test('what was taken back keeps its ids and causes, whatever came after it', () => {
  const match = begin(traced, { seats: ['ann', 'bo'], undo: 'free' });
  const ids = (frames: Match['frames']): string[] =>
    match.happened(frames).map(({ id, cause }) => `${id} ${cause ?? 'input'}`);
  const first = match.submit(A, { kind: 'pick', value: 1 }).frames;
  const then = ids(first);
  match.undo();
  match.submit(A, { kind: 'pick', value: 2 });
  match.submit(B, { kind: 'pick', value: 2 });
  expect(match.length).toBeGreaterThan(2);
  expect(ids(first)).toEqual(then);
  // Nobody had asked for these before they were taken back.
  const other = begin(traced, { seats: ['ann', 'bo'], undo: 'free' });
  other.submit(A, { kind: 'pick', value: 1 });
  const { frames } = other.submit(B, { kind: 'pick', value: 1 });
  other.undo();
  expect(other.happened(frames.slice(-1)).map(({ id }) => id)).toEqual(['3.1']);
});
