import { isAbort } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { level } from './builder.ts';
import { unseen } from './game.ts';
import { playerAt } from './plan.ts';
import { PRESETS } from './rules-of-level.ts';
import { startLevel } from './start.ts';
import { at, play, TABLE } from './testing/words-of-play.ts';

test('an example of use', () => {
  const built = level(10, 10, 20).start(1, 1).exit(8, 8).build();
  const { state, events } = play(startLevel(built), 'move east');
  expect(playerAt(state)).toEqual([2, 1, 1]);
  expect(events).toMatchObject([{ kind: 'moved', turn: 1, from: [1, 1, 0], to: [2, 1, 1] }]);
});

const whole = level(9, 8, 20)
  .name('All of it')
  .start(1, 1)
  .preset('strict')
  .rules({ maxPushChain: 2, detection: { radius: 5 } })
  .rules({ detection: { delay: 3 } })
  .wall(0, 0)
  .screen(2, 0, { from: 2, until: 5 })
  .exit(8, 7, { id: 'out' })
  .box(3, 3)
  .box(4, 3)
  .pullableBox(5, 3)
  .rift(2, 2, [3, 2, 0], { bidirectional: true })
  .enemy([[6, 6]], { facing: 'north', fov: 90, lightSpeed: 2 })
  .enemy(
    [
      [2, 6],
      [3, 6],
    ],
    { id: 'guard', loops: true },
  );

test('a level with a bit of everything is the one that its document tells', () => {
  const built = whole.build();
  expect(built).toEqual(at(whole.document()).level);
  const setup = unseen.setup({ seed: 1, options: { level: whole.document() } });
  expect(setup.ok && unseen.notation.view.format(setup.value, TABLE)).toEqual(
    unseen.notation.view.format(startLevel(built), TABLE),
  );
  expect(built.rules).toEqual({
    ...PRESETS.strict,
    maxPushChain: 2,
    detection: { ...PRESETS.strict.detection, radius: 5, delay: 3 },
  });
  expect(built.things.map(({ id }) => id)).toEqual([
    'box1',
    'box2',
    'enemy1',
    'guard',
    'out',
    'pullableBox1',
    'rift1',
    'screen1',
    'wall1',
  ]);
});

test('a builder is never changed by what is built on it', () => {
  const base = level(5, 5, 5).start(0, 0);
  const before = JSON.stringify(base.document());
  base.box(1, 1).rules({ paradox: 'off' }).build();
  expect(JSON.stringify(base.document())).toBe(before);
});

test('an invalid level aborts with every issue', () => {
  try {
    level(5, 5, 5).box(7, 7).build();
    expect.unreachable();
  } catch (thrown) {
    if (!isAbort(thrown)) throw thrown;
    expect(thrown.code).toBe('badLevel');
    expect((thrown.params['issues'] as { path: string }[]).map(({ path }) => path)).toEqual(['start', 'things[0].at']);
  }
});
