// The id of the level is in the state, and so in views, saved states and positions; states from before it had one are read.
import { seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { level } from './builder.ts';
import { unseen } from './game.ts';
import { LEVELS } from './levels.ts';
import { startLevel } from './start.ts';
import { TABLE } from './testing/words-of-play.ts';
import type { UnseenState } from './types.ts';

function setUp(options: Json): UnseenState {
  const setup = unseen.setup({ seed: 1, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

const OWN = { size: [2, 1, 3], start: [0, 0, 0], things: [{ kind: 'exit', at: [1, 0] }] };

describe('the id of a level', () => {
  test.each(Object.keys(LEVELS))('%s is in the state', (id) => {
    expect(setUp({ level: id }).level.id).toBe(id);
  });

  test.each([
    [{ ...OWN, id: 'two-steps' }, 'two-steps'],
    [OWN, ''],
  ])('of a level that is given whole: %j', (given, id) => {
    expect(setUp({ level: given }).level.id).toBe(id);
  });

  test('is in views, positions and saved states, and comes back from them', () => {
    const state = setUp({ level: 'cork' });
    const { codec } = unseen.kernel;
    const saved = codec.toJson(state);
    const read = saved.ok ? codec.fromJson(saved.value) : saved;
    expect(unseen.view(state, seat(0)).level.id).toBe('cork');
    expect(unseen.notation.view.format(unseen.view(state, seat(0)), TABLE)).toMatchObject({ id: 'cork' });
    expect(read.ok && read.value).toEqual(state);
    const written = unseen.notation.position.format(state, TABLE);
    expect(written).toMatchObject({ id: 'cork', name: 'The cork' });
    const prepared = unseen.prepare({ seed: 1 });
    if (!prepared.ok) throw new Error('no setup');
    const { seats: names, options, random } = prepared.value;
    const parsed = unseen.notation.position.parse(written, { names, options, random });
    expect(parsed.ok && parsed.value).toEqual(state);
  });

  test('is that of the builder', () => {
    expect(startLevel(level(2, 1, 3).id('built').start(0, 0).exit(1, 0).build()).level.id).toBe('built');
  });

  test('of a state that was saved before levels had one is empty', () => {
    const { codec } = unseen.kernel;
    const saved = codec.toJson(setUp({ level: 'cork' }));
    if (!saved.ok || !isRecord(saved.value) || !isRecord(saved.value['state'])) throw new Error('not saved');
    const { level: now } = saved.value['state'];
    const { id: _, ...before } = isRecord(now) ? now : {};
    const read = codec.fromJson({
      ...saved.value,
      schemaVersion: 1,
      state: { ...saved.value['state'], level: before },
    });
    expect(read.ok && read.value).toEqual({ ...setUp({ level: 'cork' }), level: { ...before, id: '' } });
  });
});

test.each([
  [{ ...OWN, id: 3 }, ['id wrongShape']],
  [{ ...OWN, name: [], tracks: 1 }, ['name wrongShape', 'tracks wrongShape']],
])('all issues of a position are reported: %j', (document, issues) => {
  const prepared = unseen.prepare({ seed: 1 });
  if (!prepared.ok) throw new Error('no setup');
  const { seats: names, options, random } = prepared.value;
  const parsed = unseen.notation.position.parse(document, { names, options, random });
  expect(parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});
