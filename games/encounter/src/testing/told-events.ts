/** An event of every kind, with the line that tells it and, where that says more, the line for those who want to know everything. */
import type { EncounterEvent } from '../event.ts';

export type EventCase = readonly [event: EncounterEvent, text: string, debug?: string];

const ANN_TO_GOBLIN = { attackerId: 'ann', defenderId: 'goblin.0' };
const BY_ANN = { sourceId: 'ann', targetId: 'goblin.0' };
const FIVE = ['orc.0', 'orc.1', 'orc.2', 'orc.3', 'orc.4'];

/** A kind that is new does not compile until it is here. */
export const TOLD_EVENTS: Readonly<Record<EncounterEvent['kind'], readonly EventCase[]>> = {
  encounterStarted: [[{ kind: 'encounterStarted', encounterId: 'crypt' }, 'The encounter begins: crypt.']],
  surpriseRolled: [
    [surprise(false, false), 'Nobody is surprised.', 'Nobody is surprised. (party 2, opposition 3)'],
    [surprise(true, false), 'The party is surprised.', 'The party is surprised. (party 2, opposition 3)'],
    [surprise(false, true), 'The opposition is surprised.', 'The opposition is surprised. (party 2, opposition 3)'],
    [surprise(true, true), 'Both sides are surprised.', 'Both sides are surprised. (party 2, opposition 3)'],
  ],
  roundStarted: [[{ kind: 'roundStarted', roundNo: 3 }, 'Round 3.']],
  initiativeRolled: [
    [
      {
        kind: 'initiativeRolled',
        order: [
          ['ann', 5],
          ['goblin.0', -1],
        ],
        reveals: true,
      },
      'Initiative: Ann 5, goblin.0 -1.',
    ],
  ],
  turnQueueBuilt: [[{ kind: 'turnQueueBuilt', queue: ['ann', 'goblin.0'] }, 'Turn order: Ann, goblin.0.']],
  turnStarted: [[{ kind: 'turnStarted', combatantId: 'goblin.0' }, 'goblin.0 is up.']],
  turnSkipped: [
    [{ kind: 'turnSkipped', combatantId: 'ann', reason: 'asleep' }, 'Ann loses a turn: asleep.'],
    [{ kind: 'turnSkipped', combatantId: 'ann', reason: 'fled' }, 'Ann loses a turn: fled.'],
  ],
  needAction: [
    [
      {
        kind: 'needAction',
        combatantId: 'ann',
        side: 'party',
        available: [
          {
            label: { key: 'action.castSpell', params: { spell: 'magicMissile', level: 1, targets: FIVE } },
            intent: { kind: 'castSpell', actor: 'ann', spell: 'magicMissile', level: 1, targets: FIVE },
          },
          {
            label: { key: 'action.rangedAttack', params: { weapon: 'longBow', target: 'orc.0' } },
            intent: { kind: 'rangedAttack', actor: 'ann', target: 'orc.0', weapon: 'longBow' },
          },
          { label: { key: 'action.flee', params: {} }, intent: { kind: 'flee', actor: 'ann' } },
        ],
      },
      'Ann can cast magic missile on orc.0, orc.1 and 3 others, attack orc.0 at range with the long bow, flee.',
    ],
    [{ kind: 'needAction', combatantId: 'ann', side: 'party', available: [] }, 'Ann is choosing what to do.'],
    [
      {
        kind: 'needAction',
        combatantId: 'ann',
        side: 'party',
        available: [{ label: { key: 'action.flee', params: {} }, intent: { kind: 'flee', actor: 'ann' } }],
        forced: true,
      },
      'Ann has no choice this turn.',
    ],
  ],
  actionRejected: [
    [
      {
        kind: 'actionRejected',
        combatantId: 'ann',
        side: 'party',
        reasons: [
          { code: 'NO_RANGED_WEAPON', params: {} },
          { code: 'ILLEGAL_TARGET', params: { target: 'bea' } },
        ],
      },
      'Ann cannot do that: there is no weapon to shoot or throw, bea is not a legal target for this.',
    ],
    [{ kind: 'actionRejected', combatantId: 'ann', side: 'party', reasons: [] }, 'Ann cannot do that.'],
  ],
  encounterFaulted: [
    [
      { kind: 'encounterFaulted', state: 'AWAIT_INTENT', actorId: 'ann', errorType: 'TypeError', message: 'no luck' },
      'The encounter stops in AWAIT_INTENT, in the turn of Ann, because of an error: TypeError, no luck.',
    ],
    [
      { kind: 'encounterFaulted', state: 'INIT', actorId: null, errorType: 'Error', message: 'no luck' },
      'The encounter stops in INIT because of an error: Error, no luck.',
    ],
  ],
  attackRolled: [
    [
      { kind: 'attackRolled', ...ANN_TO_GOBLIN, roll: 13, total: 15, targetAc: 6, hit: true, critical: false },
      'Ann hits goblin.0.',
      'Ann hits goblin.0. (rolled 13, total 15, against armour class 6)',
    ],
    [
      { kind: 'attackRolled', ...ANN_TO_GOBLIN, roll: 20, total: 22, targetAc: 6, hit: true, critical: true },
      'Ann hits goblin.0 with a natural 20: a critical!',
      'Ann hits goblin.0 with a natural 20: a critical! (rolled 20, total 22, against armour class 6)',
    ],
    [
      { kind: 'attackRolled', ...ANN_TO_GOBLIN, roll: 2, total: 4, targetAc: -1, hit: false, critical: false },
      'Ann misses goblin.0.',
      'Ann misses goblin.0. (rolled 2, total 4, against armour class -1)',
    ],
  ],
  damageApplied: [
    [
      { kind: 'damageApplied', ...BY_ANN, side: 'opposition', amount: 4, targetHpAfter: 0 },
      'goblin.0 takes 4 damage (0 hp left).',
    ],
    [{ kind: 'damageApplied', ...BY_ANN, side: 'opposition', amount: 4, reveals: true }, 'goblin.0 takes 4 damage.'],
  ],
  spellSlotConsumed: [
    [
      { kind: 'spellSlotConsumed', casterId: 'mira', side: 'party', level: 2, remaining: 1 },
      'Mira uses a level 2 spell slot (1 left).',
    ],
    [{ kind: 'spellSlotConsumed', casterId: 'mira', side: 'party', level: 2 }, 'Mira uses a level 2 spell slot.'],
  ],
  conditionApplied: [
    [{ kind: 'conditionApplied', ...BY_ANN, conditionId: 'held', duration: 9 }, 'goblin.0 is held for 9 rounds.'],
    [{ kind: 'conditionApplied', ...BY_ANN, conditionId: 'held', duration: 1 }, 'goblin.0 is held for 1 round.'],
    [{ kind: 'conditionApplied', ...BY_ANN, conditionId: 'asleep', duration: null }, 'goblin.0 is asleep.'],
  ],
  entityDied: [[{ kind: 'entityDied', entityId: 'goblin.0' }, 'goblin.0 dies.']],
  moraleCheckRolled: [
    [
      { kind: 'moraleCheckRolled', combatantId: 'orc.1', roll: 9, threshold: 6, failed: true, trigger: 'firstDeath' },
      'Morale check after the first death: orc.1 and any companions break.',
      'Morale check after the first death: orc.1 and any companions break. (rolled 9, needed 6 or less)',
    ],
    [
      { kind: 'moraleCheckRolled', combatantId: 'orc.1', roll: 6, threshold: 6, failed: false, trigger: 'half' },
      'Morale check after the loss of half their number: orc.1 and any companions hold.',
      'Morale check after the loss of half their number: orc.1 and any companions hold. (rolled 6, needed 6 or less)',
    ],
  ],
  forcedIntentQueued: [
    [{ kind: 'forcedIntentQueued', combatantId: 'orc.1', intent: 'FLEE' }, 'orc.1 will be forced to flee.'],
  ],
  forcedIntentApplied: [
    [{ kind: 'forcedIntentApplied', combatantId: 'orc.1', intent: 'FLEE' }, 'orc.1 is forced to flee.'],
    [
      { kind: 'forcedIntentApplied', combatantId: 'orc.1', intent: 'RANGED_ATTACK' },
      'orc.1 is forced to attack at range.',
    ],
  ],
  victoryDetermined: [
    [{ kind: 'victoryDetermined', outcome: 'PARTY_VICTORY' }, 'The party wins.'],
    [{ kind: 'victoryDetermined', outcome: 'OPPOSITION_VICTORY' }, 'The opposition wins.'],
    [{ kind: 'victoryDetermined', outcome: 'DRAW' }, 'Nobody wins.'],
    [{ kind: 'victoryDetermined', outcome: 'ABORT' }, 'The encounter was ended early.'],
  ],
  stateEntered: [[{ kind: 'stateEntered', state: 'CHECK_MORALE' }, '-> CHECK_MORALE']],
  intentChosen: [
    [chosen({ kind: 'meleeAttack', actor: 'ann', target: 'orc.0' }), 'Ann chooses to attack orc.0.'],
    [chosen({ kind: 'rangedAttack', actor: 'ann', target: 'orc.0' }), 'Ann chooses to attack orc.0 at range.'],
    [
      chosen({ kind: 'rangedAttack', actor: 'ann', target: 'orc.0', weapon: 'shortBow' }),
      'Ann chooses to attack orc.0 at range with the short bow.',
    ],
    [
      chosen({ kind: 'castSpell', actor: 'ann', spell: 'shield', level: 1, targets: [] }),
      'Ann chooses to cast shield.',
    ],
    [
      chosen({ kind: 'useItem', actor: 'ann', item: 'flaskOfOil', targets: ['orc.0', 'orc.1'] }),
      'Ann chooses to use the flask of oil on orc.0 and orc.1.',
    ],
    [chosen({ kind: 'breath', actor: 'ann', targets: FIVE }), 'Ann chooses to breathe on orc.0, orc.1 and 3 others.'],
    [chosen({ kind: 'turnUndead', actor: 'ann' }), 'Ann chooses to turn the undead.'],
    [chosen({ kind: 'flee', actor: 'ann' }), 'Ann chooses to flee.'],
  ],
  savingThrowRolled: [
    [
      save('spells', true),
      'orc.0 saves against spells.',
      'orc.0 saves against spells. (rolled 14, total 13, needed 12)',
    ],
    [
      save('breath', false),
      'orc.0 fails a save against breath.',
      'orc.0 fails a save against breath. (rolled 14, total 13, needed 12)',
    ],
  ],
  spellCast: [
    [
      { kind: 'spellCast', casterId: 'mira', spellId: 'holdPerson', targetIds: ['orc.0', 'orc.1', 'orc.2'] },
      'Mira casts hold person on orc.0, orc.1 and orc.2.',
    ],
    [{ kind: 'spellCast', casterId: 'mira', spellId: 'shield', targetIds: ['mira'] }, 'Mira casts shield.'],
  ],
  itemUsed: [
    [
      { kind: 'itemUsed', actorId: 'mira', itemId: 'holyWater', targetIds: ['ghoul.0'] },
      'Mira uses the holy water on ghoul.0.',
    ],
  ],
  breathUsed: [
    [{ kind: 'breathUsed', actorId: 'dragon', targetIds: ['ann', 'mira'] }, 'Dragon breathes on Ann and Mira.'],
  ],
  undeadTurned: [
    [
      { kind: 'undeadTurned', actorId: 'cal', roll: 9, needed: 7, turned: ['ghoul.0'], destroyed: [] },
      'Cal turns ghoul.0.',
      'Cal turns ghoul.0. (rolled 9, needed 7)',
    ],
    [
      { kind: 'undeadTurned', actorId: 'cal', roll: null, needed: null, turned: ['ghoul.0'], destroyed: FIVE },
      'Cal turns ghoul.0 and destroys orc.0, orc.1 and 3 others.',
    ],
    [
      { kind: 'undeadTurned', actorId: 'cal', roll: 2, needed: 7, turned: [], destroyed: [] },
      'Cal fails to turn any undead.',
      'Cal fails to turn any undead. (rolled 2, needed 7)',
    ],
  ],
  poolRolled: [
    [
      { kind: 'poolRolled', actorId: 'mira', dice: '2d8', total: 9, of: 'hitDice' },
      'Mira rolls 2d8: up to 9 hit dice of creatures are affected.',
    ],
    [
      { kind: 'poolRolled', actorId: 'mira', dice: '1d4', total: 2, of: 'targets' },
      'Mira rolls 1d4: up to 2 of the targets are affected.',
    ],
  ],
  healingApplied: [
    [
      { kind: 'healingApplied', sourceId: 'mira', targetId: 'ann', side: 'party', amount: 3, targetHpAfter: 8 },
      'Ann heals 3 (8 hp left).',
    ],
    [{ kind: 'healingApplied', sourceId: 'mira', targetId: 'ann', side: 'party' }, 'Ann is healed.'],
  ],
  ammoConsumed: [
    [
      { kind: 'ammoConsumed', actorId: 'ann', side: 'party', weaponId: 'longBow', remaining: 19 },
      'Ann uses 1 shot of the long bow (19 left).',
    ],
    [{ kind: 'ammoConsumed', actorId: 'ann', side: 'party', weaponId: 'longBow' }, 'Ann uses 1 shot of the long bow.'],
  ],
  itemConsumed: [[{ kind: 'itemConsumed', actorId: 'ann', itemId: 'flaskOfOil' }, 'Ann uses up the flask of oil.']],
  breathConsumed: [
    [{ kind: 'breathConsumed', actorId: 'dragon', remaining: 2 }, 'Dragon uses up one breath (2 left).'],
  ],
  modifierApplied: [
    [{ kind: 'modifierApplied', ...BY_ANN, modifierId: 'blessed', duration: 6 }, 'goblin.0 is blessed for 6 rounds.'],
    [
      { kind: 'modifierApplied', ...BY_ANN, modifierId: 'mirrorImage', duration: null },
      'goblin.0 is surrounded by images.',
    ],
  ],
  conditionEnded: [
    [{ kind: 'conditionEnded', targetId: 'ann', conditionId: 'held', reason: 'expired' }, 'Ann is no longer held.'],
    [
      { kind: 'conditionEnded', targetId: 'ann', conditionId: 'asleep', reason: 'damaged' },
      'Ann is hurt and no longer asleep.',
    ],
  ],
  modifierEnded: [
    [
      { kind: 'modifierEnded', targetId: 'ann', conditionId: 'blessed', reason: 'dispelled' },
      'Ann is no longer blessed: the magic is dispelled.',
    ],
    [
      { kind: 'modifierEnded', targetId: 'ann', conditionId: 'mirrorImage', reason: 'usedUp' },
      'Ann is no longer surrounded by images: it is used up.',
    ],
  ],
  hitAbsorbed: [
    [
      { kind: 'hitAbsorbed', targetId: 'mira', conditionId: 'mirrorImage', remaining: 2 },
      'The mirror image takes the hit instead of Mira (2 left).',
    ],
  ],
  levelDrained: [
    [
      {
        kind: 'levelDrained',
        sourceId: 'wight.0',
        targetId: 'ann',
        side: 'party',
        amount: 5,
        levelAfter: 2,
        targetHpAfter: 7,
      },
      'wight.0 drains a level and 5 hit points from Ann, who is now level 2 (7 hp left).',
    ],
    [
      { kind: 'levelDrained', sourceId: 'wight.0', targetId: 'ann', side: 'party', amount: 5, levelAfter: 0 },
      'wight.0 drains a level and 5 hit points from Ann, who is now level 0.',
    ],
  ],
  entityDestroyed: [[{ kind: 'entityDestroyed', sourceId: 'cal', targetId: 'skeleton.0' }, 'Cal destroys skeleton.0.']],
  entityFled: [[{ kind: 'entityFled', entityId: 'goblin.0' }, 'goblin.0 escapes.']],
  moraleBroken: [
    [{ kind: 'moraleBroken', combatantId: 'orc.1', group: 'orc' }, 'orc.1 and any companions lose heart at once.'],
  ],
};

export const ALL_TOLD: readonly EventCase[] = Object.values(TOLD_EVENTS).flat();

type EventOf<K extends EncounterEvent['kind']> = Extract<EncounterEvent, { readonly kind: K }>;

function surprise(partySurprised: boolean, oppositionSurprised: boolean): EncounterEvent {
  return { kind: 'surpriseRolled', partySurprised, oppositionSurprised, partyRoll: 2, oppositionRoll: 3 };
}

function chosen(intent: EventOf<'intentChosen'>['intent']): EncounterEvent {
  return { kind: 'intentChosen', combatantId: 'ann', side: 'party', intent, by: 'seat', reveals: true };
}

function save(against: EventOf<'savingThrowRolled'>['against'], saved: boolean): EncounterEvent {
  return { kind: 'savingThrowRolled', combatantId: 'orc.0', against, roll: 14, total: 13, needed: 12, saved };
}
