// An encounter that needs no match: its steps one by one, the three ways through TURN_START, rejections, faults.
import { unusedScript } from '@turnwise/kernel';
import type { Seed } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { availableNow } from './available-now.ts';
import { awaited } from './awaited.ts';
import { Encounter, EncounterLoopError } from './encounter.ts';
import type { StepResult } from './encounter.ts';
import type { EncounterEvent } from './event.ts';
import { encounter as game } from './game.ts';
import type { Parts } from './parts.ts';
import type { TacticalProvider } from './providers/provider.ts';
import { legacy } from './rulesets/legacy.ts';
import { parseEvent, serializeEvent } from './serialize.ts';
import { ANN, eventsIn, eventsOfKind, fight, GOBLIN, kindsIn, SECOND_GOBLIN, setupOf } from './testing/fight.ts';
import { SIDES } from './words.ts';
import type { Intent } from './words.ts';
import type { CombatContext } from './views/context.ts';

const STRIKE: Intent = { kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' };
const DUEL = { combatants: [ANN, GOBLIN] };

/** State and kinds of events of a step, the transition itself left out. */
function told(result: StepResult): [string, ...string[]] {
  return [result.state, ...kindsIn([result])];
}

/** Steps until Ann is asked. */
function toAnn(random = { dice: [3, 2, 5, 4] }): Encounter {
  const encounter = fight(DUEL, random);
  encounter.stepUntilDecision();
  return encounter;
}

test('a fight step by step: one transition each, resolution before mutation', () => {
  const encounter = fight(DUEL, { dice: [3, 2, 5, 4, 13, 4] });
  expect(encounter.state.machine.state).toBe('INIT');
  expect([encounter.step(), encounter.step(), encounter.step()].map(told)).toEqual([
    ['ROUND_START', 'encounterStarted', 'surpriseRolled'],
    ['TURN_START', 'roundStarted', 'initiativeRolled', 'turnQueueBuilt'],
    ['AWAIT_INTENT', 'turnStarted', 'needAction'],
  ]);
  expect([encounter.step(STRIKE), ...encounter.run()].map(told)).toEqual([
    ['VALIDATE_INTENT', 'intentChosen'],
    ['EXECUTE_ACTION'],
    ['APPLY_EFFECTS', 'attackRolled'],
    ['CHECK_DEATHS', 'damageApplied'],
    ['CHECK_MORALE', 'entityDied'],
    ['CHECK_VICTORY'],
    ['ENDED', 'victoryDetermined'],
  ]);
  expect(unusedScript(encounter.state.random)).toEqual({});
  expect(encounter.step()).toEqual({ state: 'ENDED', needsIntent: false, pendingCombatantId: null, events: [] });
});

test('the last result of stepUntilDecision is the decision', () => {
  const results = fight(DUEL, { dice: [3, 2, 5, 4] }).stepUntilDecision();
  expect(results.map(({ needsIntent }) => needsIntent)).toEqual([false, false, true]);
  expect(results.at(-1)).toMatchObject({ state: 'AWAIT_INTENT', pendingCombatantId: 'ann' });
});

test('where an intent is needed, a step without one asks again and changes nothing', () => {
  const encounter = toAnn();
  const { state } = encounter;
  expect(told(encounter.step())).toEqual(['AWAIT_INTENT', 'needAction']);
  expect(encounter.state).toBe(state);
});

test('what can be done is listed in order, flight last', () => {
  const [, , decision] = fight(
    { combatants: [{ ...ANN, weapon: 'dagger', items: ['flaskOfOil'] }, GOBLIN, SECOND_GOBLIN] },
    { dice: [3, 2, 5, 4, 3] },
  ).stepUntilDecision();
  const [need] = eventsOfKind(decision === undefined ? [] : [decision], 'needAction');
  expect(need?.available.map(({ intent }) => intent)).toEqual([
    { kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' },
    { kind: 'meleeAttack', actor: 'ann', target: 'goblin.1' },
    { kind: 'rangedAttack', actor: 'ann', target: 'goblin.0' },
    { kind: 'rangedAttack', actor: 'ann', target: 'goblin.1' },
    { kind: 'useItem', actor: 'ann', item: 'flaskOfOil', targets: ['goblin.0'] },
    { kind: 'useItem', actor: 'ann', item: 'flaskOfOil', targets: ['goblin.1'] },
    { kind: 'flee', actor: 'ann' },
  ]);
});

test.each<[string, Intent, readonly string[]]>([
  ['an unknown target', { ...STRIKE, target: 'nobody' }, ['UNKNOWN_TARGET']],
  ['oneself', { ...STRIKE, target: 'ann' }, ['ILLEGAL_TARGET']],
  ['an unknown actor', { ...STRIKE, actor: 'nobody' }, ['UNKNOWN_ACTOR']],
  ["another's turn", { kind: 'meleeAttack', actor: 'goblin.0', target: 'ann' }, ['NOT_YOUR_TURN']],
  [
    'several reasons at once',
    { kind: 'rangedAttack', actor: 'ann', target: 'x' },
    ['NO_RANGED_WEAPON', 'UNKNOWN_TARGET'],
  ],
])('a rejected intent (%s) is shown with what can be done instead, and nothing of it is kept', (_, intent, codes) => {
  const encounter = toAnn();
  const { state } = encounter;
  const result = encounter.step(intent);
  expect(told(result)).toEqual(['AWAIT_INTENT', 'actionRejected', 'needAction']);
  expect(eventsOfKind([result], 'actionRejected')[0]?.reasons.map(({ code }) => code)).toEqual(codes);
  expect([encounter.state, encounter.history.length]).toEqual([state, 3]);
});

describe('TURN_START', () => {
  test('with a forced intent: still asked, then goes to VALIDATE_INTENT', () => {
    const encounter = fight({ ...DUEL, forced: [{ on: 'ann', intent: { kind: 'flee' } }] }, { dice: [3, 2, 5, 4] });
    const results = encounter.run();
    expect(results.slice(2, 5).map(told)).toEqual([
      ['VALIDATE_INTENT', 'turnStarted', 'needAction', 'forcedIntentApplied'],
      ['EXECUTE_ACTION'],
      ['APPLY_EFFECTS'],
    ]);
    expect(eventsOfKind(results, 'forcedIntentApplied')).toMatchObject([{ combatantId: 'ann', intent: 'FLEE' }]);
    expect(encounter.state.machine.outcome).toBe('OPPOSITION_VICTORY');
  });

  test('with a forced intent that is rejected: back to the normal decision in the same step', () => {
    const forced = [{ on: 'ann', intent: { kind: 'meleeAttack', target: 'ann' } }];
    const results = fight({ ...DUEL, forced }, { dice: [3, 2, 5, 4] }).stepUntilDecision();
    expect(results.slice(2).map(told)).toEqual([
      ['VALIDATE_INTENT', 'turnStarted', 'needAction', 'forcedIntentApplied'],
      ['AWAIT_INTENT', 'actionRejected', 'needAction'],
    ]);
    expect(results.at(-1)?.pendingCombatantId).toBe('ann');
  });

  test('skips everybody who cannot act in one step, each with its reason', () => {
    const bob = { ...ANN, id: 'bob' };
    const encounter = fight(
      {
        combatants: [ANN, bob, GOBLIN],
        control: { party: 'manual', opposition: 'manual' },
        conditions: [
          { on: 'ann', is: 'asleep' },
          { on: 'bob', is: 'held', rounds: 3 },
        ],
        forced: [{ on: 'ann', intent: { kind: 'flee' } }],
      },
      { dice: [3, 2, 6, 5, 1] },
    );
    const decision = encounter.stepUntilDecision().at(-1) as StepResult;
    expect(told(decision)).toEqual(['AWAIT_INTENT', 'turnSkipped', 'turnSkipped', 'turnStarted', 'needAction']);
    expect(eventsOfKind([decision], 'turnSkipped').map(({ combatantId, reason }) => [combatantId, reason])).toEqual([
      ['ann', 'asleep'],
      ['bob', 'held'],
    ]);
    // What was laid upon who sleeps waits until it can act.
    expect(encounter.state.forced[0]).toEqual({ kind: 'flee', actor: 'ann' });
  });

  test('goes on to the next round when nobody is left in the queue', () => {
    const encounter = fight(
      {
        ...DUEL,
        conditions: [
          { on: 'ann', is: 'held', rounds: 2 },
          { on: 'goblin.0', is: 'held', rounds: 3 },
        ],
      },
      { dice: [3, 2, 6, 5, 6, 5] },
    );
    const results = encounter.stepUntilDecision();
    expect(results.map(told)).toEqual([
      ['ROUND_START', 'encounterStarted', 'surpriseRolled'],
      ['TURN_START', 'roundStarted', 'initiativeRolled', 'turnQueueBuilt'],
      ['ROUND_START', 'turnSkipped', 'turnSkipped'],
      ['TURN_START', 'roundStarted', 'conditionEnded', 'initiativeRolled', 'turnQueueBuilt'],
      ['AWAIT_INTENT', 'turnStarted', 'needAction'],
    ]);
  });
});

describe('a provider', () => {
  test('whose intent is illegal is rejected once, then the first legal target is attacked', () => {
    const astray = (): Intent => ({ kind: 'meleeAttack', actor: 'goblin.0', target: 'goblin.0' });
    const encounter = fight(DUEL, { dice: [3, 2, 1, 6, 10, 3] }, { providers: { auto: astray } });
    const results = encounter.stepUntilDecision();
    expect(results.slice(3, 7).map(told)).toEqual([
      ['VALIDATE_INTENT', 'intentChosen'],
      ['AWAIT_INTENT', 'actionRejected', 'needAction'],
      ['VALIDATE_INTENT', 'intentChosen'],
      ['EXECUTE_ACTION'],
    ]);
    expect(eventsOfKind(results, 'intentChosen').at(-1)?.intent).toEqual({
      kind: 'meleeAttack',
      actor: 'goblin.0',
      target: 'ann',
    });
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a number', 42, ''],
    ['a list', [], ''],
    ['no kind', {}, 'kind'],
    ['another kind', { kind: 'dance', actor: 'goblin.0' }, 'kind'],
    ['a name of all objects', { kind: 'constructor', actor: 'goblin.0' }, 'kind'],
    ['a promise', Promise.resolve({ kind: 'flee', actor: 'goblin.0' }), 'kind'],
    ['a number for a target', { kind: 'meleeAttack', actor: 'goblin.0', target: 5 }, 'target'],
    ['no targets', { kind: 'castSpell', actor: 'goblin.0', spell: 'shield', level: 1 }, 'targets'],
    ['more than an intent', { kind: 'flee', actor: 'goblin.0', extra: (): void => {} }, 'extra'],
  ])('that gives %s is rejected once like one that is illegal, and nothing of it is kept', (_, junk, path) => {
    const encounter = fight(DUEL, { dice: [3, 2, 1, 6, 10, 3] }, { providers: { auto: () => junk as Intent } });
    const results = encounter.stepUntilDecision();
    expect(results.slice(3, 6).map(told)).toEqual([
      ['AWAIT_INTENT', 'actionRejected', 'needAction'],
      ['VALIDATE_INTENT', 'intentChosen'],
      ['EXECUTE_ACTION'],
    ]);
    expect(eventsOfKind(results, 'actionRejected').map(({ combatantId, reasons }) => [combatantId, reasons])).toEqual([
      [
        'goblin.0',
        [
          {
            code: 'MALFORMED_INTENT',
            params: { issues: [expect.objectContaining({ path, expected: expect.any(String) })] },
          },
        ],
      ],
    ]);
    expect(eventsOfKind(results, 'intentChosen').map(({ intent }) => intent)).toEqual([
      { kind: 'meleeAttack', actor: 'goblin.0', target: 'ann' },
    ]);
    for (const event of eventsIn(results))
      expect(parseEvent(serializeEvent(event))).toEqual({ ok: true, value: event });
  });

  test('that keeps its intent cannot change what was chosen', () => {
    const kept = { kind: 'meleeAttack', actor: 'goblin.0', target: 'ann' } as const;
    const encounter = fight(DUEL, { dice: [3, 2, 1, 6, 10, 3] }, { providers: { auto: () => kept } });
    const results = encounter.stepUntilDecision();
    Object.assign(kept, { target: 'zz' });
    expect(eventsOfKind(results, 'intentChosen')[0]?.intent).toMatchObject({ target: 'ann' });
  });
});

describe('a provider at fault', () => {
  test.each<[string, (context: CombatContext) => object]>([
    ['a body', ({ parties }) => parties.body('ann')],
    ['slots', ({ parties }) => parties.body('ann').slots],
    ['a combatant', ({ parties }) => parties.combatant('ann')],
    ['abilities', ({ parties }) => parties.combatant('ann').abilities],
  ])('that writes into %s ends the encounter, and nothing is changed', (_, written) => {
    const auto: TacticalProvider = (context, actor) => {
      Object.assign(written(context), { hp: 0, str: 18, 0: 9 });
      return { kind: 'flee', actor };
    };
    const encounter = fight(DUEL, { dice: [3, 2, 1, 6] }, { providers: { auto } });
    expect(eventsIn(encounter.run()).at(-1)).toMatchObject({ kind: 'encounterFaulted', errorType: 'TypeError' });
    expect(encounter.state.bodies[0]).toMatchObject({ hp: 8, slots: [] });
    expect(encounter.state.setup).toEqual(setupOf(DUEL));
  });

  test('that empties the lists it was given finds them whole in the next turn', () => {
    const sizes: number[][] = [];
    const auto: TacticalProvider = ({ parties }, actor) => {
      const lists = [parties.all, parties.livingAlliesOf(actor), parties.livingOpponentsOf(actor)];
      sizes.push(lists.map(({ length }) => length));
      for (const list of lists) (list as string[]).length = 0;
      return { kind: 'meleeAttack', actor, target: 'ann' };
    };
    const combatants = [ANN, GOBLIN, SECOND_GOBLIN];
    fight({ combatants }, { dice: [3, 2, 1, 6, 6, 2, 2] }, { providers: { auto } }).stepUntilDecision();
    expect(sizes).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ]);
  });

  test('that throws ends the encounter', () => {
    const failing = (): Intent => {
      throw new TypeError('no idea');
    };
    const encounter = fight(DUEL, { dice: [3, 2, 1, 6] }, { providers: { auto: failing } });
    const results = encounter.run();
    expect(eventsIn(results).at(-1)).toEqual({
      kind: 'encounterFaulted',
      state: 'AWAIT_INTENT',
      actorId: 'goblin.0',
      errorType: 'TypeError',
      message: 'no idea',
    });
    const { state } = encounter;
    expect(state.machine).toMatchObject({ state: 'ENDED', outcome: 'FAULTED' });
    expect(encounter.step().events).toEqual([]);
    expect(encounter.step(STRIKE)).toMatchObject({
      events: [],
      refusal: { code: 'noIntentAwaited', params: { state: 'ENDED', actor: null } },
    });
    expect(encounter.state).toBe(state);
  });
});

