// Selectors of players and of the stack, and what a `not` leaves out; the sandbox holds the plain interpreter to the same.
import { seat } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { valueOf } from '../testing/play.ts';

const position = {
  flags: { bob: { shown: true } },
  resources: { cat: { mana: 0 } },
  zones: {
    ann: { hand: ['fox', 'wall'], battlefield: [{ id: 'mine', card: 'fox', marked: true }] },
    bob: { battlefield: [{ id: 'theirs', card: 'wall' }], graveyard: ['drum'] },
  },
};
const seats = ['ann', 'bob', 'cat'];
const count = (of: object): number => valueOf({ op: 'count', of }, { position, seats });

describe('players', () => {
  test.each([
    [{ players: 'any' }, 3],
    [{ players: 'any', flags: { shown: true } }, 1],
    [{ players: 'any', flags: { shown: false } }, 2],
    [{ players: 'self', flags: { shown: true } }, 0],
    [{ players: 'any', not: { flags: { shown: true } } }, 2],
    [{ players: 'any', not: { players: 'self' } }, 2],
    [{ players: 'opponent', where: [{ op: 'flag', flag: 'shown', target: 'it' }] }, 1],
    [{ players: 'any', where: [{ op: 'compare', left: { ref: 'it.mana' }, is: '>', right: 0 }] }, 2],
  ])('%j: %i', (selector, expected) => {
    expect(count(selector)).toBe(expected);
  });
});

test.each([
  [{ zone: ['hand', 'battlefield', 'graveyard'], not: { zone: 'hand' } }, 3],
  [{ zone: ['battlefield', 'graveyard'], not: { zone: 'battlefield', flags: { marked: true } } }, 2],
  [{ zone: 'battlefield', flags: { marked: false } }, 1],
  [{ or: [{ players: 'any' }, { zone: 'battlefield' }], flags: { shown: true } }, 1],
  [{ or: [{ players: 'any' }, { zone: 'battlefield' }], flags: { marked: true } }, 1],
])('cards and both: %j: %i', (selector, expected) => {
  expect(count(selector)).toBe(expected);
});

describe('the stack', () => {
  const answer = {
    id: 'answer',
    timing: 'instant',
    preconditions: [{ op: 'not', of: { op: 'stack_empty' } }],
  };
  /** What bob counts while an action of ann's waits. */
  const counted = (selector: object, waiting: readonly Readonly<Record<string, unknown>>[] = []): number => {
    const effects = [{ op: 'set_resource', resource: 'score', amount: { op: 'count', of: selector } }];
    const document = sandboxRuleset({
      action: { timing: 'stack' },
      effects: waiting,
      ruleset: { actions: [{ ...answer, effects }] },
    });
    const match = new SandboxMatch({ document, position: {}, seats: ['ann', 'bob'], random: {} });
    const take = (by: number, action: string) =>
      match.send({ kind: 'action', seat: seat(by), action, targets: {}, params: {} });
    expect([take(0, 'go'), take(1, 'answer')]).toEqual([undefined, undefined]);
    return match.state.players[1]?.resources[2] as number;
  };

  describe('is known by what its effects can raise', () => {
    const foxes = { selector: { zone: 'battlefield', card: 'fox' } };
    const damage = { op: 'deal_damage', target: foxes, amount: 1 };
    const never = { op: 'compare', left: 1, is: '>', right: 2 };
    test.each([
      ['at once', [damage], 1],
      ['in a branch that is not taken', [{ op: 'if', condition: never, then: [damage] }], 1],
      ['or not', [{ op: 'draw' }], 0],
    ])('%s', (_, effects, expected) => {
      for (const event of ['damaged', 'deal_damage', ['destroyed', 'damaged']])
        expect(counted({ stack: true, event }, effects)).toBe(expected);
    });
  });

  test.each([
    [{ stack: true }, 1],
    [{ stack: true, event: 'go' }, 1],
    [{ stack: true, event: 'answer' }, 0],
    [{ stack: true, not: { event: 'go' } }, 0],
    [{ stack: true, not: { event: 'answer' } }, 1],
    [{ stack: true, controller: 'opponent' }, 1],
    [{ stack: true, controller: { ref: 'active' } }, 1],
    [{ stack: true, controller: { ref: 'controller' } }, 0],
  ])('%j: %i', (selector, expected) => {
    expect(counted(selector)).toBe(expected);
  });
});

describe('keys for other things', () => {
  const warned = (selector: object): readonly string[] => {
    const effects = [{ op: 'let', as: 'n', value: { op: 'count', of: selector } }];
    const { errors, warnings } = checkRuleset(sandboxRuleset({ effects }));
    return [...errors, ...warnings].map(({ code, path }) => `${code} ${path.replace(/^.*\.of\./, '')}`);
  };

  test.each([
    [{ players: 'any', types: ['relic'], controller: 'self' }, ['unusedKey controller', 'unusedKey types'], 3],
    [{ players: 'any', other: true, zone: 'hand' }, ['unusedKey zone', 'unusedKey other'], 3],
    [{ players: 'any', flags: { marked: true } }, ['unknownName flags.marked'], null],
    [{ flags: { shown: true } }, ['unknownName flags.shown'], null],
    [{ stack: true, flags: { marked: false }, owner: 'self' }, ['unusedKey owner', 'unusedKey flags'], 0],
    [{ event: 'go' }, ['unusedKey event'], 2],
  ])('%j: %j', (selector, issues, found) => {
    expect(warned(selector)).toEqual(issues);
    if (found !== null) expect(count(selector)).toBe(found);
  });
});
