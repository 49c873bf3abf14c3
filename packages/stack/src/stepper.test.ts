// The document's names: startAction, resumeWithAnswer and runUntilPause over dispatch.
import { createKernel } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { createStepper } from './index.ts';
import { A, B, toyGame, toyState } from './testing/toy.ts';
import { answering, doing } from './testing/play.ts';
import type { Task, Toy, ToyInput } from './testing/toy-types.ts';
import type { Answer } from '@turnwise/game';

type Action = Exclude<ToyInput, Answer>;

const kernel = createKernel<Toy>(toyGame().rules, { development: true });
const stepper = createStepper(kernel);
const action = (task: Task): Action => doing(task) as Action;

const MAY: Task = { do: 'may', seat: A, task: { do: 'draw', seat: B, count: 1 } };

describe.each(['startAction', 'runUntilPause'] as const)('%s', (name) => {
  test('is Done with the events of an action that asks nothing', () => {
    const result = stepper[name](toyState(0, 0), action({ do: 'draw', seat: B, count: 1 }));
    expect(result).toMatchObject({
      kind: 'Done',
      state: { hands: [[], [1]] },
      events: [{ kind: 'began' }, { kind: 'drew' }],
    });
  });

  test('is Done without events where nothing happened', () => {
    const start = toyState(0, 0);
    const result = stepper[name](start, action({ do: 'all', tasks: [] }));
    expect(result).toEqual({ kind: 'Done', state: start, events: [] });
  });

  test('needs a choice where one is asked, and has all where several are', () => {
    expect(stepper[name](toyState(0, 0), action(MAY))).toMatchObject({
      kind: 'NeedChoice',
      choice: { id: 'yesNo1', seat: A },
      choices: [{ id: 'yesNo1' }],
      events: [{ kind: 'began' }, { kind: 'asked' }],
    });
    expect(stepper[name](toyState(1, 1), action({ do: 'showdown' }))).toMatchObject({
      kind: 'NeedChoice',
      choice: { id: 'selectCards1' },
      choices: [{ id: 'selectCards1' }, { id: 'selectCards2' }],
    });
  });

  test('is Refused, with the state as it was', () => {
    const over = { ...toyState(1), over: true };
    const result = stepper[name](over, action(MAY));
    expect(result).toMatchObject({ kind: 'Refused', refusal: { kind: 'disallowed', code: 'gameOver' } });
    expect(result.state).toBe(over);
    expect(stepper[name](toyState(1), action({ do: 'dig' }))).toMatchObject({
      kind: 'Refused',
      refusal: { kind: 'aborted', code: 'guardExceeded' },
    });
    expect(stepper[name](toyState(1), { kind: 'do' } as Action)).toMatchObject({
      kind: 'Refused',
      refusal: { kind: 'invalidInput' },
    });
  });
});

test('Failed is a fault in the program, with the state as it was', () => {
  const faulty = toyGame({
    step() {
      throw new Error('oops');
    },
  });
  const start = toyState(1);
  const result = createStepper(createKernel<Toy>(faulty.rules)).startAction(start, action(MAY));
  expect(result).toMatchObject({ kind: 'Failed', error: { code: 'behaviourThrew', message: 'oops' } });
  expect(result.state).toBe(start);
});

test('resumeWithAnswer goes on to the next choice, and to the end', () => {
  const start = stepper.startAction(toyState(0, 0), action({ do: 'all', tasks: [MAY, MAY] }));
  const next = stepper.resumeWithAnswer(start.state, answering(start.state, true));
  expect(next).toMatchObject({ kind: 'NeedChoice', choice: { id: 'yesNo2' }, state: { hands: [[], [1]] } });
  const refused = stepper.resumeWithAnswer(next.state, answering(start.state, true));
  expect(refused).toMatchObject({ kind: 'Refused', refusal: { code: 'choiceClosed' } });
  const end = stepper.resumeWithAnswer(refused.state, answering(next.state, false));
  expect(end).toMatchObject({ kind: 'Done', state: { hands: [[], [1]] }, events: [{ kind: 'answered' }] });
});

test('an answer to one of several leaves the others to be collected', () => {
  const start = stepper.startAction(toyState(1, 1), action({ do: 'showdown' }));
  expect(stepper.resumeWithAnswer(start.state, answering(start.state, [1]))).toMatchObject({
    kind: 'NeedChoice',
    choice: { id: 'selectCards2' },
    choices: [{ id: 'selectCards2' }],
  });
});