test.each(['judge', 'damage', 'moraleGroups'] as const)('a rule that throws (%s) ends the encounter', (rule) => {
  const broken = {
    ...legacy,
    [rule]: () => {
      throw new RangeError('not in the book');
    },
  };
  const encounter = fight(DUEL, { dice: [3, 2, 5, 4, 13, 4] }, { rulesets: { legacy: broken } });
  encounter.stepUntilDecision();
  const hp = encounter.state.bodies.map((body) => body.hp);
  const events = eventsIn(encounter.stepUntilDecision(STRIKE));
  expect(events.at(-1)).toMatchObject({ kind: 'encounterFaulted', actorId: 'ann', errorType: 'RangeError' });
  if (rule !== 'moraleGroups') expect(encounter.state.bodies.map((body) => body.hp)).toEqual(hp);
});

test.each([Number.NaN, -5, 1.5, Number.POSITIVE_INFINITY])('damage of %d ends the encounter', (amount) => {
  const odd = { ...legacy, damage: () => amount };
  const encounter = fight(DUEL, { dice: [3, 2, 5, 4, 13] }, { rulesets: { legacy: odd } });
  encounter.stepUntilDecision();
  expect(eventsIn(encounter.stepUntilDecision(STRIKE)).at(-1)).toMatchObject({
    kind: 'encounterFaulted',
    state: 'EXECUTE_ACTION',
    errorType: 'RangeError',
  });
  expect(encounter.state.bodies.map(({ hp }) => hp)).toEqual([8, 4]);
});

