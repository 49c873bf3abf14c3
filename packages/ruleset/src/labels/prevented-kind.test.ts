// What was prevented reads as what would have happened, and what the ruleset calls so itself as its own.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import type { RulesetEvent } from '../types.ts';
import { kindMeant } from './prevented-kind.ts';

const ann = { seat: seat(0) };

test.each<[string, Partial<RulesetEvent>, string]>([
  ['deal_damage', { payload: { target: 'fox', amount: 1, source: null } }, 'damaged'],
  // A card that the viewer may not know is left out.
  ['draw', { payload: { player: ann } }, 'card_drawn'],
  ['draw', { payload: { player: ann }, by: 'draw' }, 'draw'],
  ['draw', { payload: { pit: 'a1' } }, 'draw'],
  ['deal_damage', { payload: {}, status: 'applied' }, 'deal_damage'],
  ['resource_changed', {}, 'resource_changed'],
  ['struck', {}, 'struck'],
])('%s with %j is told as %s', (kind, about, meant) => {
  expect(kindMeant({ kind, id: 3, cause: 2, by: 'ward', status: 'prevented', payload: {}, ...about })).toBe(meant);
});
