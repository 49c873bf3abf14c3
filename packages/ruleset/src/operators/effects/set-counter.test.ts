import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: [{ id: 'fox', growth: 3 }], hand: ['wall'] } } };
const target = { selector: { zone: 'battlefield' } };

test.each([
  [{ amount: 5 }, ['counter_changed card=fox counter=growth amount=2 now=5']],
  [{ amount: 0 }, ['counter_changed card=fox counter=growth amount=-3 now=0']],
  [{ amount: 3 }, []],
  [{ amount: -2 }, ['counter_changed card=fox counter=growth amount=-3 now=0']],
])('%j', (effect, events) => {
  expect(play({ effects: [{ op: 'set_counter', target, counter: 'growth', ...effect }], position }).events).toEqual(
    events,
  );
});

test('a card that is not in a public zone cannot bear them', () => {
  const effects = [{ op: 'set_counter', target: { selector: { zone: 'hand' } }, counter: 'growth', amount: 1 }];
  expect(play({ effects, position }).events).toEqual([]);
});