test.each<[unknown, readonly string[]]>([
  [null, ['']],
  [5, ['']],
  [[], ['']],
  [{}, ['kind']],
  [{ kind: 'dance' }, ['kind']],
  [{ kind: 'step' }, ['kind']],
  [{ ...STRIKE, target: 5 }, ['target']],
  [{ kind: 'castSpell', actor: 1, spell: 'shield', targets: [], why: 'not' }, ['actor', 'level', 'why']],
  [{ ...STRIKE, seat: 0 }, ['seat']],
])('%j is no intent: it is rejected as such, with what is wrong where, and nothing of it is kept', (junk, paths) => {
  const encounter = toAnn();
  const { state } = encounter;
  const result = encounter.step(junk as Intent);
  expect(told(result)).toEqual(['AWAIT_INTENT', 'actionRejected', 'needAction']);
  const reasons = eventsOfKind([result], 'actionRejected')[0]?.reasons ?? [];
  expect(reasons).toEqual([
    { code: 'MALFORMED_INTENT', params: { issues: paths.map((path) => expect.objectContaining({ path })) } },
  ]);
  expect(result.refusal).toEqual({ code: 'actionRejected', params: { rejections: reasons } });
  expect([encounter.state, encounter.history.length]).toEqual([state, 3]);
  const refusal = { code: 'noIntentAwaited', params: { state: 'INIT', actor: null } };
  expect(fight(DUEL).step(junk as Intent)).toMatchObject({ state: 'INIT', events: [], refusal });
});

