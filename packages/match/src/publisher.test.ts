// The two channels: watchers with whole frames, subscribers with what a viewer may see; in order, whatever listeners do.
import { expect, test } from 'vitest';
import type { HostUpdate, Update } from './publisher.ts';
import { A, answer, B, begin, view } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const ADD = { kind: 'add', amount: 1 };

test('a subscriber is told of its events and shown where it is', () => {
  const match = begin(relay, { seats: ['ann', 'bo'] });
  const updates: Update[] = [];
  match.subscribe(B, (update) => updates.push(update));
  match.submit(A, ADD);
  match.undo();
  match.redo();
  expect(updates.map(({ kind }) => kind)).toEqual(['advanced', 'undone', 'redone']);
  const [advanced, undone, redone] = updates;
  expect(advanced!.events.map(({ event }) => event)).toEqual([
    { kind: 'spoke', seat: 'ann' },
    { kind: 'added', seat: 'ann', amount: 1 },
    { kind: 'counted', pips: 0 },
  ]);
  expect(advanced!.events[1]!.text).toBe('ann adds 1');
  expect(advanced!.look).toMatchObject({ frame: 2, toAct: ['bo'], view: { total: 1 } });
  expect(advanced!.look.decision).not.toBeNull();
  expect(undone).toMatchObject({ events: [], look: { frame: 0, view: { total: 0 } } });
  expect(redone).toMatchObject({ events: advanced!.events, look: { frame: 2, view: { total: 1 } } });
  expect(redone!.look).toEqual(match.look(B));
});

test('a watcher gets the frames themselves', () => {
  const match = begin(relay);
  const updates: HostUpdate[] = [];
  match.watch((update) => updates.push(update));
  const added = match.submit(A, ADD);
  const undone = match.undo();
  expect(updates).toEqual([
    { kind: 'advanced', frames: added.frames },
    { kind: 'undone', frames: undone.frames },
  ]);
});

test('nobody is told of what did not happen', () => {
  const match = begin(relay, { undo: 'consent' });
  const told: string[] = [];
  match.watch(({ kind }) => told.push(kind));
  match.subscribe(A, ({ kind }) => told.push(kind));
  match.submit(B, ADD);
  match.submit(A, { kind: 'wave' });
  match.submit(A, ADD, { decision: 'no such' });
  match.preview(A, ADD);
  match.advance();
  match.begin();
  match.undo();
  expect(told).toEqual([]);
  match.submit(A, ADD);
  match.undo(A);
  match.declineUndo();
  expect(told).toEqual(['advanced', 'advanced']);
});

test('watchers come first, then subscribers as they came', () => {
  const match = begin(relay);
  const order: string[] = [];
  match.subscribe(A, () => order.push('first subscriber'));
  match.watch(() => order.push('first watcher'));
  match.subscribe(null, () => order.push('second subscriber'));
  match.watch(() => order.push('second watcher'));
  match.submit(A, ADD);
  expect(order).toEqual(['first watcher', 'second watcher', 'first subscriber', 'second subscriber']);
});

test('a listener that leaves is told nothing more, even in the middle of a round', () => {
  const match = begin(relay);
  const order: string[] = [];
  const stops = [
    match.watch(() => {
      order.push('watcher');
      stops[1]!();
      stops[2]!();
    }),
    match.watch(() => order.push('gone watcher')),
    match.subscribe(A, () => order.push('gone subscriber')),
    match.subscribe(A, () => {
      order.push('once');
      stops[3]!();
      stops[3]!();
    }),
  ];
  match.submit(A, ADD);
  match.submit(B, ADD);
  expect(order).toEqual(['watcher', 'once', 'watcher']);
});

test('the same listener twice is two listeners', () => {
  const match = begin(relay);
  let heard = 0;
  const listener = (): void => void heard++;
  const stop = match.subscribe(A, listener);
  match.subscribe(A, listener);
  match.watch(listener);
  match.watch(listener);
  match.submit(A, ADD);
  expect(heard).toBe(4);
  stop();
  match.submit(B, ADD);
  expect(heard).toBe(7);
});

test('a listener that joins in the middle of a round is told from the next one on', () => {
  const match = begin(relay);
  const frames: number[] = [];
  const stop = match.watch(() => {
    stop();
    match.subscribe(A, ({ look }) => frames.push(look.frame));
  });
  match.submit(A, ADD);
  match.submit(B, ADD);
  expect(frames).toEqual([4]);
});

test('what a listener sets off is told after everybody has heard what went before', () => {
  const match = begin(relay);
  const heard: string[] = [];
  match.subscribe(A, ({ look }) => {
    heard.push(`a ${look.frame}`);
    if (look.frame === 2) expect(answer(match.submit(B, ADD))).toBe('committed');
    heard.push(`a is done with ${look.frame}`);
  });
  match.subscribe(B, ({ look, events }) => heard.push(`b ${look.frame} ${events.length}`));
  match.submit(A, ADD);
  expect(heard).toEqual(['a 2', 'a is done with 2', 'b 2 3', 'a 4', 'a is done with 4', 'b 4 3']);
});

test('a listener that throws stops neither the match nor the others; its error comes to the caller at the end', () => {
  const match = begin(relay);
  const heard: string[] = [];
  match.watch(() => {
    throw new Error('the disk is full');
  });
  match.subscribe(A, ({ look }) => heard.push(`a ${look.frame}`));
  expect(() => match.submit(A, ADD)).toThrow('the disk is full');
  expect(heard).toEqual(['a 2']);
  expect(view(match)).toMatchObject({ total: 1, counts: 1 });
  expect(match.status).toBe('playing');
  expect(match.decision(B)).toBeDefined();
  expect(() => match.undo()).toThrow('the disk is full');
  expect(heard).toEqual(['a 2', 'a 0']);
});

test('several errors come together', () => {
  const match = begin(relay);
  const errors = [new Error('one'), new Error('two')];
  for (const error of errors)
    match.subscribe(null, () => {
      throw error;
    });
  let caught: unknown;
  try {
    match.submit(A, ADD);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(AggregateError);
  expect((caught as AggregateError).errors).toEqual(errors);
});

test('each viewer gets its own', () => {
  const match = begin(secrets);
  const seen = new Map<unknown, Update>();
  for (const viewer of [A, B, null]) match.subscribe(viewer, (update) => seen.set(viewer, update));
  match.submit(A, { kind: 'pick', value: 77 });
  expect(seen.get(A)!.look.view).toMatchObject({ own: 77 });
  expect(seen.get(B)!.look.view).toMatchObject({ own: -1 });
  expect(seen.get(null)!.look.view).toMatchObject({ own: null });
});
