// What a host may ask for: an encounter by name or whole, and rules and control over its own.
import { formatIssue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { encounter } from './game.ts';

const DUEL = {
  combatants: [
    { id: 'ann', side: 'party', class: 'fighter' },
    { id: 'orc', side: 'opposition', monster: 'orc' },
  ],
};

test.each<[Json, object]>([
  [{}, { id: 'tavern-brawl', ruleset: 'legacy' }],
  [{ encounter: 'goblin-ambush' }, { id: 'goblin-ambush', ruleset: 'classic' }],
  [{ encounter: 'goblin-ambush', ruleset: 'legacy' }, { ruleset: 'legacy' }],
  [
    { encounter: DUEL, control: { party: 'careful' } },
    { id: 'encounter', control: { party: 'careful', opposition: 'auto' } },
  ],
])('%j', (options, setup) => {
  expect(encounter.setup({ seed: 1, options })).toMatchObject({ ok: true, value: { setup } });
});

test.each<[Json, string]>([
  [{ encounter: 'tavern-brawll' }, 'options.encounter: expected one of'],
  [{ encounter: { ...DUEL, ruleset: 'x' } }, 'options.encounter.ruleset: expected one of legacy, classic'],
  [{ encounter: 5 }, 'options.encounter: expected an encounter with its combatants, found 5'],
  [{ ruleset: 'x' }, 'options.ruleset: expected one of legacy, classic'],
  [{ control: { party: 'x' } }, 'options.control.party: expected one of manual'],
])('%j is refused', (options, line) => {
  const setup = encounter.setup({ seed: 1, options });
  expect(setup.ok ? [] : setup.error.map(formatIssue)).toEqual([expect.stringContaining(line)]);
});
