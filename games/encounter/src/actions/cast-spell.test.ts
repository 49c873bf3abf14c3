// Every spell of the tables with scripted dice, every reason to refuse one, and what is offered of them.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from '../content/shipped.ts';
import type { EncounterEvent } from '../event.ts';
import type { Effect } from '../types.ts';
import type { Intent } from '../words.ts';
import { castSpell } from './cast-spell.ts';
import { turnOf } from './testing/turn.ts';
import type { Turn } from './testing/turn.ts';

const SEED = 5;
const SPELLS = Object.keys(SHIPPED.spells);
const SLOTS = { 1: 1, 2: 1, 3: 1 };

const party: readonly Json[] = [
  { id: 'mu', side: 'party', class: 'magic-user', level: 6, hp: 12, maxHp: 15, spells: SPELLS, slots: SLOTS },
  { id: 'ann', side: 'party', class: 'fighter', level: 1, hp: 3, maxHp: 8 },
];
const opposition: readonly Json[] = [
  { id: 'gob', side: 'opposition', monster: 'goblin', hp: 30 },
  { id: 'ogre', side: 'opposition', monster: 'ogre', hp: 30 },
  { id: 'orc', side: 'opposition', monster: 'orc', hp: 30 },
  { id: 'troll', side: 'opposition', monster: 'troll', hp: 30 },
  { id: 'zombie', side: 'opposition', monster: 'zombie', hp: 30 },
];

function turn(more: Readonly<Record<string, Json>> = {}): Turn {
  return turnOf({ combatants: [...party, ...opposition], ...more }, 'mu');
}

function cast(spell: string, ...targets: readonly string[]): Extract<Intent, { readonly kind: 'castSpell' }> {
  return { kind: 'castSpell', actor: 'mu', spell, level: SHIPPED.spells[spell]?.level ?? 1, targets };
}

/** `held 9 on gob`, `5 damage to gob`. */
function brief(effect: Effect): string {
  switch (effect.kind) {
    case 'damage':
      return `${effect.amount} damage to ${effect.target}`;
    case 'heal':
      return `${effect.amount} healing of ${effect.target}`;
    case 'applyCondition':
      return `${effect.condition} ${effect.duration ?? '∞'} on ${effect.target}${effect.charges > 0 ? ` × ${effect.charges}` : ''}`;
    case 'consumeSlot':
      return `slot ${effect.level}`;
    default:
      return `${effect.kind}${'target' in effect ? ` ${effect.target}` : ''}`;
  }
}

/** `gob saves 14 of 16`: the total and what was needed. */
function briefEvent(event: EncounterEvent): readonly string[] {
  if (event.kind === 'poolRolled') return [`${event.total} ${event.of}`];
  if (event.kind !== 'savingThrowRolled') return [];
  return [`${event.combatantId} ${event.saved ? 'saves' : 'fails'} ${event.total} of ${event.needed}`];
}

interface Case {
  readonly spell: string;
  readonly at: readonly string[];
  readonly dice?: readonly number[];
  readonly events?: readonly string[];
  readonly effects: readonly string[];
}

