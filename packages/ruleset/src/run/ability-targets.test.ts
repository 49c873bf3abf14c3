// Targets of abilities that speak of earlier ones: what is offered is accepted, and what can be done is offered.
import { createChooser, seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, wronglyOffered } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';

const anyone = { zone: 'battlefield', count: 1 };
const it = { ref: 'it' };
const another = { ...anyone, where: [{ op: 'not', of: { op: 'is', left: it, right: { ref: 'target.a' } } }] };
const friend = {
  ...anyone,
  where: [{ op: 'is', left: { ref: 'it.controller' }, right: { ref: 'target.a.controller' } }],
};
const as = (selector: object) => ({ id: 'a', selector });
const bs = (selector: object) => ({ id: 'b', selector });
const several = { zone: 'battlefield', count: { min: 1, max: 2 } };
const asMany = {
  zone: 'battlefield',
  count: { min: { op: 'count', of: { ref: 'a' } }, max: { op: 'count', of: { ref: 'a' } } },
};
const effects = [{ op: 'deal_damage', target: 'a', amount: 1 }];

/** How many ways there are among three cards, two of them ann's. */
const TARGETS = [
  ['another', [as(anyone), bs(another)], 6],
  ['of the same controller', [as({ ...anyone, controller: 'self' }), bs(friend)], 4],
  [
    'any of both, of which only some have a companion',
    [as(anyone), bs({ ...friend, ...another, where: [...friend.where, ...another.where] })],
    2,
  ],
  ['none, or another', [{ ...as(anyone), optional: true }, bs(another)], 9],
  ['as many as before', [as(several), bs(asMany)], 18],
  ['apart from each other', [as(anyone), bs(anyone)], 9],
] as const;

const zones = { bob: { battlefield: ['wall'] } };

const activating = (targets: readonly object[]): SandboxMatch =>
  sandboxAt(
    {
      targets: [{ id: 'source', selector: { ...anyone, controller: 'self' } }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'ability' } }],
      action: { preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'ability' } }] },
      ruleset: { cards: [{ id: 'mage', abilities: [{ id: 'zap', kind: 'activated', targets, effects }] }] },
    },
    { zones: { ...zones, ann: { battlefield: ['mage', 'fox'] } } },
  );

const casting = (targets: readonly object[]): SandboxMatch =>
  sandboxAt(
    {
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
      effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
      ruleset: { cards: [{ id: 'bolt', abilities: [{ id: 'zap', kind: 'cast', targets, effects }] }] },
    },
    { zones: { ...zones, ann: { hand: ['bolt'], battlefield: ['fox', 'drum'] } } },
  );

describe.each([
  ['activated', activating],
  ['cast', casting],
])('%s', (_kind, begin) => {
  test.each(TARGETS)('%s', (_name, targets, ways) => {
    const match = begin(targets);
    const { inputs } = match.game.legalInputs(match.state, seat(0), 1000);
    expect(inputs.filter(({ kind }) => kind === 'action')).toHaveLength(ways);
    expect(wronglyOffered(match)).toEqual([]);
    const chooser = createChooser(7);
    const drawn = Array.from({ length: 40 * ways }, () => match.game.sample(match.state, seat(0), chooser));
    const texts = new Set(inputs.map((input) => JSON.stringify(input)));
    expect(drawn.filter((input) => !texts.has(JSON.stringify(input)))).toEqual([]);
    expect(new Set(drawn.map((input) => JSON.stringify(input)))).toHaveLength(inputs.length);
  });
});

test('an ability whose second target is never there is not offered, and a card is played without', () => {
  const nobody = { ...another, where: [...another.where, { op: 'is', left: it, right: { ref: 'target.a' } }] };
  const targets = [as(anyone), bs(nobody)];
  expect(activating(targets).game.legalInputs(activating(targets).state, seat(0), 10).inputs).toEqual([
    { kind: 'pass', seat: 0 },
  ]);
  const match = casting(targets);
  expect(match.game.legalInputs(match.state, seat(0), 10).inputs).toMatchObject([
    { kind: 'action', targets: { card: 'bolt' } },
    { kind: 'pass' },
  ]);
  expect(wronglyOffered(match)).toEqual([]);
});

describe('the source of an ability', () => {
  const hit = { kind: 'activated', targets: [as(anyone)], effects };
  const mage = {
    id: 'mage',
    abilities: [
      { id: 'zap', ...hit },
      { id: 'burn', ...hit },
      { id: 'rises', kind: 'triggered', when: { event: 'turn_start' }, effects: [{ op: 'draw' }] },
    ],
  };
  const zoned = { ann: { battlefield: ['fox', 'mage'] } };
  const using = (selector: object, action: JsonRecord = {}): SandboxMatch =>
    sandboxAt(
      {
        targets: [{ id: 'source', selector }],
        effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'name' } }],
        action,
        ruleset: { cards: [mage] },
      },
      { zones: zoned },
    );
  const offered = ({ game, state }: SandboxMatch): readonly unknown[] =>
    game.legalInputs(state, seat(0), 100).inputs.filter(({ kind }) => kind === 'action');

  test('an action without preconditions may name any that is activated, and nothing else', () => {
    const match = using({ zone: 'battlefield', count: 1 });
    expect(offered(match)).toHaveLength(4);
    expect(wronglyOffered(match)).toEqual([]);
    const input = { kind: 'action', seat: seat(0), action: 'go', targets: { source: 'mage' } } as const;
    expect(match.send({ ...input, params: { name: 'rises' } })?.code).toBe('unknownAbility');
    expect(match.send({ ...input, params: {} })?.code).toBe('parameterMissing');
  });

  test('a parameter with words allows these', () => {
    const match = using({ zone: 'battlefield', count: 1 }, { params: { name: { oneOf: ['burn', 'rises'] } } });
    expect(offered(match)).toHaveLength(2);
    expect(wronglyOffered(match)).toEqual([]);
  });

  test('of several cards it is the first', () => {
    const match = using({ zone: 'battlefield', count: 2 });
    expect(offered(match)).toHaveLength(0);
    const both = using({ zone: 'battlefield', card: 'mage', count: { min: 1, max: 2 } });
    expect(offered(both)).toHaveLength(4);
    expect(wronglyOffered(both)).toEqual([]);
  });
});