test('an intent in the turn of an automatic side is not taken, and says whose turn it is', () => {
  const encounter = fight(DUEL, { dice: [3, 2, 1, 6] });
  for (let i = 0; i < 3; i++) encounter.step();
  expect(encounter.step(STRIKE)).toEqual({
    state: 'AWAIT_INTENT',
    needsIntent: false,
    pendingCombatantId: null,
    events: [],
    refusal: { code: 'noIntentAwaited', params: { state: 'AWAIT_INTENT', actor: 'goblin.0' } },
  });
});

describe('from a document', () => {
  test('a file, with a seed and the parts that it names', () => {
    const coward: TacticalProvider = (_, actor) => ({ kind: 'flee', actor });
    const document = { ...DUEL, encounter: 1, control: { party: 'coward' } };
    const made = Encounter.from(document, 7, { providers: { coward } });
    const encounter = made.ok ? made.value : expect.fail(JSON.stringify(made.error));
    encounter.run();
    expect(encounter.state.machine.outcome).toBe('OPPOSITION_VICTORY');
  });

  test.each<[unknown, Seed | undefined, string]>([
    [5, 7, ''],
    [{ ...DUEL, control: { party: 'coward' } }, 7, 'control.party'],
    [DUEL, -1, 'seed'],
    [DUEL, undefined, 'seed'],
    [{ ...DUEL, state: 'DANCING' }, 7, 'state'],
    [{ rules: 'chess', schemaVersion: 1, state: {} }, undefined, 'rules'],
    [{ rules: 'encounter', schemaVersion: 1, state: { setup: {} } }, undefined, 'state.machine'],
  ])('%j with seed %s is wrong', (document, seed, path) => {
    expect(Encounter.from(document, seed)).toMatchObject({
      ok: false,
      error: expect.arrayContaining([expect.objectContaining({ path })]) as unknown,
    });
  });
});

