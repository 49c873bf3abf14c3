// What is computed from cards that a seat does not see is not told to it: in views, in refusals; and the checker warns.
import { createChooser, seat, SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { HIDDEN, OPEN, OWN, tellingScope, tells } from './tells.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { play } from '../testing/play.ts';

const ZONES = new Map([
  ['deck', { owner: 'player', visibility: 'hidden' }],
  ['hand', { owner: 'player', visibility: 'owner' }],
  ['play', { owner: 'player', visibility: 'public' }],
  ['pile', { owner: 'shared', visibility: 'hidden' }],
] as const);
const HAND = { zone: 'hand', controller: 'self' };
const THEIRS = { zone: 'hand', controller: 'opponent' };
const costs = (of: Json): Json => ({ op: 'sum', of, value: { ref: 'it.cost' } });

describe('what a value tells', () => {
  const scope = tellingScope(
    {
      zones: ZONES,
      play: 'play',
      facts: OPERATORS,
      names: (name) => (name === 'n' ? { which: HIDDEN, what: HIDDEN } : undefined),
    },
    [
      { id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } },
      { id: 'victim', selector: { zone: 'hand', controller: 'opponent', count: 1 } },
      { id: 'guest', selector: { zone: 'play', types: ['creature'], count: 1 } },
    ],
    true,
  );

  test.each<readonly [unknown, number]>([
    [3, OPEN],
    ['hand', OPEN],
    [{ ref: 'controller.mana' }, OPEN],
    [{ ref: 'opponent.hand.count' }, OPEN],
    [{ op: 'count', of: THEIRS }, OPEN],
    [{ op: 'count', of: { ...THEIRS, types: ['creature'] } }, HIDDEN],
    [{ op: 'count', of: { ...HAND, types: ['creature'] } }, OWN],
    [{ op: 'count', of: { zone: 'play', types: ['creature'] } }, OPEN],
    [{ op: 'count', of: { types: ['creature'] } }, OPEN],
    [{ op: 'exists', selector: { zone: 'hand', card: 'fox' } }, HIDDEN],
    [{ op: 'exists', selector: { zone: 'deck', controller: 'self', top: 1 } }, OPEN],
    [{ op: 'exists', selector: { zone: 'deck', controller: 'self', top: 1, not: { types: ['creature'] } } }, HIDDEN],
    [{ op: 'exists', selector: { or: [{ zone: 'play' }, { ...THEIRS, keywords: ['flying'] }] } }, HIDDEN],
    [
      { op: 'exists', selector: { ...THEIRS, where: [{ op: 'is', left: { ref: 'it.owner' }, right: 'controller' }] } },
      OPEN,
    ],
    [
      { op: 'exists', selector: { ...THEIRS, where: [{ op: 'has_keyword', target: 'it', keyword: 'flying' }] } },
      HIDDEN,
    ],
    [costs(HAND), OWN],
    [costs(THEIRS), HIDDEN],
    [costs({ ref: 'controller.hand' }), OWN],
    [costs({ ref: 'opponent.hand' }), HIDDEN],
    [costs({ ref: 'state.pile' }), HIDDEN],
    [costs({ zone: 'play' }), OPEN],
    [{ op: 'add', of: [1, costs(THEIRS)] }, HIDDEN],
    [{ op: 'compare', left: costs(HAND), is: '>', right: 1 }, OWN],
    [{ ref: 'card.cost' }, OWN],
    [{ ref: 'self.cost' }, OWN],
    [{ ref: 'victim.cost' }, HIDDEN],
    [{ ref: 'target.victim.cost' }, HIDDEN],
    [{ ref: 'victim.owner' }, OPEN],
    ['victim', OPEN],
    [{ ref: 'guest.power' }, OPEN],
    [{ ref: 'n' }, HIDDEN],
    [{ op: 'first', of: THEIRS }, OPEN],
    [{ op: 'first', of: { ...THEIRS, order: { by: { ref: 'it.cost' } } } }, HIDDEN],
  ])('%j', (node, expected) => {
    expect(tells(node, scope).which).toBe(expected);
  });
});

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
const POSITION = { zones: { ann: { hand: ['wall'], battlefield: ['fox', 'wall'] }, bob: { hand: ['fox', 'drum'] } } };
const GO = { kind: 'action', seat: seat(0), action: 'go', targets: {}, params: {} } as const;

