// Zones that may be full: where that would stop the match, and where an action only fails.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import type { Sections } from '../testing/checked.ts';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

describe('zones that may be full', () => {
  const zones = (SOUND.zones as readonly Readonly<Record<string, Json>>[]).map((zone) =>
    zone.id === 'hand' || zone.id === 'battlefield' ? { ...zone, capacity: 7 } : zone,
  );
  const step = (effects: Json, more: Sections = {}): Sections => ({
    turnStructure: {
      phases: [{ id: 'main', steps: [{ id: 'main1', effects, ...more }] }],
      priorityWindows: [{ phase: 'main', step: 'main1' }],
    },
  });
  const draw = (count: Json): readonly Json[] => [{ op: 'draw', count }];
  const room = { op: 'subtract', from: 7, take: { ref: 'active.hand.count' } };
  const guard = { op: 'compare', left: { ref: 'active.hand.count' }, is: '<', right: 7 };
  const dealing = [{ id: 'deal', resolve: draw(1) }];
  const act = (effects: Json): Json => ({ id: 'act', timing: 'instant', effects });
  const top = (count: Json): Json => ({ selector: { zone: 'deck', top: count } });

  test.each<[string, Sections, boolean]>([
    ['drawing in a step', step(draw(1)), true],
    ['drawing what there is room for', step(draw(room)), false],
    ['drawing after a look', step([{ op: 'if', condition: guard, then: draw(1) }]), false],
    ['a step that has conditions', step(draw(1), { conditions: [guard] }), false],
    ['drawing once in the setup', { setup: draw(7) }, false],
    ['drawing too many in the setup', { setup: draw(8) }, true],
    ['moving cards in a step', step([{ op: 'move_zone', target: top(1), to: 'hand' }]), true],
    ['moving some in the setup', { setup: [{ op: 'move_zone', target: top(2), to: 'battlefield' }] }, false],
    ['moving into a zone that takes all', step([{ op: 'move_zone', target: top(1), to: 'graveyard' }]), false],
    ['drawing a computed number that does not look', step(draw({ ref: 'state.turn' })), true],
    ['an event that a step raises', { ...step([{ op: 'emit', event: 'deal' }]), events: dealing }, true],
    ['an event that an action raises', { actions: [act([{ op: 'emit', event: 'deal' }])], events: dealing }, false],
    ['making a card in a step', step([{ op: 'create_card', card: 'fox' }]), true],
    ['an action, which only fails', { actions: [act(draw(1))] }, false],
  ])('%s', (_, sections, warned) => {
    const { warnings, errors } = checkRuleset({ ...SOUND, zones, ...sections });
    expect(errors).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(warned ? ['mayHalt'] : []);
  });
});
