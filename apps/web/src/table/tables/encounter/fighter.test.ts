// Combatants as cards.
import { message } from '@turnwise/game';
import type { SeenStat, SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { fighterOf } from './fighter.ts';

const stat = (key: string, value: number | string): SeenStat => ({ label: { label: message(key), text: key }, value });
const mark = (key: string) => ({ label: message(key), text: key });
const thing = (rest: Partial<SeenThing>): SeenThing => ({
  id: 'combatant:a',
  kind: 'card',
  place: 'side:party',
  ...rest,
});

test('hit points tell the health where they are known', () => {
  const { health, points, figures, odds } = fighterOf(
    thing({ stats: [stat('scene.hp', 3), stat('scene.maxHp', 12), stat('scene.ac', 5), stat('scene.toHit', '45%')] }),
  );
  expect(health).toBe(0.25);
  expect(points).toEqual({ now: 3, most: 12 });
  expect(figures.map(({ value }) => value)).toEqual([5]);
  expect(odds.map(({ value }) => value)).toEqual(['45%']);
});

test('otherwise the word for how it looks does', () => {
  const { health, points, looks, conditions } = fighterOf(
    thing({ marks: [mark('health.badlyHurt'), mark('scene.condition')] }),
  );
  expect([health, points, looks?.text]).toEqual([0.25, null, 'health.badlyHurt']);
  expect(conditions.map(({ text }) => text)).toEqual(['scene.condition']);
  expect(fighterOf(thing({ marks: [mark('scene.down')] })).health).toBe(0);
});
