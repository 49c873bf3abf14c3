// What happened step by step, put together from what the server tells.
import type { WireEvent, WireLook, WireScene } from '@turnwise/protocol';
import { diff } from '@turnwise/protocol';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { Playback } from './playback.ts';

const scene = (text: string): WireScene => ({
  status: { label: { key: text, params: {} }, text },
  places: [],
  things: [],
});
const lookWith = (text: string): WireLook => ({ stage: { scene: scene(text), touches: [] } }) as unknown as WireLook;
const event = (id: string): WireEvent => ({ id, kind: 'k', payload: null, text: id, cause: null, status: 'applied' });
const to = (before: WireScene | null, after: WireScene | null): Json =>
  diff(before as unknown as Json, after as unknown as Json);
const [A, B, C] = [scene('a'), scene('b'), scene('c')] as const;

function begun(): Playback {
  const playback = new Playback();
  playback.end(lookWith('a'));
  return playback;
}

test('a step ends with the event that has its scene', () => {
  const playback = begun();
  playback.add(event('1.1'), { cue: { things: ['x'] } });
  playback.add(event('1.2'), { scene: to(A, B) });
  playback.add(event('1.3'), { scene: to(B, C), told: { text: 'as it was' } });
  expect(playback.end(lookWith('c'))).toEqual([
    { events: [event('1.1'), event('1.2')], cues: [{ things: ['x'] }, null], scene: B },
    { events: [{ ...event('1.3'), text: 'as it was' }], cues: [null], scene: C },
  ]);
  expect(playback.end(lookWith('c'))).toEqual([]);
});

test('after a step that cannot be shown the next begins at the last that could', () => {
  const playback = begun();
  playback.add(event('1.1'), { scene: to(A, null) });
  playback.add(event('1.2'), { scene: to(A, B) });
  expect(playback.end(lookWith('b')).map((step) => step.scene)).toEqual([null, B]);
});

test('after a patch that does not fit nothing is shown until the next look', () => {
  const playback = begun();
  playback.add(event('1.1'), { scene: { nothing: 0 } });
  playback.add(event('1.2'), { scene: to(A, B) });
  expect(playback.end(lookWith('b')).map((step) => step.scene)).toEqual([null, null]);
  playback.add(event('2.1'), { scene: to(B, C) });
  expect(playback.end(lookWith('c')).map((step) => step.scene)).toEqual([C]);
});

test('a step that does not end is forgotten with its record', () => {
  const playback = begun();
  playback.add(event('1.1'), {});
  expect(playback.end(lookWith('b'))).toEqual([]);
  playback.add(event('2.1'), { scene: to(B, C) });
  expect(playback.end(lookWith('c'))[0]?.events).toEqual([event('2.1')]);
});
