// What bounds a ruleset that asks for too much: the guard of steps counts events and rounds, and no look is exponential.
import { createChooser, seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compiledFor } from '../compile/compiled-for.ts';
import { createRulesetGame } from '../game.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { play } from '../testing/play.ts';

const HUGE = 5_000_000_000;

describe('more at once than there may be steps', () => {
  test.each<readonly [string, JsonRecord]>([
    ['draws', { op: 'draw', count: HUGE }],
    ['tokens', { op: 'create_token', card: 'fox', count: HUGE }],
    ['cards', { op: 'create_card', card: 'fox', to: 'deck', count: HUGE }],
    ['dice', { op: 'roll', sides: 6, count: HUGE, as: 'n' }],
    ['cards that are not there', { op: 'draw', count: 10_001 }],
  ])('%s', (_, effect) => {
    const { refused, params } = play({ effects: [effect] });
    expect(refused).toBe('guardExceeded');
    expect(params).toMatchObject({ guard: 'stepsPerInput', limit: 10_000 });
  });
});

// `go` itself is two events: that it is taken, and that it happens.
describe.each<readonly [string, readonly JsonRecord[], number]>([
  ['events of a fan-out', [{ op: 'draw', count: 5 }], 5],
  ['drawn cards, which are moved as well', [{ op: 'draw', count: 2 }], 4],
  ['tokens, which are moved as well', [{ op: 'create_token', card: 'fox', count: 4 }], 8],
  ['rounds', [{ op: 'repeat', times: 6, do: [] }], 6],
  ['rounds with events', [{ op: 'repeat', times: 3, do: [{ op: 'gain_resource', resource: 'score', amount: 1 }] }], 6],
  ['rounds of a list', [{ op: 'for_each', in: { players: 'any' }, as: 'p', do: [] }], 2],
  [
    'rounds as long as something holds',
    [
      {
        op: 'repeat',
        while: [{ op: 'compare', left: { ref: 'controller.score' }, is: '<', right: 3 }],
        do: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
      },
    ],
    6,
  ],
])('steps are the same in both interpreters: %s', (name, effects, steps) => {
  const position = name.startsWith('drawn') ? { zones: { ann: { deck: ['fox', 'wall'] } } } : {};
  test.each([
    ['enough', 2 + steps, undefined],
    ['one too few', 1 + steps, 'guardExceeded'],
  ])('%s', (_, stepsPerInput, refused) => {
    expect(play({ effects, position, ruleset: { guards: { stepsPerInput } } }).refused).toBe(refused);
  });
});

describe('a guard in the document can be lower than usual, and not higher', () => {
  const again = { op: 'repeat', while: [{ op: 'compare', left: 1, is: '=', right: 1 }], do: [] };
  const nested = (levels: number): JsonRecord =>
    levels === 0 ? again : { op: 'repeat', times: 900, do: [nested(levels - 1)] };
  test.each<readonly [string, number, number, JsonRecord]>([
    ['iterationsPerEffect', 9e15, 1_000, again],
    ['iterationsPerEffect', 1_000, 1_000, nested(3)],
    ['stepsPerInput', 9e15, 10_000, { op: 'draw', count: HUGE }],
    ['stepsPerInput', 50, 50, { op: 'draw', count: 51 }],
  ])('%s of %i is %i', (guard, asked, limit, effect) => {
    const { refused, params } = play({ effects: [effect], ruleset: { guards: { [guard]: asked } } });
    expect(refused).toBe('guardExceeded');
    expect(params).toMatchObject({ guard, limit });
  });
});

describe('what is made is bounded', () => {
  const cards = (count: number): JsonRecord => ({ decks: [{ id: 'usual', cards: [{ card: 'fox', count }] }] });

  test.each<readonly [string, JsonRecord, JsonRecord]>([
    ['cardsInMatch', { op: 'create_token', card: 'fox', count: 100 }, { players: { min: 2, max: 2 }, ...cards(9_960) }],
    ['turnsToCome', { op: 'repeat', times: 999, do: [{ op: 'extra_turn' }, { op: 'extra_turn' }] }, {}],
  ])('%s', (guard, effect, ruleset) => {
    const game = createRulesetGame({ compiled: compiledFor(sandboxRuleset({ effects: [effect], ruleset })) });
    const start = game.setup({ seed: 1, seats: ['ann', 'bob'] });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const begun = game.kernel.dispatch(start.value, { kind: 'begin' });
    if (!begun.ok) throw new Error(begun.error.code);
    const answer = game.kernel.dispatch(begun.value.state, GO);
    expect(answer.ok && answer.value.outcome).toMatchObject({ code: 'guardExceeded', params: { guard } });
  });

  test('more cards than there may be are refused before a match', () => {
    const { errors } = checkRuleset(sandboxRuleset({ ruleset: cards(7_000) }));
    expect(errors.map(({ code, path }) => [code, path])).toEqual([['tooMany', 'decks[0].cards']]);
    const game = createRulesetGame({ compiled: compiledFor(sandboxRuleset({})) });
    const decks = [Array.from({ length: 10_001 }, () => 'fox'), Array.from({ length: 10_000 }, () => 'fox')];
    const start = game.setup({ seed: 1, seats: ['ann', 'bob'], options: { decks } });
    expect(start.ok ? [] : start.error.map(({ code, path }) => [code, path])).toEqual([['tooMany', 'options.decks']]);
  });
});