describe('what was computed stands in nobody’s view who may not know it', () => {
  const ask = { op: 'select', from: { zone: 'battlefield', count: 1 }, as: 'one' };
  test.each<readonly [string, readonly JsonRecord[], readonly Viewer[]]>([
    ['of another hand', [{ op: 'let', as: 'n', value: { op: 'add', of: [37, costs(THEIRS)] } }], []],
    ['of the own hand', [{ op: 'let', as: 'n', value: { op: 'add', of: [40, costs(HAND)] } }], [seat(0)]],
    ['of what is open', [{ op: 'let', as: 'n', value: { op: 'add', of: [41, 0] } }], [seat(0), seat(1), SPECTATOR]],
    [
      'from another such number',
      [
        { op: 'let', as: 'm', value: costs(THEIRS) },
        { op: 'let', as: 'n', value: { op: 'add', of: [37, { ref: 'm' }] } },
      ],
      [],
    ],
  ])('%s', (_, effects, seers) => {
    const document = sandboxRuleset({
      effects: [...effects, ask, { op: 'gain_resource', resource: 'score', amount: { ref: 'n' } }],
    });
    const match = new SandboxMatch({
      document,
      position: { turn: TURN, ...POSITION },
      seats: ['ann', 'bob'],
      random: {},
    });
    expect(match.send(GO)).toBeUndefined();
    expect(match.state.stack.effects[0]?.registers).toContainEqual([41]);
    for (const viewer of [seat(0), seat(1), SPECTATOR]) {
      const view = match.game.view(match.state, viewer);
      expect(view.stack.effects[0]?.registers.some(([first]) => first === 41)).toBe(seers.includes(viewer));
      const guess = match.game.determinize(view, viewer, createChooser(1));
      expect(match.game.view(guess, viewer)).toEqual(view);
      expect(match.game.rules.invariants?.(guess)).toEqual([]);
      const [choice] = match.game.choices(guess);
      if (choice === undefined) throw new Error('nobody is asked');
      const answer = { kind: 'answer', seat: choice.seat, choice: choice.id, value: ['fox'] } as const;
      expect(match.game.kernel.dispatch(guess, answer)).toMatchObject({
        ok: true,
        value: { outcome: { kind: 'committed' } },
      });
    }
    match.answer(['fox']);
    expect(match.events.at(-2)).toMatchObject({ kind: 'resource_changed', now: 41 });
  });
});

describe('a refusal tells what its seat may know', () => {
  const refused = (left: unknown, position: JsonRecord = POSITION): unknown =>
    play({ action: { preconditions: [{ op: 'compare', left, is: '>', right: 90 }] }, position }).params;
  test.each<readonly [unknown, Json]>([
    [costs(HAND), 1],
    [costs(THEIRS), '?'],
    [{ op: 'count', of: THEIRS }, 2],
    [{ op: 'count', of: { ...THEIRS, types: ['creature'] } }, '?'],
  ])('%j', (left, told) => {
    expect(refused(left)).toMatchObject({ left: told, is: '>', right: 90 });
  });

  test('of a target that nobody named', () => {
    const target = (selector: JsonRecord): unknown =>
      play({ targets: [{ id: 'x', selector: { ...selector, count: 1 } }], position: POSITION }).params;
    expect(target({ zone: 'hand', controller: 'opponent', types: ['creature'], count: 1 })).toBeUndefined();
    expect(target({ zone: 'hand', controller: 'opponent' })).toEqual({ target: 'x', candidates: 2 });
    expect(target({ zone: 'hand', controller: 'opponent', where: SOMETHING })).toEqual({
      target: 'x',
      candidates: '?',
    });
  });
});

const SOMETHING = [{ op: 'compare', left: { ref: 'it.cost' }, is: '>', right: 0 }];

test.each<readonly [string, JsonRecord, readonly string[]]>([
  [
    'a precondition of another hand',
    { preconditions: [{ op: 'exists', selector: { ...THEIRS, card: 'fox' } }] },
    ['preconditions[0]'],
  ],
  ['one of the own hand', { preconditions: [{ op: 'exists', selector: { ...HAND, card: 'fox' } }] }, []],
  [
    'a target by how much others hold',
    { targets: [{ id: 'x', selector: { zone: 'battlefield', count: { upTo: costs(THEIRS) } } }] },
    ['targets[0].selector'],
  ],
  ['a target of another hand', { targets: [{ id: 'x', selector: { ...THEIRS, count: 1 } }] }, []],
  [
    'a later target by what an earlier one is',
    {
      targets: [
        { id: 'x', selector: { ...THEIRS, count: 1 } },
        {
          id: 'y',
          selector: {
            zone: 'battlefield',
            attributes: [{ attribute: 'power', is: '>', value: { ref: 'x.cost' } }],
            count: 1,
          },
        },
      ],
    },
    ['targets[1].selector'],
  ],
  ['parameters', { params: { n: { min: 0, max: 50_000_000 } } }, []],
])('the checker warns of %s', (_, action, expected) => {
  const { errors, warnings } = checkRuleset(sandboxRuleset({ action }));
  const paths = warnings.filter(({ code }) => code === 'secretLook').map(({ path }) => path.replace('actions[0].', ''));
  expect(paths).toEqual(expected);
  expect(errors.map(({ code }) => code)).toEqual('params' in action ? ['tooMany'] : []);
});