describe('a saved fight', () => {
  const made = (document: unknown, seed?: Seed, parts?: Partial<Parts>): Encounter => {
    const read = Encounter.from(document, seed, parts);
    return read.ok ? read.value : expect.fail(JSON.stringify(read.error));
  };
  const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  /** Plays on, attacking the first that can be attacked, and keeps a save from before each step. */
  const playOut = (fighting: Encounter, saves: unknown[] = []): readonly EncounterEvent[] => {
    const events: EncounterEvent[] = [];
    while (fighting.state.machine.state !== 'ENDED') {
      saves.push(copy(fighting.save()));
      const asked = awaited(fighting.state);
      const choice = asked === undefined ? undefined : fighting.available().offers[0];
      const target = choice?.candidates[0] ?? '';
      events.push(
        ...fighting.step(asked === undefined ? undefined : { kind: 'meleeAttack', actor: asked.id, target }).events,
      );
    }
    return events;
  };

  test('goes on from every step as if nothing had happened, dice included', () => {
    const saves: unknown[] = [];
    const whole = playOut(made({ combatants: [{ ...ANN, level: 6, hp: 30 }, GOBLIN, SECOND_GOBLIN] }, 7), saves);
    expect(saves.length).toBeGreaterThan(10);
    for (const saved of saves) {
      const rest = playOut(made(saved));
      expect(rest).toEqual(whole.slice(whole.length - rest.length));
    }
  });

  test('with parts of its own needs them again', () => {
    const coward: TacticalProvider = (_, actor) => ({ kind: 'flee', actor });
    const fighting = made({ ...DUEL, control: { opposition: 'coward' } }, 7, { providers: { coward } });
    fighting.step();
    const saved = copy(fighting.save());
    expect(Encounter.from(saved)).toMatchObject({ ok: false, error: [{ path: 'state.setup.control.opposition' }] });
    expect(made(saved, undefined, { providers: { coward } }).state).toEqual(fighting.state);
  });

  test('that was spoilt is refused with what is wrong', () => {
    const saved = copy(toAnn().save()) as { state: { bodies: { hp: number }[] } };
    (saved.state.bodies[0] as { hp: number }).hp = 99;
    expect(Encounter.from(saved)).toMatchObject({ ok: false, error: [{ path: 'state.bodies[0].hp' }] });
  });

  test('as a position in the middle goes on with the dice of the seed', () => {
    const middle = game.notation.position.format(toAnn().state, { names: SIDES });
    const resumed = made(copy(middle), 7);
    expect({ ...resumed.state, random: null }).toEqual({ ...toAnn().state, random: null });
    expect(resumed.step(STRIKE)).toMatchObject({ state: 'VALIDATE_INTENT' });
  });
});

