// What people read: a line for every event, input, offer, refusal and rule, with every key known and every parameter filled.
import { LOG_LEVELS, message, seat, SPECTATOR } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json, Params } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../actions/available-choices.ts';
import { turnOf } from '../actions/testing/turn.ts';
import { SHIPPED } from '../content/shipped.ts';
import { SAVES } from '../content/types.ts';
import { forcedKind } from '../forced-kind.ts';
import { encounter } from '../game.ts';
import { INTENT_KINDS } from '../intent-shapes.ts';
import { messages } from '../messages.ts';
import { summarize } from '../summarize.ts';
import { someBattles } from '../testing/battles.ts';
import { ANN, eventsIn, fight, GOBLIN } from '../testing/fight.ts';
import { ALL_TOLD } from '../testing/told-events.ts';
import { keysIn, TABLE, words } from '../testing/words.ts';
import { OUTCOMES, REJECTIONS } from '../words.ts';
import type { EncounterEvent } from '../event.ts';
import { HEALTH } from '../types.ts';
import type { EncounterInput, EncounterState, EncounterView } from '../types.ts';
import type { Rejection, RejectionCode } from '../words.ts';
import { actionLabel } from './action-label.ts';
import { formatEvent } from './format-event.ts';
import { lookUp } from './look-up.ts';
import { rejectionLabel } from './refusal-label.ts';

