// Violations outside an item at work: nothing is thrown, whatever is looked at, and both interpreters go the same way.
import { createChooser, seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { createRulesetGame } from '../game.ts';
import { compareWithPlain } from '../plain/compare.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import type { SandboxRequest } from '../testing/sandbox.ts';
import { divisions } from '../testing/divisions.ts';
import { play } from '../testing/play.ts';

/** Nobody has a score yet. */
const NONE = { op: 'divide', of: [3, { ref: 'controller.score' }] };
const NEVER = [{ op: 'compare', left: NONE, is: '>', right: 0 }];
const FOX = { zones: { ann: { battlefield: ['fox', 'wall'] } } };
const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };

function match(request: SandboxRequest, position: JsonRecord = FOX): SandboxMatch {
  const document = sandboxRuleset(request);
  return new SandboxMatch({ document, position: { turn: TURN, ...position }, seats: ['ann', 'bob'], random: {} });
}

const target = (selector: JsonRecord, more: JsonRecord = {}): SandboxRequest => ({
  targets: [{ id: 'x', selector: { zone: 'battlefield', ...selector }, ...more }],
});
const power = (ability: JsonRecord): SandboxRequest => ({
  ruleset: {
    cards: [{ id: 'odd', attributes: { power: 1 }, abilities: [{ id: 'c', kind: 'continuous', ...ability }] }],
  },
});

describe('what cannot be looked at is not offered', () => {
  test.each<readonly [string, SandboxRequest, string]>([
    ['where', target({ count: 1, where: NEVER }), 'illegalTarget'],
    ['an attribute', target({ attributes: [{ attribute: 'power', is: '>', value: NONE }] }), 'illegalTarget'],
    ['order', target({ count: 1, order: { by: NONE } }), 'illegalTarget'],
    ['top', target({ count: 1, top: NONE }), 'illegalTarget'],
    ['the greatest count', target({ count: { min: 0, max: NONE } }), 'wrongNumber'],
    ['the least count', target({ count: { min: NONE, max: 2 } }), 'wrongNumber'],
    ['up to', target({ count: { upTo: NONE } }), 'wrongNumber'],
    ['a cost', { action: { costs: [{ op: 'pay_resource', resource: 'mana', amount: NONE }] } }, 'cannotPay'],
    ['a precondition', { action: { preconditions: NEVER } }, 'preconditionFailed'],
  ])('%s', (_, request, code) => {
    const sandbox = match(request);
    expect(sandbox.game.offers(sandbox.state, seat(0)).map(({ kind }) => kind)).toEqual(['pass']);
    const at = 'targets' in request ? { x: 'fox' } : {};
    const input = { kind: 'action', seat: seat(0), action: 'go', targets: at, params: {} } as const;
    expect(sandbox.send(input)?.code).toBe(code);
    expect(sandbox.game.explain(sandbox.state, seat(0), input)).toMatchObject({ accepted: false });
    expect(sandbox.game.sample(sandbox.state, seat(0), createChooser(1))).toEqual({ kind: 'pass', seat: 0 });
  });

  test('but a target that may be left out is', () => {
    const sandbox = match(target({ count: { upTo: NONE } }, { optional: true }));
    expect(sandbox.game.legalInputs(sandbox.state, seat(0)).inputs).toHaveLength(2);
    expect(
      sandbox.send({ kind: 'action', seat: seat(0), action: 'go', targets: { x: [] }, params: {} }),
    ).toBeUndefined();
  });
});

