// What a host may ask for: an encounter by name or whole, and rules and control over its own.
import { createChooser, playOut } from '@turnwise/game';
import { formatIssue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { createEncounterGame, encounter } from './game.ts';
import type { TacticalProvider } from './providers/provider.ts';
import { legacy } from './rulesets/legacy.ts';
import { SIDES } from './words.ts';

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

test('a game with parts of its own takes their names from options, documents and positions', () => {
  const coward: TacticalProvider = (_, actor) => ({ kind: 'flee', actor });
  const game = createEncounterGame({ rulesets: { house: legacy }, providers: { coward } });
  const named = { ruleset: 'house', control: { party: 'coward', opposition: 'auto' } };
  const request = { seed: 1, options: { encounter: DUEL, ...named } };
  expect(encounter.setup(request).ok).toBe(false);
  const begun = game.setup({ seed: 1, options: { encounter: { ...DUEL, ...named } } });
  expect(game.setup(request)).toEqual(begun);
  const state = begun.ok ? begun.value : expect.fail(JSON.stringify(begun.error));
  const context = game.prepare(request);
  const table = context.ok ? context.value : expect.fail(JSON.stringify(context.error));
  expect(game.notation.position.parse({ ...DUEL, ...named }, { ...table, names: SIDES })).toEqual(begun);
  playOut(game, state, createChooser(1));
  expect(game.result(state)?.reason).toBe('OPPOSITION_VICTORY');
});