describe('events', () => {
  test.each(ALL_TOLD.map(([event, text, debug = text]) => ({ event, text, debug })))(
    '$text',
    ({ event, text, debug }) => {
      expect(words(encounter.eventLabel(event, TABLE))).toBe(text);
      expect(words(encounter.eventLabel(event, TABLE, 'debug'))).toBe(debug);
      expect(formatEvent(event, 'debug')).toBe(debug);
    },
  );

  test('the log of a fight', () => {
    const strong = { ...ANN, abilities: { str: 16 } };
    const dice = [1, 1, 6, 1, 20, 3, 10, 3, 6, 1];
    const begun = fight({ combatants: [strong, { ...GOBLIN, hp: 20 }] }, { dice, provider: [0] });
    begun.stepUntilDecision();
    const events = eventsIn(begun.stepUntilDecision({ kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' }));
    const told = events.filter((event) => encounter.eventLevel(event) === 'min').map((event) => formatEvent(event));
    expect(told).toEqual([
      'Ann hits goblin.0 with a natural 20: a critical!',
      'goblin.0 takes 8 damage (12 hp left).',
      'goblin.0 hits Ann.',
      'Ann takes 3 damage (5 hp left).',
      'Round 2.',
    ]);
  });

  test('who may not know hit points reads nothing of them', () => {
    const event: EncounterEvent = {
      kind: 'damageApplied',
      sourceId: 'ann',
      targetId: 'goblin.0',
      side: 'opposition',
      amount: 4,
      targetHpAfter: 7,
    };
    const read = [seat(0), seat(1), SPECTATOR].map((viewer) =>
      formatEvent(encounter.viewEvent(event, viewer) ?? event),
    );
    expect(read).toEqual([
      'goblin.0 takes 4 damage.',
      'goblin.0 takes 4 damage (7 hp left).',
      'goblin.0 takes 4 damage.',
    ]);
  });

  test('a forced turn is told as such, and its menu is not shown', () => {
    const forced = [{ on: 'ann', intent: { kind: 'flee' } }];
    const begun = fight({ combatants: [ANN, GOBLIN], forced }, { dice: [3, 3, 6, 1] });
    const events = eventsIn([begun.step(), begun.step(), begun.step()]).filter(({ kind }) => kind !== 'stateEntered');
    expect(events.slice(-3).map((event) => formatEvent(event))).toEqual([
      'Ann is up.',
      'Ann has no choice this turn.',
      'Ann is forced to flee.',
    ]);
  });
});

/** Each code as it comes, with what it is about. */
const REJECTED: Readonly<Record<RejectionCode, readonly [params: Rejection['params'], text: string][]>> = {
  NOT_YOUR_TURN: [[{ actor: 'ann' }, 'you cannot act for Ann now']],
  UNKNOWN_ACTOR: [[{ actor: 'zed' }, 'nobody here is called Zed']],
  ACTOR_CANNOT_ACT: [
    [{ actor: 'ann' }, 'Ann cannot act now'],
    [{ breaths: 0 }, 'no breath is left'],
  ],
  UNKNOWN_TARGET: [[{ target: 'zed' }, 'nobody here is called zed']],
  ILLEGAL_TARGET: [[{ target: 'orc.0' }, 'orc.0 is not a legal target for this']],
  NEEDS_TARGET: [[{}, 'choose a target']],
  TOO_MANY_TARGETS: [
    [{ most: 1 }, 'choose only one target'],
    [{ most: 3 }, 'choose at most 3 targets'],
  ],
  NO_AMMO: [[{ weapon: 'longBow' }, 'the long bow is out of ammunition']],
  NO_RANGED_WEAPON: [
    [{}, 'there is no weapon to shoot or throw'],
    [{ weapon: 'handAxe' }, 'there is no hand axe to shoot or throw'],
  ],
  NOT_A_CASTER: [[{}, 'this combatant cannot cast spells']],
  UNKNOWN_SPELL: [[{ spell: 'magicMissile' }, 'this combatant does not know the spell magic missile']],
  NO_SPELL_SLOT: [[{ level: 2 }, 'no level 2 spell slot is left']],
  SLOT_LEVEL_MISMATCH: [[{ spell: 'web', level: 2 }, 'web needs a level 2 spell slot']],
  SILENCED: [[{}, 'a silenced combatant cannot cast spells']],
  NO_ITEM: [[{ item: 'holyWater' }, 'there is no holy water to use']],
  CANNOT_TURN: [[{}, 'this combatant cannot turn any undead here']],
  MALFORMED_INTENT: [
    [{}, 'that is not an action'],
    [{ issues: [issueOf('', 'wrongShape', 'an object')] }, 'that is not an action: expected an object'],
    [
      {
        issues: [
          issueOf('target', 'wrongShape', 'a text'),
          issueOf('level', 'missingField', 'an integer'),
          issueOf('why', 'unknownField', 'no field of this name'),
        ],
      },
      'that is not an action: target must be a text, level is missing (an integer), there is no field why',
    ],
  ],
};

function issueOf(path: string, code: string, expected: string): Json {
  return { path, code, expected };
}

const REJECTIONS_TOLD = REJECTIONS.flatMap((code) => REJECTED[code].map(([params, text]) => ({ code, params, text })));

const NOT_AWAITED: readonly [Params, string][] = [
  [{ state: 'INIT', actor: null }, 'nobody can choose an action now (INIT)'],
  [{ state: 'AWAIT_INTENT', actor: 'ann' }, 'Ann acts without being asked (AWAIT_INTENT)'],
  [{ state: 'ENDED', actor: null }, 'the encounter is over'],
];

describe('refusals', () => {
  test.each(REJECTIONS_TOLD)('$code $params', ({ code, params, text }) => {
    expect(words(rejectionLabel({ code, params }))).toBe(text);
  });

  test.each<[EncounterInput, string]>([
    [
      { kind: 'castSpell', seat: seat(0), actor: 'ann', spell: 'sleep', level: 1, targets: ['goblin.0'] },
      'you cannot do that: this combatant cannot cast spells',
    ],
    [
      { kind: 'rangedAttack', seat: seat(0), actor: 'ann', target: 'zed' },
      'you cannot do that: there is no weapon to shoot or throw, nobody here is called zed',
    ],
  ])('%j', (input, text) => {
    const begun = fight({ combatants: [ANN, GOBLIN] }, { dice: [3, 3, 6, 1] });
    begun.stepUntilDecision();
    expect(refusalText(begun.state, input)).toBe(text);
  });

  test.each(NOT_AWAITED)('no intent is awaited: %j', (params, text) => {
    expect(words(encounter.refusalLabel({ code: 'noIntentAwaited', params }))).toBe(text);
  });

  test('before anybody is asked', () => {
    const { state } = fight({ combatants: [ANN, GOBLIN] });
    expect(refusalText(state, { kind: 'flee', seat: seat(0), actor: 'ann' })).toBe(
      'nobody can choose an action now (INIT)',
    );
  });

  function refusalText(state: Parameters<typeof encounter.validate>[0], input: EncounterInput): string {
    const made = encounter.kernel.dispatch(state, input);
    if (!made.ok || !isRefusal(made.value.outcome)) throw new Error('it is not refused');
    return words(encounter.refusalLabel(made.value.outcome));
  }
});

const CASTER = {
  id: 'mira',
  side: 'party',
  class: 'cleric',
  level: 3,
  hp: 9,
  weapons: ['mace', 'sling'],
  spells: ['cureLightWounds'],
  items: ['holyWater'],
};

const INPUTS: readonly [EncounterInput, text: string][] = [
  [{ kind: 'breath', seat: seat(1), actor: 'dragon', targets: ['ann'] }, 'breathe on Ann'],
  [{ kind: 'step' }, 'continue'],
  [{ kind: 'abort' }, 'end the encounter early'],
  [{ kind: 'fault', errorType: 'TypeError', message: 'no luck' }, 'record a fault: TypeError, no luck'],
];

describe('what can be done', () => {
  const battle = { combatants: [CASTER, { id: 'ghoul', count: 2, side: 'opposition', monster: 'ghoul', hp: 5 }] };

  test('choices', () => {
    const labels = choicesOf(turnOf(battle, 'mira').context).map(({ label }) => words(actionLabel(label)));
    expect(labels).toEqual([
      'attack ghoul.0',
      'attack ghoul.1',
      'attack ghoul.0 at range with the sling',
      'attack ghoul.1 at range with the sling',
      'cast cure light wounds on Mira',
      'use the holy water on ghoul.0',
      'use the holy water on ghoul.1',
      'turn the undead',
      'flee',
    ]);
  });

  test('offers, and the inputs that they stand for', () => {
    const begun = fight(battle, { dice: [3, 3, 6, 1, 1] });
    begun.stepUntilDecision();
    const offers = encounter.offers(begun.state, seat(0));
    expect(offers.map(({ label }) => (label === undefined ? '' : words(label)))).toEqual([
      'attack',
      'attack at range with the sling',
      'attack at range with the sling',
      'cast cure light wounds (level 1)',
      'use the holy water',
      'turn the undead',
      'flee',
    ]);
    const firsts = offers.map((offer) => encounter.expand(offer, 1).inputs[0] as EncounterInput);
    expect(firsts.map((input) => words(encounter.inputLabel(input, TABLE)))).toEqual([
      'attack ghoul.0',
      'attack ghoul.0 at range',
      'attack ghoul.0 at range with the sling',
      'cast cure light wounds on Mira',
      'use the holy water on ghoul.0',
      'turn the undead',
      'flee',
    ]);
  });

  test.each(INPUTS)('%j', (input, text) => {
    expect(words(encounter.inputLabel(input, TABLE))).toBe(text);
  });
});

/** Tables of an encounter's own, for what nothing that ships has. */
const OWN: Json = {
  spells: Object.fromEntries(
    ['one of either side', 'some allies', 'all'].map((targets, index) => [
      `own${index}`,
      { level: 1, classes: ['elf'], targets, effects: [{ kind: 'heal', dice: '1d4' }] },
    ]),
  ),
  items: { doll: { name: 'Voodoo doll', targets: 'all opponents', damage: '1d4' } },
};

function viewWith(data: Json = {}): EncounterView {
  return encounter.view(fight({ combatants: [ANN, GOBLIN], data }).state, seat(0));
}

/** Mira is to act, and has neither shots nor slots. */
const SPENT = ((): EncounterState => {
  const begun = fight(
    {
      combatants: [
        { ...CASTER, ammo: 0, slots: {} },
        { id: 'ghoul', side: 'opposition', monster: 'ghoul', hp: 5 },
      ],
    },
    { dice: [3, 3, 6, 1] },
  );
  begun.stepUntilDecision();
  return begun.state;
})();

describe('looking up', () => {
  test.each<[word: string, texts: readonly string[]]>([
    [
      'Sleep',
      [
        'sleep: a spell of level 1 for magic-user and elf; affects all opponents.',
        'The target is asleep.',
        'It affects 2d8 hit dice of creatures, the weakest first, none with more than 4.',
        'Undead are not affected.',
      ],
    ],
    [
      'hold person',
      [
        'hold person: a spell of level 2 for cleric, magic-user and elf; affects the opponents you name.',
        'The target is held for 9 rounds.',
        'A save against spells avoids it.',
        'A single target saves at -2.',
        'If several are named, it affects the first 1d4 of them.',
        'Only persons are affected.',
      ],
    ],
    [
      'goblin.0',
      ['goblin.0 is a goblin, armour class 6.', 'goblin: armour class 6, hit dice 1-1, morale 7, attacks 1d6.'],
    ],
    ['ANN', ['Ann is a fighter of level 1, armour class 9.']],
    [
      'ghoul',
      [
        'ghoul: armour class 6, hit dice 2, morale 9, attacks 3 × 1d3 and paralysed for 2d4 rounds unless a save against paralysis succeeds.',
        'Undead: sleep does not affect it, and a cleric may turn it.',
        'Not a person: spells on persons do not affect it.',
      ],
    ],
    [
      'longBow',
      ['long bow: a weapon, 1d6 damage.', 'Shoots up to 70/140/210 feet, and uses ammunition.', 'Not for melee.'],
    ],
    ['protected', ['protected: a modifier.', '-1 to hit for attackers.', '+1 to saving throws.']],
    ['voodoo doll', ['Voodoo doll: an item, used up; affects all opponents.', '1d4 damage.']],
    ['nothing at all', []],
  ])('%s', (word, texts) => {
    expect(lookUp(viewWith(OWN), word).map(words)).toEqual(texts);
  });

  test.each<[word: string, lacks: readonly string[]]>([
    ['sling', ['Mira cannot attack at range with the sling now: the sling is out of ammunition.']],
    ['cure light wounds', ['Mira cannot cast cure light wounds (level 1) now: no level 1 spell slot is left.']],
    ['holy water', []],
    ['zed', []],
    [
      'mira',
      [
        'Mira cannot attack at range with the sling now: the sling is out of ammunition.',
        'Mira cannot cast cure light wounds (level 1) now: no level 1 spell slot is left.',
      ],
    ],
  ])('%s: why the one whose turn it is cannot use it, for its own side alone', (word, lacks) => {
    const told = (view: EncounterView) =>
      lookUp(view, word)
        .map(words)
        .filter((text) => text.includes('cannot'));
    expect(told(encounter.view(SPENT, seat(0)))).toEqual(lacks);
    expect(told(encounter.view(SPENT, seat(1)))).toEqual([]);
  });

  test('a name that several things have tells all of them', () => {
    expect(lookUp(viewWith(), 'shield').map(words)).toEqual([
      'shield: a spell of level 1 for magic-user and elf; affects only the caster.',
      'The target is shielded for 12 rounds.',
      'shield: armour class 1 better.',
    ]);
  });
});

/** All that is said of random battles, to one of those who fight and to one who looks on. */
function* messagesOfBattles(): Generator<Message> {
  for (const { moments } of someBattles()) {
    for (const { state, input, events } of moments) {
      yield encounter.inputLabel(input, TABLE);
      yield encounter.inputLabel(input, TABLE, encounter.view(state, input.seat ?? SPECTATOR));
      for (const event of events)
        for (const viewer of [seat(0), SPECTATOR])
          for (const level of LOG_LEVELS)
            yield encounter.eventLabel(encounter.viewEvent(event, viewer) ?? event, TABLE, level);
      if (input.seat !== undefined)
        for (const { label } of encounter.offers(state, input.seat)) if (label !== undefined) yield label;
    }
    yield* summarize(moments.flatMap(({ events }) => events)).lines;
  }
}

/** Nobody is known to have struck them, as where the beginning of a fight is missing. */
const FALLEN: readonly EncounterEvent[] = ['ann', 'bea'].map((entityId) => ({ kind: 'entityDied', entityId }));
const FAULTED: EncounterEvent = {
  kind: 'encounterFaulted',
  state: 'INIT',
  actorId: null,
  errorType: 'Error',
  message: 'no luck',
};

/** What previews say; that they say it is `foretell/foretell.test.ts`. */
const FORETOLD = Object.keys(messages).filter((key) => key.startsWith('foretell.'));
const FORETOLD_PARTS = ['range', 'none', 'each', 'hits', 'critical', 'saved', 'safe'];
const FORETOLD_NAMES =
  'attacker defender target targets actor against needed chance least most damage amount count hitDice hits critical each times saved safe rounds condition';
const FORETOLD_PARAMS = Object.fromEntries(FORETOLD_NAMES.split(' ').map((name) => [name, '3']));

test('all that random battles say has its words, and there are no words that nothing says', () => {
  const said = new Set<string>();
  const say = (one: Message): void => {
    words(one);
    for (const key of keysIn(one)) said.add(key);
  };
  for (const one of messagesOfBattles()) say(one);
  for (const [event] of ALL_TOLD) for (const level of LOG_LEVELS) say(encounter.eventLabel(event, TABLE, level));
  say(encounter.refusalLabel({ code: 'actionRejected', params: { rejections: REJECTIONS_TOLD } }));
  for (const [params] of NOT_AWAITED) say(encounter.refusalLabel({ code: 'noIntentAwaited', params }));
  for (const [input] of INPUTS) say(encounter.inputLabel(input, TABLE));
  for (const against of SAVES) say(message(`save.${against}`));
  for (const health of HEALTH) if (health !== 'down') say(message(`health.${health}`));
  for (const one of summarize([...ALL_TOLD.map(([event]) => event), ...FALLEN, FAULTED]).lines) say(one);
  const view = viewWith(OWN);
  const { turning: _turning, hitDice: _hitDice, ...tables } = SHIPPED;
  const names = [...Object.values(tables).flatMap((table) => Object.keys(table)), 'ann', 'goblin.0', 'doll'];
  for (const word of [...names, 'own0', 'own1', 'own2']) for (const one of lookUp(view, word)) say(one);
  for (const one of lookUp(encounter.view(SPENT, seat(0)), 'mira')) say(one);
  for (const intent of INTENT_KINDS)
    say(encounter.eventLabel({ kind: 'forcedIntentQueued', combatantId: 'ann', intent: forcedKind(intent) }, TABLE));
  for (const key of [...FORETOLD, ...FORETOLD_PARTS.map((part) => `phrase.${part}`)])
    say(message(key, FORETOLD_PARAMS));
  for (const form of ['moraleCheckRolled.failed', 'moraleCheckRolled.held', 'moraleBroken'])
    say(message(`event.${form}.alone`, { combatant: 'orc.1', trigger: 'the first death' }));
  for (const reason of OUTCOMES) say(message(`result.${reason}`, { winners: 'party' }));
  // What a scene says is held by `stage/scene.test.ts`.
  expect(Object.keys(messages).filter((key) => !said.has(key) && !key.startsWith('scene.'))).toEqual([]);
});
