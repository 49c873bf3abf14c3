// The short question and the long one: an action can be done exactly if it has a plan.
import { createChooser, seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { canAct, canDo } from './can.ts';
import { unseen } from './game.ts';
import { LEVELS } from './levels.ts';
import { isStop, planOf } from './plan.ts';
import type { UnseenState } from './types.ts';

function startOn(level: string): UnseenState {
  const start = unseen.setup({ seed: 1, options: { level } });
  if (!start.ok) throw new Error(`${level} cannot be set up`);
  return start.value;
}

test.each(Object.keys(LEVELS))('on %s, at every turn of random plays', (level) => {
  const found = { pushed: 0, refused: 0 };
  for (let seed = 1; seed <= 5; seed++) {
    const state = unseen.kernel.clone(startOn(level));
    const chooser = createChooser(seed);
    while (unseen.result(state) === undefined) {
      const planned = ACTIONS.map((action) => !isStop(planOf(state, action)));
      expect(ACTIONS.map((action) => canDo(state, action))).toEqual(planned);
      expect(canAct(state)).toBe(planned.includes(true));
      found.refused += planned.filter((one) => !one).length;
      const input = unseen.sample(state, seat(0), chooser);
      if (input === undefined) throw new Error('nothing can be done');
      unseen.kernel.step(state, input);
    }
  }
  expect(found.refused).toBeGreaterThan(0);
});

test('a sample is one of what is offered, and every offer comes', () => {
  const state = startOn(Object.keys(LEVELS)[0] as string);
  const chooser = createChooser(1);
  const sampled = Array.from({ length: 200 }, () => JSON.stringify(unseen.sample(state, seat(0), chooser)));
  const offered = unseen
    .legalInputs(state, seat(0))
    .inputs.map(({ kind, ...rest }) => [kind, 'dir' in rest ? rest.dir : '']);
  const taken = new Set(
    sampled
      .map((text) => JSON.parse(text) as { kind: string; dir?: string })
      .map(({ kind, dir }) => `${kind} ${dir ?? ''}`),
  );
  expect([...taken].toSorted()).toEqual(offered.map(([kind, dir]) => `${kind} ${dir}`).toSorted());
});