describe('what is available', () => {
  const mu = { id: 'mu', side: 'party', class: 'magic-user', hp: 4, spells: ['sleep', 'shield'], slots: { 1: 0 } };
  const encounter = fight({ combatants: [ANN, mu, GOBLIN], conditions: [{ on: 'goblin.0', is: 'held' }] });

  test.each<[string | undefined, readonly string[], readonly string[]]>([
    [undefined, [], []],
    ['ann', ['meleeAttack', 'flee'], []],
    ['mu', ['meleeAttack', 'flee'], ['NO_SPELL_SLOT', 'NO_SPELL_SLOT']],
    ['goblin.0', [], []],
    ['nobody', [], []],
  ])('to %s before the first turn', (actor, kinds, codes) => {
    const { offers, missing } = availableNow(encounter.state, actor);
    expect(offers.map(({ kind }) => kind)).toEqual(kinds);
    expect(missing.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual(codes);
    expect(encounter.available(actor)).toEqual({ offers, missing });
  });

  test('to whose turn it is', () => {
    expect(
      toAnn()
        .available()
        .offers.map(({ kind }) => kind),
    ).toEqual(['meleeAttack', 'flee']);
  });
});

test('dice that run out end it as a fault does', () => {
  const encounter = fight(DUEL, { dice: [3] });
  expect(eventsIn(encounter.run()).at(-1)).toMatchObject({ kind: 'encounterFaulted', state: 'INIT' });
});

test('a cap on steps faults the encounter before it throws', () => {
  const encounter = fight(DUEL, { dice: [3, 2, 5, 4] });
  expect(() => encounter.stepUntilDecision(undefined, 2)).toThrow(EncounterLoopError);
  expect(encounter.state.machine).toMatchObject({ state: 'ENDED', outcome: 'FAULTED' });
  expect(fight(DUEL, { dice: [3, 2, 5, 4] }).stepUntilDecision(undefined, 3)).toHaveLength(3);
});

test.each([0, -1, Number.NaN])('a cap of %d is not valid: nothing is done', (maxSteps) => {
  const encounter = toAnn();
  const { state } = encounter;
  expect(() => encounter.stepUntilDecision(undefined, maxSteps)).toThrow(RangeError);
  expect(encounter.state).toBe(state);
});
