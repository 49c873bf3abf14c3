// What the providers choose, in positions made for it.
import type { Json, Script } from '@turnwise/kernel';
import { unusedScript } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { ANN, eventsOfKind, fight, GOBLIN, SECOND_GOBLIN } from '../testing/fight.ts';
import type { Intent } from '../words.ts';

/** What the first of the party does, when it is played by this provider. */
function chosen(
  party: string,
  combatants: readonly Json[],
  conditions: readonly Json[] = [],
  more: Script = {},
): Intent | undefined {
  const initiative = combatants.map((_, index) => (index === 0 ? 6 : 1));
  const encounter = fight(
    { control: { party, opposition: 'manual' }, combatants, conditions },
    { dice: [3, 3, ...initiative], ...more },
  );
  const steps = Array.from({ length: 4 }, () => encounter.step());
  expect(unusedScript(encounter.state.random)).toEqual({});
  return eventsOfKind(steps, 'intentChosen')[0]?.intent;
}

const mu = { id: 'mu', side: 'party', class: 'magic-user', level: 5, hp: 9 };
const SKELETON = { id: 'bones', side: 'opposition', monster: 'skeleton', hp: 4 };
const OGRE_CHIEF = { id: 'chief', side: 'opposition', monster: 'ogre', hitDice: '6', hp: 30 };
const DRAGON = { id: 'dragon', side: 'party', monster: 'whiteDragon', hp: 20, maxHp: 30 };
const cleric = { id: 'cleric', side: 'party', class: 'cleric', level: 2, hp: 4, maxHp: 12, weapon: 'mace' };

describe('random', () => {
  test.each([0, 1, 2])('takes number %i of what is available, by one draw', (index) => {
    const available = ['goblin.0', 'goblin.1'].map((target) => ({ kind: 'meleeAttack', actor: 'ann', target }));
    const thrown = { kind: 'rangedAttack', actor: 'ann', target: 'goblin.0' };
    expect(chosen('auto', [{ ...ANN, weapon: 'dagger' }, GOBLIN, SECOND_GOBLIN], [], { provider: [index] })).toEqual(
      [...available, thrown][index],
    );
  });

  test('draws also where there is only one', () => {
    expect(chosen('auto', [ANN, GOBLIN], [], { provider: [0] })).toEqual({
      kind: 'meleeAttack',
      actor: 'ann',
      target: 'goblin.0',
    });
  });

  test('flees only where nothing else is left, and draws for it', () => {
    const charmed = [{ on: 'ann', is: 'charmed' }];
    expect(chosen('auto', [ANN, GOBLIN], charmed, { provider: [0] })).toEqual({ kind: 'flee', actor: 'ann' });
  });
});

describe('nearest to death', () => {
  test.each<[string, Json, string, string]>([
    ['who has the fewest hit points', ANN, 'meleeAttack', 'goblin.1'],
    ['with what shoots, if it has nothing else', { ...ANN, weapon: 'longBow' }, 'rangedAttack', 'goblin.1'],
    ['with bare hands without ammunition', { ...ANN, weapon: 'longBow', ammo: 0 }, 'meleeAttack', 'goblin.1'],
  ])('attacks %s', (_, actor, kind, target) => {
    expect(chosen('nearestToDeath', [actor, GOBLIN, { ...SECOND_GOBLIN, hp: 1 }])).toEqual({
      kind,
      actor: 'ann',
      target,
    });
  });

  test('flees if it may attack nobody', () => {
    expect(chosen('nearestToDeath', [ANN, GOBLIN], [{ on: 'ann', is: 'charmed' }])).toEqual({
      kind: 'flee',
      actor: 'ann',
    });
  });
});

describe('careful', () => {
  test.each<[string, readonly Json[], Intent]>([
    [
      'heals itself under half',
      [{ ...cleric, spells: ['cureLightWounds'] }, GOBLIN],
      { kind: 'castSpell', actor: 'cleric', spell: 'cureLightWounds', level: 1, targets: ['cleric'] },
    ],
    [
      'drinks where it cannot cast',
      [{ ...ANN, hp: 3, maxHp: 8, items: ['potionOfHealing'] }, GOBLIN],
      { kind: 'useItem', actor: 'ann', item: 'potionOfHealing', targets: ['ann'] },
    ],
    ['turns undead', [{ ...cleric, hp: 12 }, SKELETON], { kind: 'turnUndead', actor: 'cleric' }],
    [
      'casts at several',
      [{ ...mu, spells: ['fireball'] }, GOBLIN, SECOND_GOBLIN],
      { kind: 'castSpell', actor: 'mu', spell: 'fireball', level: 3, targets: ['goblin.0', 'goblin.1'] },
    ],
    [
      'does not cast at one',
      [{ ...mu, spells: ['fireball'] }, GOBLIN],
      { kind: 'meleeAttack', actor: 'mu', target: 'goblin.0' },
    ],
    [
      'does not cast at those whom nothing would happen to',
      [{ ...mu, spells: ['sleep'] }, SKELETON, { ...SKELETON, id: 'second' }],
      { kind: 'meleeAttack', actor: 'mu', target: 'bones' },
    ],
    [
      'does not cast at those who are too strong',
      [{ ...mu, spells: ['sleep'] }, GOBLIN, OGRE_CHIEF],
      { kind: 'meleeAttack', actor: 'mu', target: 'goblin.0' },
    ],
    [
      'breathes at one whom that can strike down',
      [DRAGON, { ...OGRE_CHIEF, hp: 20 }],
      { kind: 'breath', actor: 'dragon', targets: ['chief'] },
    ],
    [
      'saves its breath where it is too short',
      [DRAGON, { ...OGRE_CHIEF, hp: 21 }],
      { kind: 'meleeAttack', actor: 'dragon', target: 'chief' },
    ],
    [
      'flees when all is hopeless',
      [
        { ...ANN, hp: 1, maxHp: 8 },
        { id: 'ogre', side: 'opposition', monster: 'ogre', hp: 30 },
      ],
      { kind: 'flee', actor: 'ann' },
    ],
  ])('%s', (_, combatants, intent) => {
    expect(chosen('careful', combatants)).toMatchObject({ kind: intent.kind, actor: intent.actor });
    expect(chosen('careful', combatants)).toEqual(withoutSelf(intent, chosen('careful', combatants)));
  });
});

/** An empty list of targets means oneself. */
function withoutSelf(intent: Intent, found: Intent | undefined): Intent {
  const empty = found !== undefined && 'targets' in found && found.targets.length === 0;
  return empty && 'targets' in intent && intent.targets[0] === intent.actor ? { ...intent, targets: [] } : intent;
}
