// What a table draws and touches: the scene in words, the things that offers name, frames step by step, and why something cannot be done.
import { asAnyGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { stageAt } from './stage.ts';
import { A, B, begin } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

describe('the stage', () => {
  test('has the scene in words, with seats by name', () => {
    const stage = begin(secrets, { seats: ['ann', 'bo'] }).stage(A);
    expect(stage?.scene.status).toEqual({ label: { key: 'scene.round', params: { round: 1 } }, text: 'round 1' });
    expect(stage?.scene.places[1]).toMatchObject({ id: 'spot:0', seat: 'ann', label: { text: 'spot of ann' } });
    expect(stage?.scene.places[1]?.stats).toMatchObject([{ value: 0, label: { text: 'sum' } }]);
    expect(stage?.scene.things.map(({ name }) => name?.text)).toEqual(['card 0', 'card 1', 'card 2']);
  });

  test('has the things that each offer of the look names', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    expect(match.stage(A)?.touches).toEqual([{ fixed: [], slots: [[['card:0'], ['card:1'], ['card:2']]] }]);
    match.submit(A, { kind: 'pick', value: 1 });
    expect(match.stage(A)?.touches).toEqual([]);
    expect(match.stage(null)?.touches).toEqual([]);
  });

  test('has what an offer without a field is about as a whole', () => {
    const game: AnyGame = {
      ...asAnyGame(secrets),
      offers: () => [{ kind: 'spy', seat: A, slots: [] }],
      things: (_view, { field, value }) => (field === 'kind' && value === 'spy' ? ['card:0'] : []),
    };
    const begun = game.setup({ seed: 1, seats: ['ann', 'bo'] });
    if (!begun.ok) throw new Error('no setup');
    const stage = stageAt(game, begun.value, { names: ['ann', 'bo'] }, A);
    expect(stage?.touches).toEqual([{ fixed: [['card:0']], slots: [] }]);
  });

  test('has the settled fields of a record one by one, unless it means something as a whole', () => {
    const game: AnyGame = {
      ...asAnyGame(secrets),
      offers: () => [{ kind: 'spy', seat: A, fixed: { targets: { at: 0, with: 2 }, pile: { of: 1 } }, slots: [] }],
      things: (_view, { field, value }) =>
        field === 'pile' ? ['card:1'] : field.startsWith('targets.') ? [`card:${Number(value)}`] : [],
    };
    const begun = game.setup({ seed: 1, seats: ['ann', 'bo'] });
    if (!begun.ok) throw new Error('no setup');
    const stage = stageAt(game, begun.value, { names: ['ann', 'bo'] }, A);
    expect(stage?.touches).toEqual([{ fixed: [['card:0'], ['card:2'], ['card:1']], slots: [] }]);
  });

  test('is a copy', () => {
    const match = begin(secrets);
    const first = match.stage(A);
    (first!.scene.things as unknown[]).length = 0;
    expect(match.stage(A)?.scene.things).toHaveLength(3);
  });

  test('is nothing for a game without scenes', () => {
    expect(begin(relay).stage(A)).toBeNull();
  });
});

describe('unfolding', () => {
  test('shows a viewer the changes that it saw something of, and no others', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    match.submit(A, { kind: 'pick', value: 1 });
    match.submit(A, { kind: 'spy' });
    const kinds = (viewer: typeof A | null) =>
      match.unfold(match.length, viewer)?.map(({ events }) => events.map(({ seen }) => seen.kind));
    expect(kinds(A)).toEqual([['leaned'], ['spied']]);
    expect(kinds(B)).toEqual([['leaned']]);
    expect(kinds(null)).toEqual([['leaned']]);
  });

  test('has the scene after each step, and how its events are shown', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    match.submit(A, { kind: 'pick', value: 1 });
    expect(match.unfold(1, B)).toMatchObject([
      { cues: [{ from: 'cards', to: 'spot:0' }], scene: { status: { text: 'round 1' } } },
    ]);
    match.submit(B, { kind: 'pick', value: 2 });
    // The system reveals them in the same call.
    expect(match.unfold(2, A)).toMatchObject([{ scene: { status: { text: 'round 1' } } }]);
    expect(match.unfold(3, A)).toMatchObject([{ cues: [null], scene: { status: { text: 'round 2' } } }]);
  });

  test('is for the frames of the last call', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    expect(match.unfold(1, A)).toBeUndefined();
    match.submit(A, { kind: 'pick', value: 1 });
    match.submit(B, { kind: 'pick', value: 2 });
    expect([0, 1, 2, 3, 4].map((frame) => match.unfold(frame, A) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    const hold = match.hold();
    match.submit(A, { kind: 'pick', value: 1 });
    hold.drop();
    expect([3, 4].map((frame) => match.unfold(frame, A))).toEqual([undefined, undefined]);
  });
});

describe('inspecting', () => {
  test('says what the rules say of a thing, and why nothing can be done with it', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    expect(match.inspect(A, 'card:2')).toMatchObject({ about: [{ text: 'the highest card' }], why: [] });
    match.submit(A, { kind: 'pick', value: 1 });
    expect(match.inspect(A, 'card:1')).toMatchObject({ about: [], why: [{ reason: { text: 'it is not your turn' } }] });
    expect(match.inspect(null, 'card:2')).toMatchObject({ about: [{ text: 'the highest card' }], why: [] });
    expect(match.inspect(A, 'nothing')).toEqual({ about: [], why: [] });
  });
});
