import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const target = { selector: { zone: 'battlefield', card: 'wall' } };
const position = { zones: { ann: { battlefield: ['wall'] } } };

test('a keyword', () => {
  const effects = [
    { op: 'grant', target, keyword: 'flying' },
    { op: 'tap', target: { selector: { keywords: ['flying'] } } },
  ];
  expect(play({ effects, position }).events).toEqual([
    'granted card=wall word=flying value=true',
    'flag_changed target=wall flag=tapped value=true',
  ]);
});

test('a shared ability, which then works', () => {
  const abilities = [
    {
      id: 'thorns',
      kind: 'triggered',
      when: { event: 'damaged', filters: [{ op: 'is', left: { ref: 'event.target' }, right: { ref: 'self' } }] },
      effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
    },
  ];
  const effects = [
    { op: 'grant', target, ability: 'thorns', until: 'while_in_play' },
    { op: 'deal_damage', target, amount: 1 },
  ];
  expect(play({ effects, position, ruleset: { abilities } }).events).toEqual([
    'granted card=wall word=thorns value=true',
    'damaged target=wall amount=1',
    'ability_triggered source=wall ability=thorns player=ann',
    'resource_changed player=ann resource=score amount=1 now=1',
    'ability_resolved source=wall ability=thorns player=ann',
  ]);
});