describe('layers leave out what cannot be computed', () => {
  const add = (value: unknown): JsonRecord => ({ modify: [{ attribute: 'power', add: value }] });
  test.each<readonly [string, SandboxRequest, number]>([
    ['an amount', power(add(NONE)), 1],
    [
      'one of several',
      power({
        modify: [
          { attribute: 'power', add: NONE },
          { attribute: 'power', add: 2 },
        ],
      }),
      3,
    ],
    ['a while', power({ ...add(1), while: NEVER }), 1],
    ['who is concerned', power({ ...add(1), affects: { where: NEVER } }), 1],
    [
      'what is out of range',
      power({ modify: [{ attribute: 'power', multiply: Number.MAX_SAFE_INTEGER }] }),
      Number.MAX_SAFE_INTEGER,
    ],
    ['and what goes beyond it', power({ modify: [{ attribute: 'power', add: Number.MAX_SAFE_INTEGER }] }), 1],
  ])('%s', (_, request, expected) => {
    const document = { ...request, effects: [{ op: 'set_resource', resource: 'score', amount: ODD_POWER }] };
    const position = { zones: { ann: { battlefield: ['odd'] } } };
    const sandbox = match(document, position);
    expect(() => sandbox.game.view(sandbox.state, seat(0))).not.toThrow();
    const { position: after } = play({ ...document, position });
    expect((after['resources'] as Record<string, JsonRecord>)['ann']?.['score']).toBe(expected);
  });

  test('a lasting change that leads out of range is not a fault', () => {
    const { events } = play({
      ...target({ count: 1 }),
      effects: [
        { op: 'modify_attribute', target: 'x', attribute: 'power', add: Number.MAX_SAFE_INTEGER, until: 'for_good' },
        { op: 'set_resource', resource: 'score', amount: { ref: 'x.power' } },
      ],
      position: FOX,
      at: { x: 'fox' },
    });
    expect(events.at(-1)).toBe('resource_changed player=ann resource=score amount=2 now=2');
  });
});

test.each<readonly [readonly string[], readonly string[]]>([
  [['fox'], ['flag_changed target=fox flag=tapped value=true']],
  [['fox', 'wall'], ['item_failed item=2 code=divisionByZero']],
])('an order that cannot be computed is a fault where there are two to put in order: %j', (cards, told) => {
  const { events } = play({
    effects: [{ op: 'tap', target: { selector: { zone: 'battlefield', order: { by: NONE } } } }],
    position: { zones: { ann: { battlefield: cards } } },
  });
  expect(events).toEqual(told);
});

const ODD_POWER = { op: 'sum', of: { card: 'odd' }, value: { ref: 'it.power' } };

test.each<readonly [string, JsonRecord]>([
  ['a selector', { zone: 'battlefield', count: 1, where: NEVER }],
  ['a count', { zone: 'battlefield', count: { min: 1, max: NONE } }],
])('the targets of a reaction fail with it: %s', (_, selector) => {
  const { events } = play({
    effects: [{ op: 'gain_resource', resource: 'mana', amount: 1 }],
    ruleset: {
      reactions: [
        {
          id: 'r',
          when: { event: 'resource_changed' },
          targets: [{ id: 'x', selector }],
          effects: [{ op: 'destroy', target: 'x' }],
        },
      ],
    },
    position: FOX,
  });
  expect(events).toEqual([
    'resource_changed player=ann resource=mana amount=1 now=4',
    'item_failed item=3 code=divisionByZero',
  ]);
});

test('conditions of a reaction that cannot be computed any more do not hold', () => {
  const { events } = play({
    effects: [
      { op: 'set_resource', resource: 'score', amount: 1 },
      { op: 'set_resource', resource: 'score', amount: 0 },
    ],
    ruleset: {
      reactions: [{ id: 'r', when: { event: 'resource_changed' }, conditions: NEVER, effects: [{ op: 'draw' }] }],
    },
  });
  expect(events).toHaveLength(2);
});

/** `npm run soak` plays more, with a seed of its own. */
const SEED = Number(process.env['RULESET_DIVISIONS_SEED'] ?? 11);
const RULESETS = Number(process.env['RULESET_DIVISIONS'] ?? 20);
const HOUR = 3_600_000;

test(
  'rulesets that divide by nothing everywhere go the same way in both interpreters, and nothing throws',
  () => {
    let inputs = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const chooser = createChooser(seed);
        const some = (value: number): unknown => (chooser.below(4) === 0 ? overScore(value) : value);
        const { ruleset, errors } = checkRuleset(sandboxRuleset(divisions(some)));
        if (ruleset === undefined) throw new Error(JSON.stringify(errors));
        const game = createRulesetGame({ compiled: compileRuleset(ruleset) });
        const request = { seed, seats: ['ann', 'bob'], inputs: 40, legalEvery: 2 };
        const { departure, inputs: played } = compareWithPlain(game, ruleset, request);
        expect(departure).toBeUndefined();
        inputs += played;
      }),
      { seed: SEED, numRuns: RULESETS },
    );
    expect(inputs).toBeGreaterThan(16 * RULESETS);
  },
  HOUR,
);

/** The same number where the score is 1. */
const overScore = (value: number): unknown => ({ op: 'divide', of: [value, { ref: 'controller.score' }] });
