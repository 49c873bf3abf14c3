// The sensible player of whist: what it plays may be played, it wins cheaply, and it plays low where it cannot win or need not.
import { createChooser, seat } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { RulesetState } from '@turnwise/ruleset';
import { expect, test } from 'vitest';
import { whist } from './game.ts';
import { policy, rests } from './policy.ts';

const TABLE = ['north', 'east', 'south', 'west'];

/** Never plays any card: the last number is never 0. */
const SENSIBLE: Chooser = { below: (bound) => bound - 1 };

/** North led; the cards lie in the order in which they were played, and the next seat has this hand. */
function position(
  trick: readonly string[],
  hand: readonly string[],
  gone: readonly string[] = [],
): { readonly state: RulesetState; readonly by: Seat } {
  const context = whist.prepare({ seed: 1, seats: TABLE });
  if (!context.ok) throw new Error('no context');
  const player = TABLE[trick.length] as string;
  const zones: Record<string, Json> = {
    shared: {
      trick: trick.map((card, at) => ({ card, controller: TABLE[at] as string })),
      trumps: ['hearts_are_trumps'],
    },
    west: { won: [...gone] },
    [player]: { hand: [...hand], ...(player === 'west' && { won: [...gone] }) },
  };
  const read = whist.notation.position.parse(
    { turn: { number: 5, active: player, phase: 'trick', step: 'play', priority: player }, zones },
    { ...context.value, names: TABLE },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { state: read.value, by: seat(trick.length) };
}

test.each<[string, readonly string[], readonly string[], string]>([
  ['last, it wins as cheaply as it can', ['clubs_9', 'clubs_5', 'clubs_6'], ['clubs_10', 'clubs_ace'], 'clubs_10'],
  ['last, it ruffs low', ['clubs_9', 'clubs_5', 'clubs_6'], ['hearts_2', 'hearts_queen', 'spades_3'], 'hearts_2'],
  [
    'last, it leaves the trick to its partner',
    ['clubs_5', 'clubs_jack', 'clubs_6'],
    ['clubs_9', 'clubs_ace'],
    'clubs_9',
  ],
  ['third, it plays high', ['clubs_5', 'clubs_7'], ['clubs_8', 'clubs_king'], 'clubs_king'],
  [
    'third, it does not beat a high card of its partner',
    ['clubs_queen', 'clubs_7'],
    ['clubs_8', 'clubs_king'],
    'clubs_8',
  ],
  ['it throws a low card where it cannot win', ['clubs_ace'], ['clubs_3', 'clubs_king'], 'clubs_3'],
  [
    'it throws no trump away',
    ['clubs_5', 'hearts_9', 'clubs_6'],
    ['hearts_3', 'spades_4', 'diamonds_king'],
    'spades_4',
  ],
  ['it leads an ace', [], ['clubs_3', 'spades_ace', 'diamonds_king'], 'spades_ace'],
])('%s', (_, trick, hand, card) => {
  const { state, by } = position(trick, hand);
  expect(policy(state, by, SENSIBLE)).toMatchObject({ targets: { card } });
});

test.each<[string, readonly string[], readonly string[], string]>([
  ['the king once the ace is gone', ['diamonds_king', 'spades_3'], ['diamonds_ace'], 'diamonds_king'],
  [
    'a ten once all above it are gone or in its own hand',
    ['clubs_king', 'spades_10', 'spades_queen'],
    ['spades_ace', 'spades_king', 'spades_jack'],
    'spades_10',
  ],
  ['no king while the ace is out', ['diamonds_king', 'clubs_3'], ['clubs_ace'], 'clubs_3'],
])('it leads %s', (_, hand, gone, card) => {
  const { state, by } = position([], hand, gone);
  expect(policy(state, by, SENSIBLE)).toMatchObject({ targets: { card } });
});

test('whole matches: whatever it plays may be played, and it rests once for every deal', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const start = whist.setup({ seed, seats: TABLE });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const state = start.value;
    const chooser = createChooser(seed);
    let [cards, deals] = [0, 0];
    while (whist.result(state) === undefined) {
      const [by] = whist.toAct(state);
      if (by !== undefined && rests(state)) deals++;
      const input = by === undefined ? whist.next(state) : policy(state, by, chooser);
      if (by !== undefined) cards++;
      expect(input === undefined ? 'nothing' : whist.kernel.step(state, input)).toBeUndefined();
    }
    expect(cards).toBe(52 * deals);
    expect(deals).toBeGreaterThan(0);
  }
});
