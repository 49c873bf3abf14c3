// A fight in short: the whole text of one, and for random battles that it counts right and stays short.
import { describe, expect, test } from 'vitest';
import { summarize } from './summarize.ts';
import { someBattles } from './testing/battles.ts';
import { ANN, eventsIn, fight, GOBLIN, SECOND_GOBLIN } from './testing/fight.ts';
import { words } from './testing/words.ts';
import type { EncounterEvent } from './event.ts';

const MIRA = { id: 'mira', side: 'party', class: 'magic-user', level: 1, hp: 4, spells: ['magicMissile'] };

test('a short fight', () => {
  const control = { party: 'manual', opposition: 'auto' };
  const begun = fight(
    { id: 'bridge', control, combatants: [ANN, MIRA, GOBLIN, SECOND_GOBLIN] },
    { dice: [3, 2, 5, 4, 3, 2, 20, 4, 6, 5, 5] },
  );
  const results = [
    begun.stepUntilDecision(),
    begun.stepUntilDecision({ kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' }),
    begun.stepUntilDecision({
      kind: 'castSpell',
      actor: 'mira',
      spell: 'magicMissile',
      level: 1,
      targets: ['goblin.1'],
    }),
  ];
  const { lines, data } = summarize(eventsIn(results.flat()));
  expect(lines.map(words)).toEqual([
    'bridge: 1 round. The party wins.',
    'First to die: goblin.0, killed by Ann (round 1).',
    'Ann kills 1 (goblin.0) and Mira kills 1 (goblin.1).',
    'Spells: Mira magic missile.',
    'Turning points: Ann lands a critical hit on goblin.0 (round 1) and goblin.1 and any companions lose heart (round 1).',
    'Damage dealt: Ann 6 and Mira 6.',
  ]);
  expect(data).toEqual({
    encounterId: 'bridge',
    rounds: 1,
    outcome: 'PARTY_VICTORY',
    fault: null,
    fallen: [
      { id: 'goblin.0', by: 'ann', round: 1 },
      { id: 'goblin.1', by: 'mira', round: 1 },
    ],
    fled: [],
    spells: [{ caster: 'mira', spell: 'magicMissile', times: 1 }],
    turningPoints: [
      { kind: 'critical', round: 1, who: 'ann', against: 'goblin.0' },
      { kind: 'moraleBroken', round: 1, who: 'goblin.1', against: null },
    ],
    damage: [
      { id: 'ann', amount: 6 },
      { id: 'mira', amount: 6 },
    ],
  });
});

test('nothing has happened yet', () => {
  expect(summarize([{ kind: 'encounterStarted', encounterId: 'bridge' }]).lines.map(words)).toEqual([
    'bridge: 0 rounds. It is not over yet.',
  ]);
});

describe('random battles', () => {
  test('however long, a few short lines that count what happened', () => {
    for (const { name, moments } of someBattles()) {
      const events = moments.flatMap((moment) => moment.events);
      const { lines, data } = summarize(events);
      const count = (kind: EncounterEvent['kind']): number => events.filter((event) => event.kind === kind).length;
      const hurt = events.map((event) =>
        event.kind === 'damageApplied' || event.kind === 'levelDrained' ? event.amount : 0,
      );
      const texts = lines.map(words);
      expect(texts.length, name).toBeLessThanOrEqual(10);
      expect(Math.max(...texts.map((text) => text.length)), name).toBeLessThan(320);
      expect(data.rounds, name).toBe(count('roundStarted'));
      expect(data.fallen.length, name).toBe(count('entityDied'));
      expect(
        data.fallen.every(({ by }) => by !== null),
        name,
      ).toBe(true);
      expect(data.fled.length, name).toBe(count('entityFled'));
      expect(
        data.damage.reduce((sum, { amount }) => sum + amount, 0),
        name,
      ).toBe(hurt.reduce((sum, amount) => sum + amount));
      expect(
        data.spells.reduce((sum, { times }) => sum + times, 0),
        name,
      ).toBe(count('spellCast'));
    }
  });
});