const CASES: readonly Case[] = [
  // Damage of missiles goes round: example 5 of RULES.md 15.
  {
    spell: 'magicMissile',
    at: ['gob', 'orc'],
    dice: [4, 5, 6],
    effects: ['5 damage to gob', '6 damage to orc', '7 damage to gob'],
  },
  {
    spell: 'magicMissile',
    at: ['orc'],
    dice: [1, 2, 3],
    effects: ['2 damage to orc', '3 damage to orc', '4 damage to orc'],
  },
  {
    spell: 'magicMissile',
    at: ['troll', 'gob', 'orc'],
    dice: [1, 1, 6],
    effects: ['2 damage to troll', '2 damage to gob', '7 damage to orc'],
  },
  // The weakest first, ties as named; the ogre counts 4, the troll has too many, the zombie is undead.
  {
    spell: 'sleep',
    at: ['troll', 'zombie', 'ogre', 'orc', 'gob'],
    dice: [3, 3],
    events: ['6 hitDice'],
    effects: ['asleep ∞ on orc', 'asleep ∞ on gob', 'asleep ∞ on ogre'],
  },
  {
    spell: 'sleep',
    at: ['ogre', 'gob', 'orc'],
    dice: [1, 4],
    events: ['5 hitDice'],
    effects: ['asleep ∞ on gob', 'asleep ∞ on orc'],
  },
  { spell: 'sleep', at: ['ogre'], dice: [1, 2], events: ['3 hitDice'], effects: [] },
  { spell: 'sleep', at: ['zombie'], dice: [8, 8], events: ['16 hitDice'], effects: [] },
  { spell: 'lightOnEyes', at: ['troll'], effects: ['blinded 12 on troll'] },
  { spell: 'shield', at: [], effects: ['shielded 12 on mu'] },
  { spell: 'shield', at: ['mu'], effects: ['shielded 12 on mu'] },
  { spell: 'cureLightWounds', at: ['ann'], dice: [6], effects: ['7 healing of ann'] },
  { spell: 'cureLightWounds', at: [], dice: [1], effects: ['2 healing of mu'] },
  { spell: 'causeLightWounds', at: ['zombie'], dice: [4], effects: ['5 damage to zombie'] },
  { spell: 'charmPerson', at: ['orc'], dice: [15], events: ['orc fails 15 of 16'], effects: ['charmed ∞ on orc'] },
  { spell: 'charmPerson', at: ['orc'], dice: [16], events: ['orc saves 16 of 16'], effects: [] },
  { spell: 'protectionFromEvil', at: ['ann'], effects: ['protected ∞ on ann'] },
  { spell: 'protectionFromEvil', at: [], effects: ['protected ∞ on mu'] },
  { spell: 'holdPerson', at: ['gob'], dice: [17], events: ['gob fails 15 of 16'], effects: ['held 9 on gob'] },
  { spell: 'holdPerson', at: ['gob'], dice: [18], events: ['gob saves 16 of 16'], effects: [] },
  {
    spell: 'holdPerson',
    at: ['ogre', 'orc', 'gob'],
    dice: [2, 13, 16],
    events: ['2 targets', 'ogre fails 13 of 14', 'orc saves 16 of 16'],
    effects: ['held 9 on ogre'],
  },
  {
    spell: 'holdPerson',
    at: ['gob', 'orc'],
    dice: [4, 1, 2],
    events: ['4 targets', 'gob fails 1 of 16', 'orc fails 2 of 16'],
    effects: ['held 9 on gob', 'held 9 on orc'],
  },
  { spell: 'bless', at: ['ann', 'mu'], effects: ['blessed 6 on ann', 'blessed 6 on mu'] },
  { spell: 'bless', at: [], effects: ['blessed 6 on mu'] },
  { spell: 'web', at: ['troll'], dice: [13], events: ['troll fails 13 of 14'], effects: ['held 6 on troll'] },
  { spell: 'web', at: ['troll'], dice: [14], events: ['troll saves 14 of 14'], effects: [] },
  { spell: 'silence', at: ['gob'], dice: [2], events: ['gob fails 2 of 16'], effects: ['silenced 12 on gob'] },
  { spell: 'silence', at: ['gob'], dice: [20], events: ['gob saves 20 of 16'], effects: [] },
  { spell: 'mirrorImage', at: [], dice: [3], effects: ['mirrorImage ∞ on mu × 3'] },
  // One d6 a level, each target its save and then its damage.
  {
    spell: 'fireball',
    at: ['orc', 'troll'],
    dice: [10, 1, 2, 3, 4, 5, 6, 14, 1, 1, 1, 1, 1, 2],
    events: ['orc fails 10 of 16', 'troll saves 14 of 14'],
    effects: ['21 damage to orc', '3 damage to troll'],
  },
  {
    spell: 'lightningBolt',
    at: ['zombie', 'gob'],
    dice: [16, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1],
    events: ['zombie saves 16 of 16', 'gob fails 1 of 16'],
    effects: ['18 damage to zombie', '6 damage to gob'],
  },
  { spell: 'haste', at: ['mu', 'ann'], effects: ['hasted 3 on mu', 'hasted 3 on ann'] },
  { spell: 'dispelMagic', at: ['ann'], effects: ['endConditions ann'] },
  { spell: 'dispelMagic', at: ['gob', 'mu'], effects: ['endConditions gob', 'endConditions mu'] },
  { spell: 'dispelMagic', at: [], effects: ['endConditions mu'] },
];

