// Inputs that are no steps of a fight: malformed ones, intents that nobody awaits, controls; and the guard of the machine.
import { createKernel, createRandom } from '@turnwise/kernel';
import type { Outcome } from '@turnwise/kernel';
import { anyJson } from '@turnwise/testkit';
import { describe, expect, test } from 'vitest';
import { STREAMS } from './dice.ts';
import { MOST_STEPS } from './machine/machine.ts';
import { SHIPPED_PARTS } from './parts.ts';
import { createEncounterRules } from './rules.ts';
import { startOf } from './start.ts';
import { ANN, fight, GOBLIN, SEED, setupOf } from './testing/fight.ts';
import type { EncounterInput, EncounterState, EncounterTypes } from './types.ts';

const kernel = createKernel(createEncounterRules(SHIPPED_PARTS), { development: true });
const POSITION = { combatants: [ANN, GOBLIN] };

function begin(): EncounterState {
  return startOf(setupOf(POSITION), createRandom(SEED, STREAMS));
}

/** Ann is asked. */
function awaiting(): EncounterState {
  const encounter = fight(POSITION, { dice: [3, 3, 6, 1, 20, 4] });
  encounter.stepUntilDecision();
  return encounter.state;
}

function dispatch(state: EncounterState, input: unknown): { outcome: Outcome<EncounterTypes>; state: EncounterState } {
  const done = kernel.dispatch(state, input as EncounterInput);
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

describe('refused', () => {
  test.each([
    [{ kind: 'meleeAttack', seat: 0, actor: 'ann' }, 'malformedInput'],
    [{ kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' }, 'malformedInput'],
    [{ kind: 'castSpell', seat: 0, actor: 'ann', spell: 'sleep', level: '1', targets: [] }, 'malformedInput'],
    [{ kind: 'flee', seat: 2, actor: 'ann' }, 'malformedInput'],
    [{ kind: 'step', seat: 0 }, 'malformedInput'],
    [{ kind: 'fault', errorType: 'Error' }, 'malformedInput'],
    [{ kind: 'dance', seat: 0 }, 'malformedInput'],
  ])('%j as malformed', (input, code) => {
    expect(dispatch(awaiting(), input).outcome).toMatchObject({ kind: 'invalidInput', code });
  });

  test.each<[string, () => EncounterState]>([
    ['before the fight', begin],
    ['between turns', () => dispatch(begin(), { kind: 'step' }).state],
    ['after the end', () => dispatch(begin(), { kind: 'abort' }).state],
  ])('an intent that nobody awaits: %s', (_, make) => {
    const state = make();
    const answer = dispatch(state, { kind: 'flee', seat: 0, actor: 'ann' });
    expect(answer.outcome).toMatchObject({ kind: 'invalidInput', code: 'noIntentAwaited' });
    expect(answer.state).toBe(state);
  });

  test('an intent of the wrong seat, with its reasons', () => {
    const state = awaiting();
    const answer = dispatch(state, { kind: 'meleeAttack', seat: 1, actor: 'ann', target: 'goblin.0' });
    expect(answer.outcome).toMatchObject({
      kind: 'disallowed',
      code: 'actionRejected',
      params: { rejections: [{ code: 'NOT_YOUR_TURN', params: { actor: 'ann' } }] },
    });
    expect(answer.state).toBe(state);
  });

  test('ten thousand values that are no inputs, and nothing is rolled', () => {
    const state = awaiting();
    // One of them is a host's fault, which this game takes.
    for (const value of anyJson(1, 10_001).filter((one) => kernel.inputIssues(one).length > 0)) {
      const answer = dispatch(state, value);
      expect(answer.outcome.kind, JSON.stringify(value)).toBe('invalidInput');
      expect(answer.state).toBe(state);
    }
  });
});

describe('the host', () => {
  test('may break it off', () => {
    const { outcome, state } = dispatch(begin(), { kind: 'abort' });
    expect(outcome).toMatchObject({
      kind: 'committed',
      frame: { changes: [{ events: [{ kind: 'victoryDetermined', outcome: 'ABORT' }] }] },
    });
    expect(state.machine).toMatchObject({ state: 'ENDED', outcome: 'ABORT' });
  });

  test('records a fault, whose actor is who acts unless it is said', () => {
    const fault = { kind: 'fault', errorType: 'TypeError', message: 'x', code: 'behaviourThrew', by: 'machine' };
    const event = (input: object): unknown => {
      const { outcome } = dispatch(awaiting(), input);
      return outcome.kind === 'committed' ? outcome.frame.changes[0]?.events[0] : outcome;
    };
    expect(event(fault)).toEqual({
      kind: 'encounterFaulted',
      state: 'AWAIT_INTENT',
      actorId: 'ann',
      errorType: 'TypeError',
      message: 'x',
    });
    expect(event({ ...fault, actor: null })).toMatchObject({ actorId: null });
  });

  test.each(['step', 'abort', 'fault'])('changes nothing with %s after the end', (kind) => {
    const over = dispatch(begin(), { kind: 'abort' }).state;
    const input = kind === 'fault' ? { kind, errorType: 'Error', message: '' } : { kind };
    const answer = dispatch(over, input);
    expect(answer.outcome).toEqual({ kind: 'noChange' });
    expect(answer.state).toBe(over);
  });
});

describe('the guard', () => {
  const looping = (steps: number): EncounterState => {
    const state = dispatch(begin(), { kind: 'step' }).state;
    return { ...state, machine: { ...state.machine, steps } };
  };

  test('ends a loop as a fault', () => {
    const { outcome, state } = dispatch(looping(MOST_STEPS), { kind: 'step' });
    expect(outcome).toMatchObject({
      frame: { changes: [{ events: [{ kind: 'encounterFaulted', errorType: 'EncounterLoopError' }] }] },
    });
    expect(state.machine).toMatchObject({ state: 'ENDED', outcome: 'FAULTED' });
  });

  test('starts over with each round and turn', () => {
    const round = dispatch(looping(MOST_STEPS - 1), { kind: 'step' }).state;
    expect([round.machine.state, round.machine.steps]).toEqual(['TURN_START', 1]);
    expect(dispatch(round, { kind: 'step' }).state.machine.steps).toBe(1);
  });
});
