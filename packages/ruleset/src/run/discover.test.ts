// Discovery: the card that an event takes away, and how many reactions there may be.
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import { play } from '../testing/play.ts';

const gain = { op: 'gain_resource', resource: 'score', amount: 1 };
const card = (event: string, zone: string) => ({
  id: 'herald',
  types: ['creature'],
  abilities: [
    {
      id: 'sings',
      kind: 'triggered',
      zones: [zone],
      when: { event, filters: [{ op: 'is', left: { ref: 'event.card' }, right: 'self' }] },
      effects: [gain],
    },
  ],
});

test.each([
  ['card_drawn', 'deck', { op: 'draw' }],
  ['discarded', 'hand', { op: 'discard', player: 'controller', count: 1 }],
  ['destroyed', 'battlefield', { op: 'destroy', target: { selector: { card: 'herald' } } }],
  ['zone_moved', 'deck', { op: 'draw' }],
])('an ability answers the event %s that takes its card out of %s', (event, zone, effect) => {
  const { events } = play({
    effects: [effect],
    ruleset: { cards: [card(event, zone)] },
    position: { zones: { ann: { [zone]: ['herald'] } } },
  });
  expect(events).toContainEqual(expect.stringContaining('ability_triggered source=herald'));
});

describe('reactionsPerEvent counts what limits let through', () => {
  const reactions = ['a', 'b', 'c'].map((id) => ({
    id,
    when: { event: 'damaged' },
    limit: { oncePerTurn: true },
    effects: [gain],
  }));
  const setting = (most: number) => ({
    effects: [{ op: 'deal_damage', target: 'opponent', amount: 1 }],
    ruleset: { reactions, guards: { reactionsPerEvent: most } },
  });

  test('those that are spent are not counted', () => {
    const extra = { id: 'd', when: { event: 'damaged' }, effects: [gain] };
    const ruleset = { reactions: [...reactions, extra], guards: { reactionsPerEvent: 4 } };
    const match = sandboxAt({ ...setting(4), ruleset });
    expect([take(match, 'go'), take(match, 'go')]).toEqual([undefined, undefined]);
  });

  test.each([
    [1, 'guardExceeded'],
    [2, undefined],
  ])('each copy of a card counts by itself, with %i allowed', (most, code) => {
    const limit = { maxPerEvent: 1 };
    const ruleset = {
      cards: [
        {
          ...card('damaged', 'battlefield'),
          abilities: [{ id: 'x', kind: 'triggered', when: { event: 'damaged' }, limit, effects: [gain] }],
        },
      ],
      guards: { reactionsPerEvent: most },
    };
    const zones = { ann: { battlefield: ['herald', { id: 'herald.1' }] } };
    expect(take(sandboxAt({ ...setting(1), ruleset }, { zones }), 'go')?.code).toBe(code);
  });

  test('more are too many', () => {
    expect(take(sandboxAt(setting(2)), 'go')?.code).toBe('guardExceeded');
    expect(take(sandboxAt(setting(3)), 'go')).toBeUndefined();
  });
});