describe('a spell', () => {
  test.each(CASES)('$spell at $at with $dice', ({ spell, at, dice = [], events = [], effects }) => {
    const intent = cast(spell, ...at);
    const now = turn();
    expect(now.refusals(intent)).toEqual([]);
    const result = now.perform(intent, dice);
    expect(result.effects.map(brief)).toEqual([`slot ${intent.level}`, ...effects]);
    expect(result.events[0]).toEqual({
      kind: 'spellCast',
      casterId: 'mu',
      spellId: spell,
      targetIds: at.length === 0 ? ['mu'] : at,
    });
    expect(result.events.flatMap(briefEvent)).toEqual(events);
  });

  test('of the tables is among these cases', () => {
    expect(SPELLS.filter((id) => !CASES.some(({ spell }) => spell === id))).toEqual([]);
  });

  test('that halves leaves at least 1', () => {
    const combatants = [{ ...(party[0] as object), level: 1 }, ...opposition] as Json;
    const { effects } = turnOf({ combatants }, 'mu').perform(cast('fireball', 'gob'), [20, 1]);
    expect(effects.map(brief)).toEqual(['slot 3', '1 damage to gob']);
  });

  test.each([
    [1, 1],
    [5, 1],
    [6, 3],
    [10, 3],
    [11, 5],
    [14, 5],
  ])('has this number of missiles at level %i: %i', (level, count) => {
    const combatants = [{ ...(party[0] as object), level }, ...opposition] as Json;
    const dice = Array.from({ length: count }, () => 1);
    expect(turnOf({ combatants }, 'mu').perform(cast('magicMissile', 'gob'), dice).effects).toHaveLength(count + 1);
  });

  test('is saved against with what protects: +1', () => {
    const protectedOrc = turn({ conditions: [{ on: 'orc', is: 'protected', rounds: 3 }] });
    const { events } = protectedOrc.perform(cast('charmPerson', 'orc'), [15]);
    expect(events.flatMap(briefEvent)).toEqual(['orc saves 16 of 16']);
  });

  test('counts what a wight has left of the caster and of the target', () => {
    const drained = turnOf({ combatants: [...party, ...opposition] }, 'mu', {
      mu: { drained: 1 },
      troll: { drained: 2 },
    });
    expect(drained.perform(cast('magicMissile', 'gob'), [3]).effects.map(brief)).toEqual(['slot 1', '4 damage to gob']);
    const { effects } = drained.perform(cast('sleep', 'troll'), [2, 2]);
    expect(effects.map(brief)).toEqual(['slot 1', 'asleep ∞ on troll']);
  });
});

