// Morale at the edge of victory: a check that waits is rolled at the next visit, whatever has become of the other side.
import { unusedScript } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { ANN, eventsOfKind, fight, GOBLIN, SECOND_GOBLIN } from '../testing/fight.ts';

test('it is rolled for who is left, even if the fight is won, and not for who is gone', () => {
  const control = { party: 'manual', opposition: 'manual' };
  const encounter = fight(
    { control, combatants: [{ ...ANN, hp: 1 }, GOBLIN, SECOND_GOBLIN] },
    { dice: [3, 3, 6, 5, 1, 13, 4, 1, 1, 19, 6, 1, 2] },
  );
  encounter.stepUntilDecision();
  const strikes = [
    encounter.stepUntilDecision({ kind: 'meleeAttack', actor: 'ann', target: 'goblin.1' }),
    encounter.stepUntilDecision({ kind: 'meleeAttack', actor: 'goblin.0', target: 'ann' }),
  ];
  expect(strikes.map((results) => eventsOfKind(results, 'moraleCheckRolled'))).toMatchObject([
    [{ combatantId: 'goblin.0', trigger: 'firstDeath', roll: 2, threshold: 7, failed: false }],
    [{ combatantId: 'goblin.0', trigger: 'half', roll: 3, failed: false }],
  ]);
  expect(encounter.state.machine.outcome).toBe('OPPOSITION_VICTORY');
  expect(unusedScript(encounter.state.random)).toEqual({});
});