test('thousands of tokens do not take longer for each than one', () => {
  const { position, events } = play({ effects: [{ op: 'create_token', card: 'fox', count: 400 }] });
  expect(events).toHaveLength(800);
  expect(JSON.stringify(position)).toContain('"fox.399"');
  const document = sandboxRuleset({
    effects: [{ op: 'create_token', card: 'fox', count: 4_500 }],
    ruleset: { victory: [] },
  });
  const match = quickOf(document, {});
  const before = performance.now();
  const answer = match.game.kernel.dispatch(match.state, GO);
  expect(answer.ok && answer.value.state.cards).toHaveLength(4_500);
  expect(performance.now() - before).toBeLessThan(30_000);
});

test('a card that is made gets the number after the highest of its name', () => {
  const position = {
    zones: {
      ann: {
        battlefield: [
          { id: 'fox.5', card: 'fox' },
          { id: 'foxes.9', card: 'fox' },
        ],
      },
    },
  };
  const { events } = play({ effects: [{ op: 'create_token', card: 'fox', count: 2 }], position });
  const made = events.filter((line) => line.startsWith('token_created'));
  expect(made).toEqual(['token_created card=fox.6 player=ann', 'token_created card=fox.7 player=ann']);
});

const GO = { kind: 'action', seat: seat(0), action: 'go', targets: {}, params: {} } as const;
const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };

function quickOf(document: ReturnType<typeof sandboxRuleset>, position: JsonRecord): SandboxMatch {
  return new SandboxMatch({ document, position: { turn: TURN, ...position }, seats: ['ann', 'bob'], random: {} });
}

describe('targets that take several and are spoken of together', () => {
  const together = (right: number): JsonRecord => ({
    preconditions: [
      { op: 'compare', left: { op: 'sum', of: { ref: 'x' }, value: { ref: 'it.power' } }, is: '=', right },
    ],
  });
  const many = (cards: number, right: number): SandboxMatch =>
    quickOf(
      sandboxRuleset({
        targets: [{ id: 'x', selector: { zone: 'battlefield', count: { min: 1, max: 40 } } }],
        action: together(right),
      }),
      { zones: { ann: { battlefield: Array.from({ length: cards }, () => 'fox') } } },
    );
  const foxes = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => (index === 0 ? 'fox' : `fox.${index}`));
  const of = (count: number) => ({ ...GO, targets: { x: foxes(count) } });

  test('are all offered while they are few', () => {
    const match = many(6, 4);
    const { inputs, cut } = match.game.legalInputs(match.state, seat(0));
    expect([inputs.length, cut]).toEqual([16, false]);
  });

  test('are offered as far as they are looked through, the smaller first, and the rest is accepted', () => {
    const match = many(40, 4);
    const before = performance.now();
    const { inputs, cut } = match.game.legalInputs(match.state, seat(0));
    expect(inputs.length).toBeGreaterThan(700);
    expect(cut).toBe(true);
    expect(match.game.sample(match.state, seat(0), createChooser(2))).toMatchObject({ seat: 0 });
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(match.send({ ...GO, targets: { x: ['fox.38', 'fox.39'] } })).toBeUndefined();
  });

  test('are not looked for among more than that, and can still be said', () => {
    const match = many(30, 20);
    expect(match.game.offers(match.state, seat(0)).map(({ kind }) => kind)).toEqual(['pass']);
    expect(match.game.sample(match.state, seat(0), createChooser(2))).toEqual({ kind: 'pass', seat: 0 });
    expect(match.send(of(9))?.code).toBe('preconditionFailed');
    expect(match.send(of(10))).toBeUndefined();
  });
});