describe('a spell is refused', () => {
  const level = (spell: string, at: number, ...targets: readonly string[]): Intent => ({
    ...cast(spell, ...targets),
    level: at,
  });

  test.each<[string, Intent, readonly string[]]>([
    ['that is not there', cast('wish', 'gob'), ['UNKNOWN_SPELL']],
    ['by a name of all objects', cast('constructor', 'gob'), ['UNKNOWN_SPELL']],
    ['from a slot of another level', level('magicMissile', 2, 'gob'), ['SLOT_LEVEL_MISMATCH']],
    ['from a slot that nobody has', level('magicMissile', 9, 'gob'), ['SLOT_LEVEL_MISMATCH', 'NO_SPELL_SLOT']],
    ['from slot 0', level('magicMissile', 0, 'gob'), ['SLOT_LEVEL_MISMATCH', 'NO_SPELL_SLOT']],
    ['without a target', cast('magicMissile'), ['NEEDS_TARGET']],
    ['at nobody of all', cast('fireball'), ['NEEDS_TARGET']],
    ['at two instead of one', cast('charmPerson', 'gob', 'orc'), ['TOO_MANY_TARGETS']],
    ['at more than it has missiles', cast('magicMissile', 'gob', 'orc', 'ogre', 'troll'), ['TOO_MANY_TARGETS']],
    ['at two instead of oneself', cast('shield', 'mu', 'ann'), ['TOO_MANY_TARGETS', 'ILLEGAL_TARGET ann']],
    ['at somebody else than oneself', cast('mirrorImage', 'ann'), ['ILLEGAL_TARGET ann']],
    ['at who is not there', cast('fireball', 'gob', 'bob'), ['UNKNOWN_TARGET bob']],
    ['at a friend', cast('fireball', 'ann', 'gob'), ['ILLEGAL_TARGET ann']],
    ['for a foe', cast('cureLightWounds', 'gob'), ['ILLEGAL_TARGET gob']],
    ['twice at the same', cast('holdPerson', 'gob', 'gob'), ['ILLEGAL_TARGET gob']],
    ['at what is no person', cast('charmPerson', 'troll'), ['ILLEGAL_TARGET troll']],
    ['at undead, where it is for persons', cast('holdPerson', 'zombie', 'orc'), ['ILLEGAL_TARGET zombie']],
    [
      'for all that is wrong with it',
      level('charmPerson', 3, 'bob', 'ann'),
      ['SLOT_LEVEL_MISMATCH', 'TOO_MANY_TARGETS', 'UNKNOWN_TARGET bob', 'ILLEGAL_TARGET ann'],
    ],
  ])('%s', (_, intent, refusals) => {
    expect(turn().refusals(intent)).toEqual(refusals);
  });

  test.each<[string, Readonly<Record<string, Json>>, readonly string[]]>([
    ['to a fighter, and nothing more is said', { class: 'fighter', level: 3, spells: ['sleep'] }, ['NOT_A_CASTER']],
    ['to a monster without slots', { monster: 'orc', spells: ['sleep'] }, ['NOT_A_CASTER']],
    ['to who does not know it', { class: 'elf', level: 3, spells: ['shield'] }, ['UNKNOWN_SPELL']],
    ['to who has no slot left', { class: 'elf', level: 3, spells: ['sleep'], slots: { 1: 0 } }, ['NO_SPELL_SLOT']],
    ['to a cleric of level 1', { class: 'cleric', level: 1, spells: ['sleep'] }, ['NO_SPELL_SLOT']],
    ['to nobody who has slots of its own', { monster: 'orc', spells: ['sleep'], slots: { 1: 1 } }, []],
  ])('%s', (_, figures, refusals) => {
    const combatants = [{ id: 'mu', side: 'party', ...figures }, ...opposition];
    expect(turnOf({ combatants }, 'mu').refusals(cast('sleep', 'orc'))).toEqual(refusals);
  });

  test('to the silenced, with what else is wrong', () => {
    const silenced = turn({ conditions: [{ on: 'mu', is: 'silenced', rounds: 2 }] });
    expect(silenced.refusals(cast('sleep', 'orc'))).toEqual(['SILENCED']);
    expect(silenced.refusals(cast('wish', 'orc'))).toEqual(['SILENCED', 'UNKNOWN_SPELL']);
    expect(silenced.refusals(cast('sleep'))).toEqual(['SILENCED', 'NEEDS_TARGET']);
  });

  test('at the dead, the fled, and those whom a charm spares', () => {
    const after = turnOf({ combatants: [...party, ...opposition] }, 'mu', {
      gob: { dead: true, hp: 0 },
      orc: { fled: true },
    });
    expect(after.refusals(cast('sleep', 'gob', 'orc', 'ogre'))).toEqual(['ILLEGAL_TARGET gob', 'ILLEGAL_TARGET orc']);
    const charmed = turn({ conditions: [{ on: 'mu', is: 'charmed', by: 'gob' }] });
    expect(charmed.refusals(cast('sleep', 'orc'))).toEqual(['ILLEGAL_TARGET orc']);
    expect(charmed.refusals(cast('cureLightWounds', 'ann'))).toEqual([]);
  });
});

