// Conceding, whatever is going on: who is asked next.
import { seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';

const SEATS = ['ann', 'bob', 'cat'];
const windowOf = (who: string): JsonRecord => ({
  turnStructure: {
    phases: [{ id: 'main', steps: [{ id: 'act' }] }],
    priorityWindows: [{ phase: 'main', step: 'act', who }],
  },
});

describe('in the window of a step it begins again with the active seat', () => {
  test.each([
    ['all', [0], 1, 0],
    ['all', [0], 2, 0],
    ['all', [0, 1], 1, 0],
    ['all', [], 1, 0],
    ['opponents', [1], 1, 2],
    ['opponents', [1], 2, 1],
    ['opponents', [], 1, 2],
  ])('asked are %s, %j have passed, %d concedes: %d is asked', (who, passing, conceding, next) => {
    const priority = SEATS[who === 'all' ? 0 : 1] as string;
    const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority };
    const match = sandboxAt({ ruleset: windowOf(who) }, { turn }, SEATS);
    for (const one of passing) match.send({ kind: 'pass', seat: seat(one) });
    match.send({ kind: 'concede', seat: seat(conceding) });
    expect(match.state.turn).toMatchObject({ number: 1, active: 0, priority: next });
  });

  test('the turn of the active seat ends', () => {
    const match = sandboxAt({}, {}, SEATS);
    match.send({ kind: 'concede', seat: seat(0) });
    expect(match.state.turn).toMatchObject({ number: 2, active: 1, priority: 1 });
  });
});

describe('in the window of an item it goes on with who has not had a say', () => {
  test.each([
    [[1], 1, 2],
    [[1], 0, 2],
    [[], 1, 2],
    [[], 0, 1],
    [[], 2, 1],
  ])('%j have passed, %d concedes: %d is asked', (passing, conceding, next) => {
    const match = sandboxAt({ action: { timing: 'stack' } }, {}, SEATS);
    take(match, 'go');
    for (const one of passing) match.send({ kind: 'pass', seat: seat(one) });
    match.send({ kind: 'concede', seat: seat(conceding) });
    expect(match.state.stack.effects).toHaveLength(1);
    expect(match.state.turn).toMatchObject({ number: 1, priority: next });
  });
});

test('victory is looked at after it', () => {
  const poor = [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }];
  const victory = [{ result: 'lose', reason: 'wounds', conditions: poor }];
  const match = sandboxAt({ ruleset: { victory } }, { resources: { bob: { health: 0 } } }, SEATS);
  match.send({ kind: 'concede', seat: seat(2) });
  expect(match.state.ended).toEqual({ winners: [0], reason: 'wounds' });
});

test('a match that has halted stays so', () => {
  const phases = [
    { id: 'main', steps: [{ id: 'act' }] },
    { id: 'late', steps: [{ id: 'count', effects: [{ op: 'let', as: 'x', value: { op: 'divide', of: [1, 0] } }] }] },
  ];
  const priorityWindows = [{ phase: 'main', step: 'act' }];
  const match = sandboxAt({ ruleset: { turnStructure: { phases, priorityWindows } } }, {}, SEATS);
  for (const one of [0, 1, 2]) match.send({ kind: 'pass', seat: seat(one) });
  const { events } = match.state;
  match.send({ kind: 'concede', seat: seat(2) });
  expect(match.state).toMatchObject({ halted: { code: 'divisionByZero' }, events: events + 1 });
  match.send({ kind: 'skipItem' });
  expect(match.state).toMatchObject({ halted: null, turn: { number: 2, priority: 1 } });
});