const KNOWN = ['shield', 'charmPerson', 'sleep', 'magicMissile', 'bless', 'cureLightWounds'];
const caster = { id: 'mu', side: 'party', class: 'magic-user', level: 6, spells: KNOWN, slots: { 1: 1 } };
const now = turnOf({ combatants: [caster, party[1] as Json, ...opposition] }, 'mu');

describe('what is offered', () => {
  test('goes by the order in which the spells are known, a choice a target or one for all', () => {
    const choices = castSpell.choices(now.context).map(({ intent }) => intent);
    const lines = choices.map((intent) =>
      intent.kind === 'castSpell' ? `${intent.spell} ${intent.targets.join(' ')}` : '',
    );
    expect(lines).toEqual([
      'shield ',
      'charmPerson gob',
      'charmPerson ogre',
      'charmPerson orc',
      'sleep gob ogre orc troll zombie',
      'magicMissile gob',
      'magicMissile ogre',
      'magicMissile orc',
      'magicMissile troll',
      'magicMissile zombie',
      'cureLightWounds mu',
      'cureLightWounds ann',
    ]);
    for (const intent of choices) expect(now.refusals(intent)).toEqual([]);
  });

  test('is listed compactly with bounds', () => {
    const offers = castSpell
      .offers(now.context)
      .map(({ fixed, candidates, min, max }) => [fixed['spell'], candidates.length, min, max]);
    expect(offers).toEqual([
      ['shield', 1, 0, 1],
      ['charmPerson', 3, 1, 1],
      ['sleep', 5, 1, 5],
      ['magicMissile', 5, 1, 3],
      ['cureLightWounds', 2, 0, 1],
    ]);
  });

  test('is exactly what is accepted', () => {
    const offers = castSpell.offers(now.context);
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...KNOWN, 'wish'),
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.constantFrom(...now.context.parties.all, 'bob'), { maxLength: 4 }),
        (spell, level, targets) => {
          const offer = offers.find(({ fixed }) => fixed['spell'] === spell && fixed['level'] === level);
          const offered =
            offer !== undefined &&
            new Set(targets).size === targets.length &&
            targets.length >= offer.min &&
            targets.length <= offer.max &&
            targets.every((id) => offer.candidates.includes(id));
          expect(now.refusals({ kind: 'castSpell', actor: 'mu', spell, level, targets }).length === 0).toBe(offered);
          if (offered) accepted++;
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

test('what is lacking is left out and named', () => {
  expect(castSpell.lacks(now.context)).toEqual([
    {
      kind: 'castSpell',
      fixed: { spell: 'bless', level: 2 },
      reasons: [{ code: 'NO_SPELL_SLOT', params: { level: 2 } }],
    },
  ]);
  const alone = turnOf(
    {
      combatants: [caster, { id: 'rat', side: 'opposition', monster: 'giantRat' }],
      conditions: [{ on: 'mu', is: 'silenced' }],
    },
    'mu',
  );
  const reasons = castSpell
    .lacks(alone.context)
    .map((one) => [one.fixed['spell'], ...one.reasons.map(({ code }) => code)]);
  expect(reasons).toContainEqual(['charmPerson', 'SILENCED', 'NEEDS_TARGET']);
  expect(castSpell.choices(alone.context)).toEqual([]);
  const fighter = turnOf({ combatants: [...party, ...opposition] }, 'ann');
  expect([castSpell.offers(fighter.context), castSpell.lacks(fighter.context)]).toEqual([[], []]);
});
